import type { SeatAdvice } from './advise.ts';

/** Where a question to the adviser stands. */
export type Hint =
  | { readonly is: 'closed' }
  | { readonly is: 'thinking'; readonly who: string | null } // null: still being called
  | {
      readonly is: 'told';
      readonly who: string;
      readonly advice: readonly SeatAdvice[]; // none: there is nothing to do
      readonly isOld: boolean; // more has happened since
    }
  | { readonly is: 'failed'; readonly why: string };

export const CLOSED: Hint = { is: 'closed' };

/** Advice grows old with the next thing that happens, and goes when nothing is waited for from the person any more. */
export function afterNews(hint: Hint, isYours: boolean): Hint {
  if (hint.is !== 'told') return hint;
  return hint.advice.length === 0 || !isYours ? CLOSED : { ...hint, isOld: true };
}
