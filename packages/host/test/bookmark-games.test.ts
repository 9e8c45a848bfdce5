import { GAMES } from '@fathom/games';
import { foldLog } from '@fathom/host';
import type { MatchRow, MatchState } from '@fathom/host';
import { luckOf, openAudience } from '@fathom/kit';
import type { Audience, AudienceBookmark, Millis, Playable, Seat, Seed, Viewer } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { readBookmark, writeBookmark } from '../src/bookmark.ts';
import { foldRow } from '../src/fold.ts';
import { storedPaper } from '../src/papers.ts';
import type { KeptPaper } from '../src/papers.ts';
import { tableOf } from '../src/state.ts';

// A match that is taken up from a bookmark says byte for byte what it says when it is folded from its first row: to every viewer, in
// every game, at whatever place it stood.

/** What was done: a row of the log, or something drawn on paper. */
type Step = { readonly row: MatchRow } | { readonly paper: KeptPaper };

interface Voyage {
  readonly game: Playable;
  readonly steps: readonly Step[];
  readonly viewers: readonly Viewer[];
}

const CODE = 'code';
const VOYAGES: readonly (readonly [string, object, number])[] = [
  ['depth-charge', {}, 400],
  ['captain-sonar', {}, 300],
  ['captain-sonar', { mode: 'realTime', damage: 4 }, 500],
  ['dark-water-salvage', {}, 300],
  ['search-diver', { players: 2 }, 300],
];

const guestOf = (seat: Seat): string => `guest of ${seat}`;

function beginning(game: Playable, setup: unknown, seed: number): MatchRow[] {
  const seats = game.chairs(setup).map((chair) => chair.seat);
  return [
    {
      type: 'created',
      at: 1_000,
      id: '23456789',
      game: game.id,
      version: game.version,
      setup,
      clock: { type: 'none' },
      visibility: 'public',
      pace: 'instant',
      creator: guestOf(seats[0] as Seat),
      plan: {},
      hostSeed: String(seed).padStart(64, '0') as Seed,
    },
    ...seats.map((seat): MatchRow => ({
      type: 'seated',
      at: 1_000,
      seat,
      guest: guestOf(seat),
      name: seat,
      contribution: null,
    })),
    { type: 'started', at: 1_000 },
  ];
}

/** Whatever is legal, with talk between it, until it is over or has become long. */
function setOut([id, options, most]: (typeof VOYAGES)[number], seed: number): Voyage {
  const game = GAMES.find((known) => known.id === id) as Playable;
  const setup = game.parseSetup(options);
  const chairs = game.chairs(setup);
  const dice = luckOf(seed, id);
  const rows = beginning(game, setup, seed);
  const steps: Step[] = rows.map((row) => ({ row }));
  const state = folded(steps, game);
  const add = (row: MatchRow): void => {
    steps.push({ row });
    foldRow(state, row, { bytes: JSON.stringify(row).length });
  };
  for (let at = 0; steps.length < most && state.status === 'running'; at += dice.int(2_000)) {
    const table = tableOf(state);
    const due = table.deadline();
    const seat = dice.pick(chairs).seat;
    const legal = [...table.legal(seat)];
    const time = Math.max(at, table.rows.at(-1)?.input.at ?? 0) as Millis;
    if (due !== null && (due <= time || (legal.length === 0 && dice.int(4) === 0))) {
      const tick = table.propose({ type: 'tick', at: due });
      if (tick.ok) add({ type: 'played', id: null, ...tick.row });
      continue;
    }
    if (dice.int(12) === 0) add(said(seat, steps.length));
    const taken =
      legal.length === 0
        ? null
        : table.propose({ type: 'act', at: time, seat, action: dice.pick(legal) });
    if (taken === null || !taken.ok || (taken.outcome !== null && steps.length < most / 2))
      continue;
    if (taken.paper === null) add({ type: 'played', id: `i${steps.length}`, ...taken.row });
    else if (seed % 2 === 0 || steps.length < most / 3)
      // What lies on the table since long ago is not told of again.
      steps.push({ paper: { ...table.draw({ key: taken.paper, row: taken.row }), id: null } });
  }
  const alone = chairs.map((chair): Viewer => [chair.seat]);
  const sides = [...new Set(chairs.map(({ side }) => side))];
  const crews = sides.map((side) =>
    chairs.filter((chair) => chair.side === side).map((chair) => chair.seat),
  );
  return { game, steps, viewers: [[], ...alone, ...crews.filter((crew) => crew.length > 1)] };
}

const said = (seat: Seat, n: number): MatchRow => ({
  type: 'chatted',
  id: `c${n}`,
  guest: guestOf(seat),
  line: { n, to: 'table', seat, name: seat, text: `line ${n}`, at: 1_000 } as never,
});

const papersOf = (steps: readonly Step[]): KeptPaper[] => [
  ...new Map(
    steps.flatMap((step) => ('paper' in step ? [[step.paper.key, step.paper]] : [])),
  ).values(),
];
/** As it is loaded from its log. */
function folded(steps: readonly Step[], game: Playable): MatchState {
  const texts = steps.flatMap((step) => ('row' in step ? [JSON.stringify(step.row)] : []));
  return foldLog(
    texts.map((row, seq) => ({ seq, row })),
    [game],
    papersOf(steps).map((paper) => storedPaper('23456789', paper)),
  );
}
/** One more step of a match in memory. */
function take(state: MatchState, step: Step): 'row' | 'paper' | 'other' {
  if ('paper' in step) tableOf(state).draw(throughJson(step.paper));
  else foldRow(state, throughJson(step.row), { bytes: JSON.stringify(step.row).length });
  if ('paper' in step) return 'paper';
  return step.row.type === 'played' ? 'row' : 'other';
}
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const keyOf = (viewer: Viewer): string => viewer.join(' ');
function bookmarkOf(state: MatchState, viewers: readonly Viewer[]): string {
  const audiences = new Map(
    viewers.map((viewer) => [
      keyOf(viewer),
      JSON.stringify(openAudience(tableOf(state), viewer).bookmark()),
    ]),
  );
  return writeBookmark(state, { code: CODE, lastRow: '', audiences });
}
/** The same match, taken up from a bookmark at some place, with the rows since. */
function takenUp(
  text: string,
  steps: readonly Step[],
  { at, game }: { at: number; game: Playable },
): MatchState {
  const read = readBookmark(text, {
    code: CODE,
    games: [game],
    papers: throughJson(papersOf(steps)).toSorted((a, b) => a.place - b.place),
  });
  if (read === null) throw new Error('it was not read');
  for (const step of steps.slice(at)) if ('row' in step) take(read.match, step);
  return read.match;
}
const audienceAt = (state: MatchState, viewer: Viewer): Audience => {
  const text = state.bookmark?.audiences.get(keyOf(viewer));
  const from = text === undefined ? undefined : (JSON.parse(text) as AudienceBookmark);
  return openAudience(tableOf(state), viewer, from);
};
/** All that somebody can ask for. */
function answers(audience: Audience): readonly unknown[] {
  const snapshot = audience.snapshot();
  const { n } = JSON.parse(snapshot) as { readonly n: number };
  const numbers = [n + 1, ...Array.from({ length: 36 }, (_, i) => n - i), 0, -1];
  return [snapshot, ...numbers.map((last) => audience.since(last)), audience.earlier(n + 1)];
}
/** All earlier pages, once the first rows are at hand. */
function pages(audience: Audience): readonly string[] {
  const found: string[] = [];
  let { earlier = 0 } = JSON.parse(audience.snapshot()) as { readonly earlier?: number };
  while (earlier > 0) {
    const page = audience.earlier(earlier);
    if (page === null) throw new Error('a page is missing');
    found.push(page);
    ({ earlier } = JSON.parse(page) as { readonly earlier: number });
  }
  return found;
}

describe.each(VOYAGES)('%s %o', (...plan) => {
  test.each([1, 2])('is the same from a bookmark as from its first row, seed %d', (seed) => {
    const { game, steps, viewers } = setOut(plan, seed);
    const dice = luckOf(seed, 'places');
    const begun = game.chairs(game.parseSetup(plan[1])).length + 2;
    expect(steps.length).toBeGreaterThan(60);
    for (const at of [begun, ...[1, 2, 3].map(() => begun + dice.int(steps.length - begun))]) {
      const until = at + dice.int(steps.length - at + 1);
      const text = bookmarkOf(folded(steps.slice(0, at), game), viewers);
      // Loaded at a later place.
      const later = steps.slice(0, until);
      const [stood, whole] = [takenUp(text, later, { at, game }), folded(later, game)];
      for (const viewer of viewers)
        expect(answers(audienceAt(stood, viewer))).toEqual(answers(audienceAt(whole, viewer)));
      const parts = { code: CODE, lastRow: '', audiences: new Map<string, string>() };
      expect(writeBookmark(stood, parts)).toBe(writeBookmark(whole, parts));
      // All that it can be asked for once its first rows are at hand.
      const first = tableOf(whole).rows;
      tableOf(stood).recall(throughJson(first));
      expect(JSON.stringify(tableOf(stood).rows)).toBe(JSON.stringify(first));
      for (const viewer of viewers) {
        const anew = openAudience(tableOf(stood), viewer);
        expect([answers(anew), pages(anew)]).toEqual([
          answers(audienceAt(whole, viewer)),
          pages(audienceAt(whole, viewer)),
        ]);
      }
    }
  });

  test('goes on the same, with everybody there', () => {
    const { game, steps, viewers } = setOut(plan, 3);
    const begun = game.chairs(game.parseSetup(plan[1])).length + 2;
    const at = begun + luckOf(3, 'place').int(steps.length - begun);
    const before = steps.slice(0, at);
    const [stood, whole] = [
      takenUp(bookmarkOf(folded(before, game), viewers), before, { at, game }),
      folded(before, game),
    ];
    const listening = viewers.map((viewer) => {
      const both = [audienceAt(stood, viewer), audienceAt(whole, viewer)];
      for (const audience of both) audience.snapshot();
      return both;
    });
    for (const step of steps.slice(at)) {
      const kind = take(stood, step);
      take(whole, step);
      if (kind === 'other') continue;
      for (const both of listening) {
        const [one, other] = both.map((audience) =>
          kind === 'row' ? audience.next() : audience.paper(),
        );
        expect(one).toBe(other);
      }
    }
    for (const [one, other] of listening as [Audience, Audience][])
      expect(answers(one)).toEqual(answers(other));
  });
});

test('papers are drawn in some of these', () => {
  const drawn = VOYAGES.map((plan) => papersOf(setOut(plan, 1).steps).length);
  expect(Math.max(...drawn)).toBeGreaterThan(1);
});
