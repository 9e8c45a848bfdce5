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

export interface Trip {
  readonly answered: () => void;
  readonly forget: () => void; // whoever asked has hung up
}

export interface Felt {
  /** Something was asked. What is not answered counts for as long as it has lasted. */
  readonly trip: () => Trip;
  readonly bot: (millis: number) => void;
  readonly refusal: (what: string) => void;
  readonly cutOff: (what: string) => void;
  readonly fault: (what: string) => void;
  readonly finished: (match: string) => void;
  readonly finishedMatches: () => readonly string[];
  /** All since the last reading. */
  readonly read: () => Feeling;
}

const LATE = 50; // milliseconds: an answer that is only on its way says nothing yet

export function openFelt(): Felt {
  const finished: string[] = [];
  const underWay = new Set<{ readonly began: number }>();
  let trips: number[] = [];
  let slowestBot = 0;
  let refusals: string[] = [];
  let cutOffs: string[] = [];
  let faults: string[] = [];
  return {
    trip: () => {
      const trip = { began: performance.now() };
      underWay.add(trip);
      return {
        answered: () => {
          if (underWay.delete(trip)) trips.push(performance.now() - trip.began);
        },
        forget: () => void underWay.delete(trip),
      };
    },
    bot: (millis) => {
      slowestBot = Math.max(slowestBot, millis);
    },
    refusal: (what) => void refusals.push(what),
    cutOff: (what) => void cutOffs.push(what),
    fault: (what) => void faults.push(what),
    finished: (match) => void finished.push(match),
    finishedMatches: () => finished,
    read: () => {
      const now = performance.now();
      const late = [...underWay].map(({ began }) => now - began).filter((millis) => millis > LATE);
      const sorted = [...trips, ...late].toSorted((a, b) => a - b);
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
