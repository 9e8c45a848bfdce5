import { refuse } from '@fathom/kit';
import type { Refusal, Seat } from '@fathom/kit';
import type { CloseReason } from '@fathom/protocol';

/** The code says it all. */
type NoFacts = null;

interface OpenFacts {
  readonly open: number;
  readonly waiting: number; // of them, those that have not begun
}

/** Every reason the host itself has to refuse something, with the facts its words need. */
export interface HostRefusals {
  // a match is made
  readonly noSuchGame: { readonly game: string; readonly games: readonly string[] };
  readonly noSuchBot: { readonly level: string; readonly levels: readonly string[] };
  readonly clockInRealTime: NoFacts;
  readonly tooManyMatches: OpenFacts & { readonly of: 'waiting' | 'running' }; // of which there are too many
  readonly tooManyFromNetwork: OpenFacts;
  readonly tooManyBotMatches: { readonly open: number };
  readonly tooManyNew: { readonly what: 'newMatches'; readonly seconds: number };
  readonly full: {
    readonly what: 'matches' | 'botMatches';
    readonly most: number;
    readonly seconds: number;
  };
  // somebody sits down, or gets up
  readonly noSeat: { readonly seats: readonly Seat[] };
  readonly noSuchSeat: { readonly seat: string; readonly seats: readonly string[] };
  readonly seatTaken: { readonly name: string | null }; // null: not said, they are not its creator
  readonly botSeat: { readonly wanted: 'seat' | 'keyedSeat' | 'relief' };
  readonly badKey: NoFacts;
  readonly keyNeeded: NoFacts;
  readonly otherSide: { readonly held: readonly Seat[]; readonly canLeave: boolean }; // none held: at creation
  readonly tableFull: NoFacts;
  readonly notYourSeat: { readonly wanted: 'seat' | 'rematch' | 'relief' | 'spectators' };
  // the creator arranges and starts
  readonly notHost: { readonly wanted: 'lead' | 'freeSeat' | 'giveUp' | 'spectators' };
  readonly badBerth: { readonly why: 'twice' | 'sides' | 'mixed'; readonly seats: readonly Seat[] };
  readonly berthTaken: { readonly names: readonly string[] };
  readonly emptySeats: { readonly seats: readonly Seat[] };
  readonly begun: { readonly wanted: 'leave' | 'arrange' };
  // the match is not where it would have to be
  readonly notBegun: { readonly start: 'full' | 'host' };
  readonly closed: { readonly reason: CloseReason };
  readonly over: NoFacts;
  readonly notOver: { readonly wanted: 'rematch' | 'export' };
  // somebody asks for what was told before they came
  readonly noEarlier: NoFacts;
  readonly earlierUnderWay: NoFacts;
  // somebody is away
  readonly notAway: { readonly minutes: number } | { readonly seconds: number };
  readonly isHere: NoFacts;
  readonly ownSeat: NoFacts;
  readonly notOpponent: NoFacts;
  readonly crewGoesOn: NoFacts;
  readonly notWaitedFor: NoFacts;
  readonly clockDecides: { readonly clock: 'days' | 'clock' };
  readonly notYourCrew: NoFacts;
  readonly notRelieved: NoFacts;
  readonly askedTooOften: { readonly most: number };
  // the clocks stand still, or are asked to
  readonly noClock: NoFacts;
  readonly noPause: NoFacts;
  readonly paused: { readonly seconds: number }; // until play goes on by itself
  readonly onTimeOff: NoFacts;
  readonly notOnTimeOff: NoFacts;
  readonly nothingAsked: NoFacts;
  // somebody watches
  readonly noSpectators: NoFacts;
  readonly ratedLateView: NoFacts;
  readonly sawEverything: NoFacts;
  // somebody gives up, or goes
  readonly notHere: NoFacts;
  // staff, or other people, will not have it; until: Unix time in milliseconds, null for good · contact: where to object
  readonly banned: { readonly until: number | null; readonly contact: string | null };
  readonly muted: { readonly until: number | null; readonly contact: string | null };
  readonly notWelcome: NoFacts;
  // talk
  readonly noCrew: NoFacts;
  readonly chatFull: { readonly most: number; readonly of: 'person' | 'watchers' };
  readonly chatTooFast: { readonly seconds: number };
  // talking aloud
  readonly noIntercom: NoFacts;
  readonly notOnIntercom: NoFacts;
  readonly nobodyOnIntercom: { readonly seat: Seat };
  readonly intercomTooFast: { readonly seconds: number };
  // the log has no room for more
  readonly usedUp: { readonly share: LogShare; readonly most: number };
  // the table itself, whatever the game
  readonly wentBack: NoFacts;
  readonly malformed: { readonly problem: string };
  // the connection
  readonly noSuchMatch: { readonly match: string };
  readonly joinFirst: NoFacts;
  readonly unknownRules: NoFacts;
  readonly newerVersion: NoFacts;
  readonly unreadable: NoFacts;
}
/** What of a match's log somebody has used up. */
export type LogShare =
  | 'inputs'
  | 'seatChanges'
  | 'rematches'
  | 'timeOff'
  | 'spectatorWishes'
  | 'log';
export type HostCode = keyof HostRefusals;
type FactsOf<Code extends HostCode> = HostRefusals[Code] extends null
  ? []
  : [facts: NonNullable<HostRefusals[Code]>];

/** kit's `refuse` for the codes that the host has words for. */
export const deny = <Code extends HostCode>(code: Code, ...[facts]: FactsOf<Code>): Refusal =>
  refuse(code, facts ?? {});
