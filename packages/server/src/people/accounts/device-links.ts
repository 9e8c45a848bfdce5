import { randomBytes } from 'node:crypto';
import type { PeopleTables, TableStatement } from '../../store/index.ts';
import { hashOf } from './sessions.ts';

export const LINK_SECONDS = 600;
export const MOST_LINKS = 5; // unused ones of one person
export const LINK_KEY: RegExp = /^[\w-]{22}$/u;

/** A link that makes one other browser the same person, and the statements that note it. */
export function newLink(
  person: string,
  now: number,
): { readonly key: string; readonly statements: readonly TableStatement[] } {
  const key = randomBytes(16).toString('base64url');
  return {
    key,
    statements: [
      { text: 'DELETE FROM device_links WHERE ends_at < $1', values: [now] },
      {
        text: 'INSERT INTO device_links (hash, person, ends_at) VALUES ($1, $2, $3)',
        values: [hashOf(key), person, now + LINK_SECONDS * 1_000],
      },
    ],
  };
}

/** When the oldest of so many unused links ends; null: there are fewer. */
export async function linksFullUntil(
  people: PeopleTables,
  person: string,
  now: number,
): Promise<number | null> {
  const rows = await people.read<{ endsAt: number }>(
    `SELECT ends_at AS "endsAt" FROM device_links WHERE person = $1 AND ends_at > $2 ORDER BY ends_at`,
    [person, now],
  );
  return rows.length < MOST_LINKS ? null : (rows[0]?.endsAt ?? null);
}

/** Whose link it is; null: it was used, or is too old. */
export async function linkOwner(
  people: PeopleTables,
  key: string,
  now: number,
): Promise<string | null> {
  const [found] = await people.read<{ person: string }>(
    'SELECT person FROM device_links WHERE hash = $1 AND ends_at > $2',
    [hashOf(key), now],
  );
  return found?.person ?? null;
}

export const useLink = (key: string): TableStatement => ({
  text: 'DELETE FROM device_links WHERE hash = $1',
  values: [hashOf(key)],
  must: true,
});
