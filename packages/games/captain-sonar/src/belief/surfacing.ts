import { NOWHERE, indexesIn } from './board.ts';
import { minesKey } from './crowd.ts';
import type { Laid, Moment } from './mines.ts';
import type { Sea } from './sea.ts';
import { endsOf, freshShape } from './shape.ts';
import type { Shape } from './shape.ts';

/**
 * 5. The route is gone but for the cell where the boat is. So are all differences between shapes, but for what they
 * say of mines that are still out.
 */
export function collapsed(sea: Sea, shapes: readonly Shape[], since: Moment): readonly Shape[] {
  return [...alike(shapes).values()].map((group) => {
    const [first] = group;
    const chances = chancesIn(sea, group);
    const origins = group.reduce((board, shape) => board | endsOf(sea, shape), NOWHERE);
    const mines = first.mines.map((mine) => seenFrom(mine, first.at));
    return freshShape({ origins, chances, mines, strays: first.strays, roots: group, since });
  });
}

function alike(shapes: readonly Shape[]): ReadonlyMap<string, readonly [Shape, ...Shape[]]> {
  const groups = new Map<string, [Shape, ...Shape[]]>();
  for (const shape of shapes) {
    const key = minesKey(shape);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [shape]);
    else group.push(shape);
  }
  return groups;
}

const seenFrom = (mine: Laid, { east, south }: Shape['at']): Laid => ({
  ...mine,
  from: { east: mine.from.east - east, south: mine.from.south - south },
});

/** How many ways lead to each cell. */
export function chancesIn(sea: Sea, shapes: readonly Shape[]): Float64Array {
  const chances = new Float64Array(sea.size * sea.size);
  for (const { origins, at, weight, chances: before } of shapes) {
    const on = sea.places(at);
    for (const origin of indexesIn(origins)) {
      const index = origin + on;
      chances[index] = (chances[index] ?? 0) + weight * (before[origin] ?? 0);
    }
  }
  return chances;
}

/** A boat of which nothing is known but that it is on one of these cells. */
export const unknownRoute = (sea: Sea, from: Pick<Shape, 'origins' | 'strays' | 'since'>): Shape =>
  freshShape({ ...from, chances: evenChances(sea), mines: [], roots: [] });

export const evenChances = ({ size }: Sea): Float64Array => new Float64Array(size * size).fill(1);
