import type { Cell, Column, Course, PanelSymbol, System } from './vocabulary.ts';

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
export type Activation =
  | LayMine
  | LaunchTorpedo
  | LaunchDrone
  | SendSonar
  | RunSilent
  | FireCharted;
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
/** What the Radio Operator has drawn, for the whole crew to see. */
export interface Sheet {
  /** Where the sheet puts the enemy now: it lies so that the last course heard ends here. null: not laid. */
  readonly at: Cell | null;
  /** The sheet shows what was heard from this announcement on: it was wiped there. */
  readonly since: number;
  readonly pencil: readonly { readonly cell: Cell; readonly mark: PencilMark }[];
}
export interface DrawSheet {
  readonly type: 'sheet';
  readonly sheet: Sheet;
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
  | DrawSheet;

export const LONGEST_STROKE = 64; // points in one action
export const MOST_PENCIL_MARKS = 225;
export const SHEET_SIZE = { width: 1000, height: 400 } as const;
