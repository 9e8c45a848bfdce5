import { parse } from '@fathom/kit';
import type { Schema } from '@fathom/kit';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifySchemaCompiler } from 'fastify';

type JsonSchema = Readonly<Record<string, unknown>>;

const sources = new WeakMap<object, { readonly schema: Schema<unknown>; readonly what: string }>();

/** The JSON Schema of what a client sends, for the documentation; checked by the schema it was made from. */
export function checked(schema: Schema<unknown>, what: string): JsonSchema {
  const json = jsonSchemaOf(schema);
  sources.set(json, { schema, what });
  return json;
}

export function jsonSchemaOf(schema: Schema<unknown>): JsonSchema {
  // Checks and transforms have no JSON Schema; the documentation does without them.
  const { $schema: _draft, ...json } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return json;
}

/** Fastify checks with the very schemas the rest of the house uses, so that errors read the same everywhere. */
export const validatorCompiler: FastifySchemaCompiler<JsonSchema> = ({ schema }) => {
  const source = sources.get(schema);
  return (data: unknown) => {
    if (source === undefined) return { value: data };
    try {
      return { value: parse(source.schema, data, source.what) };
    } catch (error) {
      return { error: error as Error };
    }
  };
};
