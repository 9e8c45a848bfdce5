import { enemyOf } from '@fathom/captain-sonar/client';
import type { Announcement, Cell, Chart, Course, SideName } from '@fathom/captain-sonar/client';

/** What was heard while the boat was at a point of its track. */
export type TrackNote = 'silence' | 'surfaced' | 'drone' | 'sonar' | 'mine' | 'torpedo';

/** A point of the track, in cells east and south of where it ends. */
export interface TrackPoint {
  readonly east: number;
  readonly south: number;
  readonly notes: readonly TrackNote[];
}

/** The courses heard, as they would be drawn on a transparent sheet. */
export interface Track {
  readonly points: readonly TrackPoint[]; // the last one is where it ends
  readonly firm: number; // the first point since the last silence: before it, nobody knows how far
}

const STEPS: { readonly [Name in Course]: readonly [east: number, south: number] } = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

/** What was heard of a crew from one announcement of the record on. */
export function trackOf(record: readonly Announcement[], about: SideName, since: number): Track {
  const points: { east: number; south: number; notes: TrackNote[] }[] = [
    { east: 0, south: 0, notes: [] },
  ];
  let firm = 0;
  for (const said of record.slice(since)) {
    const last = points.at(-1);
    if (last === undefined) break;
    if (said.type === 'courseSet' && said.side === about) {
      const [east, south] = STEPS[said.course];
      points.push({ east: last.east + east, south: last.south + south, notes: [] });
      continue;
    }
    const note = noteOf(said, about);
    if (note !== null && !last.notes.includes(note)) last.notes.push(note);
    if (note === 'silence') firm = points.length - 1;
  }
  const end = points.at(-1) ?? { east: 0, south: 0 };
  return {
    points: points.map(({ east, south, notes }) => ({
      east: east - end.east,
      south: south - end.south,
      notes,
    })),
    firm,
  };
}

function noteOf(said: Announcement, about: SideName): TrackNote | null {
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
    case 'courseSet':
    case 'systemReady':
    case 'damaged':
    case 'stopCalled':
    case 'stoodDown':
    case 'mineChained':
    case 'chartedMineLost':
    case 'sonarSent':
    case 'dived':
      return null;
    default:
      return said satisfies never;
  }
}

/** The cell so many east and south of another; null: off the chart. */
export function cellBeside(
  chart: Chart,
  from: Cell,
  { east, south }: Pick<TrackPoint, 'east' | 'south'>,
): Cell | null {
  const index = chart.indexOf(from);
  const [column, row] = [(index % chart.size) + east, Math.floor(index / chart.size) + south];
  const inside = column >= 0 && row >= 0 && column < chart.size && row < chart.size;
  return inside ? (chart.cells[row * chart.size + column] ?? null) : null;
}

/** How far one cell is from another, in cells east and south. */
export function shiftBetween(
  { indexOf, size }: Chart,
  from: Cell,
  to: Cell,
): Pick<TrackPoint, 'east' | 'south'> {
  const [start, end] = [indexOf(from), indexOf(to)];
  return {
    east: (end % size) - (start % size),
    south: Math.floor(end / size) - Math.floor(start / size),
  };
}
