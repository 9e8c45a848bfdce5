import type { Seat, Side } from '@fathom/kit';
import type { Holder, MatchInfo, SeatInfo } from '@fathom/protocol';
import { describe, expect, test } from 'vitest';
import { peopleOf } from '../src/lobby/seat-plan.ts';
import { awayPeople, freeSeats, seatActions } from '../src/pages/seat-actions.ts';
import type { SeatAction } from '../src/pages/seat-actions.ts';
import { firstFew } from '../src/words/table.ts';

const ann: Holder = { kind: 'person', name: 'Ann', here: true };
const ben: Holder = { kind: 'person', name: 'Ben', here: false };
const bot: Holder = { kind: 'bot', name: 'Mate', level: 'mate', relieves: null };
const seat = (name: string, holder: Holder | null): SeatInfo => ({
  seat: name as Seat,
  side: name.split('.')[0] as Side,
  role: name.split('.')[1] ?? '',
  holder,
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
    const onlooker = { you: you as readonly Seat[], isHost, keys };
    expect(info.seats.map((each) => seatActions(info, each, onlooker))).toEqual(actions);
  });
  test('anyone may sit down at a public table', () => {
    const onlooker = { you: [], isHost: false, keys: {} };
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

test.each([
  [[ann, null], 'Ann against a free seat'],
  [[ann, bot], 'Ann against Mate'],
  [[ann, ann, ben, null], 'Ann, Ben, 1 free seat'],
  [[ann, bot, bot, null, null], 'Ann, 2 bots, 2 free seats'],
  [[null, null, null], '3 free seats'],
])('in the lobby a table is told as people, bots and free seats', (holders, text) => {
  expect(peopleOf(holders.map((holder, index) => seat(`alpha.${index}`, holder)))).toBe(text);
});
