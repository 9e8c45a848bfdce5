import type { ClockRule, Facts, Schema, Seat } from '@fathom/kit';
import * as v from 'valibot';
import {
  clockRule,
  contribution,
  inputId,
  lateMinutes,
  playerName,
  seatKey,
  seatName,
} from './fields.ts';
import { PACES, SPECTATORS, STARTS, VISIBILITIES } from './match.ts';
import type { Berth, MatchInfo, Pace, Spectators, Start, Visibility } from './match.ts';

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
  readonly berths?: readonly Berth[] | undefined; // seats that go to one person together; none if not said
  readonly visibility: Visibility;
  readonly clock: ClockRule;
  readonly pace: Pace;
  readonly start?: Start | undefined; // if not said: 'host' where there are more than two seats, else 'full'
  readonly spectators?: Spectators | undefined; // 'welcome' if not said
  readonly lateView?: number | undefined; // minutes after which spectators see everything; never if not said
  readonly rated?: boolean | undefined; // it shall count for ratings, if everybody in it has an account
  /** An id of the client's own, new for each match it wants: sent again, it finds the match that was made. */
  readonly ask?: string | undefined;
}

const MOST_BERTHS = 16;
const berths = v.pipe(
  v.array(
    v.pipe(
      v.array(seatName as unknown as v.GenericSchema<Seat>),
      v.minLength(2, 'expected two seats or more that go together'),
      v.maxLength(MOST_BERTHS),
    ),
  ),
  v.maxLength(MOST_BERTHS),
  v.description(
    'Lists of seats of one side that go to one person together; seats not named are each for themselves.',
  ),
);

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
  berths: v.optional(berths),
  visibility: v.optional(
    v.pipe(
      v.picklist(VISIBILITIES),
      v.description('public: listed for everyone; private: found by its link only.'),
    ),
    'public',
  ),
  clock: v.optional(clockRule, { type: 'none' }),
  pace: v.optional(
    v.pipe(
      v.picklist(PACES),
      v.description('Whether bots take a human moment before they move; slow: twice that.'),
    ),
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
  spectators: v.optional(
    v.pipe(
      v.picklist(SPECTATORS),
      v.description('none: nobody but its players can be at the match. welcome if not said.'),
    ),
  ),
  lateView: v.optional(
    v.pipe(
      lateMinutes as unknown as v.GenericSchema<number>,
      v.description(
        'Spectators may see all that is hidden, so many minutes late; players never do. Not with a rated match.',
      ),
    ),
  ),
  rated: v.optional(
    v.pipe(
      v.boolean(),
      v.description(
        'Whether it shall count for ratings. It does if all seats are filled by people with accounts to the end.',
      ),
    ),
  ),
  ask: v.optional(
    v.pipe(
      inputId as unknown as v.GenericSchema<string>,
      v.description(
        'An id of your own, new for each match: the same request sent again finds the match instead of making another.',
      ),
    ),
  ),
});

/**
 * POST /api/matches/:id/seats. An open seat of a public match needs no key, nor does a free seat of one's own crew,
 * or any open one to which somebody moves by `leave`.
 */
export interface TakeSeat {
  readonly seat: Seat | null; // not needed with a key; with that of a whole table: which of its free seats
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

/** PUT /api/matches/:id/berths, by the host before the start: which seats go to one person together from now on. */
export interface ArrangeBerths {
  readonly berths: readonly Berth[];
}
export const arrangeBerths: Schema<ArrangeBerths> = v.strictObject({ berths });

/**
 * PUT /api/matches/:id/spectators. Before the start it is the host's to say. Once the match runs `none` is one player's
 * voice for it, which takes effect when all have asked, and `welcome` takes it back.
 */
export interface ChooseSpectators {
  readonly spectators: Spectators;
}
export const chooseSpectators: Schema<ChooseSpectators> = v.strictObject({
  spectators: v.picklist(SPECTATORS, 'expected "welcome" or "none"'),
});

/**
 * What becomes of somebody who comes by a link. open: they can sit down · used: somebody has the seat · bot: a bot has it ·
 * full: no seat is free · void: it opens nothing, or no longer · over: the match is.
 */
export const LINK_OUTLOOKS = ['open', 'used', 'bot', 'full', 'void', 'over'] as const;
export type LinkOutlook = (typeof LINK_OUTLOOKS)[number];

/** GET /api/matches/:id/links/:key: what a link is good for, before anybody sits down by it. */
export interface LinkInfo {
  readonly match: MatchInfo;
  readonly outlook: LinkOutlook;
  readonly seat: Seat | null; // the one it is, or was, the key of; null: of the whole table, or of nothing
  readonly seats: readonly Seat[]; // that it opens
}

// POST /api/matches/:id/start, by the host: begins a match with `start: 'host'` whose seats are all filled.
// DELETE /api/matches/:id, by the host: gives up a match that has not begun. Both have no body.

/** PUT /api/me */
export interface SetName {
  readonly name: string;
}
export const setName: Schema<SetName> = v.strictObject({ name: playerName });

export interface Me {
  readonly name: string;
  readonly account: boolean; // the name is yours alone, on all your devices
  readonly signedOut?: boolean; // this browser was somebody else before, until it was signed out
}
/** A match as its creator or a player sees it: with the keys of the seats that are theirs to hand on. */
export interface MyMatch {
  readonly match: MatchInfo;
  readonly you: readonly Seat[];
  readonly host: boolean; // you made it: you say when it begins and who sits where
  readonly kept: readonly Seat[]; // free seats that only you can take
  readonly relieved: readonly Seat[]; // yours, but a bot plays them until you return
  readonly keys: Readonly<Record<string, string>>;
  readonly tableKey: string | null; // opens any free seat; null: not yours to hand on, or no seat is free
}
/** Somebody's own part in a match: theirs alone to know, but for whose turn it is. */
export interface OwnPart {
  readonly you: readonly Seat[];
  readonly host: boolean;
  readonly relieved: readonly Seat[]; // yours, but a bot plays them until you return
  readonly turn: boolean; // the match waits for you
}
/** Your turn has come; somebody sat down; it has begun; the match that follows is there; it has ended, or was closed. */
export const NEWS_KINDS = ['turn', 'seated', 'began', 'offered', 'over', 'closed'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** What a match last had for somebody who was not at it, and has not come to it since. */
export interface OwnNews {
  readonly kind: NewsKind;
  readonly at: number; // Unix time in milliseconds, as everybody may know it
}
/** A match in the list of one who made it, plays in it or has played in it. */
export interface OwnMatch extends OwnPart {
  readonly match: MatchInfo;
  readonly changedAt: number; // Unix time in milliseconds, of the last thing that everybody knows of
  readonly news: OwnNews | null;
}
/** Where a match is in the list of one of its people: it waits for them, runs, has not begun, or is over. */
export const OWN_GROUPS = ['turn', 'running', 'waiting', 'over'] as const;
export type OwnGroup = (typeof OWN_GROUPS)[number];
/** How many there are of each, as far as they are counted. */
export type OwnCounts = Readonly<Record<OwnGroup, number>>;

/** GET /api/me/matches: a page, the match that changed last first. `next` asks for the one after it; null: there is none. */
export interface OwnMatchesPage {
  readonly matches: readonly OwnMatch[];
  readonly next: string | null;
  readonly counts: OwnCounts;
}
/** Every HTTP error has this body. */
export interface HttpError {
  readonly code: string;
  readonly facts?: Facts; // what words about it need
  readonly message: string; // in English, for programs without words of their own
}
