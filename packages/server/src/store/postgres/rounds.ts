import type { Append } from '@fathom/host';

/** An append on its way, with the row that must be there before it: one of the log, or the one before it in its round. */
export interface RoundEntry {
  readonly append: Append;
  readonly at: number; // its place in the batch
  readonly base: number; // where the run of rows begins that it is in
}

/**
 * One statement does not see what it writes itself. So the rows of one match go into one statement only as a run, one
 * after another of the same term, of which the first is checked; what does not fit is for the next. Sorted by match, so that
 * two nodes that write to the same matches wait for each other in one direction only.
 */
export function roundsOf(batch: readonly Append[]): readonly (readonly RoundEntry[])[] {
  const rounds: RoundEntry[][] = [];
  const last = new Map<string, LastEntry>(); // of each match
  for (const [at, append] of batch.entries()) {
    const before = last.get(append.match);
    const follows = before !== undefined && mayFollow(before, append);
    const round = before === undefined ? 0 : before.round + (follows ? 0 : 1);
    const entry: RoundEntry = { append, at, base: follows ? before.entry.base : append.seq };
    (rounds[round] ??= []).push(entry);
    const lists = touches(append) || (follows && before.lists);
    last.set(append.match, { entry, round, lists });
  }
  return rounds.map((round) => round.toSorted(byPlace));
}
interface LastEntry {
  readonly entry: RoundEntry;
  readonly round: number;
  readonly lists: boolean; // its run changes more than the log already
}

/** It changes what is known of the match besides its log. */
export const touches = ({ listing, awake, own = [] }: Append): boolean =>
  listing !== null || awake === true || own.length > 0;

function mayFollow({ entry, lists }: LastEntry, next: Append): boolean {
  const { append, base } = entry;
  if (next.seq !== append.seq + 1 || next.term !== append.term) return false;
  // A match is changed once in a statement, and a new one when it is made.
  return !touches(next) || (!lists && base > 0);
}

function byPlace({ append: a }: RoundEntry, { append: b }: RoundEntry): number {
  if (a.match !== b.match) return a.match < b.match ? -1 : 1;
  return a.seq - b.seq;
}
