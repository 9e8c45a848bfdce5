import type { PingRules, Square } from '@fathom/depth-charge';

type Cell = readonly [column: number, row: number];
const cellOf = (square: Square): Cell => [
  'abcdefgh'.indexOf(square[0] ?? ''),
  Number(square[1]) - 1,
];

const RAYS: readonly Cell[] = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].flatMap((dy): readonly Cell[] => (dx === 0 && dy === 0 ? [] : [[dx, dy]])),
);

/**
 * What the rules say about soundings, worked out another way than the game does it: a ray goes out in each
 * of the eight directions and the first mine it meets answers; every mine that lies on no ray answers by
 * itself. It is slow and knows nothing of the game's tables.
 */
export function echo(
  mines: readonly Square[],
  charge: Square,
  rules: PingRules,
): readonly number[] {
  const [cx, cy] = cellOf(charge);
  const grid = Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => false));
  for (const [x, y] of mines.map(cellOf)) grid[x]![y] = true;

  const times: number[] = [];
  const onRays = new Set([cx * 8 + cy]);
  for (const [dx, dy] of RAYS) {
    let met = false;
    for (let n = 1, x = cx + dx, y = cy + dy; grid[x]?.[y] !== undefined; n++, x += dx, y += dy) {
      onRays.add(x * 8 + y);
      if (grid[x]![y] === true && !met) {
        times.push(n);
        met = true;
      }
    }
  }
  for (const [x, y] of mines.map(cellOf)) {
    if (onRays.has(x * 8 + y)) continue;
    if (rules.occlusion === 'path' && barred(grid, [cx, cy], [x, y])) continue;
    times.push(Math.abs(x - cx) + Math.abs(y - cy));
  }
  const sorted = times.toSorted((a, b) => a - b);
  return rules.duplicates === 'list' ? sorted : [...new Set(sorted)];
}

/** Along the row to the mine's column, the corner included; then along the column. */
function barred(grid: readonly (readonly boolean[])[], [cx, cy]: Cell, [x, y]: Cell): boolean {
  const [west, east] = [Math.min(cx, x), Math.max(cx, x)];
  const [south, north] = [Math.min(cy, y), Math.max(cy, y)];
  for (let column = west; column <= east; column++)
    if (column !== cx && grid[column]![cy]) return true;
  for (let row = south; row <= north; row++)
    if (row !== y && row !== cy && grid[x]![row]) return true;
  return false;
}
