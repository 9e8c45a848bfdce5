import { rngFor } from '@fathom/kit';
import type { Playable, Seat, Seed, Update } from '@fathom/kit';
import { MATCH_ID_ALPHABET } from '@fathom/protocol';
import type { IceMessage } from '@fathom/protocol';
import type { PersonCards } from './cards.ts';
import type { Clock } from './clock.ts';
import type { Conduct } from './conduct.ts';
import type { Followers, ListReach } from './followers.ts';
import type { LoadQueue } from './load-queue.ts';
import type { Peers } from './peers.ts';
import type { SharedCounts } from './shared-counts.ts';
import type { MatchState } from './state.ts';
import type { MatchStore } from './store.ts';

/** What a match needs of the world around it. Every shell brings its own; the host reads no clock, disk or die itself. */
export interface Services extends Clock {
  readonly games: readonly Playable[];
  readonly store: MatchStore;
  readonly chance: Chance;
  readonly keys: SeatKeys;
  readonly askedIds?: AskedIds; // without: a wish that is sent again makes another match
  readonly bots: Thinking;
  readonly figures: Figures;
  readonly log: Log;
  readonly cards?: PersonCards; // without: people go by the names noted in the log
  readonly conduct?: Conduct; // without: everybody may play, talk and be read
  readonly register?: Register; // of all matches; a match on its own has none
  readonly downtime?: number; // as in `Rest`
  readonly loads?: LoadQueue; // where long logs are read one at a time; without: as they are asked for
  /** Which code this is. How matches stood is taken from the same code alone; without it, logs are folded whole. */
  readonly code?: string;
  readonly intercom?: IntercomHelp; // without: people cannot talk aloud
  readonly peers?: Peers; // without: the store is this host's alone
  readonly counts?: SharedCounts; // the same for what limits count by network
  readonly reach?: ListReach; // the same for those who follow their lists
  readonly followers?: Pick<Followers, 'changed' | 'changedHere' | 'isFollowed'>; // of lists of matches
}

/** What browsers need to find each other. */
export interface IntercomHelp {
  readonly hasRelay: boolean; // two of them can talk without learning where the other is
  /** Addresses, with credentials of this guest's own for a time. */
  readonly iceFor: (guest: string) => Omit<IceMessage, 't'>;
}

/** Luck for matches that nobody may foresee. */
export interface Chance {
  readonly newSeed: () => Seed;
  readonly newMatchId: () => string;
  /** A whole number in 0 … below − 1. */
  readonly int: (below: number) => number;
}

const MATCH_ID_LENGTH = 8;

/** All chance from one source of seeds. */
export function chanceFrom(newSeed: () => Seed): Chance {
  const luck = rngFor(newSeed(), 0);
  const letter = (): string => MATCH_ID_ALPHABET.charAt(luck.int(MATCH_ID_ALPHABET.length));
  return {
    newSeed,
    int: (below) => luck.int(below),
    newMatchId: () => Array.from({ length: MATCH_ID_LENGTH }, letter).join(''),
  };
}

/** What a key opens, and how often it was changed: a seat by each handover, a whole table when somebody is asked to leave it. */
export interface KeyedPlace {
  readonly seat: Seat | null; // null: whatever seat of the table is free
  readonly handovers: number;
}
/** Keys that open one seat of one match, or its free ones. */
export interface SeatKeys {
  readonly keyOf: (match: string, place: KeyedPlace) => string;
  readonly fits: (key: string, match: string, place: KeyedPlace) => boolean;
}
/**
 * The id of the match that somebody makes by a wish with an id of its own: the same at every host and after every restart, and
 * for nobody to foresee. Where another match has it already, the next attempt is asked for.
 */
export type AskedIds = (guest: string, ask: string, attempt: number) => string;

/** For shells where nobody is invited. */
export const NO_KEYS: SeatKeys = { keyOf: () => '', fits: () => false };

/** Whose bots think first: of matches with a player connected, of those with people in seats, of bots among themselves. */
export const URGENCIES = ['awaited', 'seated', 'botsAlone'] as const;
export type Urgency = (typeof URGENCIES)[number];

export interface BotRequest {
  readonly key: string; // one bot in one seat of one match
  readonly owner: string; // for whom it thinks: where many ask, each owner has a turn
  readonly urgency: Urgency;
  readonly game: string;
  readonly version: number; // of the rules the match began under
  readonly level: string;
  readonly seat: Seat;
  readonly fresh: boolean; // the bot is new there: the one update is how things stand, not what came since
  readonly updates: readonly Update[];
  readonly people: readonly Seat[]; // the seats that people hold now
}
export type BotAnswer =
  | {
      readonly type: 'action';
      readonly action: unknown;
      readonly pause: number | null; // how long a person would need, where the bot says so
      readonly tentative?: boolean; // it is asked again about whatever it hears meanwhile
    }
  | { readonly type: 'nothing' }
  | { readonly type: 'forgotten' } // ask again as of a fresh one
  | { readonly type: 'failed'; readonly problem: string };

/** How bots think: here and now (`openThinker`), or elsewhere by messages. */
export interface Thinking {
  readonly choose: (request: BotRequest) => BotAnswer | Promise<BotAnswer>;
  readonly forget: (key: string) => void;
  /** A bot that still waits for its turn to think has become so urgent; where none waits there is no need of it. */
  readonly hasten?: (key: string, urgency: Urgency) => void;
}

/** Who is in which match, for a host of many. */
export interface Register {
  /** To be called when a match is taken up, and after each row that may change who is in it or whether it goes on. */
  readonly note: (match: MatchState) => void;
  /** For whom the bots of a match think. */
  readonly ownerOf: (match: MatchState) => string;
}

/** What is counted. Nothing here may be labelled by what only some may know. */
export interface Figures {
  readonly taken: (game: string, type: string) => void;
  readonly refused: (code: string) => void;
  /** A row is about to be made durable: since when, for `appended`, which is called once it is. */
  readonly appending: () => number;
  readonly appended: (since: number) => void;
}
const nothing = (): void => {};
export const NO_FIGURES: Figures = {
  taken: nothing,
  refused: nothing,
  appending: () => 0,
  appended: nothing,
};

/** Where the host tells its operator what went wrong. */
export interface Log {
  readonly warn: (facts: object, text: string) => void;
  readonly error: (facts: object, text: string) => void;
}
export const NO_LOG: Log = { warn: nothing, error: nothing };
