import { rngFrom } from '@fathom/kit';
import type { Rng } from '@fathom/kit';

/**
 * The luck of one moment. It hangs on what the bot sees and on a number drawn when it sat down, not on how often it was
 * asked before: a bot that is restarted with the same number plays on as if nothing had happened.
 */
export function luckOf(number: number, moment: string): Rng {
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
