/** The side of a cell in the units of the drawing. */
export const CELL = 100;

/** Counted from the top left, from 0. */
export interface Place {
  readonly column: number;
  readonly row: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A grid of named cells: all that a board knows about a game. */
export interface BoardShape<Name extends string = string> {
  readonly columns: readonly string[]; // labels, left to right
  readonly rows: readonly string[]; // labels, top to bottom
  readonly cells: readonly (readonly Name[])[]; // a list for each row, top to bottom
  readonly placeOf: (cell: string) => Place | null; // null: not on this board
}

export function boardShape<Name extends string>(
  columns: readonly string[],
  rows: readonly string[],
  nameOf: (column: string, row: string) => Name,
): BoardShape<Name> {
  const cells = rows.map((row) => columns.map((column) => nameOf(column, row)));
  const places = new Map<string, Place>(
    cells.flatMap((line, row) => line.map((cell, column) => [cell, { column, row }] as const)),
  );
  return { columns, rows, cells, placeOf: (cell) => places.get(cell) ?? null };
}

/** The middle of a cell in the drawing; off the drawing for a cell that is not on it. */
export function centreOf(shape: BoardShape, cell: string): Point {
  const place = shape.placeOf(cell);
  if (place === null) return { x: -10 * CELL, y: -10 * CELL };
  return { x: (place.column + 0.5) * CELL, y: (place.row + 0.5) * CELL };
}

export function cellAtPoint<Name extends string>(
  shape: BoardShape<Name>,
  { x, y }: Point,
): Name | null {
  return shape.cells[Math.floor(y / CELL)]?.[Math.floor(x / CELL)] ?? null;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Where a key of the grid pattern leads; null: it is no such key. */
export function cellByKey<Name extends string>(
  shape: BoardShape<Name>,
  from: Name,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
): Name | null {
  const place = shape.placeOf(from);
  if (place === null) return null;
  const last = { column: shape.columns.length - 1, row: shape.rows.length - 1 };
  const at = ({ column, row }: Place): Name | null =>
    shape.cells[Math.min(last.row, Math.max(0, row))]?.[
      Math.min(last.column, Math.max(0, column))
    ] ?? null;
  const step = STEPS[key];
  if (step !== undefined) return at({ column: place.column + step[0], row: place.row + step[1] });
  if (key === 'Home') return at({ column: 0, row: ctrlKey ? 0 : place.row });
  if (key === 'End') return at({ column: last.column, row: ctrlKey ? last.row : place.row });
  if (key === 'PageUp') return at({ ...place, row: 0 });
  if (key === 'PageDown') return at({ ...place, row: last.row });
  return null;
}
