import { parse } from '@fathom/kit';
import { chosenPreferences } from '@fathom/protocol';
import type { Preferences } from '@fathom/protocol';
import type { PeopleTables, TableStatement } from '../../store/index.ts';

const READ = 'SELECT chosen FROM preferences WHERE person = $1';
const KEEP = `
  INSERT INTO preferences (person, chosen) VALUES ($1, $2)
  ON CONFLICT (person) DO UPDATE SET chosen = excluded.chosen`;

/** null: nothing was chosen yet. */
export async function preferencesOf(
  { read }: PeopleTables,
  person: string,
): Promise<Partial<Preferences> | null> {
  const [found] = await read<{ chosen: string }>(READ, [person]);
  return found === undefined
    ? null
    : parse(chosenPreferences, JSON.parse(found.chosen), 'the preferences in the store');
}

export const keepPreferences = (person: string, chosen: Partial<Preferences>): TableStatement => ({
  text: KEEP,
  values: [person, JSON.stringify(chosen)],
});

export const forgetPreferences = (person: string): readonly TableStatement[] => [
  { text: 'DELETE FROM preferences WHERE person = $1', values: [person] },
];
