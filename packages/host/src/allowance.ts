/** How often something may be done for each key: so often at once, then steadily. */
export interface Allowance {
  /** Milliseconds until it may be done again; 0: it is done now, and counted. */
  readonly take: (key: string, now: number) => number;
  /** How often it was done that the key has to wait for, until a whole minute's worth may be done again. */
  readonly debt: (key: string, now: number) => number;
  /** It was done so often more, whether it was allowed or not. */
  readonly charge: (key: string, times: number, now: number) => void;
}

const MINUTE = 60_000;
const MOST_DEBT = 2 * MINUTE; // however much was done elsewhere
const MOST_KEYS = 10_000;

/** A minute's worth may come at once. Of too many keys the one that was not heard of for longest is forgotten. */
export function openAllowance(perMinute: number, mostKeys: number = MOST_KEYS): Allowance {
  const step = Math.floor(MINUTE / perMinute); // whole milliseconds, so that sums are exact
  const spentUntil = new Map<string, number>(); // when a key has its whole minute's worth again
  const fromOf = (key: string, now: number): number => Math.max(spentUntil.get(key) ?? 0, now);
  const spend = (key: string, until: number): void => {
    spentUntil.delete(key); // and to the end of the line
    spentUntil.set(key, until);
    for (const oldest of spentUntil.keys()) {
      if (spentUntil.size <= mostKeys) break;
      spentUntil.delete(oldest);
    }
  };
  return {
    take: (key, now) => {
      const from = fromOf(key, now);
      const wait = Math.max(0, from + step - now - MINUTE);
      if (wait === 0) spend(key, from + step);
      return wait;
    },
    debt: (key, now) => (step === 0 ? 0 : (fromOf(key, now) - now) / step),
    charge: (key, times, now) =>
      spend(key, Math.min(fromOf(key, now) + times * step, now + MOST_DEBT)),
  };
}
