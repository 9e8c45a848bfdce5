import type { ClockRule, Schema } from '@fathom/kit';
import * as v from 'valibot';
import { clockRule } from './fields.ts';

/** A rating as people read it. */
export interface ShownRating {
  readonly rating: number;
  readonly provisional: boolean; // there were too few matches to be sure of it
  readonly matches: number; // rated ones
}

/** GET /api/best?game=…&mode=…&page=…: a page of those with the highest ratings in one game and mode. */
export interface BestPage {
  readonly game: string;
  readonly mode: string;
  readonly page: number; // counted from 0
  readonly people: readonly BestPerson[];
  readonly more: boolean; // there is another page
}
export interface BestPerson extends ShownRating {
  readonly place: number; // counted from 1
  readonly name: string;
}

/** GET /api/matches/:id/ratings: what a match does to the ratings of those in it. */
export interface MatchRatings {
  readonly mode: string;
  /** asked: it shall count, and is not over or not reckoned up yet; counted: it does; not: nobody asked, or it cannot. */
  readonly state: 'asked' | 'counted' | 'not';
  readonly seats: Readonly<Record<string, SeatRating>>; // of people with a rating to show
}
export interface SeatRating extends ShownRating {
  readonly change: number | null; // by this match; null: it has not changed yet
}

/** GET /api/me/changes?matches=…: by how much the named matches have changed one's own rating. */
export type OwnChanges = Readonly<Record<string, number>>;

/** GET /api/people/:name. What somebody with an account lets everybody know of what they have played. */
export interface Profile {
  readonly name: string;
  readonly own: boolean; // it is you
  readonly private: boolean; // then the lists are empty for everybody else
  readonly ratings: readonly PoolRating[];
  readonly results: readonly ResultTally[];
  readonly opponents: readonly MetOpponent[]; // most often met first
}
export interface PoolRating extends ShownRating {
  readonly game: string;
  readonly mode: string;
}
export interface ResultTally {
  readonly game: string;
  readonly mode: string;
  readonly level: string; // of the strongest bot on another side; '' where people played
  readonly role: string; // '' for somebody who had several
  readonly won: number;
  readonly lost: number;
  readonly drawn: number; // and, where there is no other side, all
}
export interface MetOpponent {
  readonly name: string;
  readonly account: boolean;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** GET /api/people/:name/matches?page=…, the last first. */
export interface PastMatchesPage {
  readonly matches: readonly PastMatch[];
  readonly page: number;
  readonly more: boolean;
}
export interface PastMatch {
  readonly match: string;
  readonly game: string;
  readonly mode: string;
  readonly date: number; // Unix time in milliseconds
  readonly outcome: 'won' | 'lost' | 'drawn' | 'alone';
  readonly role: string;
  readonly level: string;
  readonly against: readonly { readonly name: string; readonly account: boolean }[];
  readonly change: number | null; // of the rating; null: it was not rated
}

/** GET /api/people/:name/rating?game=…&mode=…: how a rating came to be what it is, the oldest first. */
export interface RatingHistory {
  readonly game: string;
  readonly mode: string;
  readonly points: readonly RatingPoint[];
}
export interface RatingPoint {
  readonly date: number; // Unix time in milliseconds
  readonly rating: number;
}

/** POST /api/seeks: a wish to be paired with somebody who wants to play the same. */
export interface NewSeek {
  readonly game: string;
  readonly options: unknown;
  readonly clock: ClockRule;
  readonly rated: boolean; // it counts if everybody has an account and wishes so
}
export const newSeek: Schema<NewSeek> = v.strictObject({
  game: v.pipe(v.string(), v.description('The id of a game, from GET /api/games.')),
  options: v.optional(
    v.pipe(
      v.unknown(),
      v.check((json) => !Array.isArray(json), 'expected an object of options, got a list'),
      v.description(
        "The game's own options; those not said are what strangers usually play. Only the same are paired.",
      ),
    ),
    {},
  ),
  clock: v.optional(clockRule, { type: 'bank', minutes: 15, increment: 10 }), // strangers may leave without a word
  rated: v.optional(v.boolean(), true),
});

/** A wish that is open, or has been met: then `match` has seats kept for this person. */
export interface Seek {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly clock: ClockRule;
  readonly rated: boolean;
  readonly since: number; // Unix time in milliseconds
  readonly match: string | null;
}
/** GET /api/seeks: your own. Whoever does not ask for some seconds, and has no socket that follows, seeks no more. */
export interface OwnSeeks {
  readonly seeks: readonly Seek[];
}

/** GET /api/dives?day=…: the table of a search of the day. */
export interface DiveTable {
  readonly day: string; // as 2026-05-17, by UTC
  readonly today: string;
  readonly divers: readonly DiveScore[];
  readonly more: number; // divers beyond those
  readonly yours: OwnDive | null; // null: you have not begun
}
export interface DiveScore {
  readonly place: number; // equals share one
  readonly name: string;
  readonly account: boolean;
  readonly you: boolean;
  readonly found: boolean;
  readonly days: number;
  readonly hours: number; // of the Time Track, in all
  readonly dives: number;
}
export interface OwnDive {
  readonly match: string; // the try that counts
  readonly state: 'begun' | 'over';
}
