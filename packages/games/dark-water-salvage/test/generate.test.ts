import { CONTENTS, DEPTHS, parseContent } from '@fathom/dark-water-salvage';
import type { ContentText } from '@fathom/dark-water-salvage';
import { describe, expect, test } from 'vitest';
import { GREAT_LAKE } from '../src/content/great-lake.ts';
import { HOLLOW_SOUND } from '../src/content/hollow-sound.ts';
import { faultsOf, shapeFaults } from '../src/generate/faults.ts';
import { generate } from '../src/generate/generate.ts';
import { measure, pinning as fastPinning, shapeOf } from '../src/generate/measure.ts';
import { pinning } from './pinning.ts';

const hollowSound = generate({ id: 'hollowSound', name: 'The Hollow Sound' }, 'long-night');

test('1 the Hollow Sound is what its seed makes', () => {
  expect(hollowSound.content).toEqual(HOLLOW_SOUND);
});

test.each([GREAT_LAKE, HOLLOW_SOUND])('1 $name holds to all demands', (content) => {
  expect(faultsOf(measure(content))).toEqual([]);
});

test('another seed makes another sea, with the same demands met', () => {
  const other = generate({ id: 'other', name: 'Other' }, 'hollow-sound');
  expect(other.content.map).not.toEqual(HOLLOW_SOUND.map);
  expect(faultsOf(other.measures)).toEqual([]);
});

test('measures are the same every time', () => {
  expect(measure(HOLLOW_SOUND)).toEqual(hollowSound.measures);
});

test('3 the best plan is found as by looking at every plan', () => {
  for (const content of Object.values(CONTENTS))
    for (const cards of [content.cities, [...content.cities, ...content.features, ...DEPTHS]]) {
      const { total, regions, most } = pinning(content, cards);
      const found = fastPinning(content, cards);
      expect(found.mean).toBeCloseTo(total / regions, 12);
      expect(found.most).toBe(most);
    }
});

const withRow = (row: number, text: string): ContentText => ({
  ...HOLLOW_SOUND,
  map: HOLLOW_SOUND.map.with(row, text),
});
const inEachWord = (content: ContentText, change: (word: string) => string): ContentText => ({
  ...content,
  map: content.map.map((line) => line.split(/\s+/).map(change).join(' ')),
});
const withValues = (change: (value: number) => number): ContentText => ({
  ...HOLLOW_SOUND,
  values: HOLLOW_SOUND.values.map(({ rumour, grid }) => ({
    rumour,
    grid: grid.map((line) => line.replaceAll(/\d+/g, (digits) => String(change(Number(digits))))),
  })),
});

describe('a content is no good if', () => {
  test.each<readonly [string, ContentText, RegExp]>([
    [
      'a city is water',
      withRow(0, HOLLOW_SOUND.map[0]!.replace(/\*\d/, 's6')),
      /^cities: 5, should be 6$/,
    ],
    [
      'a feature is water',
      inEachWord({ ...HOLLOW_SOUND }, (word) => (word === '+m' ? 'm9' : word)),
      /^features: 2, should be 3$/,
    ],
    [
      'all water is deep',
      inEachWord(HOLLOW_SOUND, (word) => word.replace(/^[sm]\d+/, 'd13')),
      /^the share of deep water: 1, should be 0.25 to 0.45$/,
    ],
    [
      'a boat costs too much',
      inEachWord(HOLLOW_SOUND, (word) => word.replace(/^\*\d/, '*7')),
      /^hiring a boat, at most: 7, should be 2 to 5$/,
    ],
    [
      'shallow water costs as much as medium',
      inEachWord(HOLLOW_SOUND, (word) => word.replace(/^s\d+/, 's9')),
      /^salvaging in shallow water, at most: 9, should be 6 to 8$/,
    ],
    [
      'cities do not tell all regions apart',
      {
        ...GREAT_LAKE,
        map: [
          '*3 *3 *3 *3 *3 *3 s6 s6 s6',
          's6 s6 s6 s6 +m m9 m9 m9 s6',
          's6 m9 m9 m9 d13 +d d13 d13 m9',
          'd13 d13 d13 d13 d13 d13 +d d13 s6',
          'm9 m9 m9 m9 m9 s6 s6 s6 s6',
        ],
      },
      /^regions that the cities tell apart: \d+, should be 36$/,
    ],
    [
      'two ships have one name',
      { ...HOLLOW_SOUND, ships: HOLLOW_SOUND.ships.with(0, HOLLOW_SOUND.ships[1]!) },
      /^ships of different names: 15, should be 16$/,
    ],
    [
      'there is hardly any prestige',
      { ...HOLLOW_SOUND, ships: HOLLOW_SOUND.ships.map(([name]) => [name, 1, 2] as const) },
      /^prestige for locating all ships: 16, should be 38 to 48$/,
    ],
    [
      'a value card is missing',
      { ...HOLLOW_SOUND, values: HOLLOW_SOUND.values.slice(1) },
      /^value cards: 15, should be 16$/,
    ],
    [
      'shallow water keeps all of the value',
      withValues(() => 30),
      /^of the value in the deep, shallow water leaves, at most: 1, should be/,
    ],
  ])('%s', (_, content, fault) => {
    const faults = shapeFaults(shapeOf(parseContent(content)));
    expect(faults).toContainEqual(expect.stringMatching(fault));
  });

  test.each<readonly [string, ContentText, RegExp]>([
    [
      'wrecks are worth next to nothing',
      withValues((value) => Math.ceil(value / 4)),
      /^the share of 5 crude players in debt: (0\.[5-9]\d*|1), should be 0.15 to 0.5$/,
    ],
    [
      'nobody needs to fear debt',
      withValues((value) => value * 3),
      /^the share of 2 crude players in debt: 0(\.0\d*|\.1[0-4]?)?, should be 0.15 to 0.5$/,
    ],
  ])('%s', (_, content, fault) => {
    expect(faultsOf(measure(content))).toContainEqual(expect.stringMatching(fault));
  });
});
