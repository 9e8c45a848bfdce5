import { describe, expect, test } from 'vitest';
import {
  DEPTHS,
  DIE_FACES,
  GROUPS,
  HOURS,
  SEARCHES,
  SPECIAL_EVENTS,
  TABLE_1,
  TABLE_2,
  TABLE_3,
  TABLE_4,
  TABLE_5,
  chances,
  groupAfterDive,
  groupAfterInterval,
  groupNumber,
  groupRowOf,
  intervalRange,
  longestDive,
  metres,
  residualOf,
  searchOf,
  specialEventOf,
} from '@fathom/search-diver';
import type { Group } from '@fathom/search-diver';

const rises = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value > values[i - 1]!);
const falls = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value <= values[i - 1]!);
const AFTER_A_DIVE = GROUPS.slice(0, 13);

describe('Table 1', () => {
  test.each(TABLE_1)('2.3 $depth ft: the minutes rise with the letters', ({ upTo }) => {
    const groups = GROUPS.filter((group) => upTo[group] !== undefined);
    expect(rises(groups.map((group) => upTo[group]!))).toBe(true);
    // no letter is left out between the first and the last
    expect(groupNumber(groups.at(-1)!) - groupNumber(groups[0]!)).toBe(groups.length - 1);
  });

  test('2.3 deeper is never better: the same time leads to the same letter or a later one', () => {
    for (const total of [5, 10, 25, 50, 100]) {
      const letters = TABLE_1.map(({ depth }) => groupAfterDive(depth, total));
      const reached = letters.filter((letter) => letter !== null).map(groupNumber);
      expect(reached.toSorted((a, b) => a - b)).toEqual(reached);
    }
  });

  test('2.1 its depths rise, and between them the next deeper row counts', () => {
    expect(rises(TABLE_1.map(({ depth }) => depth))).toBe(true);
    expect([5, 10, 11, 41, 90, 190, 191].map(groupRowOf)).toEqual([10, 10, 15, 50, 90, 190, null]);
  });
});

describe('Table 2', () => {
  const rows = Object.entries(TABLE_2) as [Group, readonly number[]][];

  test.each(rows)('4.2 group %s: the ranges rise, one a group down to A', (group, ranges) => {
    expect(rises(ranges)).toBe(true);
    expect(ranges.at(-1)).toBe(720);
    const down = GROUPS.slice(0, groupNumber(group) + 1).filter((each) => TABLE_2[each]);
    expect(ranges).toHaveLength(down.length);
  });

  test.each(rows)('4.2 group %s: the ranges meet, from 10 minutes to 12 hours', (group, ranges) => {
    let next = 10;
    for (const to of GROUPS.toReversed()) {
      const range = intervalRange(group, to);
      if (range === null) continue;
      expect(range.least).toBe(next);
      expect(groupAfterInterval(group, range.least)).toBe(to);
      expect(groupAfterInterval(group, range.most)).toBe(to);
      next = range.most + 1;
    }
    expect(next).toBe(721);
    expect(ranges).not.toContain(0);
    expect(groupAfterInterval(group, 721)).toBe('A');
  });

  test('4.2 a later letter needs longer for the same rest', () => {
    for (let minutes = 10; minutes < 720; minutes += 5) {
      const after = AFTER_A_DIVE.map((group) => groupNumber(groupAfterInterval(group, minutes)));
      expect(after.toSorted((a, b) => a - b)).toEqual(after);
    }
  });

  test('4.2 waiting in two parts is never better than waiting in one', () => {
    for (const group of AFTER_A_DIVE)
      for (const first of HOURS)
        for (const second of HOURS) {
          const parts = groupAfterInterval(groupAfterInterval(group, first * 60), second * 60);
          const whole = groupAfterInterval(group, (first + second) * 60);
          expect(groupNumber(parts)).toBeGreaterThanOrEqual(groupNumber(whole));
        }
  });

  test('a letter without a row of its own stays as it is', () => {
    expect(groupAfterInterval('Q', 60)).toBe('Q');
    expect(intervalRange('Q', 'A')).toBeNull();
    expect(intervalRange('C', 'D')).toBeNull();
  });
});

describe('Table 3', () => {
  test.each(TABLE_3)('2.2 $depth ft: residual time rises to the limit', ({ residual, limit }) => {
    expect(falls(residual.toReversed())).toBe(true);
    expect(residual.at(-1)).toBe(limit);
    expect(residual.length).toBeLessThanOrEqual(GROUPS.length);
  });

  test('2.2 deeper leaves less time', () => {
    expect(rises(TABLE_3.map(({ depth }) => depth))).toBe(true);
    expect(rises(TABLE_3.map(({ limit }) => -limit))).toBe(true);
    for (const group of AFTER_A_DIVE)
      expect(falls(TABLE_3.map(({ depth }) => longestDive(depth, group)))).toBe(true);
  });

  test('2.1 under 35 ft its first row counts', () => {
    for (const depth of [10, 15, 20, 25, 30, 33])
      expect(residualOf(depth, 'C')).toEqual({ row: 35, minutes: 25, limit: 180 });
    expect(residualOf(41, 'A')).toEqual({ row: 50, minutes: 7, limit: 73 });
    expect(residualOf(131, 'A')).toBeNull();
    expect(residualOf(90, 'R')).toBeNull();
  });
});

describe('Tables 1 and 3 together', () => {
  const dives = DEPTHS.flatMap((depth) =>
    GROUPS.flatMap((group) => {
      const residual = residualOf(depth, group);
      if (residual === null || groupNumber(group) > 12) return [];
      return Array.from({ length: residual.limit }, (_, i) => ({
        depth,
        group,
        minutes: i + 1,
        after: groupAfterDive(depth, residual.minutes + i + 1),
      }));
    }),
  );

  test('2.3 every legal total bottom time has a group, and only A to M occur', () => {
    const letters = new Set(dives.map(({ after }) => after));
    expect(letters.has(null)).toBe(false);
    expect(new Set(letters)).toEqual(new Set(AFTER_A_DIVE));
  });

  test('2.4 90 ft can be searched only by an A diver with exactly 21 minutes', () => {
    const searches = dives.filter(
      ({ depth, minutes }) => depth === 90 && searchOf(depth, minutes) !== 'none',
    );
    expect(searches.map(({ group, minutes }) => [group, minutes])).toEqual([['A', 21]]);
  });

  test('1.4 deeper than 90 ft nobody can search', () => {
    for (const depth of [100, 110, 120, 130])
      expect(searchOf(depth, longestDive(depth, 'A'))).toBe('none');
  });

  test('2.4 deeper than 60 ft no dive comes to more than a hasty search', () => {
    const kinds = dives
      .filter(({ depth }) => depth > 60)
      .map(({ depth, minutes }) => searchOf(depth, minutes));
    expect([...new Set(kinds)].toSorted()).toEqual(['hasty', 'none']);
  });
});

const rank = (depth: number, minutes: number): number => SEARCHES.indexOf(searchOf(depth, minutes));

describe('Tables 4 to 6', () => {
  test('2.4 longer is never a worse search, deeper never a better one', () => {
    for (const depth of DEPTHS)
      for (let minutes = 2; minutes < 60; minutes++)
        expect(rank(depth, minutes)).toBeGreaterThanOrEqual(rank(depth, minutes - 1));
    for (let minutes = 1; minutes < 60; minutes++)
      expect(falls(DEPTHS.map((depth) => rank(depth, minutes)))).toBe(true);
    expect(TABLE_4.search.map((row) => row.length)).toEqual([3, 3, 3]);
  });

  test('2.4 hasty 6, thorough 4, complete 2, and no roll for no search', () => {
    expect(TABLE_5).toEqual({ none: null, hasty: 6, thorough: 4, complete: 2 });
  });

  test('3 each number of the die is one event', () => {
    expect(DIE_FACES.map(specialEventOf)).toEqual(SPECIAL_EVENTS);
  });
});

const percent = (chance: number): number => Math.round(chance * 1e4) / 100;

describe('known figures', () => {
  test.each([
    ['fail', { hasty: 0.98, thorough: 34.31, complete: 67.65 }],
    ['resolve', { hasty: 16.67, thorough: 50, complete: 83.33 }],
  ] as const)('6 chance that one search turns the marker, with %s', (naturalSix, figures) => {
    const { hasty, thorough, complete } = chances({ naturalSix, modifier: 0 });
    expect({
      hasty: percent(hasty),
      thorough: percent(thorough),
      complete: percent(complete),
    }).toEqual(figures);
  });

  test('6 a hasty search that fails on a 6 is exactly 1 in 102', () => {
    expect(chances({ naturalSix: 'fail', modifier: 0 }).hasty).toBeCloseTo(1 / 102, 12);
  });

  test('feet as metres', () => {
    expect([10, 30, 60, 90].map(metres)).toEqual([3, 9, 18, 27]);
  });
});
