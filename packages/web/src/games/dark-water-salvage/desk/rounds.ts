import { BAGS, chipCount, chipsAround, isNextLast } from '@fathom/dark-water-salvage/client';
import type { View } from '@fathom/dark-water-salvage/client';

/** 2.1 How many rounds a game has, unless every wreck is up before. */
export const roundsOf = ({ players, extraRound }: View['setup']): number =>
  Math.floor(chipCount(BAGS[players]) / chipsAround(players)) + 1 + (extraRound ? 1 : 0);

/** Whether there will be another round, as everybody can count. */
export function lastWords(view: View): string {
  if (view.last) return 'the last';
  return isNextLast(view) ? 'the next is the last' : '';
}
