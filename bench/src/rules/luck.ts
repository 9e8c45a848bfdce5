import { SEAS } from '@fathom/depth-charge/client';
import type { Placement, SideName, Square } from '@fathom/depth-charge/client';
import { rngFrom } from '@fathom/kit';
import type { Rng } from '@fathom/kit';

/** A cheap seeded source for playouts (mulberry32): choosing must not outweigh the rules that are measured. */
export function cheapRng(seed: number): Rng {
  let state = seed >>> 0;
  return rngFrom(() => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  });
}

/** Three different squares of a side's own sea. Drawn, not picked from the list of all 3,276 placements. */
export function randomPlacement(side: SideName, rng: Rng): Placement {
  const drawn = new Set<Square>();
  while (drawn.size < 3) drawn.add(rng.pick(SEAS[side]));
  return [...drawn].toSorted() as [Square, Square, Square];
}
