import { chartById, OPTION_FORM } from '@fathom/search-diver/client';

type Named = Readonly<Record<string, unknown>>;

const FORM: Readonly<Record<string, Named>> = OPTION_FORM as unknown as Readonly<
  Record<string, Named>
>;

/** What a value of an option is called on the form. */
export function nameOfOption(name: string, value: unknown): string | null {
  if (name === 'map') return chartById(String(value))?.name ?? namedIn(FORM['chart'], value);
  return namedIn(FORM[name], value);
}

function namedIn(field: Named | undefined, value: unknown): string | null {
  const found = field?.[String(value)];
  return typeof found === 'object' && found !== null && 'name' in found ? String(found.name) : null;
}
