import type { Refusal } from '@fathom/kit';
import type { LiveMatch } from './live-match.ts';
import { deny } from './refusals.ts';
import { concerns, isOpen } from './seating.ts';

/** How many open matches one guest may be in. */
export interface Quota {
  readonly fault: (guest: string) => Refusal | null;
  /** Gets a guest into one more match. Those being entered count already: many at once get no further. */
  readonly enter: <T>(guest: string, task: () => Promise<T>) => Promise<T | Refusal>;
}

export function openQuota(live: ReadonlyMap<string, LiveMatch>, most: number): Quota {
  const entering = new Map<string, number>(); // how many matches each guest is about to be in
  const fault = (guest: string): Refusal | null => {
    const mine = [...live.values()].filter(({ state }) => isOpen(state) && concerns(state, guest));
    const open = mine.length + (entering.get(guest) ?? 0);
    return open < most ? null : deny('tooManyMatches', { open });
  };
  return {
    fault,
    enter: async (guest, task) => {
      const limit = fault(guest);
      if (limit !== null) return limit;
      const count = (change: 1 | -1): void =>
        void entering.set(guest, (entering.get(guest) ?? 0) + change);
      count(1);
      try {
        return await task();
      } finally {
        count(-1);
        if (entering.get(guest) === 0) entering.delete(guest);
      }
    },
  };
}
