import type { ClockRule, Schema, Seat } from '@fathom/kit';
import * as v from 'valibot';
import { clockRule, contribution, playerName, seatKey, seatName } from './fields.ts';
import { PACES, VISIBILITIES } from './match.ts';
import type { MatchInfo, Pace, Visibility } from './match.ts';

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

/** POST /api/matches */
export interface CreateMatch {
  readonly game: string;
  readonly options: unknown;
  readonly seats: Readonly<Record<string, SeatPlan>>; // seats not named are open
  readonly visibility: Visibility;
  readonly clock: ClockRule;
  readonly pace: Pace;
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
});

/** POST /api/matches/:id/seats. An open seat of a public match needs no key; any other does. */
export interface TakeSeat {
  readonly seat: Seat | null; // not needed with a key
  readonly key: string | null;
  /** Sent once the commitment to the host's seed is known, or it proves nothing. */
  readonly contribution: string | null;
}
export const takeSeat: Schema<TakeSeat> = v.strictObject({
  seat: v.optional(v.nullable(seatName), null),
  key: v.optional(v.nullable(seatKey), null),
  contribution: v.optional(v.nullable(contribution), null),
});

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
  readonly kept: readonly Seat[]; // free seats that only you can take
  readonly keys: Readonly<Record<string, string>>;
}
/** Every HTTP error has this body. */
export interface HttpError {
  readonly code: string;
  readonly message: string;
}
