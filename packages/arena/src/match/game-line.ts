import type { Seat, Side } from '@fathom/kit';

/** The first or the second contestant of a match. */
export type Number01 = 0 | 1;

/** A bot that was taken out of a game, and why. */
export interface ForfeitLine {
  readonly contestant: Number01;
  readonly seat: Seat;
  readonly reason: string;
}

/** How one game went. */
export interface GameLine {
  readonly set: number; // which seed; all games of a set share it
  readonly first: Side; // what the first contestant played; the second had all else
  readonly score: number; // of the first contestant: 1 won, a share of a shared win
  readonly end: 'over' | 'tooLong' | 'stuck';
  readonly winners: readonly Side[];
  readonly reason: string; // as the rules call the ending
  readonly inputs: number;
  readonly millis: number; // by the table's own clock
  readonly forfeits: readonly ForfeitLine[];
}

/** Milliseconds of each decision of the first and the second contestant. */
export type Times = readonly [readonly number[], readonly number[]];

export interface PlayedGame {
  readonly line: GameLine;
  readonly times: Times;
}

/** One seed, with the first contestant on each side in turn. */
export interface PlayedSet {
  readonly set: number;
  readonly games: readonly PlayedGame[];
}
