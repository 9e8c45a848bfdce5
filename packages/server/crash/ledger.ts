/** What the players remember: every input they sent, and which the server said it had taken. */
export interface Ledger {
  readonly sent: (id: string) => void;
  readonly sentAgain: () => void;
  readonly acknowledged: (id: string) => void;
  readonly finished: (match: Voyage) => void;
  readonly compared: (isSame: boolean) => void;
  /** Something that must never happen. */
  readonly violation: (what: string) => void;
  readonly onAcknowledged: (tell: () => void) => void;
  readonly read: () => Tally;
}
/** A match that was played to its end. */
export interface Voyage {
  readonly match: string;
}
export interface Tally {
  readonly sent: ReadonlySet<string>;
  readonly acknowledged: ReadonlySet<string>;
  readonly resent: number;
  readonly finished: readonly Voyage[];
  readonly views: number;
  readonly violations: readonly string[];
}

export function openLedger(): Ledger {
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  const finished: Voyage[] = [];
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
    finished: (voyage) => void finished.push(voyage),
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
