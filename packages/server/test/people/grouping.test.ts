import { describe, expect, it } from 'vitest';
import { groupUp, reach } from '../../src/people/seeks/grouping.ts';
import type { GroupingRules, Seeker } from '../../src/people/seeks/grouping.ts';

const seeker = (person: string, value: number, since = 0): Seeker => ({ person, value, since });
const names = (groups: readonly (readonly Seeker[])[]): readonly string[] =>
  groups.map((group) => group.map(({ person }) => person).join(''));
const group = (seekers: readonly Seeker[], rules: Partial<GroupingRules> = {}): readonly string[] =>
  names(groupUp(seekers, { size: 2, now: 0, mayMeet: () => true, ...rules }));

const notAAndB = (one: Seeker, other: Seeker): boolean =>
  ![one.person, other.person].every((name) => 'ab'.includes(name));

describe('pairing', () => {
  it('whoever has waited longest is given the nearest', () => {
    const seekers = [seeker('c', 1500, 3), seeker('a', 1500, 1), seeker('b', 1600, 2)];
    expect(group(seekers)).toEqual(['ac']);
  });

  it('far ratings are paired only after some waiting', () => {
    const seekers = [seeker('a', 1500), seeker('b', 1900)];
    expect(group(seekers)).toEqual([]);
    expect(group(seekers, { now: 9_000 })).toEqual([]);
    expect(group(seekers, { now: 11_000 })).toEqual(['ab']);
  });

  it('in the end with anybody', () => {
    expect(reach(29_999)).toBeLessThan(1_000);
    expect(group([seeker('a', 800), seeker('b', 2800)], { now: 30_000 })).toEqual(['ab']);
  });

  it('those who will not meet are not paired, and stand in nobody’s way', () => {
    const seekers = [seeker('a', 1500, 1), seeker('b', 1500, 2), seeker('c', 1550, 3)];
    expect(group(seekers, { mayMeet: notAAndB })).toEqual(['ac']);
  });

  it('games for more wait for as many', () => {
    const seekers = ['a', 'b', 'c', 'd'].map((name, n) => seeker(name, 1500, n));
    expect(group(seekers.slice(0, 2), { size: 3 })).toEqual([]);
    expect(group(seekers, { size: 3 })).toEqual(['abc']);
  });
});
