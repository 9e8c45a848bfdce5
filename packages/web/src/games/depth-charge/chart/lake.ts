import { COLUMNS, ROWS, seaOf } from '@fathom/depth-charge/client';
import type { Square } from '@fathom/depth-charge/client';
import { boardShape } from '../../../board/shape.ts';
import type { BoardShape } from '../../../board/shape.ts';

/** The whole lake, north up. */
export const LAKE: BoardShape<Square> = boardShape(
  COLUMNS,
  ROWS.toReversed(),
  (column, row) => `${column}${row}` as Square,
);

/** A part of it, for pictures: "a–d" and "1–3" are given as 'abcd' and '123'. */
export const partOf = (columns: string, rows: string): BoardShape<Square> =>
  boardShape(
    columns.split(''),
    rows.split('').toReversed(),
    (column, row) => `${column}${row}` as Square,
  );

const SEA_CLASSES = { black: 'chart-medium', red: 'chart-deep' } as const;
/** The class of a square's water. */
export function waterClass(square: Square): string {
  const sea = seaOf(square);
  return sea === null ? 'chart-shoal' : SEA_CLASSES[sea];
}
