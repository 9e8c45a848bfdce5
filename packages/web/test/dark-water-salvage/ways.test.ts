import type { Way } from '@fathom/dark-water-salvage/client';
import { describe, expect, test } from 'vitest';
import {
  canPay,
  costWords,
  endOfWay,
  waysFrom,
} from '../../src/games/dark-water-salvage/desk/ways.ts';
import { inLoop, viewOf } from './situations.ts';

const from = (cash: number, hired = false) =>
  viewOf(inLoop('move', { amber: { token: 'G1', cash, hired }, coral: { token: 'G2' } }), 'amber');
const wayTo = (to: 'F2' | 'G3' | 'I3', cash = 30, hired = false): Way =>
  waysFrom(from(cash, hired), 'amber').get(to) as Way;

describe('4. a course and its price', () => {
  test('the boat once, and a dollar a region, around whoever is in the way', () => {
    const way = wayTo('G3');
    expect(way.path).toHaveLength(4); // straight it would be two
    expect(way.path).not.toContain('G2');
    expect(way.cost).toBe(7);
    expect(costWords(from(30), 'amber', way)).toBe('$7: boat $3, 4 steps');
  });

  test('a hired boat costs its steps alone', () => {
    expect(costWords(from(30, true), 'amber', wayTo('F2', 30, true))).toBe('$2: 2 steps');
  });

  test('what is too dear is shown with its price all the same', () => {
    const way = wayTo('G3', 6);
    expect(way.cost).toBe(7);
    expect(canPay(from(6), 'amber', way)).toBe(false);
    expect(canPay(from(7), 'amber', way)).toBe(true);
  });

  test('nobody can go where somebody is', () => {
    expect(waysFrom(from(30), 'amber').has('G2')).toBe(false);
  });
});

describe('what could be done at the end of it', () => {
  test.each([
    [7, '$2 left. Not enough to locate anything (deep water: salvage $13).'],
    [12, '$7 left. Enough to locate, not to salvage (deep water: salvage $13).'],
    [30, '$25 left. Enough to salvage (deep water: salvage $13).'],
  ])('in deep water with $%i', (cash, words) => {
    expect(endOfWay(from(cash), 'amber', wayTo('F2', cash))).toBe(words);
  });

  test('in another city', () => {
    const way = wayTo('I3');
    expect(endOfWay(from(30), 'amber', way)).toBe(
      `$${30 - way.cost} left. There you can research with Eastwick or Rumoured value.`,
    );
  });
});
