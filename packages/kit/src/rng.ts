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
export const rngFor = (seed: Seed, position: number): Rng => new LuckOfRow(seed, position);

/** Numbers, picks and shuffles from a source of uniform 32-bit words. */
export const rngFrom = (nextWord: () => number): Rng => new LuckOfWords(nextWord);

abstract class Luck implements Rng {
  protected abstract nextWord(): number;

  int(below: number): number {
    if (!Number.isInteger(below) || below < 1 || below > TWO_32)
      throw new RangeError(`int(below): expected a whole number from 1 to 2^32, got ${below}`);
    const fair = TWO_32 - (TWO_32 % below); // words from here up would favour small numbers
    let word = this.nextWord();
    while (word >= fair) word = this.nextWord();
    return word % below;
  }

  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T {
    return items[this.int(items.length)] as T;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.int(last + 1);
      const held = shuffled[last] as T;
      shuffled[last] = shuffled[other] as T;
      shuffled[other] = held;
    }
    return shuffled;
  }
}

class LuckOfWords extends Luck {
  readonly #words: () => number;

  constructor(words: () => number) {
    super();
    this.#words = words;
  }

  protected nextWord(): number {
    return this.#words();
  }
}

class LuckOfRow extends Luck {
  readonly #seed: Seed;
  readonly #position: number;
  #block: DataView | null = null; // most inputs draw nothing: then nothing is hashed
  #drawn = 0;

  constructor(seed: Seed, position: number) {
    super();
    this.#seed = seed;
    this.#position = position;
  }

  protected nextWord(): number {
    const at = this.#drawn % WORDS_A_BLOCK;
    if (this.#block === null || at === 0)
      this.#block = hashBlock(this.#seed, `${this.#position}/${this.#drawn / WORDS_A_BLOCK}`);
    this.#drawn += 1;
    return this.#block.getUint32(at * 4);
  }
}

function hashBlock(seed: Seed, label: string): DataView {
  const digest = hmac(sha256, hexToBytes(seed), utf8ToBytes(label));
  return new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
}
