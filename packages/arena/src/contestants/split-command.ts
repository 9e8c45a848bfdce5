import { BadInput } from '@fathom/kit';

/**
 * A command line cut into words as a shell cuts it, but nothing in it is ever run by a shell: no variables, no pipes, no
 * patterns. Single quotes keep everything, double quotes all but \" and \\, a backslash outside keeps one character.
 */
export function splitCommand(text: string): readonly [string, ...string[]] {
  const words: string[] = [];
  let word: string | null = null; // null: between words
  let quote: string | null = null;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    const next = text.charAt(at + 1);
    if (quote === null && /\s/.test(character)) {
      if (word !== null) words.push(word);
      word = null;
    } else if (character === quote) quote = null;
    else if (quote === null && (character === '"' || character === "'")) {
      quote = character;
      word ??= '';
    } else if (character === '\\' && keepsNext(quote, next)) {
      word = (word ?? '') + next;
      at += 1;
    } else word = (word ?? '') + character;
  }
  if (quote !== null) throw new BadInput(`exec: a ${quote} is not closed in "${text}"`);
  if (word !== null) words.push(word);
  const [program, ...args] = words;
  if (program === undefined || program === '')
    throw new BadInput('exec: expected a command, such as "exec:python3 bot.py"');
  return [program, ...args];
}

const keepsNext = (quote: string | null, next: string): boolean =>
  quote === null ? next !== '' : quote === '"' && (next === '"' || next === '\\');
