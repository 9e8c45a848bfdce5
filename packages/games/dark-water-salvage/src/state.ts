import type { Chair, Forfeit, Hidden, Millis, Outcome, Seat } from '@fathom/kit';
import type { Bid, Chips, Sight } from './events.ts';
import type { Setup } from './setup.ts';
import { HUNTERS, seatOf, teamOf } from './vocabulary.ts';
import type {
  Answer,
  Card,
  Ending,
  HunterName,
  Phase,
  Region,
  LoopStep,
  RulesVersion,
  WreckNumber,
} from './vocabulary.ts';

/** What everybody knows of a hunter. */
export interface Standing {
  readonly name: HunterName;
  readonly cash: number;
  readonly loans: number; // taken in the whole game
  readonly prestige: number;
  readonly salvaged: number; // dollars; a score, never spent
  readonly salvages: number; // wrecks
  readonly token: Region | null; // null: off the map
  readonly hired: boolean; // the boat, in this round
  readonly done: boolean; // for this round
  readonly lockedOut: readonly WreckNumber[]; // missed once, never to be named again
  readonly out: Forfeit | null; // gone from the game
}

/** What everybody knows of a wreck. */
export interface Wreck {
  readonly number: WreckNumber;
  readonly ship: number; // its place among the ships of the content
  readonly region: Region | null; // once it was shown to all
  readonly locatedBy: HunterName | null;
  readonly salvagedBy: HunterName | null; // then it has left the game
  readonly value: number | null; // what it brought
}

/** The cards that lie face down under a ship. */
export interface Truth {
  readonly region: Region;
  readonly value: number; // its place among the value cards of the content
}

/** One entry of the public list of who researched what. */
export interface ResearchNote {
  readonly round: number;
  readonly hunter: HunterName;
  readonly wreck: WreckNumber;
  readonly card: Card;
  readonly answer: Hidden<Answer>; // in a State always there
}

/** One locate or salvage. */
export interface Attempt {
  readonly round: number;
  readonly hunter: HunterName;
  readonly deed: 'locate' | 'salvage';
  readonly wreck: WreckNumber;
  readonly region: Region; // where it was sought
  readonly found: boolean;
  readonly prestige: number;
  readonly value: number; // 0 unless it was salvaged
  readonly seen: Hidden<Sight>; // in a State always there
}

/** The applications of one round, in the order of collecting. */
export interface Opening {
  readonly round: number;
  readonly chips: Chips;
  readonly bids: readonly Bid[];
}

export interface Result {
  readonly winners: readonly HunterName[]; // several: shared
  readonly reason: Ending;
}

export interface State {
  readonly rules?: RulesVersion; // that the match began with; absent: version 1, whose matches have no mark of it
  readonly setup: Setup;
  readonly phase: Phase;
  readonly round: number; // from 1
  readonly last: boolean; // this is the last round
  readonly bag: Chips; // left in it
  readonly pool: Chips; // offered in this round
  readonly order: readonly HunterName[]; // the turn order of those still in the game
  readonly hunters: readonly Standing[]; // in the order of the seats
  readonly applications: readonly Hidden<number>[]; // in the order of the seats; null: none, or hidden from a viewer
  readonly wrecks: readonly Wreck[]; // by number
  readonly truths: readonly Truth[]; // by number
  readonly loop: number; // of this round, from 1; 0 before the first
  readonly step: LoopStep | null; // where the action token is; null unless in the loop
  readonly acted: boolean; // somebody did something in this loop
  readonly inOrder: boolean; // only the first of `waiting` may act
  readonly waiting: readonly HunterName[]; // who has still to apply, choose, act or pass; in turn order
  readonly until: Millis | null; // the time given to whoever is waited for
  readonly openings: readonly Opening[]; // one a round
  readonly researches: readonly ResearchNote[];
  readonly attempts: readonly Attempt[];
  readonly result: Result | null; // null: not over
}

export const rulesOf = ({ rules }: Pick<State, 'rules'>): RulesVersion => rules ?? 1;

export const chairs = ({ players }: Pick<Setup, 'players'>): readonly Chair[] =>
  HUNTERS.slice(0, players).map((name) => ({
    seat: seatOf(name),
    side: teamOf(name),
    role: 'hunter',
  }));

/** Public in every phase: what somebody did or passed is seen by all, and what they cannot do follows from it. */
export const toAct = ({ waiting, inOrder }: Pick<State, 'waiting' | 'inOrder'>): readonly Seat[] =>
  (inOrder ? waiting.slice(0, 1) : waiting).map(seatOf);

export function outcome({ result }: State): Outcome | null {
  return result && { winners: result.winners.map(teamOf), reason: result.reason };
}
