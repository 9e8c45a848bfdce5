import type { Chair, Seat, Side } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import {
  hasCrews,
  planFault,
  planFor,
  quickPlansFor,
  seatsWanted,
  withChoice,
} from '../src/lobby/seat-plan.ts';
import type { SeatChoice, QuickPlan, SeatPlans } from '../src/lobby/seat-plan.ts';
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
    [CREWS, ['captain', 'alone', 'crew', 'people']],
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
