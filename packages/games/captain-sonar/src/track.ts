import type { Sheet } from './actions.ts';
import type { Chart } from './chart.ts';
import type { Announcement } from './events.ts';
import { chartFor } from './rules/table.ts';
import { plottingOf } from './setup.ts';
import type { View } from './view.ts';
import { enemyOf } from './vocabulary.ts';
import type { Cell, Course, SideName } from './vocabulary.ts';

/** How far one cell is from another. */
export interface CellShift {
  readonly east: number;
  readonly south: number;
}

export type NoteKind = 'silence' | 'surfaced' | 'drone' | 'sonar' | 'mine' | 'torpedo';
/** What was heard while the boat was at a point of its track. */
export interface TrackNote {
  readonly kind: NoteKind;
  readonly said: Announcement;
}
/** A point of the track, in cells from where the track ends. */
export interface TrackPoint extends CellShift {
  readonly notes: readonly TrackNote[];
}
/** What was heard between two silences. */
export interface TrackPiece {
  readonly points: readonly TrackPoint[]; // at least one
  readonly courses: readonly Course[]; // between them
  readonly silence: number | null; // the one that ends it, as a Bend names it; null: the last piece
}
/** 8. The courses on a sheet, as pieces that are bent against each other at each silence. The last one ends where the sheet ends. */
export type Track = readonly [TrackPiece, ...TrackPiece[]];

/** What a sheet is drawn from: what was heard, and about whom. */
export interface Hearing extends Pick<View, 'setup' | 'record'> {
  readonly about: SideName;
}

type Step =
  | { readonly type: 'course'; readonly course: Course }
  | { readonly type: 'silence'; readonly silence: number; readonly note: TrackNote | null }
  | { readonly type: 'note'; readonly note: TrackNote };

export function trackOf(sheet: Sheet, hearing: Hearing): Track {
  const steps =
    plottingOf(hearing.setup) === 'byHand' ? stepsByHand(sheet) : stepsHeard(sheet, hearing);
  const drawn = drawing(START);
  const pieces: Draft[] = [drawn.piece()];
  for (const step of steps) {
    if (step.type === 'course') drawn.sail(step.course);
    if (step.type === 'note') drawn.note(step.note);
    if (step.type !== 'silence') continue;
    if (step.note !== null) drawn.note(step.note);
    const bend = sheet.bends?.find(({ silence }) => silence === step.silence);
    pieces.push(drawn.bend(step.silence, bend ?? START));
  }
  const end = drawn.at();
  const [first = drawn.piece(), ...others] = pieces;
  return [fromEnd(first, end), ...others.map((piece) => fromEnd(piece, end))];
}

const START: CellShift = { east: 0, south: 0 };

interface Draft {
  readonly points: (CellShift & { readonly notes: TrackNote[] })[];
  readonly courses: Course[];
  silence: number | null;
}

/** A pen that starts somewhere. */
function drawing(from: CellShift) {
  let at = from;
  const begun = (): Draft => ({ points: [{ ...at, notes: [] }], courses: [], silence: null });
  let piece = begun();
  const moveBy = ({ east, south }: CellShift): void => {
    at = { east: at.east + east, south: at.south + south };
  };
  return {
    at: () => at,
    piece: () => piece,
    sail: (course: Course): void => {
      moveBy(ONE_CELL[course]);
      piece.courses.push(course);
      piece.points.push({ ...at, notes: [] });
    },
    note: (note: TrackNote): void => {
      piece.points.at(-1)?.notes.push(note);
    },
    bend: (silence: number, bend: CellShift): Draft => {
      piece.silence = silence;
      moveBy(bend);
      piece = begun();
      return piece;
    },
  };
}

const fromEnd = ({ points, courses, silence }: Draft, end: CellShift): TrackPiece => ({
  points: points.map(({ east, south, notes }) => ({
    east: east - end.east,
    south: south - end.south,
    notes,
  })),
  courses,
  silence,
});

export const ONE_CELL: { readonly [Name in Course]: CellShift } = {
  N: { east: 0, south: -1 },
  E: { east: 1, south: 0 },
  S: { east: 0, south: 1 },
  W: { east: -1, south: 0 },
};

const stepsByHand = ({ courses = [] }: Sheet): readonly Step[] =>
  courses.map((plotted, i) =>
    plotted === '?'
      ? { type: 'silence', silence: i, note: null }
      : { type: 'course', course: plotted },
  );

const stepsHeard = ({ since }: Sheet, { record, about }: Hearing): readonly Step[] =>
  record.slice(since).flatMap((said, i): readonly Step[] => {
    if (said.type === 'courseSet')
      return said.side === about ? [{ type: 'course', course: said.course }] : [];
    const kind = noteOf(said, about);
    if (kind === null) return [];
    const note = { kind, said };
    return [
      kind === 'silence' ? { type: 'silence', silence: since + i, note } : { type: 'note', note },
    ];
  });

function noteOf(
  said: Exclude<Announcement, { type: 'courseSet' }>,
  about: SideName,
): NoteKind | null {
  switch (said.type) {
    case 'silenceRun':
      return said.side === about ? 'silence' : null;
    case 'surfaced':
      return said.side === about ? 'surfaced' : null;
    case 'mineLaid':
      return said.side === about ? 'mine' : null;
    case 'exploded':
      return said.side === about && said.charge === 'torpedo' ? 'torpedo' : null;
    case 'sonarAnswered':
      return said.side === about ? 'sonar' : null;
    case 'droneLaunched':
      return said.side === enemyOf(about) ? 'drone' : null;
    case 'startChosen':
    case 'playBegan':
    case 'systemReady':
    case 'damaged':
    case 'stopCalled':
    case 'stoodDown':
    case 'mineChained':
    case 'chartedMineLost':
    case 'sonarSent':
    case 'salvaged':
    case 'dived':
      return null;
    default:
      return said satisfies never;
  }
}

/**
 * Where the track on a sheet ends by now. A sheet lies still, so what is drawn on it grows: its end goes on with every
 * course heard. Where that would lead off the chart the guess was wrong, and the sheet slides until it is laid anew.
 */
export function endOf({ at, heard }: Sheet, { setup, record, about }: Hearing): Cell | null {
  if (plottingOf(setup) === 'byHand') return at;
  let end = at;
  for (const said of record.slice(heard ?? record.length))
    if (end !== null && said.type === 'courseSet' && said.side === about)
      end = chartFor(setup).neighbour(end, said.course) ?? end;
  return end;
}

/** The cells of the pieces as they lie on the chart, null where a point is off it; []: the sheet is not laid. */
export function plottedCells(
  sheet: Sheet,
  hearing: Hearing,
): readonly (readonly (Cell | null)[])[] {
  const end = endOf(sheet, hearing);
  if (end === null) return [];
  const chart = chartFor(hearing.setup);
  return trackOf(sheet, hearing).map(({ points }) =>
    points.map((point) => cellBeside(chart, end, point)),
  );
}

/** The cell so many east and south of another; null: off the chart. */
export function cellBeside(chart: Chart, from: Cell, { east, south }: CellShift): Cell | null {
  const index = chart.indexOf(from);
  const [column, row] = [(index % chart.size) + east, Math.floor(index / chart.size) + south];
  const inside = column >= 0 && row >= 0 && column < chart.size && row < chart.size;
  return inside ? (chart.cells[row * chart.size + column] ?? null) : null;
}

export function shiftBetween({ indexOf, size }: Chart, from: Cell, to: Cell): CellShift {
  const [start, end] = [indexOf(from), indexOf(to)];
  return {
    east: (end % size) - (start % size),
    south: Math.floor(end / size) - Math.floor(start / size),
  };
}
