import { chipCount, chipsAround } from '../rules/loans.ts';
import type { View } from '../view.ts';

/** 2.1 Rounds after this one, as everybody can count from the bag. */
export function roundsLeft({ setup, last, bag, pool }: View): number {
  if (last) return 0;
  const chips = chipsAround(setup.players);
  if (chipCount(pool) < chips) return 1;
  return Math.floor(chipCount(bag) / chips) + (setup.extraRound ? 2 : 1);
}
