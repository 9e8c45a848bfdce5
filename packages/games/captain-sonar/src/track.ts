import type { Sheet } from './actions.ts';
import type { Chart } from './chart.ts';
import type { Announcement } from './events.ts';
import { chartFor } from './rules/table.ts';
import { plottingOf } from './setup.ts';
import type { View } from './view.ts';
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

export const ONE_CELL: { readonly [Name in Course]: CellShift } = {
  N: { east: 0, south: -1 },
  E: { east: 1, south: 0 },
  S: { east: 0, south: 1 },
  W: { east: -1, south: 0 },
};

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
