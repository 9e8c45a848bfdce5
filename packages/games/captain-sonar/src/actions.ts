import { COURSES } from './vocabulary.ts';
import type { Cell, Colour, Column, Course, PanelSymbol, System } from './vocabulary.ts';

/** Captain: where the boat begins. */
export interface ChooseStart {
  readonly type: 'start';
  readonly cell: Cell;
}
/** Captain: one cell on, for all to hear. */
export interface SetCourse {
  readonly type: 'course';
  readonly course: Course;
}
/** Captain: up to the surface. */
export interface Surface {
  readonly type: 'surface';
}
/** First Mate: one mark on a gauge. */
export interface MarkGauge {
  readonly type: 'gauge';
  readonly system: System;
}
/** First Mate: every gauge is full, and there is nothing to mark. */
export interface SayOk {
  readonly type: 'ok';
}
/** Engineer: one breakdown on the panel of the last course. */
export interface MarkPanel {
  readonly type: 'break';
  readonly symbol: PanelSymbol;
}
/** Real time: everybody stops while the system is aimed. Sonar needs no aim: it is sent at once. */
export interface CallStop {
  readonly type: 'stop';
  readonly system: System;
}
/** Real time: the STOP was a slip. The system stays charged, but a course must come before the next STOP. */
export interface StandDown {
  readonly type: 'standDown';
}
export interface LayMine {
  readonly type: 'mine';
  readonly cell: Cell;
}
export interface LaunchTorpedo {
  readonly type: 'torpedo';
  readonly cell: Cell;
}
export interface LaunchDrone {
  readonly type: 'drone';
  readonly sector: number;
}
export interface SendSonar {
  readonly type: 'sonar';
}
export interface RunSilent {
  readonly type: 'silence';
  readonly course: Course;
  readonly cells: number;
}
/** Minefield: one of the charted mines goes off. */
export interface FireCharted {
  readonly type: 'scenario';
  readonly cell: Cell;
}
/** Decoys: the boat goes one cell on, and all hear another course. Nobody is stopped for it. */
export interface LaunchDecoy {
  readonly type: 'decoy';
  readonly course: Course; // where the boat goes
  readonly called: Course; // what all hear
}
/** Salvage: a crate is hauled up from a wreck beside the boat. */
export interface HaulCrate {
  readonly type: 'grapnel';
  readonly cell: Cell; // where the wreck lies
}
export type Activation =
  | LayMine
  | LaunchTorpedo
  | LaunchDrone
  | SendSonar
  | RunSilent
  | FireCharted
  | LaunchDecoy
  | HaulCrate;
/** Captain: one of the crew's own mines goes off. */
export interface TriggerMine {
  readonly type: 'trigger';
  readonly cell: Cell;
}
/** Two of the three are said, and exactly one of these is true. null: not said. */
export interface Claims {
  readonly row: number | null;
  readonly column: Column | null;
  readonly sector: number | null;
}
/** Captain: the answer to an enemy sonar. */
export interface AnswerSonar {
  readonly type: 'answer';
  readonly claims: Claims;
}
/** Captain, turn mode: nothing more in this turn. */
export interface EndTurn {
  readonly type: 'endTurn';
}
/** A place on the hull sheet, see hull.ts. */
export type Point = readonly [x: number, y: number];
/** Real time, surfaced: a stroke of the pen along the section that is to be traced next. */
export interface Trace {
  readonly type: 'trace';
  readonly stroke: readonly Point[];
}
/** Engineer, real time: all four sections are traced. */
export interface SayReady {
  readonly type: 'readyToDive';
}
/** Captain, real time: down again. */
export interface Dive {
  readonly type: 'dive';
}
export const PENCIL_MARKS = ['cross', 'ring'] as const;
export type PencilMark = (typeof PENCIL_MARKS)[number];
/** What is drawn by hand: a course, or a silence. */
export type Plotted = Course | '?';
export const PLOTTED: readonly Plotted[] = [...COURSES, '?'];
/** How far a silence has carried the enemy, by guess: from where the piece before it ends to where the next begins. */
export interface Bend {
  readonly silence: number; // its place in the record; by hand, its place among the courses
  readonly east: number;
  readonly south: number;
}
/**
 * What the Radio Operator has drawn, for the whole crew to see. A silence breaks the track into pieces; without a bend
 * the next piece begins where the one before it ends. Bends and what follows are absent where there are none.
 */
export interface Sheet {
  /** Where the sheet puts the enemy: it lies so that its last course ends here. null: not laid. */
  readonly at: Cell | null;
  /** The sheet shows what was heard from this announcement on: it was wiped there. */
  readonly since: number;
  /** So many announcements were made when it was laid: courses heard since then carry its end on. Absent: as many as there were. */
  readonly heard?: number;
  readonly bends?: readonly Bend[];
  readonly courses?: readonly Plotted[]; // the track, where it is drawn by hand
  readonly pencil: readonly { readonly cell: Cell; readonly mark: PencilMark }[];
}
/** Two guesses can be kept, each on a sheet of its own. */
export const SHEETS = ['sheet', 'second'] as const;
export type SheetName = (typeof SHEETS)[number];
export interface DrawSheet {
  readonly type: 'sheet';
  readonly sheet: Sheet;
  readonly on?: 'second'; // absent: the first
}
/** What crew mates say to each other across the boat. Nobody else hears a word of it. */
export type Call =
  | { readonly kind: 'charge' | 'use'; readonly system: System }
  | { readonly kind: 'keep'; readonly colour: Colour } // let nothing of it break
  | { readonly kind: 'here' | 'point'; readonly cell: Cell } // the enemy is there; just look at it
  | { readonly kind: 'sector'; readonly sector: number; readonly sure: boolean } // the enemy is in it
  | { readonly kind: 'course'; readonly course: Course; readonly wanted: boolean } // go, or do not go there
  | { readonly kind: 'where' | 'lost' | 'surface' | 'wait' | 'yes' | 'no' };
export type CallKind = Call['kind'];
/** Anybody of a crew, at any time. */
export interface SayCall {
  readonly type: 'call';
  readonly call: Call;
}
export type Action =
  | ChooseStart
  | SetCourse
  | Surface
  | MarkGauge
  | SayOk
  | MarkPanel
  | CallStop
  | StandDown
  | Activation
  | TriggerMine
  | AnswerSonar
  | EndTurn
  | Trace
  | SayReady
  | Dive
  | DrawSheet
  | SayCall;

export const LONGEST_STROKE = 64; // points in one action
export const MOST_PENCIL_MARKS = 225;
export const MOST_BENDS = 40;
export const FURTHEST_BEND = 14; // cells: across the large chart
export const MOST_PLOTTED = 400; // courses and silences on a sheet drawn by hand
export const SHEET_SIZE = { width: 1000, height: 400 } as const;
