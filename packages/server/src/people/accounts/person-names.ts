import { randomUUID } from 'node:crypto';
import type { PeopleTables, TableStatement } from '../../store/index.ts';
import { refused } from './account-refusals.ts';
import { foldName } from './names.ts';
import type { ReservedNames } from './names.ts';

/** For so long nobody else can take a name that was given up. */
const HELD_DAYS = 30;
const DAY = 86_400_000;
const MOST_HELD = 3; // former names of one person; older ones are free
const CHANGES_A_DAY = 5;
const LEAST_LENGTH = 2;

/** Throws where nobody may be called so. */
export function checkReserved(name: string, reserved: ReservedNames): void {
  if (reserved.isReserved(foldName(name))) throw refused('nameReserved', { name });
}

/** Throws where no account can be called so; whether one is already, the table says. */
export function checkAccountName(name: string, reserved: ReservedNames): void {
  checkReserved(name, reserved);
  if (reserved.isGuestly(name)) throw refused('nameReserved', { name });
  if (foldName(name).length < LEAST_LENGTH) throw refused('nameTooShort');
}

/** Whose name it is, or was until lately; null: nobody's. */
export async function ownerOfName(
  people: PeopleTables,
  name: string,
  now: number,
): Promise<string | null> {
  const [found] = await people.read<{ person: string }>(
    'SELECT person FROM account_names WHERE folded = $1 AND (free_at IS NULL OR free_at > $2)',
    [foldName(name), now],
  );
  return found?.person ?? null;
}

/** Who is called so now; null: nobody. */
export async function accountCalled(people: PeopleTables, name: string): Promise<string | null> {
  const [found] = await people.read<{ person: string }>(
    'SELECT person FROM account_names WHERE folded = $1 AND free_at IS NULL',
    [foldName(name)],
  );
  return found?.person ?? null;
}

/** The last of these statements stands in the way where the name is somebody else's. */
export const takeName = (name: string, person: string, now: number): readonly TableStatement[] => [
  {
    text: 'DELETE FROM account_names WHERE folded = $1 AND free_at IS NOT NULL AND (free_at <= $2 OR person = $3)',
    values: [foldName(name), now, person],
  },
  {
    text: 'INSERT INTO account_names (folded, name, person) VALUES ($1, $2, $3)',
    values: [foldName(name), name, person],
  },
];

/** Nobody else can take it at once: who is called so was somebody else a moment ago. */
export const giveUpName = (person: string, now: number): TableStatement => ({
  text: 'UPDATE account_names SET free_at = $2 WHERE person = $1 AND free_at IS NULL',
  values: [person, now + HELD_DAYS * DAY],
});

/** What a deleted account was called is known for as long as nobody else can take it, and no longer. */
export const forgetFreeNames = (now: number): TableStatement => ({
  text: `DELETE FROM account_names WHERE person = '' AND free_at <= $1`,
  values: [now],
});

export const freeOldNames = (person: string): TableStatement => ({
  text: `DELETE FROM account_names WHERE person = $1 AND free_at IS NOT NULL AND folded NOT IN (
    SELECT folded FROM account_names WHERE person = $1 AND free_at IS NOT NULL ORDER BY free_at DESC LIMIT ${MOST_HELD})`,
  values: [person],
});

/** Throws where a person has changed their name too often today. */
export async function checkNameChanges(
  people: PeopleTables,
  person: string,
  now: number,
): Promise<void> {
  const rows = await people.read<{ at: number }>(
    `SELECT at FROM name_changes WHERE person = $1 AND at > $2 ORDER BY at DESC LIMIT ${CHANGES_A_DAY}`,
    [person, now - DAY],
  );
  const oldest = rows[CHANGES_A_DAY - 1]?.at;
  if (oldest === undefined) return;
  const seconds = Math.ceil((oldest + DAY - now) / 1_000);
  throw refused('nameChangedOften', { most: CHANGES_A_DAY, seconds });
}

export const noteNameChange = (person: string, now: number): readonly TableStatement[] => [
  {
    text: 'INSERT INTO name_changes (id, person, at) VALUES ($1, $2, $3)',
    values: [randomUUID(), person, now],
  },
  {
    text: 'DELETE FROM name_changes WHERE person = $1 AND at < $2',
    values: [person, now - DAY],
  },
];
