import { ENDINGS, searchDiverPlayable } from '@fathom/search-diver';
import type { Event, Setup } from '@fathom/search-diver';
import { goldenSuite, readGoldens } from '@fathom/kit/testing/golden';
import { describe, expect, test } from 'vitest';

const goldens = readGoldens(new URL('../golden/', import.meta.url));

goldenSuite(searchDiverPlayable, goldens);

const ofVersion = (version: number): readonly (typeof goldens)[number][] =>
  goldens.filter(({ record }) => record.version === version);

describe.each([
  { version: 1, endings: ENDINGS.filter((each) => each !== 'located' && each !== 'othersLeft') },
  { version: 2, endings: ENDINGS.filter((each) => each !== 'othersLeft') },
  { version: 3, endings: ENDINGS },
])('among the golden games of version $version', ({ version, endings }) => {
  const records = ofVersion(version).map(({ record }) => record);
  const setups = records.map(({ setup }) => setup as Setup);

  test.each(endings)('5 there is one that ends by %s', (ending) => {
    expect(records.map(({ outcome }) => outcome.reason)).toContain(ending);
  });

  test.each(['red', 'blue'] as const)('5 there is one in which %s finds the target', (side) => {
    const outcomes = records.map(({ outcome }) => outcome);
    expect(outcomes).toContainEqual({ winners: [side], reason: 'found' });
  });

  test('7 there is one of a diver alone and one of a search of the day', () => {
    expect(setups.filter(({ players, daily }) => players === 1 && daily === '')).not.toEqual([]);
    expect(setups.filter(({ daily }) => daily !== '')).not.toEqual([]);
  });
});

test('1.3 three and four divers are among the golden games', () => {
  const players = ofVersion(3).map(({ record }) => (record.setup as Setup).players);
  expect(new Set(players)).toEqual(new Set([1, 2, 3, 4]));
});

test.each([1, 2, 3])(
  '2.1 the example of the published rules is a golden game of version %d on the first chart',
  (version) => {
    const { setup, start, lines } = goldens.find(
      ({ name }) => name === `v${version}/example-of-play.jsonl`,
    )!.record;
    expect(setup).toMatchObject({ map: 'heron-lake' });
    expect(start).toMatchObject({ first: 'blue' });
    const events = lines.flatMap((line) => line.events as readonly Event[]);
    const told = events.filter(({ type }) => !['markerPlaced', 'targetHidden'].includes(type));
    expect(told.slice(0, 17)).toMatchObject([
      { type: 'turnBegan', side: 'blue', day: 1, hour: 6, by: 'coin' },
      {
        type: 'dived',
        side: 'blue',
        hex: '1607',
        depth: 40,
        minutes: 21,
        before: 'A',
        residual: 9,
        total: 30,
        after: 'D',
        search: 'thorough',
      },
      { type: 'searched', hex: '1607', die: 5, minimum: 4, face: 'dummy' },
      { type: 'scheduled', side: 'blue', hour: 8, interval: 120, before: 'D', after: 'C' },
      { type: 'turnBegan', side: 'red', hour: 6, by: 'time' },
      { type: 'dived', side: 'red', hour: 6 },
      { type: 'searched', side: 'red' },
      { type: 'scheduled', side: 'red', hour: 7 },
      { type: 'turnBegan', side: 'red', hour: 7, by: 'time' },
      { type: 'dived', side: 'red', hour: 7 },
      { type: 'searched', side: 'red' },
      { type: 'scheduled', side: 'red', hour: 14 },
      { type: 'turnBegan', side: 'blue', hour: 8, by: 'time' },
      {
        type: 'dived',
        side: 'blue',
        hex: '1710',
        depth: 60,
        minutes: 41,
        limit: 41,
        before: 'C',
        residual: 14,
        total: 55,
        after: 'I',
        search: 'complete',
      },
      { type: 'searched', hex: '1710', die: 1, minimum: 2, face: null },
      { type: 'scheduled', side: 'blue', hour: 12, interval: 240, before: 'I', after: 'C' },
      { type: 'turnBegan', side: 'blue', hour: 12, by: 'time' },
    ]);
  },
);
