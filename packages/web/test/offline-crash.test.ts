import 'fake-indexeddb/auto';
import { depthChargePlayable } from '@fathom/depth-charge/playable';
import type { MatchRow } from '@fathom/host';
import { rngFor, verifyRecord } from '@fathom/kit';
import type { Playable, Rng, Seed } from '@fathom/kit';
import { searchDiverPlayable } from '@fathom/search-diver/playable';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { openDatabase, storeIn } from '../src/offline/browser-store.ts';
import type { LocalStore } from '../src/offline/browser-store.ts';
import { localRecord } from '../src/offline/local-match.ts';
import type { LocalWanted } from '../src/offline/local-match.ts';
import { openPage, WANTED } from './local-table.ts';
import type { Page } from './local-table.ts';

const forEver = new Promise<never>(() => {});
const LONGEST_LIFE = 12; // moments at which a worker may die: two a row
const CRASHES = 10;

/** A worker's share of the store. It dies before a row is written, or after it and before anybody is told. */
interface Worker {
  readonly store: LocalStore;
  readonly died: Promise<'died'>;
  readonly isDead: () => boolean;
}
function openWorker(store: LocalStore, luck: Rng): Worker {
  let dead = false;
  let left = 1 + luck.int(LONGEST_LIFE);
  let die: () => void;
  const died = new Promise<'died'>((resolve) => {
    die = () => {
      dead = true;
      resolve('died');
    };
  });
  const mayDie = async (): Promise<void> => {
    left -= 1;
    if (left === 0) die();
    if (dead) await forEver;
  };
  return {
    died,
    isDead: () => dead,
    store: {
      ...store,
      watch: () => () => {},
      append: async (append) => {
        await mayDie();
        const appended = await store.append(append);
        await mayDie();
        return appended;
      },
    },
  };
}

interface Tally {
  crashes: number;
  readonly acknowledged: string[];
}

/** Plays to the end, whatever happens to the workers. Whatever was not answered is sent again, as a page does. */
async function playThrough({ game, wanted }: Scene, store: LocalStore, luck: Rng): Promise<Tally> {
  const tally: Tally = { crashes: 0, acknowledged: [] };
  const [seat] = game
    .chairs(wanted.options)
    .flatMap((chair) => (wanted.seats[chair.seat] === 'me' ? [chair.seat] : []));
  if (seat === undefined) throw new Error('nobody plays');
  let page: Page | undefined;
  let pending: { id: string; action: unknown } | null = null;
  const isOver = (): boolean => page?.info()?.status === 'finished';
  for (let inputs = 0; !isOver();) {
    const worker = openWorker(store, luck);
    page = openPage(worker.store, {
      wanted,
      rules: game,
      after: (millis, task) => {
        const timer = setTimeout(() => (worker.isDead() ? undefined : task()), millis / 1_000);
        return () => clearTimeout(timer);
      },
      ...(page === undefined ? {} : { knows: page }),
    });
    const here = page;
    const orDeath = <T>(wait: Promise<T>): Promise<T | 'died'> => Promise.race([wait, worker.died]);
    here.join(here.seen());
    let end: unknown = await orDeath(here.until(({ t }) => t === 'welcome' || t === 'resumed'));
    while (end !== 'died' && !isOver()) {
      end = await orDeath(
        here.until(() => isOver() || pending !== null || canAct(game, here, seat)),
      );
      if (end === 'died' || isOver()) break;
      pending ??= {
        id: `input-${inputs++}`,
        action: luck.pick([...game.legal(here.view(), seat)]),
      };
      const { id, action } = pending;
      here.say({ t: 'act', id, seat, action });
      end = await orDeath(here.until((message) => 're' in message && message.re === id));
      if (end === 'died') break;
      const answer = end as { readonly t: string };
      if (answer.t !== 'refused') tally.acknowledged.push(id);
      pending = null;
    }
    if (end === 'died') tally.crashes += 1;
    else await here.close();
  }
  return tally;
}
const canAct = (game: Playable, page: Page, seat: Parameters<Playable['legal']>[1]): boolean => {
  const [first] = game.legal(page.view(), seat);
  return first !== undefined;
};

interface Scene {
  readonly game: Playable;
  readonly wanted: LocalWanted;
}
const SCENES: readonly Scene[] = [
  {
    game: depthChargePlayable,
    wanted: { ...WANTED, seats: { black: 'me', red: { bot: 'cadet' } } },
  },
  {
    game: searchDiverPlayable,
    wanted: {
      ...WANTED,
      game: searchDiverPlayable.id,
      options: {},
      seats: Object.fromEntries(
        searchDiverPlayable
          .chairs({})
          .map(({ seat }, i) => [
            seat,
            i === 0 ? 'me' : { bot: searchDiverPlayable.levels[0]?.level ?? '' },
          ]),
      ),
    },
  },
];

describe('workers that die again and again in the middle of a match', () => {
  test.each(SCENES)('lose and double nothing: $game.id', async ({ game, wanted }) => {
    let crashes = 0;
    for (let position = 0; crashes < CRASHES; position++) {
      const luck = rngFor('c'.repeat(64) as Seed, position);
      const store = storeIn(await openDatabase(new IDBFactory()));
      const tally = await playThrough({ game, wanted }, store, luck);
      crashes += tally.crashes;
      const log = (await store.read(wanted.match)).map(({ row }) => JSON.parse(row) as MatchRow);
      const ids = log.flatMap((row) => (row.type === 'played' ? (row.id ?? []) : []));
      expect(new Set(ids).size, 'an input is in the log twice').toBe(ids.length);
      for (const id of tally.acknowledged) expect(ids, `${id} is lost`).toContain(id);
      const record = await localRecord(store, async () => game, wanted.match);
      if (record === null) throw new Error('the match did not end');
      expect(verifyRecord(game, record)).toMatchObject({ ok: true });
      await store.close();
    }
  });
});
