import { parse } from '@fathom/kit';
import { chosenPreferences } from '@fathom/protocol';
import type { Preferences } from '@fathom/protocol';
import type { PeopleTables, TableStatement } from '../../store/index.ts';

const READ = 'SELECT chosen FROM preferences WHERE person = $1';
const KEEP = `
  INSERT INTO preferences (person, chosen) SELECT CAST($1 AS TEXT), CAST($2 AS TEXT)
  WHERE EXISTS (SELECT 1 FROM accounts WHERE accounts.person = $1 AND deleted_at IS NULL)
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

/** Stands in the way where the person has no account. */
export const keepPreferences = (person: string, chosen: Partial<Preferences>): TableStatement => ({
  text: KEEP,
  values: [person, JSON.stringify(chosen)],
  must: true,
});

export const forgetPreferences = (person: string): readonly TableStatement[] => [
  { text: 'DELETE FROM preferences WHERE person = $1', values: [person] },
];
