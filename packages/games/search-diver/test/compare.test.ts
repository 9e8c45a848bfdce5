import { describe, expect, test } from 'vitest';
import {
  advantage,
  bestDive,
  chanceInWords,
  differenceOf,
  neededRoll,
  someHexes,
} from '@fathom/search-diver';
import type { DivePlan, Hex, Search, State } from '@fathom/search-diver';
import { scene } from './play.ts';

/** On the first chart: 0504 is 25 ft, 1607 and 1608 are neighbours of 40 ft, 1710 is 60 ft, 1809 is 80 ft. */
const planOf = (state: State, hex: Hex): DivePlan => bestDive(state, 'blue', hex)!;

describe('6 the best dive in a hex', () => {
  test('6 is the best search in the fewest minutes', () => {
    const state = scene({ markers: ['1607', '1710', '1809'] });
    expect(planOf(state, '1607')).toMatchObject({ search: 'complete', minutes: 41 });
    expect(planOf(state, '1809')).toMatchObject({ search: 'hasty', minutes: 21 });
  });

  test('6 there is none where the nitrogen is too much, and none of a diver who is not there', () => {
    const tired = scene({ markers: ['1809'], divers: { blue: { group: 'Z' } } });
    expect(bestDive(tired, 'blue', '1809')).toBeNull();
    expect(bestDive(tired, 'yellow', '1809')).toBeNull();
  });
});

describe('6 markers beside each other', () => {
  test('6 those of the same figures are equal, whichever comes first', () => {
    const state = scene({ markers: ['0605', '1403', '1710'] });
    const [one, other] = [planOf(state, '0605'), planOf(state, '1403')];
    expect([differenceOf(one, other), differenceOf(other, one)]).toEqual([null, null]);
    const deeper = planOf(state, '1710');
    expect(differenceOf(one, deeper)).toEqual(differenceOf(deeper, one));
  });

  test.each<[by: string, worse: Hex, words: RegExp]>([
    ['search', '1809', /^a complete search, 68%, instead of a hasty search, 1.0%$/],
    ['nitrogen', '1710', /^the same search, and you come up in group F instead of [G-Z]$/],
  ])('6 why one is better: %s', (by, worse, words) => {
    const state = scene({ markers: ['1607', worse, '0205'] });
    const difference = differenceOf(planOf(state, worse), planOf(state, '1607'))!;
    expect(difference.by).toBe(by);
    expect(difference.better.hex).toBe('1607');
    expect(advantage(difference)).toMatch(words);
  });

  test('3.6 a marker beside it speaks for one of two that are else alike', () => {
    const state = scene({ markers: ['1607', '1608', '1206'], target: '1206' });
    const [near, far] = [planOf(state, '1607'), planOf(state, '1206')];
    const difference = differenceOf(
      { ...far, depth: near.depth, after: near.after, turns: near.turns, minutes: near.minutes },
      near,
    )!;
    expect(difference).toMatchObject({ by: 'beside', better: near });
    expect(advantage(difference)).toContain('a marker beside it');
  });
});

const rolled = (search: Search, modifier: number): string =>
  neededRoll({ search, modifier, sixFails: true });
const resolved = (search: Search, modifier: number): string =>
  neededRoll({ search, modifier, sixFails: false });

describe('odds in words', () => {
  test.each([
    [0, 'no chance'],
    [0.0098, 'about 1 in 102'],
    [0.052, 'about 1 in 19'],
    [0.0769, 'about 1 in 13'],
    [0.343, 'about 1 in 3'],
    [0.5, 'about 1 in 2'],
    [0.676, 'about 2 in 3'],
    [0.833, 'about 5 in 6'],
    [0.99, 'nearly certain'],
    [1, 'certain'],
  ])('%d is %s', (share, words) => {
    expect(chanceInWords(share)).toBe(words);
  });

  test('never far from the truth', () => {
    for (let share = 0.005; share < 0.95; share += 0.001) {
      const [, parts, whole] = /about (\d+) in (\d+)/.exec(chanceInWords(share))!;
      expect(Math.abs(Number(parts) / Number(whole) - share)).toBeLessThan(0.05);
    }
  });

  test('2.5, 2.6 what the die must show, where a 6 fails and where it counts', () => {
    expect(rolled('none', 0)).toBe('no roll');
    expect(rolled('hasty', 0)).toBe('a 6, but a 6 fails: only a free search can turn it');
    expect(rolled('hasty', 1)).toBe('5 alone: a 6 fails');
    expect(rolled('hasty', -1)).toBe('beyond any roll');
    expect(rolled('thorough', 0)).toBe('4 or more, but a 6 fails');
    expect(rolled('complete', 0)).toBe('2 or more, but a 6 fails');
    expect(rolled('complete', 1)).toBe('anything but a 6');
    expect(resolved('complete', 0)).toBe('2 or more');
    expect(resolved('complete', 1)).toBe('any roll');
    expect(resolved('hasty', -1)).toBe('beyond any roll');
  });

  test('2.6 the same search is worse after Shorthanded, and is told by its odds', () => {
    const state = scene({ markers: ['1607', '1710'] });
    const plan = planOf(state, '1607');
    const worse = { ...plan, turns: plan.turns / 2 };
    expect(advantage(differenceOf(worse, plan)!)).toBe('68% instead of 34%');
    const quicker = { ...plan, minutes: 21 };
    expect(advantage(differenceOf(plan, quicker)!)).toBe(
      'the same search in 21 minutes instead of 41',
    );
  });

  test('many hexes are named by two and a number', () => {
    expect(someHexes(['1607'])).toBe('1607');
    expect(someHexes(['1607', '1608', '1710'])).toBe('1607, 1608 and 1710');
    expect(someHexes(['1607', '1608', '1710', '1809'])).toBe('1607, 1608 and 2 others');
  });
});
