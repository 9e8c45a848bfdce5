import { rngFrom } from '@fathom/kit';
import type { Rng } from '@fathom/kit';

/** Luck in a hurry: a million frames want more of it than hashes can give. */
export function quickLuck(seed: number, position: number): Rng {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(position + 1, 0x85ebca6b)) >>> 0;
  return rngFrom(() => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  });
}
