import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Brand, Rng } from './game.ts';

/** 256 bits as 64 hexadecimal digits. */
export type Seed = Brand<string, 'Seed'>;

const WORDS_A_BLOCK = 8;
const TWO_32 = 2 ** 32;

/**
 * The luck of one log position. Block i is HMAC-SHA-256(seed, "position/i"): there is no running state
 * to store, to leak or to lose, and anyone with the seed can recompute any die of a match.
 */
export function rngFor(seed: Seed, position: number): Rng {
  let block: DataView | null = null; // most inputs draw nothing: then nothing is hashed or allocated
  let drawn = 0;
  return rngFrom(() => {
    const at = drawn % WORDS_A_BLOCK;
    if (block === null || at === 0) block = hashBlock(seed, `${position}/${drawn / WORDS_A_BLOCK}`);
    drawn += 1;
    return block.getUint32(at * 4);
  });
}

function hashBlock(seed: Seed, label: string): DataView {
  const digest = hmac(sha256, hexToBytes(seed), utf8ToBytes(label));
  return new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
}

/** Numbers, picks and shuffles from a source of uniform 32-bit words. */
export function rngFrom(nextWord: () => number): Rng {
  const int = (below: number): number => {
    if (!Number.isInteger(below) || below < 1 || below > TWO_32)
      throw new RangeError(`int(below): expected a whole number from 1 to 2^32, got ${below}`);
    const fair = TWO_32 - (TWO_32 % below); // words from here up would favour small numbers
    let word = nextWord();
    while (word >= fair) word = nextWord();
    return word % below;
  };
  return {
    int,
    pick: (items) => {
      const index = int(items.length);
      return items[index] as (typeof items)[number];
    },
    shuffle: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = int(last + 1);
        const held = shuffled[last] as (typeof shuffled)[number];
        shuffled[last] = shuffled[other] as (typeof shuffled)[number];
        shuffled[other] = held;
      }
      return shuffled;
    },
  };
}
