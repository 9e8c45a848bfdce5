import { GAMES } from '@fathom/games';
import { loadMatch, NO_LOG } from '@fathom/host';
import type { LiveMatch, Matches } from '@fathom/host';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Side } from '@fathom/kit';
import type { FinishedMatch } from '../../src/people/ratings/finished.ts';
import { tellFinished } from '../../src/people/ratings/ledger.ts';
import { NEW_SKILL, skillsAfter } from '../../src/people/ratings/model.ts';
import type { PersonSkill } from '../../src/people/ratings/model.ts';
import { rebuildRatings } from '../../src/people/ratings/rebuild.ts';
import { adoptResults } from '../../src/people/ratings/statements.ts';
import { openTeller } from '../../src/people/ratings/teller.ts';
import type { Teller } from '../../src/people/ratings/teller.ts';
import type { Store } from '../../src/store/index.ts';
import { person, writeDuel } from './finished-logs.ts';
import type { PastDuel } from './finished-logs.ts';
import { STORES } from './stores.ts';

const [ANN, BEN, CIM] = [person(1), person(2), person(3)];
const START = 1_794_800_000_000;

const nothing = (): void => {};
const never = (): (() => void) => nothing;
const tellerOf = (store: Store, atHand: Matches['atHand'] = () => null): Teller =>
  openTeller({ store, games: GAMES, matches: { atHand }, log: NO_LOG, after: never });
const opened = (store: Store): Store => {
  onTestFinished(() => store.close());
  return store;
};

const duel = (
  n: number,
  [black, red]: readonly [string, string],
  more: Partial<PastDuel> = {},
): PastDuel => ({
  id: `match${String(n + 200)}`,
  black,
  red,
  endedAt: START + n * 60_000,
  ...more,
});
const PLAYED: readonly PastDuel[] = [
  duel(1, [ANN, BEN]),
  duel(2, [BEN, CIM], { winner: 'red' }),
  duel(3, [CIM, ANN]),
  duel(4, [ANN, BEN], { winner: 'red' }),
  duel(5, [BEN, CIM]),
];

const unratedDuel = (n: number, [black, red]: readonly [string, string]): FinishedMatch => ({
  match: `match${String(n + 200)}`,
  game: 'depth-charge',
  mode: 'any',
  endedAt: START + n,
  date: START + n,
  listed: true,
  people: [
    { person: black, side: 'black' as Side, outcome: 'won', level: '', role: 'captain' },
    { person: red, side: 'red' as Side, outcome: 'lost', level: '', role: 'captain' },
  ],
  rated: null,
});

const inOrder = (
  skills: ReadonlyMap<string, PersonSkill>,
): readonly (readonly [string, PersonSkill])[] =>
  [...skills].toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The fold as it is meant: one match after the other. */
function foldOf(duels: readonly PastDuel[]): readonly (readonly [string, PersonSkill])[] {
  const skills = new Map<string, PersonSkill>();
  for (const { black, red, winner = 'black' } of duels.toSorted((a, b) => a.endedAt - b.endedAt))
    for (const [one, skill] of skillsAfter(
      [
        { people: [black], place: winner === 'black' ? 1 : 2 },
        { people: [red], place: winner === 'red' ? 1 : 2 },
      ],
      (who) => skills.get(who) ?? NEW_SKILL,
    ))
      skills.set(one, skill);
  return inOrder(skills);
}

async function ratingsIn(store: Store): Promise<readonly (readonly [string, PersonSkill])[]> {
  const rows = await store.people.read<PersonSkill & { person: string }>(
    'SELECT person, mu, sigma FROM ratings WHERE pool = $1 ORDER BY person',
    ['depth-charge/any'],
  );
  return rows.map(({ person: who, mu, sigma }) => [who, { mu, sigma }]);
}

const TABLES = [
  ['results', 'person, match'],
  ['tallies', 'person, game, mode, level, role'],
  ['meetings', 'person, other'],
  ['ratings', 'pool, person'],
  ['rating_changes', 'match, person'],
  ['told_matches', 'match'],
] as const;
const allIn = (store: Store): Promise<unknown> =>
  Promise.all(
    TABLES.map(([table, order]) =>
      store.people.read(`SELECT * FROM ${table} ORDER BY ${order}`, []),
    ),
  );

describe.each(STORES)('ratings in a %s store', (_name, makeOpener) => {
  it('are a fold over finished matches in the order they ended', async () => {
    const store = opened(await (await makeOpener())());
    const teller = tellerOf(store);
    for (const one of PLAYED) {
      await writeDuel(store, one);
      await teller.tellAll();
    }
    expect(await ratingsIn(store)).toEqual(foldOf(PLAYED));
    await teller.tellAll();
    expect(await ratingsIn(store), 'told once').toEqual(foldOf(PLAYED));
  });

  it('what has just ended in memory is told without reading its log', async () => {
    const store = opened(await (await makeOpener())());
    const live = new Map<string, LiveMatch>();
    for (const one of PLAYED) {
      await writeDuel(store, one);
      live.set(one.id, (await loadMatch(store, GAMES, one.id)) as unknown as LiveMatch);
    }
    const read = vi.spyOn(store, 'read');
    const teller = tellerOf(store, (id) => live.get(id) ?? null);
    await teller.tellAll();
    expect(await ratingsIn(store)).toEqual(foldOf(PLAYED));
    expect(read).not.toHaveBeenCalled();
  });

  it('a match that is heard of late takes its place, and all numbers are those of the logs', async () => {
    const store = opened(await (await makeOpener())());
    const teller = tellerOf(store);
    for (const n of [4, 0, 3, 1, 2]) {
      const one = PLAYED[n] as PastDuel;
      await writeDuel(store, { ...one, listedAt: START + 600_000 });
      await teller.tellAll();
    }
    expect(await ratingsIn(store)).toEqual(foldOf(PLAYED));
    const before = await allIn(store);
    const rebuilt = await rebuildRatings({ store, games: GAMES, say: nothing, complain: nothing });
    expect(rebuilt).toEqual({ told: 5, rated: 5, unreadable: 0 });
    expect(await allIn(store)).toEqual(before);
  });

  it('several nodes that hear of the same endings count each of them once', async () => {
    const open = await makeOpener();
    const stores = [opened(await open())];
    const store = stores[0] as Store;
    for (const one of PLAYED) await writeDuel(store, one);
    await Promise.all([1, 2, 3].map(() => tellerOf(store).tellAll()));
    expect(await ratingsIn(store)).toEqual(foldOf(PLAYED));
    const [row] = await store.people.read('SELECT won, lost FROM tallies WHERE person = $1', [ANN]);
    expect(row).toEqual({ won: 1, lost: 2 });
  });

  it('endings that are told together, and in part by others at the same moment, count once each', async () => {
    const store = opened(await (await makeOpener())());
    const finished = [1, 2, 3, 4].map((n) => unratedDuel(n, [ANN, BEN]));
    await Promise.all(
      [finished.slice(0, 3), finished.slice(1), finished.toReversed()].map((some) =>
        tellFinished(store.people, some),
      ),
    );
    const { read } = store.people;
    expect(await read('SELECT won, lost FROM tallies ORDER BY person', [])).toEqual([
      { won: 4, lost: 0 },
      { won: 0, lost: 4 },
    ]);
    expect(await read('SELECT played FROM meetings', [])).toEqual([{ played: 4 }, { played: 4 }]);
    expect(await read('SELECT match FROM told_matches', [])).toHaveLength(4);
    expect(await read('SELECT match FROM results', [])).toHaveLength(8);
  });

  it('a server that goes between the end of a match and its telling loses nothing', async () => {
    const open = await makeOpener();
    const first = await open();
    await writeDuel(first, PLAYED[0] as PastDuel);
    await tellerOf(first).tellAll();
    for (const one of PLAYED.slice(1)) await writeDuel(first, one);
    await first.close();
    const again = opened(await open());
    await tellerOf(again).tellAll();
    expect(await ratingsIn(again)).toEqual(foldOf(PLAYED));
  });

  it.each([
    ['nobody asked for it', { rated: false }],
    ['guests played', { guests: true }],
    ['one side never came', { placed: 1 }],
  ])('a match does not count where %s, but is a result all the same', async (_why, more) => {
    const store = opened(await (await makeOpener())());
    await writeDuel(store, duel(1, [ANN, BEN], more));
    await tellerOf(store).tellAll();
    expect(await ratingsIn(store)).toEqual([]);
    const results = await store.people.read(
      'SELECT person, outcome FROM results ORDER BY person',
      [],
    );
    expect(results).toEqual([
      { person: ANN, outcome: 'won' },
      { person: BEN, outcome: 'lost' },
    ]);
  });

  it('of an account that was deleted before a match was told of nothing is noted', async () => {
    const store = opened(await (await makeOpener())());
    await store.people.write([
      {
        text: `INSERT INTO accounts (person, name, handle, made_at, deleted_at) VALUES ($1, '', 'h', 0, 1)`,
        values: [ANN],
      },
    ]);
    await writeDuel(store, duel(1, [ANN, BEN]));
    await tellerOf(store).tellAll();
    for (const [table, people] of [
      ['results', [BEN]],
      ['tallies', [BEN]],
      ['meetings', []],
    ] as const) {
      const rows = await store.people.read<{ person: string }>(`SELECT person FROM ${table}`, []);
      expect([table, rows.map((row) => row.person)]).toEqual([table, people]);
    }
  });

  it('whoever turns out to be their own opponent has met nobody by it', async () => {
    const store = opened(await (await makeOpener())());
    for (const one of [
      duel(1, [ANN, CIM], { guests: true }),
      duel(2, [CIM, BEN], { guests: true }),
    ])
      await writeDuel(store, one);
    await tellerOf(store).tellAll();
    expect(await store.people.write(adoptResults(CIM, ANN))).toBeNull();
    const { read } = store.people;
    expect(await read('SELECT person, match FROM results ORDER BY match, person', [])).toEqual([
      { person: ANN, match: 'match201' },
      { person: CIM, match: 'match201' },
      { person: ANN, match: 'match202' },
      { person: BEN, match: 'match202' },
    ]);
    expect(await read('SELECT person, other FROM meetings ORDER BY person', [])).toEqual([
      { person: ANN, other: BEN },
      { person: BEN, other: ANN },
    ]);
  });

  it('more endings than are looked at in one go', async () => {
    const store = opened(await (await makeOpener())());
    const many = Array.from({ length: 120 }, (_, n) =>
      duel(n, [n % 2 === 0 ? ANN : CIM, BEN], { endedAt: START + n, rated: n > 117 }),
    );
    for (const one of many) await writeDuel(store, one);
    await tellerOf(store).tellAll();
    expect(await store.people.read('SELECT match FROM told_matches', [])).toHaveLength(120);
    expect(await ratingsIn(store)).toEqual(foldOf(many.filter(({ rated }) => rated === true)));
  });
});

it('what a guest has played is the other’s who they turn out to be', async () => {
  const { makeMemoryDisk, openMemoryStore } = await import('../../src/store/index.ts');
  const store = openMemoryStore(makeMemoryDisk());
  for (const one of [duel(1, [ANN, BEN], { rated: false }), duel(2, [CIM, BEN], { rated: false })])
    await writeDuel(store, one);
  await tellerOf(store).tellAll();
  await store.people.write(adoptResults(CIM, ANN));
  const won = await store.people.read('SELECT person, won, lost FROM tallies ORDER BY person', []);
  expect(won).toEqual([
    { person: ANN, won: 2, lost: 0 },
    { person: BEN, won: 0, lost: 2 },
  ]);
  const met = await store.people.read(
    'SELECT person, other, played FROM meetings ORDER BY person',
    [],
  );
  expect(met).toEqual([
    { person: ANN, other: BEN, played: 2 },
    { person: BEN, other: ANN, played: 2 },
  ]);
});
