import { optionsSchema } from '@fathom/games/options-schema';
import type { OptionSchema } from '@fathom/games/options-schema';
import { BadInput } from '@fathom/kit';
import type { Playable } from '@fathom/kit';
import { unusable } from '../exit.ts';

/** One option of a match, as the help lists it. */
export interface OptionHelp {
  readonly name: string;
  readonly values: string;
  readonly description: string;
}

export const optionTexts = (game: Playable): readonly OptionHelp[] =>
  Object.entries(optionsSchema(game).properties).map(([name, option]) => ({
    name,
    values: valuesOf(option),
    description: `${option.description ?? ''}${defaultOf(option)}`.trim(),
  }));

function valuesOf(option: OptionSchema): string {
  if (option.enum !== undefined) return option.enum.join('|');
  return option.type === 'boolean' ? 'true|false' : (option.type ?? 'value').toUpperCase();
}

const defaultOf = (option: OptionSchema): string =>
  option.default === undefined ? '' : ` (default: ${JSON.stringify(option.default)})`;

/** ["turnLimit=20", "first=red"] → the options of a match, checked and with defaults. */
export function parseOptions(game: Playable, given: readonly string[]): unknown {
  const pairs = given.map((text) => {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
    if (name === '') throw unusable(`--option: expected name=value, got "${text}"`);
    return [name, literal(value)] as const;
  });
  return checkedSetup(game, Object.fromEntries(pairs));
}

export function checkedSetup(game: Playable, options: unknown): unknown {
  try {
    return game.parseSetup(options);
  } catch (error) {
    if (error instanceof BadInput) throw unusable(error.message);
    throw error;
  }
}

/** true, false and numbers mean themselves; all else is text. */
export function literal(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
