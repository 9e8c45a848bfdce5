import { SIDES, callOf, clientWords, countdownWords } from '@fathom/captain-sonar/client';
import type { Names } from '@fathom/kit';
import { expect, test } from 'vitest';
import { soundOf } from '../../src/games/captain-sonar/sounds.ts';
import { chanceMatch } from './sonar-table.ts';

const names: Names = { side: clientWords.side, seat: String };

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
        const line = clientWords.event(said, names);
        expect(line).toMatch(/^\S.*[.!]$/);
        expect(line).not.toMatch(/null|undefined|NaN/);
        expect(clientWords.spoken(said, names)).toBe(line);
        const call = callOf(said);
        expect(`${call.words} ${call.detail}`).not.toMatch(/undefined|NaN/);
        expect(call.words.length).toBeGreaterThan(0);
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
        expect(clientWords.event(event, names) ?? '').not.toMatch(/\b[A-O]\d/);
      }
  expect(cells).toBeGreaterThan(20);
});

test('a countdown never runs below nothing and speaks of days when there are days', () => {
  expect(countdownWords(30_000, 9_500)).toBe('21 s');
  expect(countdownWords(30_000, 31_000)).toBe('0 s');
  expect(countdownWords(21_000, 0)).toBe('21 s');
  expect(countdownWords(600_000, 0)).toBe('10 min');
  expect(countdownWords(604_800_000, 0)).toBe('7 days');
});
