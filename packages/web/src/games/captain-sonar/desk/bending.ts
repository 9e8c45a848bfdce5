import { FURTHEST_BEND, MOST_BENDS, cellBeside } from '@fathom/captain-sonar/client';
import type { Bend, Cell, CellShift, Chart, Sheet, Track } from '@fathom/captain-sonar/client';

/** What is moved over the chart: the whole track, or one piece of it, counted from the oldest. */
export type Grip = 'whole' | number;

const NONE: CellShift = { east: 0, south: 0 };
const plus = (a: CellShift, b: CellShift): CellShift => ({
  east: a.east + b.east,
  south: a.south + b.south,
});
const minus = (a: CellShift, b: CellShift): CellShift => ({
  east: a.east - b.east,
  south: a.south - b.south,
});

/** The bend at a silence. */
const bendAt = ({ bends = [] }: Sheet, at: number): CellShift =>
  bends.find(({ silence }) => silence === at) ?? NONE;

/** A sheet with something moved: where it ends then, and its bends. null: it would not lie on the chart any more. */
export function moved(
  { sheet, track, chart }: { readonly sheet: Sheet; readonly track: Track; readonly chart: Chart },
  grip: Grip,
  by: CellShift,
): Pick<Sheet, 'at' | 'bends'> | null {
  const { at, bends = [] } = sheet;
  if (at === null) return null;
  const isEndMoved = grip === 'whole' || grip >= track.length - 1;
  const end = isEndMoved ? cellBeside(chart, at, by) : at;
  if (end === null) return null;
  if (grip === 'whole') return { at: end, bends };
  const before = track[grip - 1]?.silence ?? null;
  const after = track[grip]?.silence ?? null;
  const changed = [
    ...(before === null ? [] : [{ silence: before, ...plus(bendAt(sheet, before), by) }]),
    ...(after === null ? [] : [{ silence: after, ...minus(bendAt(sheet, after), by) }]),
  ];
  return changed.every(isOnChart) ? { at: end, bends: withBends(bends, changed) } : null;
}

const isOnChart = ({ east, south }: CellShift): boolean =>
  Math.max(Math.abs(east), Math.abs(south)) <= FURTHEST_BEND;

function withBends(bends: readonly Bend[], changed: readonly Bend[]): readonly Bend[] {
  const others = bends.filter(({ silence }) => !changed.some((bend) => bend.silence === silence));
  return [...others, ...changed]
    .filter(({ east, south }) => east !== 0 || south !== 0)
    .toSorted((a, b) => a.silence - b.silence)
    .slice(-MOST_BENDS);
}

/** The piece that lies on a cell, the newest if there are several; null: none does. */
export function pieceAt(track: Track, chart: Chart, { end, cell }: Lying): number | null {
  const found = track.findLastIndex(({ points }) =>
    points.some((point) => cellBeside(chart, end, point) === cell),
  );
  return found < 0 ? null : found;
}

interface Lying {
  readonly end: Cell; // where the track ends
  readonly cell: Cell;
}

/** 3.6 Whether a silence can have carried a boat so far: straight, and four cells at most. */
export const isSilentRun = ({ east, south }: CellShift): boolean =>
  (east === 0 || south === 0) && Math.abs(east + south) <= 4;
