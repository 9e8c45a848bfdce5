import * as v from 'valibot';

/** What a form, a list or the terminal says of an option of a match. */
export interface OptionText {
  readonly title: string;
  readonly description: string;
}

/** A field of a game's options: what it may be, what it is if nobody says, and what is said of it. */
export const option = <Value, const Usual extends Value>(
  { title, description }: OptionText,
  schema: v.GenericSchema<Value>,
  usual: Usual,
): v.OptionalSchema<v.GenericSchema<Value>, Usual> =>
  v.optional(v.pipe(schema, v.title(title), v.description(description)), usual);

/** A whole number within bounds. */
export const wholeWithin = ({
  least,
  most,
}: {
  readonly least: number;
  readonly most: number;
}): v.GenericSchema<number> => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
