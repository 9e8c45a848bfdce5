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

export const packBatch = (appends: readonly Append[]): Batch => ({
  matches: appends.map(({ match }) => match),
  seqs: appends.map(({ seq }) => seq),
  rows: appends.map(({ row }) => row),
  besides: besidesOf(appends),
});

function besidesOf(appends: readonly Append[]): readonly Besides[] {
  const besides: Besides[] = [];
  appends.forEach(({ listing, own, awake, downtime = 0 }, at) => {
    if (listing !== null || own !== undefined || awake === true)
      besides.push({ at, listing, own, awake: awake === true, downtime });
  });
  return besides;
}
