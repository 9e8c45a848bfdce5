import type { Listing } from './store.ts';

type Position = Pick<Listing, 'updatedAt' | 'match'>;

/** The order of lists. Matches of the same instant are told apart by id, so that pages never skip or repeat one. */
export function newestFirst(a: Position, b: Position): number {
  if (a.updatedAt !== b.updatedAt) return b.updatedAt - a.updatedAt;
  if (a.match === b.match) return 0;
  return a.match < b.match ? 1 : -1;
}
