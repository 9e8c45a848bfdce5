import type { ClockRule, Clocks, Outcome, Seat, Side } from '@fathom/kit';

export const VISIBILITIES = ['public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number]; // private: not listed, found by its link only

export const STATUSES = ['lobby', 'running', 'finished', 'closed'] as const;
export type Status = (typeof STATUSES)[number]; // closed: given up before it began

export const PACES = ['human', 'instant'] as const;
export type Pace = (typeof PACES)[number]; // whether bots take a moment before they move

export type Holder =
  | { readonly kind: 'person'; readonly name: string; readonly here: boolean }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

export interface SeatInfo {
  readonly seat: Seat;
  readonly side: Side;
  readonly role: string;
  readonly holder: Holder | null;
}

/** What everybody may know of a match, whatever they may know of its game. */
export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly visibility: Visibility;
  readonly status: Status;
  readonly createdAt: number; // Unix time in milliseconds
  readonly seats: readonly SeatInfo[];
  readonly clock: ClockRule;
  readonly clocks: Clocks | null; // in game time; none before the start or without a clock
  readonly time: number; // game time now
  readonly commitment: string; // to the host's seed, made before anyone sat down
  readonly outcome: Outcome | null;
  readonly fingerprint: string | null; // of the finished match's record
  readonly rematch: string | null; // the match that follows this one
}

export interface ChatLine {
  readonly n: number; // counts from 1, the same for everyone
  readonly seat: Seat | null; // null: a spectator
  readonly name: string;
  readonly text: string;
  readonly at: number; // Unix time in milliseconds
}
