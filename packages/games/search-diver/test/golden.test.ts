import { verifyRecord } from '@fathom/kit';
import { makeGolden, parseGolden } from '@fathom/kit/golden';
import { describe, expect, test } from 'vitest';
import { ENDINGS, SIDES, searchDiverPlayable } from '@fathom/search-diver';
import type { Event, Setup } from '@fathom/search-diver';
import { goldenNames, readGolden } from './golden.ts';

const goldens = goldenNames().map((name) => ({ name, record: readGolden(name) }));
const reasons = goldens.map(({ record }) => record.outcome.reason);

describe.each(goldens)('the golden game $name', ({ record }) => {
  test('is played again to the same events and the same end', () => {
    expect(verifyRecord(searchDiverPlayable, record)).toEqual({
      ok: true,
      lines: record.lines.length,
      fingerprint: record.lines.at(-1)!.chain,
    });
  });

  test('survives being written and read', () => {
    expect(parseGolden(makeGolden(record))).toEqual(record);
  });
});

test('a golden game that was altered does not pass', () => {
  const { record } = goldens[0]!;
  const lines = record.lines.with(2, { ...record.lines[2]!, events: [] });
  expect(verifyRecord(searchDiverPlayable, { ...record, lines })).toMatchObject({ ok: false });
});

test.each(ENDINGS)('5 there is a golden game that ends by %s', (ending) => {
  expect(reasons).toContain(ending);
});

test.each(SIDES)('5 there is a golden game in which %s finds the target', (side) => {
  const outcomes = goldens.map(({ record }) => record.outcome);
  expect(outcomes).toContainEqual({ winners: [side], reason: 'found' });
});

test('7 there is one of a diver alone and one of a search of the day', () => {
  const setups = goldens.map(({ record }) => record.setup as Setup);
  expect(setups.filter(({ players, daily }) => players === 1 && daily === '')).not.toEqual([]);
  expect(setups.filter(({ daily }) => daily !== '')).not.toEqual([]);
});

test('2.1 the example of the published rules is a golden game on the first chart', () => {
  const { setup, start, lines } = readGolden('example-of-play.jsonl');
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
});
