import type { MatchRecord } from '@fathom/kit';
import { goldenSuite, readGoldens } from '@fathom/kit/testing/golden';
import { expect, test } from 'vitest';
import {
  ENDINGS,
  PLAYER_COUNTS,
  RULES,
  darkWaterSalvagePlayable,
} from '@fathom/dark-water-salvage';
import type { Event } from '@fathom/dark-water-salvage';

const goldens = readGoldens(new URL('../golden/', import.meta.url));
goldenSuite(darkWaterSalvagePlayable, goldens);

/** The golden games of today's rules: they are held to have all there is. */
const todays = goldens.filter(({ record }) => record.version === RULES.version);

test.each(ENDINGS)('8 there is a golden game that ends by %s', (ending) => {
  expect(todays.map(({ record }) => record.outcome.reason)).toContain(ending);
});

test.each(PLAYER_COUNTS)('8 there is a golden game of %i to the last round', (players) => {
  const tables = todays
    .filter(({ record }) => record.outcome.reason === 'lastRound')
    .map(({ record }) => record.players.length);
  expect(tables).toContain(players);
});

test.each(['locate', 'salvage'] as const)(
  '3 there is a golden game in which turn order is asked for in %s',
  (step) => {
    const asked = todays.flatMap(({ record }) => stepsOfAsking(record));
    expect(asked).toContain(step);
  },
);

/** In which steps turn order was asked for. */
function stepsOfAsking({ lines }: MatchRecord): readonly (string | null)[] {
  let step: string | null = null;
  const asked: (string | null)[] = [];
  for (const event of lines.flatMap((line) => line.events as readonly Event[]))
    if (event.type === 'stepBegan') step = event.step;
    else if (event.type === 'turnOrderAsked') asked.push(step);
  return asked;
}

test('between them the golden games have every kind of event', () => {
  const types = new Set(
    todays.flatMap(({ record }) =>
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
