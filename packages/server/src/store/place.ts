import type { Append, Appended } from './store.ts';
import { StoreError } from './store-error.ts';

/** What becomes of one append, as the writer of a batch reports it. */
export type Place = Appended | 'gap';

/** Where a row with this seq falls in a log of that length. */
export function placeOf(seq: number, length: number): Place {
  if (seq === length) return 'ok';
  return seq >= 0 && seq < length ? 'conflict' : 'gap';
}

export function gapError({ match, seq }: Append): StoreError {
  return new StoreError('gap', `Row ${seq} of match ${match} is not the next one of its log.`);
}
