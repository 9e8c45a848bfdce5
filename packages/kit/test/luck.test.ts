import { luckOf } from '@fathom/kit';
import { describe, expect, it } from 'vitest';

const draws = (number: number, moment?: string): readonly number[] => {
  const rng = luckOf(number, moment);
  return Array.from({ length: 20 }, () => rng.int(1000));
};

describe('luck for bots and tests', () => {
  it('is the same for the same number and moment', () => {
    expect(draws(7, 'turn 3')).toEqual(draws(7, 'turn 3'));
  });

  it('differs for another number or another moment', () => {
    expect(draws(7)).not.toEqual(draws(8));
    expect(draws(7, 'turn 3')).not.toEqual(draws(7, 'turn 4'));
  });

  it('is spread evenly', () => {
    const rng = luckOf(2026);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 10_000; i++) counts[rng.int(10)]! += 1;
    expect(Math.min(...counts)).toBeGreaterThan(900);
    expect(Math.max(...counts)).toBeLessThan(1100);
  });
});
