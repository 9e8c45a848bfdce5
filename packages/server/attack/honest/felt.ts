/** What honest people felt in one stretch of time. */
export interface Feeling {
  readonly trips: number;
  readonly p50: number; // milliseconds from asking to the answer
  readonly p99: number;
  readonly worst: number;
  readonly slowestBot: number; // milliseconds until a bot moved
  readonly refusals: readonly string[];
  readonly cutOffs: readonly string[];
  readonly faults: readonly string[];
}

export interface Felt {
  readonly trip: (millis: number) => void;
  readonly bot: (millis: number) => void;
  readonly refusal: (what: string) => void;
  readonly cutOff: (what: string) => void;
  readonly fault: (what: string) => void;
  readonly finished: (match: string) => void;
  readonly finishedMatches: () => readonly string[];
  /** All since the last reading. */
  readonly read: () => Feeling;
}

export function openFelt(): Felt {
  const finished: string[] = [];
  let trips: number[] = [];
  let slowestBot = 0;
  let refusals: string[] = [];
  let cutOffs: string[] = [];
  let faults: string[] = [];
  return {
    trip: (millis) => void trips.push(millis),
    bot: (millis) => {
      slowestBot = Math.max(slowestBot, millis);
    },
    refusal: (what) => void refusals.push(what),
    cutOff: (what) => void cutOffs.push(what),
    fault: (what) => void faults.push(what),
    finished: (match) => void finished.push(match),
    finishedMatches: () => finished,
    read: () => {
      const sorted = trips.toSorted((a, b) => a - b);
      const at = (share: number): number =>
        sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
      const feeling: Feeling = {
        trips: sorted.length,
        p50: at(0.5),
        p99: at(0.99),
        worst: at(1),
        slowestBot,
        refusals,
        cutOffs,
        faults,
      };
      [trips, slowestBot, refusals, cutOffs, faults] = [[], 0, [], [], []];
      return feeling;
    },
  };
}
