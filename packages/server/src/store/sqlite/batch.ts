import type { Append } from '@fathom/host';

/** Appends on their way to the thread: few lists are copied in a fraction of the time that as many objects take. */
export interface Batch {
  readonly matches: readonly string[];
  readonly seqs: readonly number[];
  readonly rows: readonly string[];
  /** What comes with a row, for the few that bring anything; in the order of the rows. */
  readonly besides: readonly Besides[];
}
export interface Besides extends Pick<Append, 'listing' | 'own' | 'awake'> {
  readonly at: number; // of which row
  readonly downtime: number;
}

export function packBatch(appends: readonly Append[]): Batch {
  const matches: string[] = [];
  const seqs: number[] = [];
  const rows: string[] = [];
  const besides: Besides[] = [];
  for (const { match, seq, row, listing, own, awake, downtime = 0 } of appends) {
    if (listing !== null || own !== undefined || awake === true)
      besides.push({ at: rows.length, listing, own, awake: awake === true, downtime });
    matches.push(match);
    seqs.push(seq);
    rows.push(row);
  }
  return { matches, seqs, rows, besides };
}
