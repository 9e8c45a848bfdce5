import { toJsonSchema } from '@valibot/to-json-schema';
import { BadInput } from '@fathom/kit';
import type { Playable, Schema } from '@fathom/kit';
import { unusable } from '../exit.ts';

/** One option of a match, as the help lists it. */
export interface OptionText {
  readonly name: string;
  readonly values: string;
  readonly description: string;
}

interface Field {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly description?: string;
}

export function optionTexts(setup: Schema<unknown>): readonly OptionText[] {
  const { properties = {} } = toJsonSchema(setup, {
    errorMode: 'ignore',
  });
  return Object.entries(properties as Readonly<Record<string, Field>>).map(([name, field]) => ({
    name,
    values: valuesOf(field),
    description: `${field.description ?? ''}${defaultOf(field)}`.trim(),
  }));
}

function valuesOf(field: Field): string {
  if (field.enum !== undefined) return field.enum.join('|');
  return field.type === 'boolean' ? 'true|false' : (field.type ?? 'value').toUpperCase();
}

const defaultOf = (field: Field): string =>
  field.default === undefined ? '' : ` (default: ${JSON.stringify(field.default)})`;

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
