import type { Append, Derived, OwnChange } from '@fathom/host';

/** Appends on their way to the thread: seven lists are copied in a fraction of the time that as many objects take. */
export interface Batch {
  readonly matches: readonly string[];
  readonly seqs: readonly number[];
  readonly rows: readonly string[];
  readonly listings: readonly (Derived | null)[];
  readonly owns: readonly (readonly OwnChange[] | null)[];
  readonly awake: readonly boolean[];
  readonly downtimes: readonly number[];
}

export const packBatch = (appends: readonly Append[]): Batch => ({
  matches: appends.map(({ match }) => match),
  seqs: appends.map(({ seq }) => seq),
  rows: appends.map(({ row }) => row),
  listings: appends.map(({ listing }) => listing),
  owns: appends.map(({ own = null }) => own),
  awake: appends.map(({ awake }) => awake === true),
  downtimes: appends.map(({ downtime = 0 }) => downtime),
});

export const unpackBatch = ({
  matches,
  seqs,
  rows,
  listings,
  owns,
  awake,
  downtimes,
}: Batch): readonly Append[] =>
  matches.map((match, at) => ({
    match,
    seq: seqs[at] as number,
    row: rows[at] as string,
    listing: listings[at] as Derived | null,
    own: owns[at] ?? [],
    awake: awake[at] as boolean,
    downtime: downtimes[at] as number,
  }));
