/** The open matches that were made from a network, at one host or at all others. */
export interface NetworkMatches {
  readonly waiting: number;
  readonly running: number;
  /** Those of both in which bots play every seat. By their ids: several hosts may know of the same one. */
  readonly botsAlone: readonly string[];
}
export const NO_MATCHES: NetworkMatches = { waiting: 0, running: 0, botsAlone: [] };

/** How fast something may be done from a network, as one host knows it. */
export interface NetworkRate {
  /** How much has been done that the network has to wait for before it has all it may have at once. */
  readonly debt: (network: string) => number;
  /** So much more was done elsewhere. */
  readonly charge: (network: string, amount: number) => void;
}
/** Tells the other hosts that so much was done here. */
export type TellDone = (network: string, amount: number) => void;

/** What limits by network have to know of other hosts of the same store, and tell them, with a moment's delay. */
export interface SharedCounts {
  readonly tellMatches: (network: string, matches: NetworkMatches) => void;
  readonly matchesElsewhere: (network: string) => NetworkMatches;
  /** Matches of bots alone that were made at other hosts, from whatever network. */
  readonly botsAloneElsewhere: () => ReadonlySet<string>;
  /** A match that was made here may end elsewhere: of those in `open` that have, `over` is called. */
  readonly watchMatches: (open: () => Iterable<string>, over: (match: string) => void) => void;
  readonly shareRate: (name: string, rate: NetworkRate) => TellDone;
}

const nothing = (): void => {};

/** Of a host that has its store to itself. */
export const COUNTED_ALONE: SharedCounts = {
  tellMatches: nothing,
  matchesElsewhere: () => NO_MATCHES,
  botsAloneElsewhere: () => new Set(),
  watchMatches: nothing,
  shareRate: () => nothing,
};
