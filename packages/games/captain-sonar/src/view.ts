import type { Hidden, Millis, Viewer } from '@fathom/kit';
import type { Bend, Call, Claims, PencilMark, Plotted, Point } from './actions.ts';
import type { Announcement, CourseSet, Event } from './events.ts';
import type { Setup } from './setup.ts';
import { CALLS_SHOWN } from './rules/calls.ts';
import type { Boat, Result, Spoken, Standing, State, Stop, TurnState } from './state.ts';
import { chairAt, perSide } from './vocabulary.ts';
import type {
  Cell,
  Course,
  Ending,
  Hit,
  PanelSymbol,
  PerGauge,
  PerSide,
  Phase,
  Role,
  SideName,
  System,
} from './vocabulary.ts';

/** What a viewer knows: everything of its own crew, and what was announced of the other. */
export interface View {
  readonly setup: Setup;
  readonly phase: Phase;
  readonly turn: TurnView | null; // null in real time, and unless playing
  readonly stop: StopView | null;
  readonly boats: PerSide<Hidden<BoatView>>;
  readonly standing: PerSide<StandingView>;
  readonly charted: readonly Cell[]; // the charted mines that are left
  readonly record: readonly Announcement[]; // without what this viewer may not know
  readonly result: ResultView | null;
}

/** Turn mode. */
export interface TurnView {
  readonly side: SideName;
  readonly left: number; // turns in a row, this one counted
  readonly moved: boolean; // course, silence or surfacing is done
  readonly activated: boolean; // a system was used, silence counted
}

/** Nobody may do anything else until this is settled. */
export interface StopView {
  readonly side: SideName; // who called it
  readonly system: System;
  readonly waitsFor: 'aim' | 'answer'; // answer: of the enemy's Captain
  readonly until: Millis | null; // null: for as long as the clock of the match allows, if it has one
}

/** What one crew knows of its own boat. */
export interface BoatView {
  readonly position: Cell | null; // null: not chosen yet
  readonly route: readonly Cell[]; // since the last surfacing, the position last
  readonly mines: readonly Cell[]; // in the order they were laid
  readonly gauges: PerGauge<number>;
  readonly broken: readonly PanelSymbol[]; // in the order they broke
  readonly heading: Course | null; // of the last course or silence: the panel the Engineer marks
  readonly tracing: TracingView | null; // real time, while surfaced
  readonly sheet: SheetView;
  readonly second?: SheetView; // another guess; absent until it is begun
  readonly calls: readonly SpokenView[]; // the last ones, the latest last
}

/** 5.2 The hull being traced. */
export interface TracingView {
  readonly traced: readonly Role[]; // who traced the sections done so far, in order
  readonly by: Role | null; // whose pen is on the next section; null: nobody has begun it
  readonly reached: number; // along the channel of that section, in sheet units
  readonly pen: Point | null;
  readonly ready: boolean; // the Engineer has said so
  readonly voided: number; // how often the pen has left the channel
}

/** 8. What the Radio Operator has drawn. */
export interface SheetView {
  readonly at: Cell | null; // where it puts the enemy; null: not laid
  readonly since: number; // the announcement it begins with
  readonly heard?: number; // so many announcements were made when it was laid
  readonly bends?: readonly Bend[];
  readonly courses?: readonly Plotted[]; // the track, where it is drawn by hand
  readonly pencil: readonly { readonly cell: Cell; readonly mark: PencilMark }[];
}

/** 10. What one of the crew has said to the others. */
export interface SpokenView {
  readonly role: Role;
  readonly call: Call;
  readonly heard: number; // announcements made before it
  readonly at: Millis;
}

/** What everybody knows of a crew. */
export interface StandingView {
  readonly placed: boolean;
  readonly damage: number;
  readonly ready: readonly System[]; // announced and not used since; it may have broken down again
  readonly mines: number; // heard being laid and not heard going off; some may have been lost in silence
  readonly surfaced: boolean;
  readonly awaiting: readonly Role[]; // whose OK is still to be heard
  readonly mayActivate: boolean; // there was a course since the last activation
}

export interface ResultView {
  readonly winner: SideName | null; // null: a draw
  readonly reason: Ending;
}

/** 1.2 Crew mates share all they know; after the end everything is open. */
const knows = (state: State, viewer: Viewer): PerSide<boolean> =>
  perSide((side) => state.phase === 'over' || isAboard(viewer, side));

const isAboard = (viewer: Viewer, side: SideName): boolean =>
  viewer.some((seat) => chairAt(seat)?.side === side);

export function view(state: State, viewer: Viewer): View {
  const open = knows(state, viewer);
  return {
    setup: state.setup,
    phase: state.phase,
    turn: state.turn && turnView(state.turn),
    stop: state.stop && stopView(state.stop),
    boats: perSide((side) => (open[side] ? boatView(state.boats[side]) : null)),
    standing: perSide((side) => standingView(state.standing[side])),
    charted: state.charted,
    record: recordFor(open)(state.record),
    result: state.result && resultView(state.result),
  };
}

/** The same part of a view for the same part of a state, so that two views are cheap to compare. */
function once<Whole extends object, Part>(make: (whole: Whole) => Part): (whole: Whole) => Part {
  const made = new WeakMap<Whole, Part>();
  return (whole) => {
    const known = made.get(whole);
    if (known !== undefined) return known;
    const part = make(whole);
    made.set(whole, part);
    return part;
  };
}

/** One view of the record for all who know the same of the boats: it is long, and it grows with every announcement. */
const recordAs = (open: PerSide<boolean>) =>
  once((record: State['record']): View['record'] =>
    record.map((said) => (isOpen(said, open) ? toldInFull(said) : toldToAll(said))),
  );
const RECORDS = {
  none: recordAs({ alpha: false, bravo: false }),
  alpha: recordAs({ alpha: true, bravo: false }),
  bravo: recordAs({ alpha: false, bravo: true }),
  both: recordAs({ alpha: true, bravo: true }),
};
const recordFor = ({ alpha, bravo }: PerSide<boolean>): ReturnType<typeof recordAs> => {
  if (alpha) return bravo ? RECORDS.both : RECORDS.alpha;
  return bravo ? RECORDS.bravo : RECORDS.none;
};

const turnView = once(({ side, left, moved, activated }: TurnState): TurnView => ({
  side,
  left,
  moved,
  activated,
}));

const stopView = once(({ side, system, waitsFor, until }: Stop): StopView => ({
  side,
  system,
  waitsFor,
  until,
}));

const resultView = once(({ winner, reason }: Result): ResultView => ({ winner, reason }));

/** A view in the making: what may be absent is added where it is not. */
type Unfinished<T> = { -readonly [Name in keyof T]: T[Name] };

const boatView = once((boat: Boat): BoatView => {
  const { position, route, mines, gauges, broken, heading, tracing, calls = [] } = boat;
  const seen: Unfinished<BoatView> = {
    position,
    route,
    mines,
    gauges: {
      mine: gauges.mine,
      torpedo: gauges.torpedo,
      drone: gauges.drone,
      sonar: gauges.sonar,
      silence: gauges.silence,
      scenario: gauges.scenario,
    },
    broken,
    heading,
    tracing: tracing && tracingView(tracing),
    sheet: sheetView(boat.sheet),
    calls: calls.slice(-CALLS_SHOWN).map(spokenView),
  };
  if (boat.second !== undefined) seen.second = sheetView(boat.second);
  return seen;
});

const tracingView = once((tracing: NonNullable<Boat['tracing']>): TracingView => {
  const { traced, by, reached, pen, ready, voided } = tracing;
  return { traced, by, reached, pen, ready, voided };
});

const sheetView = once((sheet: Boat['sheet']): SheetView => {
  const { at, since, heard, bends, courses, pencil } = sheet;
  const seen: Unfinished<SheetView> = {
    at,
    since,
    pencil: pencil.map(({ cell, mark }) => ({ cell, mark })),
  };
  if (heard !== undefined) seen.heard = heard;
  if (bends !== undefined) seen.bends = bends.map(bendView);
  if (courses !== undefined) seen.courses = courses;
  return seen;
});

const bendView = ({ silence, east, south }: Bend): Bend => ({ silence, east, south });

const spokenView = once(({ role, call, heard, at }: Spoken): SpokenView => ({
  role,
  call: callView(call),
  heard,
  at,
}));

function callView(call: Call): Call {
  switch (call.kind) {
    case 'charge':
    case 'use':
      return { kind: call.kind, system: call.system };
    case 'keep':
      return { kind: call.kind, colour: call.colour };
    case 'here':
    case 'point':
      return { kind: call.kind, cell: call.cell };
    case 'sector':
      return { kind: call.kind, sector: call.sector, sure: call.sure };
    case 'course':
      return { kind: call.kind, course: call.course, wanted: call.wanted };
    case 'where':
    case 'lost':
    case 'surface':
    case 'wait':
    case 'yes':
    case 'no':
      return { kind: call.kind };
    default:
      return call satisfies never;
  }
}

const standingView = once((standing: Standing): StandingView => {
  const { placed, damage, ready, mines, surfaced, awaiting, mayActivate } = standing;
  return { placed, damage, ready, mines, surfaced, awaiting, mayActivate };
});

const isOpen = (said: Announcement, open: PerSide<boolean>): boolean =>
  !('side' in said) || said.side === null || open[said.side];

const toldInFull = once((said: Announcement) => announcementView(said, (hidden) => hidden));
/** What everybody hears of an announcement. */
const toldToAll = once((said: Announcement) => announcementView(said, () => null));

type Reveal = <T>(hidden: Hidden<T>) => Hidden<T>;

function announcementView(said: Announcement, reveal: Reveal): Announcement {
  switch (said.type) {
    case 'startChosen':
    case 'mineLaid':
      return { type: said.type, side: said.side, cell: reveal(said.cell) };
    case 'playBegan':
      return { type: said.type, first: said.first };
    case 'courseSet':
      return courseView(said, reveal);
    case 'silenceRun':
      return {
        type: said.type,
        side: said.side,
        course: reveal(said.course),
        cells: reveal(said.cells),
      };
    case 'systemReady':
      return { type: said.type, side: said.side, system: said.system };
    case 'damaged':
      return {
        type: said.type,
        side: said.side,
        fault: said.fault === 'ice' ? 'ice' : reveal(said.fault),
      };
    case 'stopCalled':
      return { type: said.type, side: said.side, system: said.system, until: said.until };
    case 'stoodDown':
      return { type: said.type, side: said.side, system: said.system, lapsed: said.lapsed };
    case 'exploded':
      return {
        type: said.type,
        side: said.side,
        charge: said.charge,
        cell: said.cell,
        hits: hitsView(said.hits),
      };
    case 'chartedMineLost':
      return { type: said.type, cell: said.cell };
    case 'mineChained':
      return { type: said.type, side: said.side, cell: said.cell, hits: hitsView(said.hits) };
    case 'droneLaunched':
      return { type: said.type, side: said.side, sector: said.sector, found: said.found };
    case 'sonarSent':
      return { type: said.type, side: said.side, until: said.until };
    case 'sonarAnswered':
      return {
        type: said.type,
        side: said.side,
        claims: claimsView(said.claims),
        drawn: said.drawn,
      };
    case 'salvaged':
      return { type: said.type, side: said.side, cell: said.cell };
    case 'surfaced':
      return { type: said.type, side: said.side, sector: said.sector };
    case 'dived':
      return { type: said.type, side: said.side };
    default:
      return said satisfies never;
  }
}

/** 6. Where there are decoys every course hides where it led. */
const courseView = ({ type, side, course, sailed }: CourseSet, reveal: Reveal): CourseSet =>
  sailed === undefined ? { type, side, course } : { type, side, course, sailed: reveal(sailed) };

const hitsView = ({ alpha, bravo }: PerSide<Hit>): PerSide<Hit> => ({ alpha, bravo });

const claimsView = ({ row, column, sector }: Claims): Claims => ({ row, column, sector });

export function redact(event: Event, after: State, viewer: Viewer): Event | null {
  const open = knows(after, viewer);
  switch (event.type) {
    // A crew's own business: nobody else hears that there was any.
    case 'circuitRepaired':
    case 'mineLost':
    case 'traced':
    case 'traceVoided':
    case 'readyToDive':
    case 'sheetDrawn':
    case 'called':
      return open[event.side] ? event : null;
    // The two OKs: that they were said is heard, what was marked is not.
    case 'gaugeMarked':
      return open[event.side] ? event : { type: event.type, side: event.side, system: null };
    case 'brokeDown':
      return open[event.side] ? event : { type: event.type, side: event.side, symbol: null };
    case 'turnBegan':
    case 'forfeited':
    case 'gameEnded':
      return event;
    case 'startChosen':
    case 'playBegan':
    case 'courseSet':
    case 'silenceRun':
    case 'systemReady':
    case 'damaged':
    case 'stopCalled':
    case 'stoodDown':
    case 'mineLaid':
    case 'exploded':
    case 'chartedMineLost':
    case 'mineChained':
    case 'droneLaunched':
    case 'sonarSent':
    case 'sonarAnswered':
    case 'salvaged':
    case 'surfaced':
    case 'dived':
      return isOpen(event, open) ? toldInFull(event) : toldToAll(event);
    default:
      return event satisfies never;
  }
}
