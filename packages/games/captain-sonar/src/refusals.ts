import { refuse as refuseWith } from '@fathom/kit';
import type { Refusal } from '@fathom/kit';
import type { Point } from './actions.ts';
import type { Cell, Colour, Course, Mode, PanelSymbol, Role } from './vocabulary.ts';

/** Every reason to refuse an input, with the facts that go with it; null: the code says it all. */
export interface RefusalFacts {
  readonly over: null;
  readonly noSuchSeat: { readonly seat: string; readonly seats: readonly string[] };
  readonly nothingDue: null;
  readonly notYourRole: { readonly roles: readonly Role[] };
  readonly stillPlacing: null;
  readonly begun: null;
  readonly alreadyPlaced: null;
  readonly notWater: { readonly cell: Cell };
  readonly notYourTurn: null;
  readonly noTurns: null;
  readonly awaitingOk: null;
  readonly alreadyMoved: null;
  readonly offTheChart: { readonly by: 'course' | 'claim' } | { readonly cell: Cell };
  readonly island: { readonly cell: Cell };
  readonly ownMine: { readonly cell: Cell };
  readonly ownRoute: { readonly cell: Cell };
  readonly blackout: null;
  readonly wayBarred: { readonly open: number; readonly cells: number };
  readonly noDuty: null;
  readonly gaugeFull: { readonly spaces: number };
  readonly gaugesOpen: null;
  readonly otherPanel: { readonly heading: Course | null };
  readonly alreadyBroken: { readonly symbol: PanelSymbol };
  readonly notFitted: null;
  readonly notCharged: { readonly marks: number; readonly spaces: number };
  readonly brokenDown: { readonly colour: Colour };
  readonly courseFirst: { readonly before: 'system' | 'nextSystem' | 'endOfTurn' };
  readonly alreadyActivated: null;
  readonly stopped: null;
  readonly stopFirst: { readonly isSent: boolean }; // by the STOP itself: the sonar
  readonly noStop: { readonly mode: Mode };
  readonly noSector: { readonly sectors: number };
  readonly noBerth: null;
  readonly noMine: { readonly cell: Cell | null; readonly isCharted: boolean }; // null: there is none left
  readonly outOfRange: { readonly range: number };
  readonly sameCourse: { readonly course: Course };
  readonly unnoticed: null;
  readonly noWreck: { readonly cell: Cell | null }; // null: none at all in reach
  readonly noQuestion: null;
  readonly twoClaims: { readonly said: number };
  readonly oneTruth: null;
  readonly surfaced: { readonly isDrawing: boolean };
  readonly notSurfaced: null;
  readonly allTraced: null;
  readonly alreadyTraced: null;
  readonly anotherPen: null;
  readonly penElsewhere: { readonly expected: Point };
  readonly notTraced: { readonly traced: number };
  readonly alreadyReady: null;
  readonly notReady: null;
  readonly markedTwice: null;
  readonly notHeardYet: { readonly heard: number };
  readonly noSilence: { readonly at: number };
  readonly bentTwice: null;
  readonly drawnForYou: null;
  readonly tooManyCalls: { readonly most: number; readonly seconds: number };
}
export type RefusalCode = keyof RefusalFacts;

type Why<Code extends RefusalCode> = RefusalFacts[Code] extends null
  ? readonly [code: Code]
  : readonly [code: Code, facts: RefusalFacts[Code]];

export const refuse = <Code extends RefusalCode>(...[code, facts]: Why<Code>): Refusal =>
  refuseWith(code, facts ?? {});
