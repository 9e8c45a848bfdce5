import type { Seat, Side } from '@fathom/kit';
import type { Holder, MatchInfo, SeatInfo } from '@fathom/protocol';
import { describe, expect, test } from 'vitest';
import {
  berthName,
  berthsOf,
  merged,
  mergeable,
  peopleSharing,
  sharedAmong,
  split,
} from '../src/pages/berths.ts';
import { seatChanges } from '../src/pages/seat-changes.ts';
import {
  awaitedPeople,
  awayPeople,
  freeSeats,
  openSeats,
  seatActions,
} from '../src/pages/seat-actions.ts';
import type { SeatAction } from '../src/pages/seat-actions.ts';
import { firstFew } from '../src/words/table.ts';

const ann: Holder = { kind: 'person', name: 'Ann', here: true, account: false };
const ben: Holder = { kind: 'person', name: 'Ben', here: false, account: false };
const bot: Holder = { kind: 'bot', name: 'Mate', level: 'mate', relieves: null };
const seat = (name: string, holder: Holder | null): SeatInfo => ({
  seat: name as Seat,
  side: name.split('.')[0] as Side,
  role: name.split('.')[1] ?? '',
  holder,
  keptFor: null,
  relief: null,
});
const info = {
  visibility: 'private',
  seats: [
    seat('alpha.captain', ann),
    seat('alpha.engineer', null),
    seat('bravo.captain', ben),
    seat('bravo.engineer', bot),
    seat('bravo.radioOperator', null),
  ],
} as unknown as MatchInfo;

interface Case {
  readonly who: string;
  readonly you: readonly string[];
  readonly isHost: boolean;
  readonly keys?: Readonly<Record<string, string>>;
  readonly actions: readonly (readonly SeatAction[])[];
}
const CASES: readonly Case[] = [
  { who: 'a stranger', you: [], isHost: false, actions: [[], [], [], [], []] },
  {
    who: 'the host without a seat',
    you: [],
    isHost: true,
    keys: { 'alpha.engineer': 'k' },
    actions: [['free'], ['sit', 'giveToBot'], ['free'], ['sendBotAway'], ['giveToBot']],
  },
  {
    who: 'a player',
    you: ['alpha.captain'],
    isHost: false,
    actions: [['leave'], ['also', 'move'], [], [], ['move']],
  },
  {
    who: 'a player who is the host',
    you: ['bravo.captain'],
    isHost: true,
    actions: [
      ['free'],
      ['move', 'giveToBot'],
      ['leave'],
      ['sendBotAway'],
      ['also', 'move', 'giveToBot'],
    ],
  },
];

describe('what can be done with a seat before the start', () => {
  test.each(CASES)('by $who', ({ you, isHost, keys = {}, actions }) => {
    const onlooker = { you: you as readonly Seat[], isHost, keys, kept: [] };
    expect(info.seats.map((each) => seatActions(info, each, onlooker))).toEqual(actions);
  });
  test('a kept seat is for one person; the host may open it to others', () => {
    const kept = info.seats.map((each) => ({
      ...each,
      keptFor: each.holder === null ? 'Cara' : null,
    }));
    const room: MatchInfo = { ...info, seats: kept, visibility: 'public' };
    const [, engineer] = room.seats;
    if (engineer === undefined) throw new Error('no such seat');
    const looker = { you: [], isHost: false, keys: {}, kept: [] };
    expect(seatActions(room, engineer, looker)).toEqual([]);
    expect(seatActions(room, engineer, { ...looker, kept: [engineer.seat] })).toEqual(['sit']);
    expect(seatActions(room, engineer, { ...looker, isHost: true })).toEqual([
      'openUp',
      'giveToBot',
    ]);
    expect(openSeats(room)).toEqual([]);
    expect(awaitedPeople(room)).toEqual(['Cara']);
  });
  test('anyone may sit down at a public table', () => {
    const onlooker = { you: [], isHost: false, keys: {}, kept: [] };
    const open: MatchInfo = { ...info, visibility: 'public' };
    expect(open.seats.map((each) => seatActions(open, each, onlooker))).toEqual([
      [],
      ['sit'],
      [],
      [],
      ['sit'],
    ]);
  });
});

test('what is missing is named: free seats and people who are away', () => {
  expect(freeSeats(info).map((each) => each.seat)).toEqual([
    'alpha.engineer',
    'bravo.radioOperator',
  ]);
  expect(awayPeople({ ...info, seats: [...info.seats, seat('bravo.mate', ben)] })).toEqual(['Ben']);
});

const crew = (holders: readonly (Holder | null)[]): readonly SeatInfo[] =>
  ['captain', 'firstMate', 'engineer', 'radioOperator'].map((role, i) =>
    seat(`alpha.${role}`, holders[i] ?? null),
  );
const room = (holders: readonly (Holder | null)[], berths?: readonly string[]): MatchInfo =>
  ({
    seats: [...crew(holders), seat('bravo.captain', null), seat('bravo.engineer', null)],
    ...(berths && {
      berths: berths.map((each) => each.split(' ').map((role) => `alpha.${role}`)),
    }),
  }) as unknown as MatchInfo;
const roles = (berths: readonly (readonly (SeatInfo | Seat)[])[]): readonly string[] =>
  berths.map((berth) =>
    berth.map((each) => (typeof each === 'string' ? each : each.seat).split('.')[1]).join(' '),
  );
const at = (info: MatchInfo, i: number): readonly SeatInfo[] => berthsOf(info)[i] ?? [];

describe('1.1 seats that go to one person together', () => {
  test('are shown as one, with a name of their own', () => {
    const info = room([], ['captain firstMate']);
    expect(roles(berthsOf(info)).slice(0, 3)).toEqual([
      'captain firstMate',
      'engineer',
      'radioOperator',
    ]);
    expect(berthName(null, at(info, 0), info.seats)).toBe('Alpha’s Captain + First mate');
    const whole = room([], ['captain firstMate engineer radioOperator']);
    expect(berthName(null, at(whole, 0), whole.seats)).toBe('all of Alpha');
  });
  test('a crew is shared among so many people, and the other one is left as it is', () => {
    const info = room([], ['captain firstMate']);
    expect([4, 3, 2, 1].map((n) => roles(sharedAmong(info, 'alpha' as Side, n)))).toEqual([
      [],
      ['captain firstMate'],
      ['captain firstMate engineer'],
      ['captain firstMate engineer radioOperator'],
    ]);
    expect(roles(sharedAmong(info, 'bravo' as Side, 1))).toEqual([
      'captain firstMate',
      'captain engineer',
    ]);
    expect(peopleSharing(info, 'alpha' as Side)).toBe(3);
    expect(peopleSharing(info, 'bravo' as Side)).toBe(2);
    expect(peopleSharing(room([], ['captain engineer']), 'alpha' as Side)).toBeNull();
  });
  test('two become one and one comes apart, in the order of the seats', () => {
    const info = room([], ['firstMate engineer']);
    expect(roles(merged(info, at(info, 2), at(info, 0)))).toEqual([
      'firstMate engineer',
      'captain radioOperator',
    ]);
    expect(roles(merged(info, at(info, 0), at(info, 1)))).toEqual(['captain firstMate engineer']);
    expect(roles(split(info, at(info, 1)))).toEqual([]);
  });
  test('two people are never offered one place', () => {
    const info = room([ann, null, ben, bot]);
    expect(roles(mergeable(info, at(info, 0)))).toEqual(['firstMate', 'radioOperator']);
    expect(roles(mergeable(info, at(info, 1)))).toEqual(['captain', 'engineer', 'radioOperator']);
  });
  test('who takes or leaves several at once is one arrival', () => {
    const [before, now] = [room([]), room([ann, ann])];
    expect(seatChanges(before, now)).toMatchObject([
      { name: 'Ann', came: true, seats: [{ role: 'captain' }, { role: 'firstMate' }] },
    ]);
    expect(seatChanges(now, before)).toHaveLength(1);
  });
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
  [['a', 'b', 'c', 'd'], 'a, b and 2 more'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b and 3 more'],
])('%j is listed as "%s"', (names, text) => {
  expect(firstFew(names)).toBe(text);
});
