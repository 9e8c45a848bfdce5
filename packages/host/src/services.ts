import { rngFor } from '@fathom/kit';
import type { Playable, Seat, Seed, Update } from '@fathom/kit';
import { MATCH_ID_ALPHABET } from '@fathom/protocol';
import type { Clock } from './clock.ts';
import type { MatchStore } from './store.ts';

/** What a match needs of the world around it. Every shell brings its own; the host reads no clock, disk or die itself. */
export interface Services extends Clock {
  readonly games: readonly Playable[];
  readonly store: MatchStore;
  readonly chance: Chance;
  readonly keys: SeatKeys;
  readonly bots: Thinking;
  readonly figures: Figures;
  readonly log: Log;
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
  const { int } = rngFor(newSeed(), 0);
  const letter = (): string => MATCH_ID_ALPHABET.charAt(int(MATCH_ID_ALPHABET.length));
  return {
    newSeed,
    int,
    newMatchId: () => Array.from({ length: MATCH_ID_LENGTH }, letter).join(''),
  };
}

/** Keys that open one seat of one match; each handover of the seat makes another. */
export interface SeatKeys {
  readonly keyOf: (match: string, seat: Seat, handovers: number) => string;
  readonly fits: (key: string, match: string, seat: { seat: Seat; handovers: number }) => boolean;
}
/** For shells where nobody is invited. */
export const NO_KEYS: SeatKeys = { keyOf: () => '', fits: () => false };

export interface BotRequest {
  readonly key: string; // one bot in one seat of one match
  readonly game: string;
  readonly version: number; // of the rules the match began under
  readonly level: string;
  readonly seat: Seat;
  readonly fresh: boolean; // the updates are the whole story, not what came since
  readonly updates: readonly Update[];
}
export type BotAnswer =
  | {
      readonly type: 'action';
      readonly action: unknown;
      readonly pause: number | null; // how long a person would need, where the bot says so
    }
  | { readonly type: 'nothing' }
  | { readonly type: 'forgotten' } // ask again with the whole story
  | { readonly type: 'failed'; readonly problem: string };

/** How bots think: here and now (`openThinker`), or elsewhere by messages. */
export interface Thinking {
  readonly choose: (request: BotRequest) => BotAnswer | Promise<BotAnswer>;
  readonly forget: (key: string) => void;
}

/** What is counted. Nothing here may be labelled by what only some may know. */
export interface Figures {
  readonly taken: (game: string, type: string) => void;
  readonly refused: (code: string) => void;
  /** A row is about to be made durable; what this returns is called once it is. */
  readonly appending: () => () => void;
}
const nothing = (): void => {};
export const NO_FIGURES: Figures = { taken: nothing, refused: nothing, appending: () => nothing };

/** Where the host tells its operator what went wrong. */
export interface Log {
  readonly warn: (facts: object, text: string) => void;
  readonly error: (facts: object, text: string) => void;
}
export const NO_LOG: Log = { warn: nothing, error: nothing };
