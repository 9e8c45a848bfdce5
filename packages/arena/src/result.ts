import type { Side } from '@fathom/kit';
import type { GameLine, Number01 } from './match/game-line.ts';
import type { Estimate } from './stats/interval.ts';
import type { Sprt } from './stats/sprt.ts';
import type { TimeSummary } from './stats/times.ts';

export const RESULT_FORMAT = 'fathom-arena';
export const RESULT_VERSION = 1;

/** Elo against even chances; null: beyond measure, as all points or none were won. */
export interface EloEstimate {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}
/** A bot that was taken out of games for one reason. */
export interface ForfeitCount {
  readonly contestant: Number01;
  readonly reason: string;
  readonly games: number;
}
export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

/** All there is to say of a match, and all that is needed to play it again. Plain JSON. */
export interface MatchResult {
  readonly format: typeof RESULT_FORMAT;
  readonly formatVersion: typeof RESULT_VERSION;
  readonly game: string;
  readonly gameVersion: number;
  readonly node: string; // the version it ran on
  readonly setup: unknown;
  readonly seed: string;
  readonly contestants: readonly [string, string];
  readonly longest: number;
  readonly execMillis: number;
  readonly sides: readonly Side[]; // as many games make a set
  readonly planned: number; // sets
  readonly sets: number; // played
  readonly stopped: 'complete' | 'sprt' | 'interrupted';
  readonly games: number;
  readonly won: number; // by the first contestant
  readonly drawn: number; // or shared, or unfinished
  readonly lost: number;
  readonly share: Estimate; // of the points, of the first contestant
  readonly elo: EloEstimate;
  readonly shareBySide: Readonly<Record<string, number>>; // what the first contestant got on each side
  readonly sprt: Sprt | null;
  readonly inputs: Spread; // a game
  readonly tableSeconds: Spread; // a game, by the table's own clock
  readonly times: readonly [TimeSummary, TimeSummary];
  readonly endings: Readonly<Record<string, number>>;
  readonly unfinished: number; // games that were too long or stuck
  readonly forfeits: readonly ForfeitCount[];
  readonly lines: readonly GameLine[];
}
