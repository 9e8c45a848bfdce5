import type { ClockRule, Clocks, Outcome, Seat, Side } from '@fathom/kit';

export const VISIBILITIES = ['public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number]; // private: not listed, found by its link only

export const STATUSES = ['lobby', 'running', 'finished', 'closed'] as const;
export type Status = (typeof STATUSES)[number]; // closed: ended without a result

/**
 * Why a match was closed. givenUp: by its host before it began · nobodyCame: a lobby nobody was in · abandoned: it ran, and
 * nobody was there for days · botsAlone: bots played, and nobody watched · tooLong: its log has no room for more.
 */
export const CLOSE_REASONS = [
  'givenUp',
  'nobodyCame',
  'abandoned',
  'botsAlone',
  'tooLong',
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

export const PACES = ['human', 'instant'] as const;
export type Pace = (typeof PACES)[number]; // whether bots take a moment before they move

export const STARTS = ['full', 'host'] as const;
export type Start = (typeof STARTS)[number]; // full: as soon as every seat is filled; host: when whoever made the match says so

export type Holder =
  | { readonly kind: 'person'; readonly name: string; readonly here: boolean }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly level: string;
      readonly relieves: string | null; // the name of the person it stands in for, until they return
    };

/** People have asked that a bot plays on for the absent person in a seat. */
export interface Relief {
  readonly level: string; // of the bot that would come
  readonly asked: readonly Seat[]; // one seat for each person who has asked
  readonly needed: number; // how many must ask, as things are
}

/** People of a crew have asked that it gives up. Only that crew is told. */
export interface Surrender {
  readonly asked: readonly Seat[]; // one seat for each person who has asked
  readonly needed: number; // how many must ask, as things are
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly side: Side;
  readonly role: string;
  readonly holder: Holder | null;
  readonly relief: Relief | null; // null: nobody has asked for it
}

/** What everybody may know of a match, whatever they may know of its game. */
export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly visibility: Visibility;
  readonly status: Status;
  readonly start: Start;
  readonly hostHere: boolean; // whether its host is connected; false once it has begun
  readonly createdAt: number; // Unix time in milliseconds
  readonly seats: readonly SeatInfo[];
  readonly clock: ClockRule;
  readonly clocks: Clocks | null; // in game time; none before the start or without a clock
  readonly time: number; // game time now
  readonly commitment: string; // to the server's seed, made before anyone sat down
  readonly outcome: Outcome | null;
  readonly closed: CloseReason | null; // why it was closed; null: it was not
  readonly fingerprint: string | null; // of the finished match's record
  readonly rematch: string | null; // the match that follows this one
}

/** Where a line can be said: to everyone at the match, or to one's own crew alone. */
export const CHAT_TARGETS = ['table', 'crew'] as const;
export type ChatTarget = (typeof CHAT_TARGETS)[number];
/** Where it was said: 'table', or the side whose crew alone may read it. */
export type ChatChannel = 'table' | Side;

export interface ChatLine {
  readonly n: number; // counts from 1 in each channel
  readonly to: ChatChannel;
  readonly seat: Seat | null; // null: a spectator
  readonly name: string;
  readonly text: string;
  readonly at: number; // Unix time in milliseconds
}
