import { describe, expect, test } from 'vitest';
import {
  BEARINGS,
  CONTENTS,
  CONTENT_IDS,
  DEPTHS,
  NEIGHBOURS,
  REGIONS,
  answerOf,
  bearing,
  cardName,
  parseContent,
  regionName,
  pointOf,
  regionAt,
  regionNumber,
} from '@fathom/dark-water-salvage';
import type { Card, Region } from '@fathom/dark-water-salvage';
import { GREAT_LAKE } from '../src/content/great-lake.ts';
import { pinning } from './pinning.ts';

const { greatLake } = CONTENTS;

describe.each(CONTENT_IDS)('%s', (id) => {
  const content = CONTENTS[id];

  test('1.1 has 6 cities, 3 features and 36 regions that can hold a wreck', () => {
    expect(content.id).toBe(id);
    const { cities, features, wreckRegions } = content;
    expect([cities.length, features.length, wreckRegions.length]).toEqual([6, 3, 36]);
    expect([...cities, ...features, ...wreckRegions].toSorted()).toEqual(REGIONS.toSorted());
  });

  test('1.1 has water of every depth, and deeper water costs more to salvage in', () => {
    const prices = DEPTHS.map((depth) =>
      content.wreckRegions.flatMap((region) => {
        const place = content.terrain[region];
        return place.kind === 'water' && place.depth === depth ? [place.salvage] : [];
      }),
    );
    const [shallow = [], medium = [], deep = []] = prices;
    expect(Math.max(...shallow)).toBeLessThan(Math.min(...medium));
    expect(Math.max(...medium)).toBeLessThan(Math.min(...deep));
  });

  test('1.2 has 16 ships of different names, and more prestige for salvaging than for locating', () => {
    expect(new Set(content.ships.map(({ name }) => name)).size).toBe(16);
    for (const { located, salvaged } of content.ships) {
      expect(located).toBeGreaterThan(0);
      expect(salvaged).toBeGreaterThan(located);
    }
  });

  test('1.2 has 16 value cards with a value wherever a wreck can lie and nowhere else', () => {
    expect(content.values).toHaveLength(16);
    for (const { rumour, grid } of content.values) {
      expect(rumour[0]).toBeLessThan(rumour[1]);
      for (const region of REGIONS) {
        const { column, row } = pointOf(region);
        const value = grid[row]![column];
        expect(typeof value === 'number').toBe(content.wreckRegions.includes(region));
        expect(value ?? 1).toBeGreaterThan(0);
        expect(value ?? 0).toBeLessThanOrEqual(rumour[1]);
      }
    }
  });

  test('3.2 every city and feature gives bearings only, and together they tell all regions apart', () => {
    const cards: readonly Card[] = [...content.cities, ...content.features];
    const told = content.wreckRegions.map((region) =>
      cards.map((card) => answerOf(content, { region, value: 0 }, card)),
    );
    for (const answers of told) for (const answer of answers) expect(BEARINGS).toContain(answer);
    expect(new Set(told.map(String)).size).toBe(36);
  });

  test('3 a wreck is pinned down by about three researches', () => {
    const { total, regions, most } = pinning(content, [
      ...content.cities,
      ...content.features,
      ...DEPTHS,
    ]);
    expect(total / regions).toBeGreaterThan(2.4);
    expect(total / regions).toBeLessThan(3.4);
    expect(most).toBeLessThanOrEqual(5);
  });
});

test('1.1 A1 is the north-west corner and I5 the south-east', () => {
  expect(REGIONS).toHaveLength(45);
  expect(REGIONS.map(regionNumber)).toEqual([...REGIONS.keys()]);
  expect(REGIONS.map((region) => regionAt(pointOf(region)))).toEqual(REGIONS);
  expect(regionAt({ column: 9, row: 0 })).toBeNull();
  expect(regionAt({ column: 0, row: -1 })).toBeNull();
  expect(bearing('A1', 'I5')).toBe('SE');
  expect(NEIGHBOURS.A1).toEqual(['B1', 'A2']);
  expect(NEIGHBOURS.E3).toEqual(['E2', 'F3', 'E4', 'D3']);
});

test.each<readonly [Region, Region, string | null]>([
  ['E3', 'E1', 'N'],
  ['E3', 'H1', 'NE'],
  ['E3', 'F3', 'E'],
  ['E3', 'F5', 'SE'],
  ['E3', 'E5', 'S'],
  ['E3', 'A4', 'SW'],
  ['E3', 'A3', 'W'],
  ['E3', 'D2', 'NW'],
  ['E3', 'E3', null],
])('3.2 from %s to %s is %s', (from, to, answer) => {
  expect(bearing(from, to)).toBe(answer);
});

test.each([
  ['Missaukee', 'D1', { answer: 'SW', count: 12 }],
  ['The Ravine', 'E4', { answer: 'E', count: 4 }],
  ['The Ravine', 'E4', { answer: 'SE', count: 4 }],
] as const)('3.2 on the Great Lake %s (%s) answers so: %o', (name, card, { answer, count }) => {
  expect(regionName(greatLake, card)).toBe(name);
  const left = greatLake.wreckRegions.filter(
    (region) => answerOf(greatLake, { region, value: 0 }, card) === answer,
  );
  expect(left).toHaveLength(count);
});

test('3 the best plan pins a wreck of the Great Lake down by 2.72 researches with every card at hand', () => {
  const cards: readonly Card[] = [...greatLake.cities, ...greatLake.features, ...DEPTHS];
  const { total, regions, most } = pinning(greatLake, cards);
  expect((total / regions).toFixed(2)).toBe('2.72');
  expect(most).toBe(4);
});

test('3 and by 2.89 from the cities only', () => {
  const { total, regions } = pinning(greatLake, greatLake.cities);
  expect((total / regions).toFixed(2)).toBe('2.89');
});

test.each<readonly [Card, string]>([
  ['D1', 'Missaukee'],
  ['E4', 'The Ravine'],
  ['C3', 'C3'],
  ['deep', 'Deep water'],
  ['rumour', 'Rumoured value'],
])('the card %s is called %s', (card, name) => {
  expect(cardName(greatLake, card)).toBe(name);
});

test.each([
  [{ map: GREAT_LAKE.map.slice(1) }, /5 rows of 9/],
  [{ map: GREAT_LAKE.map.with(0, 's6 *3') }, /5 rows of 9/],
  [{ map: GREAT_LAKE.map.with(0, 'x6  *3  s6  *2  s6  m9  *3  s6  s7') }, /"x" is no depth/],
  [{ map: GREAT_LAKE.map.with(0, 's   *3  s6  *2  s6  m9  *3  s6  s7') }, /no amount/],
  [{ map: GREAT_LAKE.map.with(2, 's8  m10 d15 d14 d13 *5  d13 +   *3') }, /"" is no depth/],
  [{ cities: ['Port Ansel'] }, /no name left/],
])('a map that is not whole is refused: %#', (fault, message) => {
  expect(() => parseContent({ ...GREAT_LAKE, ...fault })).toThrow(message);
});
