import type { Forfeit, Hidden, Millis } from '@fathom/kit';
import type { Call, Claims, Point, Sheet } from './actions.ts';
import type {
  Cell,
  Circuit,
  Course,
  Ending,
  Hit,
  PanelSymbol,
  PerSide,
  Role,
  SideName,
  System,
} from './vocabulary.ts';

// What is Hidden is known to the crew of `side` alone until the game is over. Events marked "crew" are heard by
// nobody else at all: not even that they happened may show.

export interface StartChosen {
  readonly type: 'startChosen';
  readonly side: SideName;
  readonly cell: Hidden<Cell>;
}
export interface PlayBegan {
  readonly type: 'playBegan';
  readonly first: SideName | null; // null: real time, both begin
}
export interface CourseSet {
  readonly type: 'courseSet';
  readonly side: SideName;
  readonly course: Course; // as it was called
  readonly sailed?: Hidden<Course>; // where decoys are fitted, and always there: another one if this was a decoy
}
export interface SilenceRun {
  readonly type: 'silenceRun';
  readonly side: SideName;
  readonly course: Hidden<Course>;
  readonly cells: Hidden<number>;
}
/** The First Mate's OK. */
export interface GaugeMarked {
  readonly type: 'gaugeMarked';
  readonly side: SideName;
  readonly system: Hidden<System | 'none'>; // none: every gauge was full
}
/** The Engineer's OK. */
export interface BrokeDown {
  readonly type: 'brokeDown';
  readonly side: SideName;
  readonly symbol: Hidden<PanelSymbol>;
}
/** Crew. */
export interface CircuitRepaired {
  readonly type: 'circuitRepaired';
  readonly side: SideName;
  readonly circuit: Circuit;
}
/** Once for each time a gauge is filled: the first moment it is full and nothing of its colour is broken. */
export interface SystemReady {
  readonly type: 'systemReady';
  readonly side: SideName;
  readonly system: System;
}
export const FAULTS = ['panel', 'reactor', 'ice'] as const;
export type Fault = (typeof FAULTS)[number];
/** One damage of the boat's own making. A panel or the reactor has the whole board repaired. */
export interface Damaged {
  readonly type: 'damaged';
  readonly side: SideName;
  readonly fault: Hidden<Fault>; // ice is no secret
}
export interface StopCalled {
  readonly type: 'stopCalled';
  readonly side: SideName;
  readonly system: System;
  readonly until: Millis;
}
/** The STOP is over and nothing came of it. */
export interface StoodDown {
  readonly type: 'stoodDown';
  readonly side: SideName;
  readonly system: System;
  readonly lapsed: boolean; // no aim in time: the gauge is empty
}
export interface MineLaid {
  readonly type: 'mineLaid';
  readonly side: SideName;
  readonly cell: Hidden<Cell>;
}
export const CHARGES = ['torpedo', 'mine', 'charted'] as const;
export type Charge = (typeof CHARGES)[number];
/** A torpedo has struck, or a mine was set off by its own crew or from the charted field. */
export interface Exploded {
  readonly type: 'exploded';
  readonly side: SideName; // who did it
  readonly charge: Charge;
  readonly cell: Cell;
  readonly hits: PerSide<Hit>;
}
/** Crew of `side`, the owner: a mine on the cell of a blast is gone without going off. */
export interface MineLost {
  readonly type: 'mineLost';
  readonly side: SideName;
  readonly cell: Cell;
}
/** For all: everybody knows where the charted mines are. */
export interface ChartedMineLost {
  readonly type: 'chartedMineLost';
  readonly cell: Cell;
}
/** With chained mines: a mine on the cell of a blast went off too. */
export interface MineChained {
  readonly type: 'mineChained';
  readonly side: SideName | null; // its owner; null: it was charted
  readonly cell: Cell;
  readonly hits: PerSide<Hit>;
}
export interface DroneLaunched {
  readonly type: 'droneLaunched';
  readonly side: SideName;
  readonly sector: number;
  readonly found: boolean;
}
export interface SonarSent {
  readonly type: 'sonarSent';
  readonly side: SideName;
  readonly until: Millis | null; // when an answer is drawn at random; null: never
}
export interface SonarAnswered {
  readonly type: 'sonarAnswered';
  readonly side: SideName; // who answers
  readonly claims: Claims;
  readonly drawn: boolean; // there was no answer in time
}
/** Salvage: a crate is up, and its wreck is empty. */
export interface Salvaged {
  readonly type: 'salvaged';
  readonly side: SideName;
  readonly cell: Cell; // where the wreck lies
}
export interface Surfaced {
  readonly type: 'surfaced';
  readonly side: SideName;
  readonly sector: number;
}
/** Crew. The pen has come so far along the section. */
export interface Traced {
  readonly type: 'traced';
  readonly side: SideName;
  readonly role: Role;
  readonly section: number; // from 0
  readonly reached: number; // along the channel, in sheet units
  readonly pen: Point;
  readonly done: boolean;
}
/** Crew. The pen has left the channel: all four sections are to be traced again. */
export interface TraceVoided {
  readonly type: 'traceVoided';
  readonly side: SideName;
  readonly role: Role;
  readonly section: number;
  readonly pen: Point; // where it left
}
/** Crew. */
export interface ReadyToDive {
  readonly type: 'readyToDive';
  readonly side: SideName;
}
export interface Dived {
  readonly type: 'dived';
  readonly side: SideName;
}
/** Turn mode: it is `side`'s turn now, and `left` in a row are to come with this one. */
export interface TurnBegan {
  readonly type: 'turnBegan';
  readonly side: SideName;
  readonly left: number;
}
/** Crew. */
export interface SheetDrawn {
  readonly type: 'sheetDrawn';
  readonly side: SideName;
  readonly sheet: Sheet;
  readonly on?: 'second'; // absent: the first
}
/** Crew. Said by one of it to the others. */
export interface CalledOut {
  readonly type: 'called';
  readonly side: SideName;
  readonly role: Role;
  readonly call: Call;
  readonly at: Millis;
}
export interface Forfeited {
  readonly type: 'forfeited';
  readonly side: SideName;
  readonly role: Role;
  readonly reason: Forfeit;
}
/** Everything is open from here on. */
export interface GameEnded {
  readonly type: 'gameEnded';
  readonly winner: SideName | null; // null: a draw
  readonly reason: Ending;
}

/** What all at the table hear: it goes onto the record. */
export type Announcement =
  | StartChosen
  | PlayBegan
  | CourseSet
  | SilenceRun
  | SystemReady
  | Damaged
  | StopCalled
  | StoodDown
  | MineLaid
  | Exploded
  | ChartedMineLost
  | MineChained
  | DroneLaunched
  | SonarSent
  | SonarAnswered
  | Salvaged
  | Surfaced
  | Dived;
/** Heard too, but nothing to look back upon. */
export type PassingEvent = GaugeMarked | BrokeDown | TurnBegan | Forfeited | GameEnded;
export type CrewEvent =
  | CircuitRepaired
  | MineLost
  | Traced
  | TraceVoided
  | ReadyToDive
  | SheetDrawn
  | CalledOut;
export type Event = Announcement | PassingEvent | CrewEvent;
