import { toJsonSchema } from '@valibot/to-json-schema';
import type { Playable } from '@fathom/kit';

/** The part of JSON Schema that match options are made of. */
export interface OptionSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly default?: unknown;
}
export interface OptionsSchema {
  readonly properties: Readonly<Record<string, OptionSchema>>;
}

/** The options of a game as JSON Schema: what forms and help texts are made from. */
export function optionsSchema({ setup }: Pick<Playable, 'setup'>): OptionsSchema {
  const { properties = {} } = toJsonSchema(setup, { typeMode: 'input', errorMode: 'ignore' });
  return { properties: properties as OptionsSchema['properties'] };
}
