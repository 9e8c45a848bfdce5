import { describe, expect, test } from 'vitest';
import {
  HOURS,
  cannotSchedule,
  firstOnTrack,
  groupAfterInterval,
  groupNumber,
  legal,
  nextDiver,
  nextTimes,
  refusalWords,
  searchDiver,
  seatOf,
} from '@fathom/search-diver';
import type {
  Diver,
  Group,
  Hex,
  Rested,
  SideName,
  Slot,
  State,
  TurnReason,
} from '@fathom/search-diver';
import type { Scene } from './play.ts';
import { coin, diver, only, play, refusal, rolls, scene, typesOf } from './play.ts';

const MARKERS: readonly Hex[] = ['0205', '0504', '1607', '1710'];
const rested = (some: Partial<Rested> = {}): Rested => ({
  day: 1,
  hour: 6,
  group: 'D',
  rest: 0,
  minutes: 20,
  ...some,
});
const ANY_SLOT: readonly Slot[] = [1, 2, 3].flatMap((day) => HOURS.map((hour) => ({ day, hour })));

describe('4.1 the next time', () => {
  test.each<[string, Partial<Rested>, readonly number[]]>([
    ['any later hour of the track', {}, [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]],
    ['after exactly an hour below', { minutes: 60, hour: 14 }, [15, 16, 17, 18]],
    ['after an hour and a minute below', { minutes: 61, hour: 14 }, [16, 17, 18]],
    ['after three hours and a quarter', { minutes: 195, hour: 14 }, [18]],
    ['with a rest of three hours', { rest: 3, hour: 13 }, [16, 17, 18]],
    ['with both, the longer counts', { rest: 2, minutes: 150, hour: 13 }, [16, 17, 18]],
    ['at 6 pm there is none left', { hour: 18 }, []],
  ])('%s', (_name, some, hours) => {
    const times = nextTimes(rested(some));
    expect(times.filter(({ day }) => day === 1).map(({ hour }) => hour)).toEqual(hours);
    expect(times.at(-1)).toEqual({ day: 2, hour: 6, interval: null, group: 'A' });
  });

  test('all that is listed may be chosen, and nothing else', () => {
    for (const hour of HOURS)
      for (const minutes of [0, 1, 60, 61, 180])
        for (const rest of [0, 2, 3]) {
          const from = rested({ hour, minutes, rest });
          const listed = nextTimes(from).map((time) => `${time.day} ${time.hour}`);
          const free = ANY_SLOT.filter((slot) => cannotSchedule(from, slot) === null);
          expect(free.map((slot) => `${slot.day} ${slot.hour}`)).toEqual(listed);
        }
  });

  test.each<[Partial<Rested>, Slot, RegExp]>([
    [
      { hour: 9 },
      { day: 1, hour: 9 },
      /later than now, 9 AM: choose from 10 AM to 6 PM on day 1, or 6 AM on day 2/,
    ],
    [{ hour: 9 }, { day: 1, hour: 7 }, /later than now/],
    [{ hour: 9, minutes: 100 }, { day: 1, hour: 10 }, /took 100 minutes: choose from 11 AM/],
    [{ hour: 9, rest: 3 }, { day: 1, hour: 11 }, /must be 3 hours or more: choose from 12 noon/],
    [{ hour: 9 }, { day: 2, hour: 8 }, /today or tomorrow at 6 AM/],
    [{ hour: 9 }, { day: 3, hour: 6 }, /today or tomorrow/],
    [{ hour: 18 }, { day: 1, hour: 18 }, /: choose 6 AM on day 2/],
  ])('%j to %j is refused', (some, slot, message) => {
    const refused = cannotSchedule(rested(some), slot);
    expect(refused && refusalWords(refused)).toMatch(message);
  });

  test('4.1 tomorrow begins at 6 am in group A', () => {
    const dived = play(scene({ markers: MARKERS }), 'dive 1607 41', rolls(1)).state;
    const { state, events } = play(dived, 'schedule 2 06:00');
    expect(only(events, 'scheduled')).toEqual({
      type: 'scheduled',
      side: 'blue',
      from: { day: 1, hour: 6 },
      day: 2,
      hour: 6,
      passed: false,
      interval: null,
      before: 'F',
      after: 'A',
    });
    expect(diver(state, 'blue')).toMatchObject({ day: 2, hour: 6, group: 'A' });
  });
});

describe('4.1 passing', () => {
  test('gives another time instead of a dive', () => {
    const state = scene({
      markers: MARKERS,
      divers: { blue: { hour: 8, group: 'E' }, red: { hour: 9 } },
    });
    const { state: after, events } = play(state, 'pass 1 10:00');
    expect(only(events, 'scheduled')).toMatchObject({
      passed: true,
      interval: 120,
      before: 'E',
      after: 'C',
    });
    expect(typesOf(events)).toEqual(['scheduled', 'turnBegan']);
    expect(diver(after, 'blue')).toMatchObject({ hour: 10, group: 'C', dives: 0 });
    expect(after.turn).toBe('red');
  });

  test('the dive before it does not hold the diver back', () => {
    const dived = play(scene({ markers: MARKERS }), 'dive 0205 150', rolls(1)).state;
    expect(refusal(dived, 'schedule 1 08:00')).toMatch(/^stillDown/);
    const nine = play(dived, 'schedule 1 09:00').state;
    const blues = { ...nine, turn: 'blue' } satisfies State;
    expect(refusal(blues, 'pass 1 10:00')).toBe('accepted');
    expect([...legal(searchDiver.view(blues, []), seatOf('blue'))]).toContainEqual({
      type: 'pass',
      day: 1,
      hour: 10,
    });
  });

  test('4.2 counts from the time passed by, so it is never better than having waited', () => {
    const dived = play(scene({ markers: MARKERS }), 'dive 1607 21', rolls(1)).state;
    const direct = diver(play(dived, 'schedule 1 09:00').state, 'blue');
    const eight = { ...play(dived, 'schedule 1 08:00').state, turn: 'blue' } satisfies State;
    const passed = diver(play(eight, 'pass 1 09:00').state, 'blue');
    expect([direct.group, passed.group]).toEqual(['B', 'C']);
    expect(groupNumber(passed.group)).toBeGreaterThanOrEqual(groupNumber(direct.group));
  });
});

test.each<[Group, number]>([
  ['D', 8],
  ['I', 10],
  ['M', 18],
  ['G', 7],
])('4.2 the interval is from dive to dive, without the bottom time: %s until %d', (group, hour) => {
  for (const minutes of [1, 41, 60]) {
    const time = nextTimes(rested({ group, minutes })).find(
      (each) => each.hour === hour && each.day === 1,
    );
    expect(time?.interval).toBe((hour - 6) * 60);
    expect(time?.group).toBe(groupAfterInterval(group, (hour - 6) * 60));
  }
});

/** Everybody at this hour, unless something else is said of them. */
const later = (hour: Diver['hour']): NonNullable<Scene['divers']> => ({
  red: { hour },
  blue: { hour },
  green: { hour },
  yellow: { hour },
});

const between = (red: Partial<Diver>, blue: Partial<Diver>): State =>
  scene({ markers: MARKERS, divers: { red, blue } });

interface NextCase {
  readonly name: string;
  readonly red: Partial<Diver>;
  readonly blue: Partial<Diver>;
  readonly side: SideName;
  readonly by: TurnReason;
}
const NEXT: readonly NextCase[] = [
  { name: 'the earlier hour', red: { hour: 9 }, blue: { hour: 8 }, side: 'blue', by: 'time' },
  { name: 'the earlier day', red: { hour: 18 }, blue: { day: 2 }, side: 'red', by: 'time' },
  {
    name: 'the earlier hour, whatever the letter',
    red: { hour: 9, group: 'A' },
    blue: { hour: 8, group: 'M' },
    side: 'blue',
    by: 'time',
  },
  {
    name: 'at the same hour the lower letter',
    red: { hour: 9, group: 'C' },
    blue: { hour: 9, group: 'B' },
    side: 'blue',
    by: 'group',
  },
  {
    name: 'the one who is not past the last day',
    red: { day: 6 },
    blue: { day: 5, hour: 18 },
    side: 'blue',
    by: 'time',
  },
];

describe('4.3 who goes next', () => {
  test.each(NEXT)('$name', ({ red, blue, side, by }) => {
    expect(nextDiver(between(red, blue), rolls())).toMatchObject({ by, diver: { side } });
  });

  test.each(['red', 'blue'] as const)('still tied, a coin: %s', (side) => {
    const tied = between({ hour: 9, group: 'C' }, { hour: 9, group: 'C' });
    expect(nextDiver(tied, coin(side))).toMatchObject({ by: 'coin', diver: { side } });
  });

  test.each(['red', 'blue'] as const)(
    'the coin is tossed in view when a tie comes up: %s',
    (side) => {
      const state = between({ hour: 8, group: 'A' }, { hour: 6, group: 'A' });
      const { state: after, events } = play(state, 'pass 1 08:00', coin(side));
      expect(only(events, 'turnBegan')).toEqual({
        type: 'turnBegan',
        side,
        day: 1,
        hour: 8,
        by: 'coin',
      });
      expect(after).toMatchObject({ turn: side, phase: 'diving' });
    },
  );

  test('a new day that both begin is a tie', () => {
    const state = between({ day: 2, hour: 6, group: 'A' }, { hour: 18, group: 'K' });
    expect(only(play(state, 'pass 2 06:00', coin('red')).events, 'turnBegan').by).toBe('coin');
  });

  test('a diver who is still the earlier one goes again', () => {
    const state = between({ hour: 14 }, { hour: 6 });
    const { state: after } = play(state, 'pass 1 13:00');
    expect(after.turn).toBe('blue');
  });

  test('7 alone it is always the same diver', () => {
    const state = scene({ markers: MARKERS, setup: { players: 1 } });
    expect(only(play(state, 'pass 1 07:00').events, 'turnBegan')).toMatchObject({
      side: 'red',
      by: 'alone',
    });
  });
});

const four = (divers: Scene['divers'], players: 3 | 4 = 4): State =>
  scene({ markers: MARKERS, setup: { players }, divers: divers ?? {} });

interface CrowdCase {
  readonly name: string;
  readonly state: State;
  readonly sides: readonly SideName[]; // of whom one goes next
  readonly by: TurnReason;
}
const CROWD: readonly CrowdCase[] = [
  {
    name: 'the first on the track',
    state: four({ ...later(9), green: { hour: 8 } }),
    sides: ['green'],
    by: 'time',
  },
  {
    name: 'of those at the same hour the lowest letter',
    state: four({ ...later(9), blue: { hour: 8, group: 'C' }, yellow: { hour: 8, group: 'B' } }),
    sides: ['yellow'],
    by: 'group',
  },
  {
    name: 'a coin among those who are level, and nobody else',
    state: four({ ...later(9), blue: { hour: 8, group: 'B' }, yellow: { hour: 8, group: 'B' } }),
    sides: ['blue', 'yellow'],
    by: 'coin',
  },
  {
    name: 'all of them at the start',
    state: four({}),
    sides: ['red', 'blue', 'green', 'yellow'],
    by: 'coin',
  },
  {
    name: 'nobody who has left or is past the last day',
    state: four({
      red: { gone: 'resigned' },
      blue: { day: 6 },
      green: { hour: 18 },
      yellow: { day: 6 },
    }),
    sides: ['green'],
    by: 'time',
  },
  {
    name: 'nobody at all',
    state: four({ red: { gone: 'time' }, blue: { day: 6 }, green: { day: 6 } }, 3),
    sides: [],
    by: 'time',
  },
];

test.each(CROWD)('4.3 of three and four, $name', ({ state, sides, by }) => {
  const next = firstOnTrack(state);
  expect(next.divers.map(({ side }) => side)).toEqual(sides);
  expect(next.by).toBe(by);
  const tossed = sides.map((_, i) => nextDiver(state, rolls(...(sides.length > 1 ? [i + 1] : []))));
  expect(tossed.map((each) => each?.diver.side)).toEqual(sides);
});
