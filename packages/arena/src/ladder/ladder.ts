import type { Estimate } from '../stats/interval.ts';
import type { ScoreCounts } from '../stats/ratings.ts';
import type { TimeSummary } from '../stats/times.ts';
import type { Entrant } from './design.ts';

export const LADDER_FORMAT = 'fathom-ladder';
export const LADDER_VERSION = 1;
export const ANCHOR = 1000; // the rating of the lowest level

export interface Rung extends Entrant {
  readonly rating: Estimate;
  readonly games: number;
  readonly forfeits: number;
  readonly times: TimeSummary;
}
/** What one got alone against the others. */
export interface Meeting {
  readonly one: string;
  readonly others: string;
  readonly games: number;
  readonly share: Estimate;
  readonly scores: ScoreCounts;
  readonly unfinished: number;
}

/** A ladder as it was played: all that its pages are made from, and all that is needed to play it again. Plain JSON. */
export interface Ladder {
  readonly format: typeof LADDER_FORMAT;
  readonly formatVersion: typeof LADDER_VERSION;
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly gameVersion: number;
  readonly setup: unknown;
  readonly sides: number;
  readonly seed: string;
  readonly games: number; // between two levels
  readonly node: string;
  readonly rungs: readonly Rung[]; // the strongest first
  readonly meetings: readonly Meeting[];
}
