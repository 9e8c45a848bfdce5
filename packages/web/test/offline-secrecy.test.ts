import 'fake-indexeddb/auto';
import { captainSonarPlayable } from '@fathom/captain-sonar/playable';
import { depthChargePlayable } from '@fathom/depth-charge/playable';
import { virtualClock } from '@fathom/host';
import { matchSeed, rngFor } from '@fathom/kit';
import type { Millis, Playable, Rng, Seat, Seed, Table } from '@fathom/kit';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { openDatabase, storeIn } from '../src/offline/browser-store.ts';
import type { LocalStore } from '../src/offline/browser-store.ts';
import type { LocalWanted } from '../src/offline/local-match.ts';
import { isReply, joined, openPage, WANTED } from './local-table.ts';
import type { Page } from './local-table.ts';

interface Step {
  readonly seat: Seat;
  readonly action: unknown;
}
/** Two matches that the person must be unable to tell apart: only what a bot hides differs. */
interface PairedMatches {
  readonly one: readonly Step[];
  readonly other: readonly Step[];
}
interface Scene {
  readonly game: Playable;
  readonly wanted: LocalWanted;
  readonly steps: number;
}

const SEED = '7'.repeat(64);
const isMine = ({ wanted }: Scene, seat: Seat): boolean => wanted.seats[seat] === 'me';
const mine = (scene: Scene): readonly Seat[] =>
  scene.game
    .chairs(scene.wanted.options)
    .map(({ seat }) => seat)
    .filter((seat) => isMine(scene, seat));

function openTable(scene: Scene): Table {
  const { game, wanted } = scene;
  const setup = game.parseSetup(wanted.options);
  const seats = game.chairs(setup).map(({ seat }) => seat);
  const shares = seats.map((seat) => ({ seat, contribution: isMine(scene, seat) ? SEED : null }));
  return game.open({ setup, seed: matchSeed(wanted.match, SEED as Seed, shares) });
}

function take(table: Table, { seat, action }: Step): boolean {
  const proposal = table.propose({ type: 'act', at: 0 as Millis, seat, action });
  if (!proposal.ok || proposal.outcome !== null) return false;
  table.commit(proposal.row);
  return true;
}

/** Plays at random for a while, then looks for another first action of a bot that would have sounded just the same. */
function findPair(scene: Scene, luck: Rng): PairedMatches | null {
  const table = openTable(scene);
  const steps: Step[] = [];
  const first: { at: number; others: readonly unknown[] } = { at: -1, others: [] };
  while (steps.length < scene.steps) {
    const seat = luck.pick(table.toAct());
    const legal = [...table.legal(seat)];
    const step = { seat, action: luck.pick(legal) };
    if (first.at < 0 && !isMine(scene, seat)) {
      first.at = steps.length;
      first.others = luck.shuffle(legal).filter((other) => other !== step.action);
    }
    if (!take(table, step)) return null;
    steps.push(step);
  }
  const told = hearing(scene, steps);
  for (const action of first.others.slice(0, 200)) {
    const other = steps.with(first.at, { seat: steps[first.at]!.seat, action });
    if (hearing(scene, other) === told) return { one: steps, other };
  }
  return null;
}

/** All that the person hears; null: it cannot be played. */
function hearing(scene: Scene, steps: readonly Step[]): string | null {
  const table = openTable(scene);
  const told: unknown[] = [];
  for (const step of steps) {
    if (!table.toAct().includes(step.seat) || !take(table, step)) return null;
    told.push(table.heard(mine(scene)));
  }
  return JSON.stringify(told);
}

/** Bots that play by the book: each has the next step when it is its own. */
const scripted = (game: Playable, next: () => Step | null): Playable => ({
  ...game,
  seatBot: (_level, seat) => ({
    observe: () => {},
    choose: () => {
      const step = next();
      if (step === null || step.seat !== seat) return null;
      return { action: step.action, belief: null, options: [] };
    },
  }),
});

interface Tapes {
  readonly person: readonly string[]; // every byte that came over the worker's wire
  readonly log: readonly string[];
}

/** Plays one world in the host of a browser, with refusals and with pages that come back. */
async function record(scene: Scene, steps: readonly Step[]): Promise<Tapes> {
  const time = virtualClock(Date.UTC(2026, 0, 1));
  const store = storeIn(await openDatabase(new IDBFactory()));
  const tally = { played: 0 };
  const counting: LocalStore = {
    ...store,
    append: async (append) => {
      const appended = await store.append(append);
      if (append.row.startsWith('{"type":"played"')) tally.played += 1;
      return appended;
    },
    keep: async (paper) => {
      await store.keep(paper);
      tally.played += 1; // a drawing is a step that leaves no row
    },
  };
  const open = (knows?: Page): Promise<Page> =>
    joined(
      openPage(counting, {
        ...time,
        wanted: scene.wanted,
        rules: scripted(scene.game, () => steps[tally.played] ?? null),
        newSeed: () => SEED,
        ...(knows === undefined ? {} : { knows }),
      }),
    );
  const tape: string[] = [];
  let page = await open();
  const quiet = async (): Promise<void> => (await (await page.host).find())?.settled();
  for (const [i, { seat, action }] of steps.entries()) {
    if (isMine(scene, seat)) {
      page.say({ t: 'act', id: `step-${i}`, seat, action });
      await page.until(isReply(`step-${i}`));
      await quiet();
    } else
      while (tally.played === i) {
        await quiet();
        time.pass(100);
        await quiet();
      }
    expect(tally.played).toBe(i + 1);
    page.say({ t: 'act', id: `refused-${i}`, seat: mine(scene)[0]!, action: { type: 'nothing' } });
    await page.until(isReply(`refused-${i}`));
    page.say({ t: 'ping' });
    await quiet();
    if (i % 3 !== 2) continue;
    tape.push(...page.texts);
    await page.close();
    time.pass(1_000);
    page = await open(i % 2 === 0 ? page : undefined);
  }
  tape.push(...page.texts);
  await page.close();
  const log = (await store.read(scene.wanted.match)).map(({ row }) => row);
  await store.close();
  return { person: tape, log };
}

const CREW = ['captain', 'firstMate', 'engineer', 'radioOperator'] as const;
const SCENES: readonly Scene[] = [
  {
    game: depthChargePlayable,
    wanted: { ...WANTED, clock: { type: 'bank', minutes: 30, increment: 5 } },
    steps: 10,
  },
  {
    game: captainSonarPlayable,
    wanted: {
      ...WANTED,
      game: 'captain-sonar',
      options: {},
      seats: Object.fromEntries([
        ...CREW.map((role) => [`alpha.${role}`, 'me' as const]),
        ...CREW.map((role) => [`bravo.${role}`, { bot: 'cadet' }]),
      ]),
    },
    steps: 8,
  },
];
const PAIRS = 3;

describe('worlds that differ only in what a bot hides', () => {
  test.each(SCENES)('are the same to the byte on the worker’s wire: $game.id', async (scene) => {
    let pairs = 0;
    for (let position = 0; pairs < PAIRS && position < 200; position++) {
      const pair = findPair(scene, rngFor('5'.repeat(64) as Seed, position));
      if (pair === null) continue;
      pairs += 1;
      const one = await record(scene, pair.one);
      const other = await record(scene, pair.other);
      expect(one.person.length).toBeGreaterThan(scene.steps * 2);
      expect(one.person).toStrictEqual(other.person);
      expect(one.log, 'the worlds are different, and their logs show it').not.toStrictEqual(
        other.log,
      );
    }
    expect(pairs, 'pairs of truly different worlds').toBe(PAIRS);
  });
});
