/** An input as the person remembers it who sent it. Moments are places in the order of all that the players did and heard. */
export interface SentInput {
  readonly id: string;
  readonly match: string;
  readonly sentAt: number; // for the first time
  acknowledgedAt: number | null;
}
/** What somebody was shown of a match: the events behind one number, or the latest up to it. */
export interface Shown {
  readonly match: string;
  readonly seats: readonly string[];
  readonly n: number;
  readonly what: 'update' | 'snapshot';
  readonly before: number; // how many numbers came before the first of these events
  readonly hash: string;
}
/** What the players remember. */
export interface Ledger {
  readonly sent: (id: string, match: string) => void;
  readonly acknowledged: (id: string) => void;
  /** Asked for without an acknowledgement that would say that it is in the log, such as a voice for giving up. */
  readonly wished: (id: string) => void;
  readonly shown: (shown: Shown) => void;
  readonly began: (match: BegunMatch) => void;
  /** Somebody knows that it is over; all who played it do. */
  readonly ended: (match: string) => void;
  readonly finished: (match: string) => void;
  readonly lost: (why: string) => void; // a connection
  readonly drained: (millis: number) => void; // so long a node took from SIGTERM to its end
  /** Something that must never happen. */
  readonly violation: (what: string) => void;
  readonly onAcknowledged: (tell: (match: string) => void) => void;
  readonly onEnded: (tell: (match: string) => void) => void;
  readonly read: () => Memory;
}
export interface BegunMatch {
  readonly match: string;
  readonly bots: readonly string[]; // the seats they have
}
export interface Memory {
  readonly inputs: ReadonlyMap<string, SentInput>;
  readonly wishes: ReadonlySet<string>;
  readonly shown: readonly Shown[];
  readonly begun: ReadonlyMap<string, BegunMatch>;
  readonly ended: ReadonlySet<string>;
  readonly finished: ReadonlySet<string>;
  readonly lost: ReadonlyMap<string, number>;
  readonly drains: readonly number[];
  readonly violations: readonly string[];
  readonly acknowledged: number;
}

export function openLedger(tellViolation?: (what: string) => void): Ledger {
  const inputs = new Map<string, SentInput>();
  const wishes = new Set<string>();
  const shown: Shown[] = [];
  const begun = new Map<string, BegunMatch>();
  const ended = new Set<string>();
  const finished = new Set<string>();
  const lost = new Map<string, number>();
  const drains: number[] = [];
  const violations: string[] = [];
  let tellAcknowledged: ((match: string) => void) | null = null;
  let tellEnded: ((match: string) => void) | null = null;
  let moment = 0;
  let acknowledged = 0;
  return {
    sent: (id, match) => {
      if (!inputs.has(id))
        inputs.set(id, { id, match, sentAt: (moment += 1), acknowledgedAt: null });
    },
    acknowledged: (id) => {
      const input = inputs.get(id);
      if (input === undefined || input.acknowledgedAt !== null) return;
      input.acknowledgedAt = moment += 1;
      acknowledged += 1;
      tellAcknowledged?.(input.match);
    },
    wished: (id) => void wishes.add(id),
    shown: (what) => void shown.push(what),
    began: (match) => void begun.set(match.match, match),
    ended: (match) => {
      ended.add(match);
      tellEnded?.(match);
    },
    finished: (match) => void finished.add(match),
    lost: (why) => void lost.set(why, (lost.get(why) ?? 0) + 1),
    drained: (millis) => void drains.push(millis),
    violation: (what) => {
      violations.push(what);
      tellViolation?.(what);
    },
    onAcknowledged: (tell) => (tellAcknowledged = tell),
    onEnded: (tell) => (tellEnded = tell),
    read: () => ({
      inputs,
      wishes,
      shown,
      begun,
      ended,
      finished,
      lost,
      drains,
      violations,
      acknowledged,
    }),
  };
}
