import { describe, expect, it } from 'vitest';
import { foresee, searchDiver } from '@fathom/search-diver';
import { checkForesight } from '@fathom/kit/contract';
import { SETUPS, briskly } from './leaks/setups.ts';

describe('what a diver is shown beforehand comes true', () => {
  const report = checkForesight(searchDiver, foresee, {
    setups: SETUPS,
    seeds: 3,
    choose: briskly,
  });

  it.each(['dive', 'skip'])('always of "%s"', (type) => {
    expect(report[type]?.foreseen).toBeGreaterThan(0);
    expect(report[type]?.foreseen).toBe(report[type]?.tried);
  });
  it.each(['place', 'schedule', 'pass'])('of "%s", unless luck has a say', (type) => {
    expect(report[type]?.foreseen).toBeGreaterThan(20);
    expect(report[type]?.foreseen).toBeLessThan(report[type]?.tried ?? 0);
  });
  it('and no die is foreseen', () => {
    expect(report['search']?.tried).toBeGreaterThan(0);
    expect(report['search']?.foreseen).toBe(0);
  });
});
