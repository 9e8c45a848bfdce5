import { pointOf } from '../grid.ts';
import type { Region } from '../vocabulary.ts';

/** By row and column, nobody being in the way. */
export function stepsBetween(from: Region, to: Region): number {
  const [a, b] = [pointOf(from), pointOf(to)];
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row);
}
