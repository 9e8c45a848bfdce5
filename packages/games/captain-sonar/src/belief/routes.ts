import { holds, indexesIn } from './board.ts';
import type { Belief } from './hearing.ts';
import { weightAt } from './shape.ts';
import type { Shape } from './shape.ts';

/** The likeliest route that has come to a cell: 1 for each cell it bars. null: none that could be followed. */
export function routeTo({ sea, shapes }: Belief, cell: number): Uint8Array | null {
  let [found, most, begun]: [Shape | null, number, number] = [null, 0, 0];
  for (const shape of shapes) {
    const origin = cell - sea.places(shape.at);
    if (origin < 0 || !holds(shape.origins, origin)) continue;
    const weight = weightAt(shape, origin);
    if (weight > most) [found, most, begun] = [shape, weight, origin];
  }
  if (found === null) return null;
  const { size } = sea;
  const closed = new Uint8Array(size * size);
  const [column, row] = [begun % size, Math.floor(begun / size)];
  for (const place of indexesIn(found.passed)) {
    const east = (column + (place % size)) % size;
    const south = (row + Math.floor(place / size)) % size;
    closed[south * size + east] = 1;
  }
  return closed;
}
