import type { Rng } from './game.ts';
import { rngFrom } from './rng.ts';

/**
 * Luck that costs next to nothing and hides nothing: for bots and tests, never for a match. It depends on the number and,
 * where one is given, on the words of the moment alone, so that a bot that is restarted plays on as before.
 */
export function luckOf(number: number, moment = ''): Rng {
  let word = number >>> 0;
  for (let i = 0; i < moment.length; i++) word = mixed(word ^ moment.charCodeAt(i));
  return rngFrom(() => {
    word = (word + 0x9e3779b9) >>> 0;
    return mixed(word);
  });
}

/** A 32-bit finalizer: every bit of the word sways every bit of the result. */
function mixed(word: number): number {
  let bits = word;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
