import { COLUMNS, ROWS, seaOf } from '@fathom/depth-charge/client';
import type { PerSide, Square } from '@fathom/depth-charge/client';
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

const WATERS = { black: 'dc-black-sea', red: 'dc-red-sea' } as const;
export function groundOf(square: Square): string {
  const sea = seaOf(square);
  return sea === null ? 'dc-sand' : WATERS[sea];
}

export const SIDE_NAMES: PerSide<string> = { black: 'Black', red: 'Red' };
export const LETTERS: PerSide<string> = { black: 'B', red: 'R' };
export const SEA_NAMES: PerSide<string> = { black: 'Black Sea', red: 'Red Sea' };
export const waterOf = (square: Square): string => {
  const sea = seaOf(square);
  return sea === null ? 'sand bar' : SEA_NAMES[sea];
};
