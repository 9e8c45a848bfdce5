import type { Chair, Seat, Side } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import {
  berthsFor,
  hasCrews,
  planFault,
  planFor,
  planForPeople,
  quickPlansFor,
  seatsWanted,
  wholeBerths,
  withChoice,
} from '../src/lobby/seat-plan.ts';
import type { SeatChoice, QuickPlan, SeatPlans } from '../src/lobby/seat-plan.ts';
import { wantedPlan } from '../src/lobby/wanted-plan.ts';
import { drillChairs } from './toy/drill.ts';

const ALPHA = 'alpha' as Side;
const BRAVO = 'bravo' as Side;
const CREWS = drillChairs({});
const BOT = { bot: 'hand' } as const;
const chair = (name: string): Chair => ({ seat: name as Seat, side: name as Side, role: 'player' });
const LONERS = ['red', 'blue', 'green', 'white', 'black'].map(chair);

const plan = (quick: QuickPlan, side = ALPHA, role = 'captain'): SeatPlans =>
  planFor(CREWS, { plan: quick, side, role, level: 'hand' });
const signs = (plans: SeatPlans): string =>
  Object.values(plans)
    .map((place) => (typeof place === 'object' ? 'b' : place.charAt(0)))
    .join('');

describe('quick choices', () => {
  test.each([
    ['captain', 'mbbb bbbb'],
    ['alone', 'mmmm bbbb'],
    ['crew', 'mooo bbbb'],
    ['people', 'mooo oooo'],
    ['two', 'mmmm oooo'],
    ['four', 'mmmo oooo'],
    ['six', 'mmoo oooo'],
    ['voyage', 'mmmm bbbb'],
  ] as const)('%s seats Alpha and Bravo as %s', (quick, seated) => {
    expect(signs(plan(quick))).toBe(seated.replace(' ', ''));
  });
  test('the person has the side and the role they want', () => {
    expect(signs(plan('captain', BRAVO, 'engineer'))).toBe('bbbbbbmb');
    expect(signs(plan('alone', BRAVO, 'engineer'))).toBe('bbbbmmmm');
  });
  test('a role that is not there becomes the first of the side', () => {
    expect(signs(plan('captain', ALPHA, 'cook'))).toBe('mbbbbbbb');
  });
  test.each([
    [CREWS, ['captain', 'alone', 'two', 'four', 'six', 'people', 'crew']],
    [LONERS, ['captain', 'people']],
    [LONERS.slice(0, 1), ['captain']],
  ])('each kind of table has its own', (chairs, quick) => {
    expect(quickPlansFor(chairs)).toEqual(quick);
  });
  test('each player for themselves: one seat mine, all others as wanted', () => {
    expect(hasCrews(LONERS)).toBe(false);
    const wish = { side: 'green' as Side, role: 'player', level: 'hand' };
    expect(signs(planFor(LONERS, { ...wish, plan: 'captain' }))).toBe('bbmbb');
    expect(signs(planFor(LONERS, { ...wish, plan: 'people' }))).toBe('oomoo');
  });
});

const change = (before: SeatPlans, seat: string, choice: SeatChoice): string =>
  signs(withChoice(before, { chairs: CREWS, left: 'open' }, { seat, choice }));

const roles = (quick: QuickPlan): readonly string[] =>
  berthsFor(CREWS, quick).map((berth) => berth.join(' '));

describe('1.1 ready plans for so many people', () => {
  test('fewer people have the first roles of a crew together', () => {
    expect(roles('two')).toEqual([
      'alpha.captain alpha.firstMate alpha.engineer alpha.radioOperator',
      'bravo.captain bravo.firstMate bravo.engineer bravo.radioOperator',
    ]);
    expect(roles('four')[0]).toBe('alpha.captain alpha.firstMate alpha.engineer');
    expect(roles('six')[1]).toBe('bravo.captain bravo.firstMate');
    expect(roles('people')).toEqual([]);
  });
  test('who wants the last role has it alone', () => {
    expect(signs(plan('four', ALPHA, 'radioOperator'))).toBe('ooomoooo');
  });
  test('each number of people has its plan, and others have none', () => {
    const asked = [1, 2, 3, 4, 6, 8, NaN].map((people) => planForPeople(CREWS, people));
    expect(asked).toEqual([null, 'two', null, 'four', 'six', 'people', null]);
    expect(planForPeople(LONERS, 2)).toBeNull();
    expect(wantedPlan('?first', { chairs: CREWS, hasFirst: true })).toBe('voyage');
    expect(wantedPlan('?first', { chairs: CREWS, hasFirst: false })).toBeNull();
    expect(wantedPlan('?people=6', { chairs: CREWS, hasFirst: true })).toBe('six');
  });
  test('seats that were chosen one by one are no longer one person’s', () => {
    const split = withChoice(
      plan('two'),
      { chairs: CREWS, left: 'open' },
      { seat: 'bravo.engineer', choice: BOT },
    );
    expect(wholeBerths(split, berthsFor(CREWS, 'two'))).toEqual([berthsFor(CREWS, 'two')[0]]);
  });
});

describe('seat by seat', () => {
  test('a second seat of one’s own crew is one more', () => {
    expect(change(plan('captain'), 'alpha.engineer', 'me')).toBe('mbmbbbbb');
  });
  test('a seat of the other crew means going over', () => {
    expect(change(plan('alone'), 'bravo.captain', 'me')).toBe('oooombbb');
  });
  test('a bot or nobody changes that seat alone', () => {
    expect(change(plan('alone'), 'alpha.captain', BOT)).toBe('bmmmbbbb');
    expect(change(plan('alone'), 'bravo.captain', 'open')).toBe('mmmmobbb');
  });
  test('bots alone are no match', () => {
    expect(planFault(plan('captain'))).toBeNull();
    expect(planFault({ one: BOT, two: 'open' })).toBeNull();
    expect(planFault({ one: BOT, two: BOT })).toMatch(/Take a seat/);
  });
});

test('one’s own seat is asked for as kept, so that the luck can be shared before it is taken', () => {
  expect(seatsWanted({ one: 'me', two: 'open', three: BOT })).toEqual({
    one: 'kept',
    two: 'open',
    three: BOT,
  });
});
