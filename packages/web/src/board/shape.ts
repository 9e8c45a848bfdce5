/** The side of a square cell, and of a hex, in the units of the drawing. */
export const CELL = 100;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}
/** Counted from the top left, from 0. */
export interface GridPosition {
  readonly column: number;
  readonly row: number;
}

/** How the cells of a board are drawn and hit. Paths are around the middle of a cell. */
export interface Geometry {
  readonly middleAt: (position: GridPosition) => Point;
  readonly frame: Box; // the neat line around all cells
  readonly margin: Margin; // room for the labels around it
  readonly outline: string; // the whole cell
  readonly lit: string; // the frame of a cell that can be chosen
  readonly ring: string; // the frame of the cell that has the focus
  readonly dot: number; // the radius of the dot that can stand for the frame
  readonly reach: number; // how far from a target a finger still means it; 0: where it touches
}
interface Margin {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A grid of named cells: all that a board knows about a game. */
export interface BoardShape<Name extends string = string> {
  readonly columns: readonly string[]; // labels, left to right
  readonly rows: readonly string[]; // labels, top to bottom
  readonly cells: readonly (readonly Name[])[]; // a list for each row, top to bottom
  readonly placeOf: (cell: string) => GridPosition | null; // null: not on this board
  readonly geometry: Geometry;
}

export type CellNaming<Name extends string> = (column: string, row: string) => Name;

/** A board of squares. */
export const boardShape = <Name extends string>(
  columns: readonly string[],
  rows: readonly string[],
  nameOf: CellNaming<Name>,
): BoardShape<Name> =>
  shapeOf(columns, rows, { nameOf, geometry: squareGeometry(columns.length, rows.length) });

interface Parts<Name extends string> {
  readonly nameOf: CellNaming<Name>;
  readonly geometry: Geometry;
}

export function shapeOf<Name extends string>(
  columns: readonly string[],
  rows: readonly string[],
  { nameOf, geometry }: Parts<Name>,
): BoardShape<Name> {
  const cells = rows.map((row) => columns.map((column) => nameOf(column, row)));
  const positions = new Map<string, GridPosition>(
    cells.flatMap((line, row) => line.map((cell, column) => [cell, { column, row }] as const)),
  );
  return { columns, rows, cells, placeOf: (cell) => positions.get(cell) ?? null, geometry };
}

function squareGeometry(columns: number, rows: number): Geometry {
  return {
    middleAt: ({ column, row }) => ({ x: (column + 0.5) * CELL, y: (row + 0.5) * CELL }),
    frame: { x: 0, y: 0, width: columns * CELL, height: rows * CELL },
    margin: { left: rows < 10 ? 50 : 60, top: 16, right: 16, bottom: 50 }, // a label of two figures is wider
    outline: squarePath(0, 0),
    lit: squarePath(5, 8),
    ring: squarePath(3, 8),
    dot: 9,
    reach: 0,
  };
}

function squarePath(inset: number, radius: number): string {
  const side = CELL - 2 * inset;
  const straight = side - 2 * radius;
  const corner = (x: number, y: number): string =>
    radius === 0 ? '' : `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return (
    `M${-straight / 2} ${-side / 2}h${straight}${corner(radius, radius)}v${straight}` +
    `${corner(-radius, radius)}h${-straight}${corner(-radius, -radius)}v${-straight}${corner(radius, -radius)}z`
  );
}

/** The middle of a cell in the drawing; off the drawing for a cell that is not on it. */
export function centreOf({ placeOf, geometry }: BoardShape, cell: string): Point {
  const position = placeOf(cell);
  return position === null ? { x: -10 * CELL, y: -10 * CELL } : geometry.middleAt(position);
}

export function viewBoxOf({ geometry: { frame, margin } }: BoardShape): string {
  const { left, top, right, bottom } = margin;
  return [
    frame.x - left,
    frame.y - top,
    frame.width + left + right,
    frame.height + top + bottom,
  ].join(' ');
}

/** null: outside the frame. */
export function cellAtPoint<Name extends string>(
  shape: BoardShape<Name>,
  point: Point,
): Name | null {
  const { x, y, width, height } = shape.geometry.frame;
  const isInside = point.x >= x && point.y >= y && point.x < x + width && point.y < y + height;
  return isInside ? nearestCell(shape, shape.cells.flat(), { ...point, reach: Infinity }) : null;
}

/** Of some cells the one whose middle is nearest to a point, if one is within reach. */
export function nearestCell<Name extends string>(
  shape: BoardShape<Name>,
  cells: Iterable<Name>,
  { x, y, reach }: Point & { readonly reach: number },
): Name | null {
  let best: { readonly cell: Name; readonly far: number } | null = null;
  for (const cell of cells) {
    const middle = centreOf(shape, cell);
    const far = Math.hypot(middle.x - x, middle.y - y);
    if (far <= reach && (best === null || far < best.far)) best = { cell, far };
  }
  return best?.cell ?? null;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0], // on hexes, along a row of numbers: up and down by turns
};

/** Where a key of the grid pattern leads; null: it is no such key, or there is nothing that way. */
export function cellByKey<Name extends string>(
  shape: BoardShape<Name>,
  from: Name,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
): Name | null {
  const position = shape.placeOf(from);
  if (position === null) return null;
  const last = { column: shape.columns.length - 1, row: shape.rows.length - 1 };
  const at = ({ column, row }: GridPosition): Name | null => shape.cells[row]?.[column] ?? null;
  const step = STEPS[key];
  if (step !== undefined)
    return at({ column: position.column + step[0], row: position.row + step[1] });
  if (key === 'Home') return at({ column: 0, row: ctrlKey ? 0 : position.row });
  if (key === 'End') return at({ column: last.column, row: ctrlKey ? last.row : position.row });
  if (key === 'PageUp') return at({ ...position, row: 0 });
  if (key === 'PageDown') return at({ ...position, row: last.row });
  return null;
}
