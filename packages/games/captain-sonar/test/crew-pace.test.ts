import { expect, test } from 'vitest';
import { playLoneMatch } from '../tools/crew-pace/lone-match.ts';

// The short form of `npm run crew-pace`, whose figures are in bench/results/measured-crew-pace.json.

const MINUTE = 60_000;

test.each([
  ['radioOperator', 'realTime'],
  ['engineer', 'turn'],
  ['firstMate', 'turn'],
] as const)(
  'alone among bots: %s, %s: a match has its time, and something to do all along',
  async (role, mode) => {
    const match = await playLoneMatch({ role, mode, level: 'cadet', number: 1 });
    expect(match.isOver).toBe(true);
    expect(match.millis).toBeGreaterThan(7 * MINUTE);
    expect(match.millis).toBeLessThan(30 * MINUTE);
    expect(match.decisions).toBeGreaterThan(40);
    const late = match.gaps.filter((gap) => gap > 20_000);
    expect(late.length).toBeLessThan(0.06 * match.gaps.length);
    expect(Math.max(...match.gaps)).toBeLessThan(35_000);
  },
);
