import type { MatchState } from './state.ts';
import type { LogHead } from './store.ts';

/** What is known of the hosts before this one. */
export interface LastRun {
  /** When the last of them was last known to run. null: each match stood still since its last row. */
  readonly aliveAt: number | null;
  /** For how long none was there before that, in all. Without it each match is owed what `aliveAt` tells, and no more. */
  readonly downtime?: number;
}

/** For how long matches stood still while no host was there. */
export interface Pauses {
  readonly downtime: number; // of all hosts so far; 0 where it is not counted
  /** What a match has to leave out of its time; below 0 where the clock before was ahead of this one. */
  readonly owedTo: (match: MatchState, head: LogHead) => number;
}

export function openPauses({ aliveAt, downtime: before }: LastRun, now: () => number): Pauses {
  const startedAt = now();
  const downtime = before === undefined ? 0 : before + (aliveAt === null ? 0 : startedAt - aliveAt);
  /** By the last sign of life alone. */
  const sinceSign = (match: MatchState): number => {
    // The last row may be that of a pause: what it made up for must not be made up for again.
    const alive = aliveAt === match.madeUpFor ? null : aliveAt;
    const lastSign = Math.max(alive ?? 0, match.updatedAt);
    if (lastSign <= startedAt) return startedAt - lastSign;
    return Math.min(0, now() - lastSign);
  };
  /** By the note of how long it had been when the match was last looked after: several hosts may have come and gone. */
  const sinceNote = (match: MatchState, noted: number): number => {
    const owed = downtime - noted;
    // After the last heartbeat a host may have gone on for some seconds.
    return Math.min(owed, (owed === 0 ? now() : startedAt) - match.updatedAt);
  };
  return {
    downtime,
    owedTo: (match, head) =>
      before === undefined ? sinceSign(match) : sinceNote(match, head.downtime),
  };
}
