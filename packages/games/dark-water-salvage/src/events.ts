import type { Forfeit, Hidden, Millis } from '@fathom/kit';
import type {
  Answer,
  Card,
  Ending,
  HunterName,
  Region,
  Rumour,
  LoopStep,
  WreckNumber,
} from './vocabulary.ts';

/** Chips by worth. */
export interface Chips {
  readonly fives: number;
  readonly tens: number;
}
/** 2.3 One application as it was opened. */
export interface Bid {
  readonly hunter: HunterName;
  readonly amount: number;
  readonly taken: number;
}
/** What a hunter finds on the cards of a wreck it names, right or wrong. */
export interface Sight {
  readonly region: Region;
  readonly rumour: Rumour;
}

// What is Hidden is known to `hunter` alone until the game is over. Ships, cities and cards stand with their names, so
// that an event can be told without the map at hand.

/** The chips of a new round are on the table. */
export interface LoansOffered {
  readonly type: 'loansOffered';
  readonly round: number;
  readonly chips: Chips;
  readonly last: boolean; // this is the last round
}
/** The first application of a hunter in a round: that there is one is seen by all. */
export interface Applied {
  readonly type: 'applied';
  readonly hunter: HunterName;
  readonly amount: Hidden<number>;
}
/** Heard by the hunter alone: nobody else may know that there was a change. */
export interface ApplicationChanged {
  readonly type: 'applicationChanged';
  readonly hunter: HunterName;
  readonly amount: number;
}
/** In the order of collecting, which is the new turn order. */
export interface ApplicationsOpened {
  readonly type: 'applicationsOpened';
  readonly bids: readonly Bid[];
}
export interface CityChosen {
  readonly type: 'cityChosen';
  readonly hunter: HunterName;
  readonly region: Region;
  readonly city: string;
}
/** The action token has moved on. Steps in which nobody could do anything are passed over. */
export interface StepBegan {
  readonly type: 'stepBegan';
  readonly loop: number; // of this round, from 1
  readonly step: LoopStep;
}
export interface Researched {
  readonly type: 'researched';
  readonly hunter: HunterName;
  readonly wreck: WreckNumber;
  readonly ship: string;
  readonly card: Card;
  readonly cardName: string;
  readonly answer: Hidden<Answer>;
}
export interface TurnOrderAsked {
  readonly type: 'turnOrderAsked';
  readonly hunter: HunterName;
}
export interface Moved {
  readonly type: 'moved';
  readonly hunter: HunterName;
  readonly from: Region;
  readonly path: readonly Region[];
  readonly hire: number; // paid for the boat; 0: it was hired before
}
export interface WreckLocated {
  readonly type: 'wreckLocated';
  readonly hunter: HunterName;
  readonly wreck: WreckNumber;
  readonly ship: string;
  readonly region: Region;
  readonly prestige: number;
  readonly seen: Hidden<Sight>;
}
export interface WreckSalvaged {
  readonly type: 'wreckSalvaged';
  readonly hunter: HunterName;
  readonly wreck: WreckNumber;
  readonly ship: string;
  readonly region: Region;
  readonly cost: number;
  readonly value: number;
  readonly prestige: number; // with that for locating it, if nobody had
  readonly seen: Hidden<Sight>;
}
/** "Not here": by a locate or a salvage. */
export interface WreckMissed {
  readonly type: 'wreckMissed';
  readonly hunter: HunterName;
  readonly deed: 'locate' | 'salvage';
  readonly wreck: WreckNumber;
  readonly ship: string;
  readonly region: Region; // where it was sought
  readonly cost: number;
  readonly seen: Hidden<Sight>;
}
export interface Passed {
  readonly type: 'passed';
  readonly hunter: HunterName;
}
/** Done for the round. */
export interface WasDone {
  readonly type: 'wasDone';
  readonly hunter: HunterName;
}
/** These were too slow: what they are taken to have done follows. */
export interface TimeRanOut {
  readonly type: 'timeRanOut';
  readonly hunters: readonly HunterName[];
}
/** Whoever is waited for now has until then. */
export interface TimeGiven {
  readonly type: 'timeGiven';
  readonly until: Millis;
}
export interface RoundEnded {
  readonly type: 'roundEnded';
  readonly round: number;
}
export interface Forfeited {
  readonly type: 'forfeited';
  readonly hunter: HunterName;
  readonly reason: Forfeit;
}
export interface GameEnded {
  readonly type: 'gameEnded';
  readonly winners: readonly HunterName[];
  readonly reason: Ending;
}
export type Event =
  | LoansOffered
  | Applied
  | ApplicationChanged
  | ApplicationsOpened
  | CityChosen
  | StepBegan
  | Researched
  | TurnOrderAsked
  | Moved
  | WreckLocated
  | WreckSalvaged
  | WreckMissed
  | Passed
  | WasDone
  | TimeRanOut
  | TimeGiven
  | RoundEnded
  | Forfeited
  | GameEnded;
