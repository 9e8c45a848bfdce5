import { describe, expect, test } from 'vitest';
import {
  SIDES,
  TARGETS,
  chartOf,
  deepQuota,
  depthOf,
  faceDown,
  placeable,
  roundFrom,
  searchDiver,
  sidesOf,
  waterOf,
} from '@fathom/search-diver';
import type { Setup, State } from '@fathom/search-diver';
import { diver, fresh, leave, luck, only, options, play, refusal, taken, typesOf } from './play.ts';

const seeds = Array.from({ length: 300 }, (_, i) => i + 1);
const deepOf = (state: State): number =>
  state.markers.filter(({ hex }) => depthOf(state, hex)! > 60).length;

describe('at random', () => {
  test.each([8, 12, 16])('1.1 one target and %d dummies, one a hex, in water', (dummies) => {
    for (const seed of seeds.slice(0, 50)) {
      const state = fresh({ dummies }, seed);
      const hexes = state.markers.map(({ hex }) => hex);
      expect(hexes).toHaveLength(dummies + 1);
      expect(new Set(hexes).size).toBe(dummies + 1);
      expect(hexes).toContain(state.target);
      expect(hexes.every((hex) => depthOf(state, hex) !== null)).toBe(true);
      expect(state.markers.every(({ face, turnedBy }) => face === null && turnedBy === null)).toBe(
        true,
      );
    }
  });

  test('1.4 as a rule no marker lies deeper than 60 ft', () => {
    expect(deepQuota(options())).toBe(0);
    for (const seed of seeds) expect(deepOf(fresh({ map: 'kittiwake-reef' }, seed))).toBe(0);
  });

  test('1.1 every hex can get a marker, and each marker is the target as often as the others', () => {
    const states = Array.from({ length: 3000 }, (_, i) => fresh({ deepMarkers: 'few' }, i));
    const hexes = new Set(states.flatMap((state) => faceDown(state)));
    expect(hexes.size).toBe(waterOf(chartOf(states[0]!)).length);
    const ranks = states.map((state) => faceDown(state).indexOf(state.target!));
    for (let rank = 0; rank < 13; rank++) {
      const share = ranks.filter((each) => each === rank).length / states.length;
      expect(share).toBeGreaterThan(0.055);
      expect(share).toBeLessThan(0.1);
    }
  });

  test('1.2 the markers are kept in the order of their hexes, which says nothing of faces', () => {
    for (const seed of seeds) {
      const names = faceDown(fresh({}, seed));
      expect(names).toEqual(names.toSorted());
    }
  });

  test.each([
    [{ dummies: 8 }, 1],
    [{ dummies: 12 }, 1],
    [{ dummies: 16 }, 2],
  ] as const)(
    '1.4 with %j and a few deep ones at most %d markers lie deeper than 60 ft',
    (some, quota) => {
      const few = { ...some, deepMarkers: 'few' } as const;
      expect(deepQuota(options(few))).toBe(quota);
      const counts = seeds.map((seed) => deepOf(fresh({ ...few, map: 'kittiwake-reef' }, seed)));
      expect(Math.max(...counts)).toBe(quota);
      expect(Math.min(...counts)).toBe(0);
    },
  );
});

describe('1.2 what is looked for', () => {
  test.each(TARGETS)('is chosen: %s', (target) => {
    expect(fresh({ target }).kind).toBe(target);
  });

  test('is drawn, and known to everybody', () => {
    expect(new Set(seeds.map((seed) => fresh({}, seed).kind))).toEqual(new Set(TARGETS));
    expect(searchDiver.view(fresh({ target: 'victim' }), []).kind).toBe('victim');
  });
});

test.each([1, 2, 3, 4] as const)('1.3 %d begin in group A at 6 AM of day 1', (players) => {
  const state = fresh({ players });
  expect(state.divers.map(({ side }) => side)).toEqual(SIDES.slice(0, players));
  for (const side of sidesOf(state.setup))
    expect(diver(state, side)).toEqual({
      side,
      day: 1,
      hour: 6,
      group: 'A',
      modifier: 0,
      rest: 0,
      dives: 0,
      lastDive: null,
    });
  expect(state).toMatchObject({ phase: 'diving', turn: state.first });
});

test.each([2, 3, 4] as const)('1.3 of %d a coin says who dives first', (players) => {
  const firsts = seeds.map((seed) => fresh({ players }, seed).first);
  for (const side of SIDES.slice(0, players)) {
    const share = firsts.filter((first) => first === side).length / seeds.length;
    expect(share).toBeGreaterThan(0.8 / players);
    expect(share).toBeLessThan(1.2 / players);
  }
  expect(new Set(firsts).size).toBe(players);
});

describe('in turns', () => {
  const setup: Partial<Setup> = { placement: 'alternate', dummies: 8, deepMarkers: 'few' };
  const HEXES = ['1607', '1710', '1809', '0504', '0706', '1103', '0907', '1212', '1507'];
  const laid = (count: number, some: Partial<Setup> = {}): State =>
    HEXES.slice(0, count).reduce(
      (state, hex) => play(state, `place ${hex}`, luck(7)).state,
      fresh({ ...setup, ...some }),
    );

  test('1.1 who will dive second lays the first marker, then the other', () => {
    const state = fresh(setup);
    expect(state).toMatchObject({ phase: 'placing', toPlace: 9, markers: [], target: null });
    expect(state.turn).not.toBe(state.first);
    const one = play(state, 'place 1607');
    expect(one.state.turn).toBe(state.first);
    expect(only(one.events, 'markerPlaced')).toEqual({
      type: 'markerPlaced',
      side: state.turn,
      hex: '1607',
      left: 8,
    });
  });

  test('1.1 with the last marker the target is settled, and the coin’s winner dives', () => {
    const before = laid(8);
    expect(before.target).toBeNull();
    const last = play(before, 'place 1507', luck(2));
    expect(typesOf(last.events)).toEqual(['markerPlaced', 'targetHidden', 'turnBegan']);
    expect(last.state).toMatchObject({ phase: 'diving', turn: before.first, toPlace: 0 });
    expect(faceDown(last.state)).toEqual(HEXES.toSorted());
    expect(only(last.events, 'turnBegan')).toMatchObject({ by: 'coin', day: 1, hour: 6 });
    expect(HEXES).toContain(last.state.target);
  });

  test('1.1 every marker may be the target, the last one laid too', () => {
    const before = laid(8);
    const targets = seeds.map((seed) => play(before, 'place 1507', luck(seed)).state.target);
    expect(new Set(targets)).toEqual(new Set(HEXES));
  });

  test('7 alone, one diver lays them all', () => {
    const done = laid(9, { players: 1 });
    expect(done).toMatchObject({ phase: 'diving', turn: 'red' });
  });

  test.each([
    ['place 0101', /^noWater: .*0101/],
    ['place 9999', /^noWater/],
    ['place 1607', /^taken: .*1607/],
    ['place 1808', /^tooManyDeep: No more than 1 of/],
    ['dive 1607 1', /^notNow: .*lay a marker/],
    ['pass 1 07:00', /^notNow/],
  ])('1.1 %s is refused', (text, message) => {
    expect(refusal(laid(3), text)).toMatch(message);
  });

  test('1.4 and nobody lays one deeper than 60 ft, unless a few may lie there', () => {
    const none = fresh({ placement: 'alternate', dummies: 8 });
    expect(refusal(none, 'place 1808')).toMatch(/^tooManyDeep: Markers lie no deeper than 60 ft/);
    expect(placeable(searchDiver.view(none, []))).not.toContain('1808');
    const few = fresh({ placement: 'alternate', dummies: 8, deepMarkers: 'few' });
    expect(refusal(few, 'place 1808')).toBe('accepted');
  });

  test('1.1 nobody lays out of turn', () => {
    const state = laid(1);
    expect(refusal(state, 'place 1710', state.turn === 'red' ? 'blue' : 'red')).toMatch(
      /^notYourTurn/,
    );
  });
});

const begun = (players: 3 | 4): State => fresh({ players, placement: 'alternate', dummies: 8 });

describe('1.1 three and four lay in turns', () => {
  const HEXES = ['1607', '1710', '0504', '0706', '1103', '0907', '1507', '1204', '0910'];
  const layers = (state: State): readonly string[] =>
    HEXES.reduce<readonly [State, readonly string[]]>(
      ([now, sides], hex) => [play(now, `place ${hex}`, luck(7)).state, [...sides, now.turn!]],
      [state, []],
    )[1];

  test.each([3, 4] as const)('of %d each in the round, who dives first last', (players) => {
    const state = begun(players);
    const sides = sidesOf(state.setup);
    const at = sides.indexOf(state.first);
    const round = [...sides.slice(at + 1), ...sides.slice(0, at + 1)];
    expect(layers(state)).toEqual(HEXES.map((_, i) => round[i % players]));
  });

  test('5 who leaves meanwhile is passed over, and if the coin had named them the next one dives first', () => {
    const state = begun(3);
    const { first } = state;
    const left = taken(state, leave(first, 'resigned')).state;
    expect(left).toMatchObject({ phase: 'placing', turn: state.turn, result: null });
    expect(layers(left)).not.toContain(first);
    const dives = HEXES.reduce((now, hex) => play(now, `place ${hex}`, luck(7)).state, left);
    expect(dives).toMatchObject({ phase: 'diving', turn: roundFrom(left, first) });
    const other = taken(state, leave(state.turn!, 'time')).state;
    expect(other.turn).toBe(roundFrom(state, state.turn!));
  });
});
