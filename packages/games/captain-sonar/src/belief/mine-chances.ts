import { indexesIn } from './board.ts';
import type { Belief } from './hearing.ts';
import { NEVER, berthsOf } from './mines.ts';
import { weightAt } from './shape.ts';

const MOST = 4000; // routes that are looked at

/** How many mines of the boat's are to be expected on each cell: each in any of its berths alike. */
export function mineChances({ sea, shapes, blasts, afloat }: Belief): Float64Array {
  const expected = new Float64Array(sea.size * sea.size);
  if (afloat === 0) return expected;
  let [all, left] = [0, MOST];
  for (const shape of shapes) {
    if (left <= 0) break;
    for (const origin of indexesIn(shape.origins)) {
      left -= 1;
      const weight = weightAt(shape, origin);
      all += weight;
      for (const mine of shape.mines) {
        const berths = berthsOf({ sea, blasts }, mine, origin).filter(({ lost }) => lost === NEVER);
        for (const { index } of berths)
          expected[index] = (expected[index] ?? 0) + weight / berths.length;
      }
    }
  }
  return all === 0 ? expected : expected.map((sum) => sum / all);
}
