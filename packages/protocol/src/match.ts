import type { ClockRule, Clocks, Outcome, Seat, Side } from '@fathom/kit';

export const VISIBILITIES = ['public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number]; // private: not listed, found by its link only

export const STATUSES = ['lobby', 'running', 'finished', 'closed'] as const;
export type Status = (typeof STATUSES)[number]; // closed: ended without a result

/**
 * Why a match was closed. givenUp: by its host before it began · nobodyCame: a lobby nobody was in · abandoned: it ran, and
 * nobody was there for days · botsAlone: bots played, and nobody watched · tooLong: its log has no room for more · byStaff:
 * those who run the server have ended it.
 */
export const CLOSE_REASONS = [
  'givenUp',
  'nobodyCame',
  'abandoned',
  'botsAlone',
  'tooLong',
  'byStaff',
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

export const PACES = ['human', 'instant', 'slow'] as const;
export type Pace = (typeof PACES)[number]; // whether bots take a moment before they move; slow: twice as long as a person would

export const STARTS = ['full', 'host'] as const;
export type Start = (typeof STARTS)[number]; // full: as soon as every seat is filled; host: when whoever made the match says so

/** Whether people who do not play may be at a match. none: nobody but its players and, before the start, its host. */
export const SPECTATORS = ['welcome', 'none'] as const;
export type Spectators = (typeof SPECTATORS)[number];

export type Holder =
  | {
      readonly kind: 'person';
      readonly name: string; // as it is now
      readonly here: boolean;
      readonly account?: boolean; // the name is theirs alone; false: they are a guest; not there where nobody has accounts
      readonly gone?: boolean; // their account was deleted
      readonly relieves?: string; // the name of the crew mate they stand in for, until that one returns
    }
  | {
      readonly kind: 'bot';
      readonly name: string; // its own, which no person can have; in older matches what its level is called
      readonly level: string;
      readonly rank?: string; // what the level is called; not in what older servers have kept
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

/** Somebody offers a rematch. Each person stands for one of their seats. */
export interface RematchOffer {
  readonly by: Seat;
  readonly accepted: readonly Seat[];
  readonly declined: readonly Seat[];
  readonly isOpen: boolean; // false: a side has declined, so nothing comes of it
}

/** Matches that follow each other by rematch, as of this one; once it is over, with it. */
export interface SeriesScore {
  readonly number: number; // of this match: 2 is the first rematch
  readonly before: string; // the match before this one
  readonly wins: Readonly<Record<string, number>>; // by seat, of whoever has it now; not of those who came to it later
  readonly draws: number;
}

/** The clocks stand still by agreement, or somebody asks that they do. */
export interface TimeOff {
  readonly left: number; // milliseconds; 0: the clocks run
  readonly isPause?: boolean; // nobody can act meanwhile
  readonly asked: TimeOffRequest | null;
}
export interface TimeOffRequest {
  readonly by: Seat;
  readonly days: number;
  readonly minutes?: number; // of a pause; 0 and no days: to go on at once
  readonly agreed: readonly Seat[]; // one for each person who has, besides
  /** One for each person whose word may still count: all for days, for a pause those of sides that have said nothing. */
  readonly missing: readonly Seat[];
}

/** Seats of one side that one person has together: who sits down on one of them has them all. */
export type Berth = readonly Seat[];

export interface SeatInfo {
  readonly seat: Seat;
  readonly side: Side;
  readonly role: string;
  readonly holder: Holder | null;
  readonly keptFor: string | null; // of a free seat: the name of the one person who can take it ('': not known); null: whoever may
  readonly relief: Relief | null; // null: nobody has asked for it
}

/** Those who are at a match and do not play. */
export interface Watchers {
  readonly count: number; // each person once, whoever has no cookie as one
  readonly names: readonly string[]; // of the first few, in the order of the alphabet
}

/** Players of a running match have asked to be without spectators. */
export interface Unwatched {
  readonly asked: readonly Seat[]; // one seat for each person who has asked
  readonly needed: number; // how many must ask: all who play
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
  readonly rated: boolean; // it shall count for ratings, if everybody in it has an account to the end
  readonly hostHere: boolean; // whether its host is connected; false once it has begun
  readonly createdAt: number; // Unix time in milliseconds
  readonly spectators: Spectators;
  readonly lateView: number | null; // minutes after which spectators see everything; null: they never do before the end
  readonly watchers: Watchers; // in lists of matches that nobody has looked into for a while: nobody
  readonly unwatched: Unwatched | null; // null: nobody has asked for it
  readonly seats: readonly SeatInfo[];
  readonly berths?: readonly Berth[]; // not there: each seat is for itself
  readonly clock: ClockRule;
  readonly clocks: Clocks | null; // in game time; none before the start or without a clock
  readonly time: number; // game time now
  readonly commitment: string; // to the server's seed, made before anyone sat down
  readonly outcome: Outcome | null;
  readonly closed: CloseReason | null; // why it was closed; null: it was not
  readonly fingerprint: string | null; // of the finished match's record
  readonly rematch: string | null; // the match that follows this one
  readonly offer: RematchOffer | null; // of one that does not exist yet
  readonly series: SeriesScore | null; // null: it follows no other
  readonly timeOff: TimeOff | null;
}

/** Where a line can be said: to everyone at the match, or to one's own crew alone. */
export const CHAT_TARGETS = ['table', 'crew'] as const;
export type ChatTarget = (typeof CHAT_TARGETS)[number];
/** Where it was said: 'table', or the side whose crew alone may read it. */
export type ChatChannel = 'table' | Side;

export interface ChatLine {
  readonly n: number; // counts from 1 in each channel; 0 and below were said in the match before this one
  readonly to: ChatChannel;
  readonly seat: Seat | null; // null: a spectator
  readonly name: string;
  readonly text: string; // empty where it was removed
  readonly removed?: boolean; // whoever said it was erased, and so are their words
  readonly at: number; // Unix time in milliseconds
}
