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
  readonly tooManyMatches: OpenFacts;
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
  readonly notYourSeat: { readonly wanted: 'seat' | 'rematch' | 'relief' };
  // the creator arranges and starts
  readonly notHost: { readonly wanted: 'lead' | 'freeSeat' | 'giveUp' };
  readonly emptySeats: { readonly seats: readonly Seat[] };
  readonly begun: { readonly wanted: 'leave' | 'arrange' };
  // the match is not where it would have to be
  readonly notBegun: { readonly start: 'full' | 'host' };
  readonly closed: { readonly reason: CloseReason };
  readonly over: NoFacts;
  readonly notOver: { readonly wanted: 'rematch' | 'export' };
  // somebody is away
  readonly notAway: { readonly minutes: number };
  readonly notOpponent: NoFacts;
  readonly crewGoesOn: NoFacts;
  readonly clockDecides: { readonly clock: 'days' | 'clock' };
  readonly notYourCrew: NoFacts;
  readonly notRelieved: NoFacts;
  readonly askedTooOften: { readonly most: number };
  // somebody gives up, or goes
  readonly notHere: NoFacts;
  // talk
  readonly noCrew: NoFacts;
  readonly chatFull: { readonly most: number; readonly of: 'person' | 'watchers' };
  readonly chatTooFast: { readonly seconds: number };
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
export type LogShare = 'inputs' | 'seatChanges' | 'rematches' | 'log';
export type HostCode = keyof HostRefusals;
type FactsOf<Code extends HostCode> = HostRefusals[Code] extends null
  ? []
  : [facts: NonNullable<HostRefusals[Code]>];

/** kit's `refuse` for the codes that the host has words for. */
export const deny = <Code extends HostCode>(code: Code, ...[facts]: FactsOf<Code>): Refusal =>
  refuse(code, facts ?? {});
