/** What the players remember: every input they sent, and which the server said it had taken. */
export interface Ledger {
  readonly sent: (id: string) => void;
  readonly sentAgain: () => void;
  readonly acknowledged: (id: string) => void;
  /** Something was acknowledged that is looked for elsewhere than among the inputs. */
  readonly acknowledgedMove: () => void;
  readonly finished: (match: FinishedMatch) => void;
  readonly compared: (isSame: boolean) => void;
  /** Something that must never happen. */
  readonly violation: (what: string) => void;
  readonly onAcknowledged: (tell: () => void) => void;
  readonly read: () => Tally;
}
/** A match that was played to its end. */
export interface FinishedMatch {
  readonly match: string;
}
export interface Tally {
  readonly sent: ReadonlySet<string>;
  readonly acknowledged: ReadonlySet<string>;
  readonly resent: number;
  readonly finished: readonly FinishedMatch[];
  readonly views: number;
  readonly violations: readonly string[];
}

export function openLedger(): Ledger {
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  const finished: FinishedMatch[] = [];
  const violations: string[] = [];
  let resent = 0;
  let views = 0;
  let tell: (() => void) | null = null;
  return {
    sent: (id) => void sent.add(id),
    sentAgain: () => {
      resent += 1;
    },
    acknowledged: (id) => {
      acknowledged.add(id);
      tell?.();
    },
    acknowledgedMove: () => tell?.(),
    finished: (match) => void finished.push(match),
    compared: (isSame) => {
      views += 1;
      if (!isSame) violations.push('a folded view differs from a fresh snapshot');
    },
    violation: (what) => void violations.push(what),
    onAcknowledged: (listener) => {
      tell = listener;
    },
    read: () => ({ sent, acknowledged, resent, finished, views, violations }),
  };
}
