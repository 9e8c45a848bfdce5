import type { ClockRule, Facts, Schema, Seat } from '@fathom/kit';
import * as v from 'valibot';
import { clockRule, contribution, playerName, seatKey, seatName } from './fields.ts';
import { PACES, STARTS, VISIBILITIES } from './match.ts';
import type { MatchInfo, Pace, Start, Visibility } from './match.ts';

/** GET /api/games */
export interface GameInfo {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly options: unknown; // JSON Schema, each option with default and explanation
  readonly seats: readonly { readonly seat: Seat; readonly side: string; readonly role: string }[]; // with default options
  readonly bots: readonly {
    readonly level: string;
    readonly name: string;
    readonly summary: string;
  }[];
}

/** kept: for you, until you sit down on it with your share of the luck. me: you sit there at once, without one. */
export const SEAT_PLANS = ['me', 'kept', 'open'] as const;
export type SeatPlan = (typeof SEAT_PLANS)[number] | { readonly bot: string };

/** POST /api/matches. Whoever makes a match is its host. */
export interface CreateMatch {
  readonly game: string;
  readonly options: unknown;
  readonly seats: Readonly<Record<string, SeatPlan>>; // seats not named are open
  readonly visibility: Visibility;
  readonly clock: ClockRule;
  readonly pace: Pace;
  readonly start?: Start | undefined; // if not said: 'host' where there are more than two seats, else 'full'
}

export const createMatch: Schema<CreateMatch> = v.strictObject({
  game: v.pipe(v.string(), v.description('The id of a game, from GET /api/games.')),
  options: v.optional(
    v.pipe(
      v.unknown(),
      v.check((json) => !Array.isArray(json), 'expected an object of options, got a list'),
      v.description("The game's own options."),
    ),
    {},
  ),
  seats: v.optional(
    v.pipe(
      v.record(
        seatName as unknown as v.GenericSchema<string>,
        v.union([v.picklist(SEAT_PLANS), v.strictObject({ bot: v.string() })]),
      ),
      v.description(
        'For each seat "me" (sit down at once), "kept" (for you, until you take it), "open" or {"bot": level}; seats not named are open.',
      ),
    ),
    {},
  ),
  visibility: v.optional(
    v.pipe(
      v.picklist(VISIBILITIES),
      v.description('public: listed for everyone; private: found by its link only.'),
    ),
    'public',
  ),
  clock: v.optional(clockRule, { type: 'none' }),
  pace: v.optional(
    v.pipe(v.picklist(PACES), v.description('Whether bots take a human moment before they move.')),
    'human',
  ),
  start: v.optional(
    v.pipe(
      v.picklist(STARTS),
      v.description(
        'full: the match begins as soon as every seat is filled; host: when you say so (POST …/start). Without it: host where there are more than two seats.',
      ),
    ),
  ),
});

/**
 * POST /api/matches/:id/seats. An open seat of a public match needs no key, nor does a free seat of one's own crew,
 * or any open one to which somebody moves by `leave`.
 */
export interface TakeSeat {
  readonly seat: Seat | null; // not needed with a key
  readonly key: string | null;
  /** Sent once the commitment to the server's seed is known, or it proves nothing. */
  readonly contribution: string | null;
  /** A seat of one's own that is given up in the same instant, before the start: to change roles or sides. */
  readonly leave: Seat | null;
}
export const takeSeat: Schema<TakeSeat> = v.strictObject({
  seat: v.optional(v.nullable(seatName), null),
  key: v.optional(v.nullable(seatKey), null),
  contribution: v.optional(v.nullable(contribution), null),
  leave: v.optional(v.nullable(seatName), null),
});

/**
 * PUT /api/matches/:id/seats/:seat, by the host before the start. A bot is given a seat nobody holds;
 * "open" sends the bot away, or asks the person in the seat to leave it.
 */
export interface ArrangeSeat {
  readonly plan: 'open' | { readonly bot: string };
}
export const arrangeSeat: Schema<ArrangeSeat> = v.strictObject({
  plan: v.pipe(
    v.union(
      [v.literal('open'), v.strictObject({ bot: v.string() })],
      'expected "open" or {"bot": level}',
    ),
    v.description('"open" or {"bot": level}.'),
  ),
});

// POST /api/matches/:id/start, by the host: begins a match with `start: 'host'` whose seats are all filled.
// DELETE /api/matches/:id, by the host: gives up a match that has not begun. Both have no body.

/** PUT /api/me */
export interface SetName {
  readonly name: string;
}
export const setName: Schema<SetName> = v.strictObject({ name: playerName });

export interface Me {
  readonly name: string;
}
/** A match as its creator or a player sees it: with the keys of the seats that are theirs to hand on. */
export interface MyMatch {
  readonly match: MatchInfo;
  readonly you: readonly Seat[];
  readonly host: boolean; // you made it: you say when it begins and who sits where
  readonly kept: readonly Seat[]; // free seats that only you can take
  readonly relieved: readonly Seat[]; // yours, but a bot plays them until you return
  readonly keys: Readonly<Record<string, string>>;
}
/** Somebody's own part in a match: theirs alone to know, but for whose turn it is. */
export interface OwnPart {
  readonly you: readonly Seat[];
  readonly host: boolean;
  readonly relieved: readonly Seat[]; // yours, but a bot plays them until you return
  readonly turn: boolean; // the match waits for you
}
/** A match in the list of one who made it, plays in it or has played in it. */
export interface OwnMatch extends OwnPart {
  readonly match: MatchInfo;
  readonly changedAt: number; // Unix time in milliseconds, of the last thing that everybody knows of
}
/** GET /api/me/matches: a page, the match that changed last first. `next` asks for the one after it; null: there is none. */
export interface OwnMatchesPage {
  readonly matches: readonly OwnMatch[];
  readonly next: string | null;
}
/** Every HTTP error has this body. */
export interface HttpError {
  readonly code: string;
  readonly facts?: Facts; // what words about it need
  readonly message: string; // in English, for programs without words of their own
}
