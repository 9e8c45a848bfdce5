import { optionWords } from '../words/options.ts';
import { asWords } from '../words/as-words.ts';
import { schemasOf } from './option-schema.ts';
import type { FieldSchema } from './option-schema.ts';

/** One option of a match, as people read it. */
export interface OptionFact {
  readonly name: string;
  readonly title: string;
  readonly value: string;
  readonly isUsual: boolean; // as it is when nobody chooses
}

/** What a game calls a value of an option; null: it has no word for it. */
export type NameOfOption = (name: string, value: unknown) => Promise<string | null>;

const NO_NAMES: NameOfOption = () => Promise.resolve(null);

/**
 * The options of any game in words: titles are its schema's, names of values its own where it has some. Left out is what
 * says nothing: texts that are empty, and those too long to be read in passing, such as a chart.
 */
export async function optionFacts(
  schema: unknown,
  options: unknown,
  nameOf: NameOfOption = NO_NAMES,
): Promise<readonly OptionFact[]> {
  const chosen = typeof options === 'object' && options !== null ? options : {};
  const facts = Object.entries(schemasOf(schema)).map(async ([name, known]) => {
    const value = (chosen as Readonly<Record<string, unknown>>)[name] ?? known.default;
    const text = (await nameOf(name, value)) ?? valueText(known, value);
    if (text === null) return [];
    return [
      { name, title: known.title ?? asWords(name), value: text, isUsual: isUsual(known, value) },
    ];
  });
  return (await Promise.all(facts)).flat();
}

/** Without a default of its own a text that is filled in by the game is what it always is. */
const isUsual = (schema: FieldSchema, value: unknown): boolean => value === schema.default;

const LONGEST = 60; // characters

function valueText({ enum: listed }: FieldSchema, value: unknown): string | null {
  if (typeof value === 'boolean') return value ? optionWords.yes : optionWords.no;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '' || value.length > LONGEST) return null;
  return listed === undefined || /[+−-]\d/.test(value) ? value : asWords(value);
}
