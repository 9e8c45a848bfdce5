import { captainSonar, enemyOf, seatOf, SIDES } from '@fathom/captain-sonar';
import type { Cell, Course, Setup, SideName, State } from '@fathom/captain-sonar';
import type { Rng } from '@fathom/kit';
import { expect, test, vi } from 'vitest';
import { beliefAtStart, believe, cells, chances, hear, isPossible } from '../src/belief.ts';
import type { Belief } from '../src/belief.ts';
import { LIMITS } from '../src/belief/shapes.ts';
import { shifts } from '../src/belief/shifts.ts';
import type * as Charts from '../src/charts/in-play.ts';
import { imagine } from '../src/imagine.ts';
import { Enumeration, habits, keyOf, moved, randomMove } from './belief/explicit.ts';
import { randomPlay } from './belief/random-play.ts';
import { begin, beginRealTime, luck, options, play } from './play.ts';

vi.mock('../src/charts/in-play.ts', async (original) => {
  const charts = await original<typeof Charts>();
  const { pondOf } = await import('./belief/pond.ts');
  return {
    ...charts,
    chartInPlay: (...given: Parameters<typeof charts.chartInPlay>) =>
      pondOf(given[0].map) ?? charts.chartInPlay(...given),
  };
});

/** How many games in each: where there is little room, mines get in each other's way. */
const PONDS = { pond: 3, creek: 4, puddle: 6, ditch: 20 } as const;
const RULE_SETS: readonly Partial<Setup>[] = [
  {},
  { scenario: 'ice' },
  { chainMines: true },
  { torpedoPath: 'free', scenario: 'ice', chainMines: true },
];
const CASES = (Object.keys(PONDS) as (keyof typeof PONDS)[]).flatMap((map) =>
  RULE_SETS.map((rules) => [map, rules] as const),
);
const MOVES = 50;
const MOST_WAYS = 400; // more are not tried out one by one

const listed = (belief: Belief): readonly Cell[] =>
  cells(belief)
    .map(({ cell }) => cell)
    .toSorted();

interface RecordIndex {
  readonly state: State;
  readonly about: SideName;
  readonly tried: Enumeration;
  readonly story: string;
}

/** Random games in small waters, with every way either boat can have gone. */
function* moments(map: keyof typeof PONDS, rules: Partial<Setup>): Iterable<RecordIndex> {
  for (let seed = 0; seed < PONDS[map]; seed++) {
    const rng = luck(seed * 7919 + 1);
    const setup = { ...options(rules), map, chart: '' };
    const liked = habits(rng);
    const tried = {
      alpha: new Enumeration(setup, 'alpha'),
      bravo: new Enumeration(setup, 'bravo'),
    };
    let story = `${map}, game ${seed}`;
    let state = captainSonar.start(setup, rng);
    for (let count = 0; count < MOVES; count++) {
      const move = randomMove(state, liked, rng);
      state = moved(state, move)!;
      story += `\n${move.side} ${JSON.stringify(move.action)}`;
      for (const about of SIDES) {
        if (tried[about].states.length > MOST_WAYS) continue;
        tried[about].take(move, state);
        if (state.phase === 'playing') yield { state, about, tried: tried[about], story };
      }
    }
  }
}

const FEW = { intoSilence: 3, outOfSilence: 6 };

// Trying every way takes the time here, so that each moment serves both.
test.each(CASES)(
  'belief is what trying every way by the rules gives, and a sample of few shapes rules nothing out: %s %j',
  (map, rules) => {
    const rng = luck(1);
    const samples = { exact: 0, wider: 0 };
    for (const moment of moments(map, rules)) {
      expectAllWays(moment, rng);
      samples[expectNoneMissing(moment).isExact ? 'exact' : 'wider'] += 1;
    }
    expect(samples.wider).toBeGreaterThan(0);
    expect(samples.exact).toBeGreaterThan(0);
  },
);

function expectAllWays({ state, about, tried, story }: RecordIndex, rng: Rng): void {
  const view = captainSonar.view(state, rng.pick([[], [seatOf(enemyOf(about), 'captain')]]));
  const belief = believe(view, about);
  expect({ story, about, cells: listed(belief) }).toEqual({ story, about, cells: tried.cells });
  expect(belief.isExact).toBe(true);
  const imagined = keyOf(imagine(view, rng), about);
  const isAWay = tried.states.some((way) => keyOf(way, about) === imagined);
  expect({ story, about, imagined, isAWay }).toMatchObject({ isAWay: true });
}

function expectNoneMissing({ state, about, tried, story }: RecordIndex): Belief {
  const sample = believe(captainSonar.view(state, []), about, FEW);
  const shown = new Set(listed(sample));
  const missing = tried.cells.filter((cell) => !shown.has(cell));
  const falselyExact = sample.isExact && shown.size > tried.cells.length;
  expect({ story, about, missing, falselyExact }).toMatchObject({
    missing: [],
    falselyExact: false,
  });
  return sample;
}

const PLAYED: readonly Partial<Setup>[] = [
  { mode: 'turn', scenario: 'decoy' },
  { mode: 'turn', scenario: 'ice', chainMines: true },
  { mode: 'realTime', scenario: 'salvage' },
  { mode: 'realTime', scenario: 'minefield', chainMines: true, torpedoPath: 'free' },
];

test.each(PLAYED)('the truth is always among what is possible: %j', (some) => {
  for (let seed = 0; seed < 5; seed++) {
    const told = {
      alpha: beliefAtStart(options(some), 'alpha'),
      bravo: beliefAtStart(options(some), 'bravo'),
    };
    for (const state of randomPlay(some, 700, luck(seed)))
      for (const about of SIDES) {
        for (const said of state.record.slice(told[about].heard))
          told[about] = hear(told[about], said);
        const { position } = state.boats[about];
        if (position === null) continue;
        expect({ seed, about, is: isPossible(told[about], position) }).toMatchObject({ is: true });
        expect(chances(told[about])[told[about].sea.chart.indexOf(position)]).toBeGreaterThan(0);
      }
  }
});

test('belief announcement by announcement is belief from the whole view', () => {
  const states = [...randomPlay({ mode: 'realTime' }, 500, luck(4))];
  const { setup, record } = states.at(-1)!;
  for (const about of SIDES)
    expect(listed(record.reduce(hear, beliefAtStart(setup, about)))).toEqual(
      listed(believe({ setup, record }, about)),
    );
});

test('1.2 belief does not depend on whose view it is worked out from', () => {
  const states = [...randomPlay({ mode: 'turn' }, 400, luck(8))].filter((_, i) => i % 40 === 0);
  const viewers = [[], [seatOf('alpha', 'engineer')], [seatOf('bravo', 'captain')]];
  for (const state of states)
    for (const about of SIDES) {
      const found = viewers.map((viewer) =>
        cells(believe(captainSonar.view(state, viewer), about)),
      );
      for (const other of found) expect(other).toEqual(found[0]);
    }
});

test('before anything is heard every cell of water is as likely as the others', () => {
  const { sea, ...belief } = beliefAtStart(options(), 'bravo');
  const found = cells({ sea, ...belief });
  expect(found.map(({ cell }) => cell)).toEqual(sea.chart.waterCells);
  for (const { weight } of found) expect(weight).toBeCloseTo(1 / 96, 12);
});

const SIDEWAYS = play(begin({ bravo: 'A1' }), 'A sails E', 'B sails E', 'A sails E', 'B sails S');

test('2. a course leaves only beginnings from which it can be sailed', () => {
  const found = listed(believe(SIDEWAYS, 'bravo'));
  expect(found).toContain('B2');
  expect(found).not.toContain('A2'); // east first: never the westernmost column
  expect(found).not.toContain('B1'); // south last: never the northernmost row
  expect(found).not.toContain('D5'); // by the island at D4
});

test('chances count the ways: two silences lead to the middle more often than to the ends', () => {
  const belief = [
    { type: 'silenceRun', side: 'bravo', course: null, cells: null },
    { type: 'surfaced', side: 'bravo', sector: 1 },
  ].reduce((now, said) => hear(now, said as never), beliefAtStart(options(), 'bravo'));
  const weights = new Map(cells(belief).map(({ cell, weight }) => [cell, weight]));
  // Into a corner lead 4 cells along each of two lines, and staying there; into B2 a cell more from the other side each.
  expect(weights.get('A1')! / weights.get('B2')!).toBeCloseTo(9 / 11, 12);
  expect([...weights.values()].reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
});

test('2. a route that crosses itself is no way a silence can have gone', () => {
  // North, then a silence, then south: the silence cannot have stayed where it was or gone on north.
  const said = ['N', 'silence', 'S'].map((to) =>
    to === 'silence'
      ? { type: 'silenceRun', side: 'bravo', course: null, cells: null }
      : { type: 'courseSet', side: 'bravo', course: to },
  );
  const belief = said.reduce(
    (now, one) => hear(now, one as never),
    beliefAtStart(options(), 'bravo'),
  );
  for (const shape of belief.shapes) expect(shape.at.east).not.toBe(0);
});

test('2.2 real time: a STOP for silence says that some course was open', () => {
  const state = beginRealTime();
  const stop = { type: 'stopCalled', side: 'bravo', system: 'silence', until: 0 };
  // A spiral: its last course leads into the middle, where every way is barred by the route.
  const round = Array.from('NEESSWN', (course) => ({
    type: 'courseSet',
    side: 'bravo',
    course,
  }));
  const enclosed = round.reduce(
    (now, said) => hear(now, said as never),
    beliefAtStart(state.setup, 'bravo'),
  );
  expect(listed(enclosed).length).toBeGreaterThan(0);
  expect(listed(hear(enclosed, stop as never))).toEqual([]);
});

test.each([
  ['a mine can go off long after it was laid', 'A1', true],
  ['3.2 a mine that was lost to a torpedo cannot go off', 'E5', false],
] as const)('%s', (_title, impact, isLeft) => {
  const hits = { alpha: 'clear', bravo: 'clear' } as const;
  const away = { type: 'courseSet', side: 'bravo', course: 'S' } as const;
  const belief = (
    [
      { type: 'mineLaid', side: 'bravo', cell: null },
      { type: 'exploded', side: 'alpha', charge: 'torpedo', cell: impact, hits },
      away,
      away,
      away,
      { type: 'mineLaid', side: 'bravo', cell: null },
      // The boat is not near this one: it must be the first.
      { type: 'exploded', side: 'bravo', charge: 'mine', cell: 'E5', hits },
    ] as const
  ).reduce<Belief>(hear, beliefAtStart(options(), 'bravo'));
  expect(listed(belief).length > 0).toBe(isLeft);
});

test('silence upon silence is followed by a sample, which never loses the boat', () => {
  const silence = { type: 'silenceRun', side: 'bravo', course: null, cells: null } as const;
  const setup = options({ mode: 'realTime' });
  let belief = beliefAtStart(setup, 'bravo');
  let boat: Cell = 'A1'; // it goes round the edge and never uses its silences to move
  for (const course of 'EEEEESSSSSSS'.split('') as Course[]) {
    belief = hear(hear(belief, { type: 'courseSet', side: 'bravo', course }), silence);
    boat = belief.sea.chart.neighbour(boat, course)!;
    expect(belief.shapes.length).toBeLessThanOrEqual(LIMITS.outOfSilence);
    expect([boat, isPossible(belief, boat)]).toEqual([boat, true]);
  }
  expect(belief.isExact).toBe(false);
  const weights = cells(belief).map(({ weight }) => weight);
  expect(Math.min(...weights)).toBeGreaterThan(0);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
  const up = hear(belief, { type: 'surfaced', side: 'bravo', sector: 5 });
  expect(up.shapes).toHaveLength(1);
  expect(isPossible(up, boat)).toBe(true);
});

test('8. a piece of track can be laid wherever its courses touch no island and stay on the chart', () => {
  const { setup, record } = SIDEWAYS;
  const courses = record.flatMap((said) =>
    said.type === 'courseSet' && said.side === 'bravo' ? [said.course] : [],
  );
  const all = shifts(setup, courses);
  expect(all).toContain('B2');
  expect(all).not.toContain('A2');
  expect(all).not.toContain('D5');
  expect(shifts(setup, [])).toHaveLength(96);
});
