/** How often something may be done for each key: so often at once, then steadily. */
export interface Allowance {
  /** Milliseconds until it may be done again; 0: it is done now, and counted. */
  readonly take: (key: string, now: number) => number;
}

const MINUTE = 60_000;
const MOST_KEYS = 10_000;

/** A minute's worth may come at once. Of too many keys the one that was not heard of for longest is forgotten. */
export function openAllowance(perMinute: number, mostKeys: number = MOST_KEYS): Allowance {
  const step = Math.floor(MINUTE / perMinute); // whole milliseconds, so that sums are exact
  const spentUntil = new Map<string, number>(); // when a key has its whole minute's worth again
  return {
    take: (key, now) => {
      const from = Math.max(spentUntil.get(key) ?? 0, now);
      const wait = Math.max(0, from + step - now - MINUTE);
      if (wait > 0) return wait;
      spentUntil.delete(key); // and to the end of the line
      spentUntil.set(key, from + step);
      for (const oldest of spentUntil.keys()) {
        if (spentUntil.size <= mostKeys) break;
        spentUntil.delete(oldest);
      }
      return 0;
    },
  };
}
