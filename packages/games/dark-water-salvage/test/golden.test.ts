import { verifyRecord } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { ENDINGS, PLAYER_COUNTS, darkWaterSalvagePlayable } from '@fathom/dark-water-salvage';
import type { Event } from '@fathom/dark-water-salvage';
import { makeGolden, parseGolden } from '@fathom/kit/golden';
import { goldenNames, readGolden } from './golden.ts';

const goldens = goldenNames().map((name) => ({ name, record: readGolden(name) }));

describe.each(goldens)('the golden game $name', ({ record }) => {
  test('is played again to the same events and the same end', () => {
    expect(verifyRecord(darkWaterSalvagePlayable, record)).toEqual({
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
  expect(verifyRecord(darkWaterSalvagePlayable, { ...record, lines })).toMatchObject({ ok: false });
});

test.each(ENDINGS)('8 there is a golden game that ends by %s', (ending) => {
  expect(goldens.map(({ record }) => record.outcome.reason)).toContain(ending);
});

test.each(PLAYER_COUNTS)('8 there is a golden game of %i to the last round', (players) => {
  const tables = goldens
    .filter(({ record }) => record.outcome.reason === 'lastRound')
    .map(({ record }) => record.players.length);
  expect(tables).toContain(players);
});

test('between them the golden games have every kind of event', () => {
  const types = new Set(
    goldens.flatMap(({ record }) =>
      record.lines.flatMap((line) => (line.events as readonly Event[]).map(({ type }) => type)),
    ),
  );
  const missing = EVENT_TYPES.filter((type) => !types.has(type));
  expect(missing).toEqual([]);
});

const EVENT_TYPES: readonly Event['type'][] = [
  'loansOffered',
  'applied',
  'applicationChanged',
  'applicationsOpened',
  'cityChosen',
  'stepBegan',
  'researched',
  'turnOrderAsked',
  'moved',
  'wreckLocated',
  'wreckSalvaged',
  'wreckMissed',
  'passed',
  'wasDone',
  'timeRanOut',
  'timeGiven',
  'roundEnded',
  'forfeited',
  'gameEnded',
];
