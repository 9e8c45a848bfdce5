import type { Sheet } from './actions.ts';
import type { Announcement } from './events.ts';
import { chartFor } from './rules/table.ts';
import { plottingOf } from './setup.ts';
import { cellBeside, endOf, ONE_CELL } from './track.ts';
import type { CellShift, Hearing, NoteKind, Track, TrackNote, TrackPiece } from './track.ts';
import { enemyOf } from './vocabulary.ts';
import type { Cell, Course, SideName } from './vocabulary.ts';

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
