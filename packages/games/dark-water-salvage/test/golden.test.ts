import { goldenSuite, readGoldens } from '@fathom/kit/testing/golden';
import { expect, test } from 'vitest';
import { ENDINGS, PLAYER_COUNTS, darkWaterSalvagePlayable } from '@fathom/dark-water-salvage';
import type { Event } from '@fathom/dark-water-salvage';

const goldens = readGoldens(new URL('../golden/', import.meta.url));
goldenSuite(darkWaterSalvagePlayable, goldens);

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
