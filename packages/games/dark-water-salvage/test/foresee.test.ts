import { describe, expect, it } from 'vitest';
import { darkWaterSalvage, foresee } from '@fathom/dark-water-salvage';
import { checkForesight } from '@fathom/kit/contract';
import { LARGE_TABLES, SMALL_TABLES, boldly } from './leaks/setups.ts';

describe('what a hunter is shown beforehand comes true', () => {
  const report = checkForesight(darkWaterSalvage, foresee, {
    setups: [...SMALL_TABLES, ...LARGE_TABLES],
    seeds: 1,
    choose: boldly,
  });

  it.each(['city', 'askTurnOrder'])('always of "%s"', (type) => {
    expect(report[type]?.foreseen).toBeGreaterThan(20);
    expect(report[type]?.foreseen).toBe(report[type]?.tried);
  });
  it.each(['apply', 'move', 'pass', 'done'])('of "%s", unless it opens something', (type) => {
    expect(report[type]?.foreseen).toBeGreaterThan(20);
    expect(report[type]?.foreseen).toBeLessThan(report[type]?.tried ?? 0);
  });
  it.each(['research', 'locate', 'salvage'])('and nothing is of "%s"', (type) => {
    expect(report[type]?.tried).toBeGreaterThan(20);
    expect(report[type]?.foreseen).toBe(0);
  });
});
