import { COLUMNS, PENCIL_MARKS } from '@fathom/captain-sonar/client';
import type { Cell, Chart, PencilMark, Sheet } from '@fathom/captain-sonar/client';

/** What marks cells. */
export type Pencil = PencilMark | 'rubber';
export const PENCILS: readonly Pencil[] = [...PENCIL_MARKS, 'rubber'];
/** What can be in the hand: the pen draws courses. */
export type Tool = Pencil | 'pen';
/** What one touch of the pencil covers. */
export const PENCIL_AREAS = ['cell', 'row', 'column', 'sector'] as const;
export type PencilArea = (typeof PENCIL_AREAS)[number];

/** The water that goes with a cell. */
export function areaOf(chart: Chart, area: PencilArea, cell: Cell): readonly Cell[] {
  const { cells, size, isWater, indexOf, sectorOf } = chart;
  const index = indexOf(cell);
  const rowOf = (of: number): number => Math.floor(of / size);
  const isIn = (other: Cell, i: number): boolean => {
    if (area === 'row') return rowOf(i) === rowOf(index);
    if (area === 'column') return i % size === index % size;
    return area === 'sector' ? sectorOf(other) === sectorOf(cell) : i === index;
  };
  return cells.filter((other, i) => isIn(other, i) && isWater(other));
}

/** "row 3", "column C", "sector 2": what is meant by a cell. */
export const areaName = (
  { size, indexOf, sectorOf }: Chart,
  area: PencilArea,
  cell: Cell,
): string => {
  const index = indexOf(cell);
  if (area === 'row') return String(Math.floor(index / size) + 1);
  if (area === 'column') return COLUMNS[index % size] ?? '';
  return area === 'sector' ? String(sectorOf(cell)) : cell;
};

/** What a stroke of the pencil does all along, by where it begins: on its own mark it takes marks away. */
export const strokeOf = (
  pencil: Sheet['pencil'],
  cells: readonly Cell[],
  tool: Pencil,
): PencilMark | null => {
  if (tool === 'rubber') return null;
  const marks = new Map(pencil.map(({ cell, mark }) => [cell, mark]));
  return cells.length > 0 && cells.every((cell) => marks.get(cell) === tool) ? null : tool;
};

/** null: nothing is left there. */
export function painted(
  pencil: Sheet['pencil'],
  cells: readonly Cell[],
  mark: PencilMark | null,
): Sheet['pencil'] {
  const covered = new Set(cells);
  const others = pencil.filter(({ cell }) => !covered.has(cell));
  return mark === null ? others : [...others, ...cells.map((cell) => ({ cell, mark }))];
}

/** Without a pencil: cross, ring, nothing in turn. */
export function nextMarked(pencil: Sheet['pencil'], cell: Cell): Sheet['pencil'] {
  const before = pencil.find((mark) => mark.cell === cell)?.mark ?? null;
  const next = before === null ? 0 : PENCIL_MARKS.indexOf(before) + 1;
  return painted(pencil, [cell], PENCIL_MARKS[next] ?? null);
}
