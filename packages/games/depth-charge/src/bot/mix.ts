import { PLACEMENTS } from './mix-data.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** How often each placement is to be used, by its number in the red sea. */
export const weights: Float64Array = Float64Array.from(PLACEMENTS, weightOf);
export const wholeWeight: number = weights.reduce((sum, weight) => sum + weight, 0);

/** A digit stands for a weight: 0 for none, and from there each for a quarter more than the one before. */
function weightOf(digit: string): number {
  const rank = DIGITS.indexOf(digit);
  return rank === 0 ? 0 : Math.round(1.25 ** (rank - 1));
}

/** The digit whose weight comes nearest. */
export function digitOf(weight: number): string {
  if (weight < 0.5) return DIGITS[0]!;
  const rank = 1 + Math.round(Math.log(Math.max(1, weight)) / Math.log(1.25));
  return DIGITS[Math.min(DIGITS.length - 1, rank)]!;
}
