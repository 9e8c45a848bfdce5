import type { Seat, Side } from '@fathom/kit';
import type { Holder, MatchInfo, SeatInfo } from '@fathom/protocol';
import { describe, expect, test } from 'vitest';
import { peopleOf } from '../src/own/crowd.ts';
import { merged } from '../src/own/own-pages.ts';
import { actsOf, companyOf, resultOf, statusOf, timeLeft, winnersOf } from '../src/own/own-row.ts';
import type { OwnRow } from '../src/own/own-row.ts';
import { whenOf } from '../src/words/when.ts';

const person = (name: string, account = true): Holder => ({
  kind: 'person',
  name,
  here: false,
  account,
});
const bot = (name: string): Holder => ({ kind: 'bot', name, level: 'mate', relieves: null });
const seat = (name: string, holder: Holder | null): SeatInfo => {
  const [side = '', role = 'captain'] = name.split('.');
  return { seat: name as Seat, side: side as Side, role, holder, keptFor: null, relief: null };
};
const times = (rows: readonly OwnRow[]): readonly number[] => rows.map((one) => one.changedAt);
const DUEL = [seat('black', person('Anna')), seat('red', person('Ben'))];
const CREWS = [
  seat('alpha.captain', person('Anna')),
  seat('alpha.engineer', person('Cleo')),
  seat('bravo.captain', bot('Mate')),
  seat('bravo.engineer', bot('Mate')),
];
const THREE = [
  seat('amber', person('Anna')),
  seat('coral', person('Ben')),
  seat('jade', bot('Cadet')),
];

const row = (match: Partial<MatchInfo>, own: Partial<OwnRow> = {}): OwnRow =>
  ({
    match: {
      id: 'k7m2p9qx',
      status: 'running',
      seats: DUEL,
      outcome: null,
      clocks: null,
      ...match,
    },
    you: ['black'],
    host: false,
    relieved: [],
    turn: false,
    changedAt: 0,
    home: 'server',
    ...own,
  }) as unknown as OwnRow;

test.each([
  [row({ status: 'lobby' }), 'waiting'],
  [row({}, { turn: true }), 'turn'],
  [row({}), 'running'],
  [row({ status: 'finished' }), 'over'],
  [row({ status: 'closed' }), 'over'],
])('%# a match is where people look for it', (own, status) => {
  expect(statusOf(own)).toBe(status);
});

describe('with whom', () => {
  test.each([
    ['a duel', row({}), 'as Black against Ben'],
    [
      'a free seat',
      row({ seats: [seat('black', person('Anna')), seat('red', null)] }),
      'as Black against a free seat',
    ],
    [
      'a crew',
      row({ seats: CREWS }, { you: ['alpha.captain' as Seat] }),
      'as Alpha’s Captain with Cleo against 2 bots',
    ],
    [
      'a whole crew',
      row({ seats: CREWS }, { you: ['alpha.captain', 'alpha.engineer'] as Seat[] }),
      'as Alpha against 2 bots',
    ],
    ['three', row({ seats: THREE }, { you: ['amber' as Seat] }), 'as Amber against Ben and Cadet'],
    [
      'alone',
      row({ seats: [seat('red', person('Anna'))] }, { you: ['red' as Seat] }),
      'on your own',
    ],
    [
      'one who came away',
      row({}, { you: [], relieved: ['black' as Seat] }),
      'as Black against Ben',
    ],
  ])('%s', (_what, own, words) => {
    expect(companyOf(own)).toBe(words);
  });
});

test.each([
  [DUEL, 'Anna against Ben'],
  [[seat('black', person('Anna')), seat('red', person('Gil', false))], 'Anna against Gil (guest)'],
  [[seat('black', person('Anna')), seat('red', null)], 'Anna against a free seat'],
  [CREWS, 'Anna and Cleo against 2 bots'],
  [THREE, 'Anna against Ben against Cadet'],
  [[seat('alpha.captain', person('Anna')), seat('alpha.engineer', person('Anna'))], 'Anna'],
  [[seat('alpha.captain', null), seat('alpha.engineer', null)], '2 free seats'],
])('%# a table is told side by side as people, bots and free seats', (seats, text) => {
  expect(peopleOf(seats)).toBe(text);
});

describe('what can be done from the list', () => {
  test.each([
    ['an own table is given up', row({ status: 'lobby' }, { host: true }), ['giveUp']],
    ['a seat at another’s is left', row({ status: 'lobby' }), ['standUp']],
    ['a table one only looks at', row({ status: 'lobby' }, { you: [] }), []],
    ['a duel is resigned', row({}), ['resign']],
    [
      'whoever has mates leaves',
      row({ seats: CREWS }, { you: ['alpha.captain' as Seat] }),
      ['leave'],
    ],
    [
      'among more than two sides either',
      row({ seats: THREE }, { you: ['amber' as Seat] }),
      ['resign', 'leave'],
    ],
    ['nothing once a bot plays', row({}, { you: [], relieved: ['black' as Seat] }), []],
    ['nothing once it is over', row({ status: 'finished' }), []],
    ['what is kept here is deleted', row({}, { home: 'browser' }), ['forget']],
  ])('%s', (_what, own, acts) => {
    expect(actsOf(own)).toEqual(acts);
  });
});

describe('the result', () => {
  const ended = (winners: readonly string[], own: Partial<OwnRow> = {}): OwnRow =>
    row({ status: 'finished', outcome: { winners: winners as Side[], reason: 'mines' } }, own);
  test.each([
    ['won', ended(['black']), 'won'],
    ['lost', ended(['red']), 'lost'],
    ['a draw', ended([]), 'draw'],
    ['closed', row({ status: 'closed' }), 'closed'],
    ['watched', ended(['red'], { you: [] }), 'watched'],
    [
      'lost by one who searched alone',
      row(
        {
          status: 'finished',
          seats: [seat('red', person('Anna'))],
          outcome: { winners: [], reason: 'calledOff' },
        },
        { you: ['red' as Seat] },
      ),
      'lost',
    ],
  ])('%s', (_what, own, result) => {
    expect(resultOf(own)).toBe(result);
  });
  test('names whoever won', () => {
    expect(winnersOf(ended(['red']).match)).toEqual(['Ben']);
  });
});

const at = (changedAt: number, home: OwnRow['home']): OwnRow => row({}, { changedAt, home });

test('the time left is this person’s own, while it runs', () => {
  const clocks = { at: 100, left: { black: 5000, red: 9000 }, running: ['black'] };
  const own = row({ clocks: clocks as unknown as MatchInfo['clocks'], time: 600 });
  expect(timeLeft(own)).toBe(4500);
  expect(timeLeft({ ...own, you: ['red' as Seat] })).toBeNull();
});

test('what is kept here stands where it belongs, and not below what is not known yet', () => {
  const server = [at(50, 'server'), at(30, 'server')];
  const local = [at(40, 'browser'), at(10, 'browser')];
  expect(times(merged(server, local, true))).toEqual([50, 40, 30]);
  expect(times(merged(server, local, false))).toEqual([50, 40, 30, 10]);
});

test.each([
  [30_000, 'just now'],
  [5 * 60_000, '5 minutes ago'],
  [3_600_000, '1 hour ago'],
  [86_400_000, 'yesterday'],
  [30 * 86_400_000, '1 Jan 2026'],
])('%d ms ago is %s', (past, words) => {
  const then = Date.UTC(2026, 0, 1, 12);
  expect(whenOf(then, then + past)).toBe(words);
});
