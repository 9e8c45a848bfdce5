import { COLUMNS, ROWS } from '@fathom/dark-water-salvage/client';
import type { Content, Region } from '@fathom/dark-water-salvage/client';
import { boardShape } from '../../../board/shape.ts';
import type { BoardShape } from '../../../board/shape.ts';

export const LAKE: BoardShape<Region> = boardShape(
  COLUMNS,
  ROWS,
  (column, row) => `${column}${row}` as Region,
);

/** The classes of a region's water. */
export function groundOf({ terrain }: Content, region: Region): string {
  const place = terrain[region];
  return `dw-${place.kind === 'city' ? 'shore' : place.depth}`;
}
