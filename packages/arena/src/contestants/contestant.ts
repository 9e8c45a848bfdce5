import { BadInput } from '@fathom/kit';
import type { ArenaGame } from './arena-game.ts';

/** How long a searching bot may search: by the clock, or a counted number of imagined games. */
export type Effort =
  | { readonly type: 'millis'; readonly millis: number }
  | { readonly type: 'iterations'; readonly iterations: number };

/** Who plays: a level or sparring partner of the game, a bot that knows no game in particular, or a program. */
export type Kind =
  | { readonly type: 'level'; readonly level: string }
  | { readonly type: 'sparring'; readonly level: string }
  | { readonly type: 'random' }
  | { readonly type: 'ismcts'; readonly effort: Effort }
  | { readonly type: 'exec'; readonly command: readonly string[] }; // the program, then its arguments

export interface Contestant {
  readonly name: string; // as it was asked for: "commander", "ismcts:200", "exec:awk -f bot.awk"
  readonly kind: Kind;
}

export const ISMCTS_MILLIS = 1000;
const MOST_EFFORT = 1_000_000;
const EXEC = 'exec:';

/** What may be asked for by name in this game. */
export const contestantNames = ({ levels, sparring, searchable }: ArenaGame): readonly string[] => [
  ...levels.map(({ level }) => level),
  ...sparring.map(({ level }) => level),
  'random',
  ...(searchable === null ? [] : ['ismcts']),
];

/** null: nobody of that name plays this game. BadInput: the name is known, what follows it is wrong. */
export function parseContestant(game: ArenaGame, name: string): Contestant | null {
  const kind = kindOf(game, name);
  return kind && { name, kind };
}

function kindOf({ levels, sparring, searchable }: ArenaGame, name: string): Kind | null {
  if (name.startsWith(EXEC))
    return { type: 'exec', command: splitCommand(name.slice(EXEC.length)) };
  if (levels.some(({ level }) => level === name)) return { type: 'level', level: name };
  if (sparring.some(({ level }) => level === name)) return { type: 'sparring', level: name };
  if (name === 'random') return { type: 'random' };
  const [word, ...more] = name.split(':');
  if (word !== 'ismcts' || searchable === null) return null;
  return { type: 'ismcts', effort: parseEffort(more.length === 0 ? null : more.join(':')) };
}

function parseEffort(text: string | null): Effort {
  if (text === null) return { type: 'millis', millis: ISMCTS_MILLIS };
  const [, digits = '', unit] = /^(\d+)(i?)$/.exec(text) ?? [];
  const amount = Number(digits);
  if (digits === '' || amount < 1 || amount > MOST_EFFORT)
    throw new BadInput(
      `ismcts: expected milliseconds a move such as "ismcts:200", or counted games such as "ismcts:400i", got "ismcts:${text}"`,
    );
  return unit === 'i'
    ? { type: 'iterations', iterations: amount }
    : { type: 'millis', millis: amount };
}

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
