import { describe, expect, test } from 'vitest';
import {
  DEPTHS,
  NATURAL_SIXES,
  believe,
  chanceToFind,
  chanceToTurn,
  isPlan,
  markersSettled,
  planDive,
  planTimes,
  prospects,
  searchMinutes,
  searchOf,
} from '@fathom/search-diver';
import type { DivePlan, Hex, RolledSearch, State } from '@fathom/search-diver';
import { luck, play, rolls, scene } from './play.ts';

const MARKERS: readonly Hex[] = ['0504', '1607', '1608', '1710', '1809'];
const planned = (state: State, hex: Hex, minutes: number): DivePlan => {
  const plan = planDive(state, 'blue', { hex, minutes });
  if (!isPlan(plan)) throw new Error(plan.code);
  return plan;
};

test('6 a plan shows all that a dive would be, before it is made', () => {
  const state = scene({ markers: MARKERS, divers: { blue: { group: 'C', hour: 8 } } });
  expect(planned(state, '1710', 41)).toMatchObject({
    hex: '1710',
    depth: 60,
    minutes: 41,
    before: 'C',
    residual: 14,
    limit: 41,
    total: 55,
    after: 'I',
    search: 'complete',
    minimum: 2,
    modifier: 0,
    rows: { table1: 60, table3: 60 },
  });
  expect(planned(state, '1710', 41).turns).toBeCloseTo(0.6765, 4);
  expect(planned(state, '0504', 1).rows).toEqual({ table1: 25, table3: 35 });
  expect(planned(state, '1809', 20)).toMatchObject({
    search: 'none',
    minimum: null,
    turns: 0,
    wins: 0,
  });
});

test('6 the plan is what happens', () => {
  for (const [hex, minutes] of [
    ['1607', 21],
    ['0504', 3],
    ['1710', 41],
  ] as const) {
    const state = scene({ markers: MARKERS, divers: { blue: { group: 'C' } } });
    const {
      rows: _rows,
      turns: _turns,
      wins: _wins,
      minimum: _minimum,
      modifier: _modifier,
      sixFails: _six,
      ...plan
    } = planned(state, hex, minutes);
    expect(play(state, `dive ${hex} ${minutes}`, rolls(1)).events[0]).toMatchObject(plan);
  }
});

test('6 a plan that cannot be says why', () => {
  const state = scene({ markers: MARKERS, divers: { blue: { group: 'C' } } });
  expect(planDive(state, 'blue', { hex: '1710', minutes: 42 })).toMatchObject({
    code: 'overLimit',
  });
  expect(planDive(state, 'blue', { hex: '0606', minutes: 1 })).toMatchObject({ code: 'noMarker' });
});

describe('6 the next times', () => {
  test('each later box with its group, also for a dive that is only planned', () => {
    const state = scene({ markers: MARKERS });
    const plan = planned(state, '1607', 21);
    const times = planTimes(state, 'blue', plan);
    expect(times).toHaveLength(13);
    expect(times[1]).toEqual({ day: 1, hour: 8, interval: 120, group: 'C', refusal: null });
    expect(times.at(-1)).toMatchObject({ day: 2, hour: 6, group: 'A', interval: null });
    const dived = play(state, 'dive 1607 21', rolls(1)).state;
    expect(planTimes(dived, 'blue')).toEqual(times);
  });

  test('a box that cannot be chosen says why', () => {
    const state = scene({ markers: MARKERS });
    const [seven, eight] = planTimes(state, 'blue', { after: 'A', minutes: 90 });
    expect(seven?.refusal?.code).toBe('stillDown');
    expect(eight?.refusal).toBeNull();
  });

  test('and what would be possible then', () => {
    const state = scene({ markers: MARKERS });
    expect(prospects(state, 'C').map(({ hex, limit, best }) => [hex, limit, best])).toEqual([
      ['0504', 180, 'complete'],
      ['1607', 118, 'complete'],
      ['1608', 63, 'complete'],
      ['1710', 41, 'complete'],
      ['1809', 20, 'none'],
    ]);
    expect(prospects(state, 'S').find(({ hex }) => hex === '1809')).toMatchObject({
      residual: null,
      limit: 0,
      best: 'none',
    });
  });
});

test('6 the fewest minutes for each kind of search', () => {
  expect(searchMinutes(40, 'A')).toEqual([
    { search: 'hasty', from: 1 },
    { search: 'thorough', from: 21 },
    { search: 'complete', from: 41 },
  ]);
  expect(searchMinutes(90, 'A')).toEqual([
    { search: 'none', from: 1 },
    { search: 'hasty', from: 21 },
  ]);
  for (const depth of DEPTHS)
    for (const { search, from } of searchMinutes(depth, 'B')) {
      expect(searchOf(depth, from)).toBe(search);
      expect(from === 1 || searchOf(depth, from - 1) !== search).toBe(true);
    }
});

/** Plays one search to its end many times, always taking a free search beside it. */
function measured(
  state: State,
  text: string,
): { readonly turned: number; readonly markers: number } {
  const games = 8_000;
  const rng = luck(11);
  const hex = text.split(' ')[1];
  let turned = 0;
  let markers = 0;
  for (let i = 0; i < games; i++) {
    let now = play(state, text, rng).state;
    while (now.phase === 'choosing')
      now = play(now, now.offer === '1607' ? 'search 1608' : 'search 1607', rng).state;
    const up = now.markers.filter(({ face }) => face !== null);
    turned += up.some((marker) => marker.hex === hex) ? 1 : 0;
    markers += up.length;
  }
  return { turned: turned / games, markers: markers / games };
}

describe('6 chances', () => {
  const minutesFor = { hasty: 10, thorough: 21, complete: 41 } as const;
  const searches: readonly RolledSearch[] = ['hasty', 'thorough', 'complete'];
  const cases = NATURAL_SIXES.flatMap((naturalSix) =>
    [-1, 0, 1, 2].flatMap((modifier) =>
      searches.map((search) => ({ naturalSix, modifier, search })),
    ),
  );

  test.each(cases)('6 are those of many games: $naturalSix, $modifier, $search', (given) => {
    const { naturalSix, modifier, search } = given;
    // nothing is found, because the target is far away
    const state = scene({
      markers: ['0205', '1607', '1608'],
      target: '0205',
      setup: { naturalSix },
      divers: { blue: { modifier } },
    });
    const { turned, markers } = measured(state, `dive 1607 ${minutesFor[search]}`);
    const expected = markersSettled(state, { hex: '1607', search, modifier });
    expect(Math.abs(chanceToTurn(search, { naturalSix, modifier }) - turned)).toBeLessThan(0.02);
    expect(Math.abs(expected - markers)).toBeLessThan(0.02);
  });

  test('6 every face-down marker is the target with the same chance', () => {
    const state = scene({ markers: MARKERS, up: ['0504'] });
    expect(believe(state)).toEqual({ hexes: ['1607', '1608', '1710', '1809'], chance: 0.25 });
    const at = { hex: '1710', search: 'complete', modifier: 0 } as const;
    expect(chanceToFind(state, at)).toBeCloseTo(markersSettled(state, at) / 4, 12);
    expect(chanceToFind(scene({ markers: ['1710'] }), at)).toBeCloseTo(0.67647, 5);
    expect(believe({ markers: [] })).toEqual({ hexes: [], chance: 0 });
    expect(chanceToFind(scene({ markers: [] }), at)).toBe(0);
  });

  test('5 of two markers, turning either wins where the last one is located', () => {
    const rules = { naturalSix: 'fail', modifier: 0 } as const;
    const markers: readonly Hex[] = ['1607', '1710'];
    const at = { hex: '1607', search: 'complete', modifier: 0 } as const;
    const turns = chanceToTurn('complete', rules);
    expect(chanceToFind(scene({ markers, setup: { lastMarker: 'located' } }), at)).toBeCloseTo(
      turns,
      12,
    );
    expect(chanceToFind(scene({ markers }), at)).toBeCloseTo(turns / 2, 12);
    const near = scene({ markers: ['1607', '1608'], setup: { lastMarker: 'located' } });
    const beside = chanceToFind(near, at);
    expect(beside).toBeGreaterThan(turns);
    expect(beside).toBeLessThan(turns + 1 / 36);
  });

  test('6 a neighbour makes a search worth a little more', () => {
    const near = markersSettled(scene({ markers: ['1607', '1608'] }), {
      hex: '1607',
      search: 'hasty',
      modifier: 0,
    });
    const far = markersSettled(scene({ markers: ['1607', '1710'] }), {
      hex: '1607',
      search: 'hasty',
      modifier: 0,
    });
    expect(far).toBeCloseTo(1 / 102, 12);
    expect(near).toBeGreaterThan(far);
    expect(near).toBeLessThan(far * 1.1);
  });

  test('6 the last one is sure to be the target', () => {
    const state = scene({ markers: ['1607', '1710'], up: ['1710'] });
    expect(believe(state).chance).toBe(1);
  });
});
