import { SIDES } from '@fathom/captain-sonar/client';
import type { Event } from '@fathom/captain-sonar/client';
import type { Millis, Side } from '@fathom/kit';
import { expect, test } from 'vitest';
import { countdownWords, secondsLeft } from '../../src/games/captain-sonar/announce/countdown.ts';
import { shoutOf } from '../../src/games/captain-sonar/announce/shout.ts';
import { narrate, saidResult, soundOf, spoken } from '../../src/games/captain-sonar/narrate.ts';
import { SIDE_NAMES } from '../../src/games/captain-sonar/words.ts';
import { chanceMatch } from './sonar-table.ts';

const nameOf = (side: Side): string => SIDE_NAMES[side as string as 'alpha' | 'bravo'];

const LINES: readonly (readonly [Event, string | null])[] = [
  [{ type: 'startChosen', side: 'bravo', cell: null }, 'Bravo is ready to begin.'],
  [{ type: 'startChosen', side: 'alpha', cell: 'C7' }, 'Alpha is ready to begin, at C7.'],
  [{ type: 'playBegan', first: null }, 'Both boats are under way.'],
  [{ type: 'courseSet', side: 'alpha', course: 'N' }, 'Alpha: north.'],
  [{ type: 'silenceRun', side: 'bravo', course: null, cells: null }, 'Bravo: silence.'],
  [{ type: 'silenceRun', side: 'alpha', course: 'E', cells: 1 }, 'Alpha: silence, 1 cell east.'],
  [
    { type: 'silenceRun', side: 'alpha', course: 'E', cells: 0 },
    'Alpha: silence, staying put, headed east.',
  ],
  [{ type: 'gaugeMarked', side: 'bravo', system: null }, null],
  [{ type: 'brokeDown', side: 'bravo', symbol: null }, null],
  [{ type: 'systemReady', side: 'bravo', system: 'torpedo' }, 'Bravo: torpedo ready.'],
  [{ type: 'damaged', side: 'bravo', fault: null }, 'Bravo takes 1 damage from breakdowns.'],
  [{ type: 'damaged', side: 'bravo', fault: 'ice' }, 'Bravo takes 1 damage from the ice.'],
  [
    { type: 'stopCalled', side: 'alpha', system: 'drone', until: 0 as Millis },
    'STOP! Alpha uses the drone.',
  ],
  [{ type: 'mineLaid', side: 'bravo', cell: null }, 'Bravo lays a mine.'],
  [
    {
      type: 'exploded',
      side: 'alpha',
      charge: 'torpedo',
      cell: 'C7',
      hits: { alpha: 'indirect', bravo: 'direct' },
    },
    'Alpha’s torpedo on C7: Alpha indirect hit, Bravo direct hit.',
  ],
  [
    { type: 'droneLaunched', side: 'alpha', sector: 3, found: false },
    'Alpha’s drone searches sector 3: Bravo is not there.',
  ],
  [
    {
      type: 'sonarAnswered',
      side: 'bravo',
      claims: { row: 7, column: null, sector: 2 },
      drawn: true,
    },
    'Bravo answers: row 7 and sector 2, one true and one false. It was drawn by lot.',
  ],
  [{ type: 'turnBegan', side: 'bravo', left: 1 }, null],
  [{ type: 'turnBegan', side: 'bravo', left: 3 }, 'Bravo has 3 turns in a row.'],
];

test.each(LINES)('%j is told in words', (event, line) => {
  expect(narrate(event, nameOf)).toBe(line);
});

test('9 each course has its own tone', () => {
  const tones = (['N', 'E', 'S', 'W'] as const).map((course) =>
    soundOf({ type: 'courseSet', side: 'alpha', course }),
  );
  expect(new Set(tones).size).toBe(4);
});

test('9 every announcement is in the log and on the strip, has nothing blank in it, and can be called out', () => {
  for (const mode of ['turn', 'realTime'])
    for (const { spectator } of chanceMatch({ mode, scenario: 'minefield' }, 8, 250))
      for (const said of spectator.record.slice(-3)) {
        const line = narrate(said, nameOf);
        expect(line).toMatch(/^\S.*[.!]$/);
        expect(line).not.toMatch(/null|undefined|NaN/);
        expect(spoken(said, nameOf)).toBe(line);
        const { words, detail } = shoutOf(said);
        expect(`${words} ${detail}`).not.toMatch(/undefined|NaN/);
        expect(words.length).toBeGreaterThan(0);
      }
});

test('1.2 no line of the log tells a crew where the other is', () => {
  let cells = 0;
  for (const { views, heard } of chanceMatch({ mode: 'turn' }, 9, 300))
    for (const side of SIDES)
      for (const event of heard[side]) {
        if (views[side].phase === 'over' || !('side' in event) || event.side === side) continue;
        if (event.type === 'exploded' || event.type === 'mineChained') continue;
        cells += 1;
        expect(narrate(event, nameOf) ?? '').not.toMatch(/\b[A-O]\d/);
      }
  expect(cells).toBeGreaterThan(20);
});

test('7 the end is told with its reason, a draw as a draw', () => {
  expect(saidResult({ winner: 'alpha', reason: 'sunk' }, (side) => SIDE_NAMES[side])).toBe(
    'Alpha wins: Bravo is sunk.',
  );
  expect(saidResult({ winner: null, reason: 'bothSunk' }, (side) => SIDE_NAMES[side])).toBe(
    'A draw: both boats are sunk.',
  );
});

test('a countdown never runs below nothing and speaks of days when there are days', () => {
  expect(secondsLeft(30_000, 9_500)).toBe(21);
  expect(secondsLeft(30_000, 31_000)).toBe(0);
  expect(countdownWords(21_000, 0)).toBe('21 s');
  expect(countdownWords(600_000, 0)).toBe('10 min');
  expect(countdownWords(604_800_000, 0)).toBe('7 days');
});
