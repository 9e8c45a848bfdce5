import { ASSIST_VALUES, CONTENTS, RESEARCH_VALUES } from '@fathom/dark-water-salvage/client';

const NAMES: Readonly<Record<string, Readonly<Record<string, { readonly name: string }>>>> = {
  content: CONTENTS,
  research: RESEARCH_VALUES,
  assist: ASSIST_VALUES,
};

/** What a value of an option is called on the form. */
export const nameOfOption = (name: string, value: unknown): string | null =>
  NAMES[name]?.[String(value)]?.name ?? null;
