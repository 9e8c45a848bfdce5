import { createHash, randomBytes } from 'node:crypto';
import type { PeopleTables, TableStatement } from '../../store/index.ts';
import type { PersonChange } from './changes.ts';

/** A browser that acts for a person, until it is signed out. Only the browser itself has its token. */
export interface PersonSession {
  readonly hash: string;
  readonly person: string;
  readonly former: string | null; // the guest whom this browser was before
  readonly seenAt: number;
}
export interface ListedSession {
  readonly hash: string;
  readonly device: string;
  readonly madeAt: number;
  readonly seenAt: number;
}
export interface NewSession {
  readonly person: string;
  readonly former: string | null;
  readonly device: string;
  readonly at: number;
}

const TOKEN_BYTES = 32;
const MOST_SESSIONS = 30; // of one person; the one not seen for longest makes way
export const SESSION_TOKEN: RegExp = /^s[\w-]{43}$/u;
export const A_YEAR: number = 365 * 86_400_000;
const NOTED_EVERY = 3_600_000; // milliseconds between two notes that a browser was seen

export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

const newToken = (): string => `s${randomBytes(TOKEN_BYTES).toString('base64url')}`;

/** The statements that begin a session, and the token for its browser. */
export function beginSession({ person, former, device, at }: NewSession): {
  readonly token: string;
  readonly hash: string;
  readonly statements: readonly TableStatement[];
} {
  const token = newToken();
  const hash = hashOf(token);
  return {
    token,
    hash,
    statements: [
      {
        text: `INSERT INTO sessions (hash, person, former, device, made_at, seen_at) VALUES ($1, $2, $3, $4, $5, $5)`,
        values: [hash, person, former, device, at],
      },
      {
        text: `DELETE FROM sessions WHERE person = $1 AND hash NOT IN (
          SELECT hash FROM sessions WHERE person = $1 ORDER BY seen_at DESC, hash LIMIT ${MOST_SESSIONS})`,
        values: [person],
      },
    ],
  };
}

/** One that began in the very moment in which its person was deleted, or became somebody else, opens nothing either. */
const SESSION_BY_HASH = `
  SELECT hash, person, former, seen_at AS "seenAt" FROM sessions WHERE hash = $1 AND seen_at > $2
    AND NOT EXISTS (SELECT 1 FROM adoptions WHERE adoptions.former = sessions.person)
    AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person = sessions.person AND deleted_at IS NOT NULL)`;

export async function findSession(
  people: PeopleTables,
  token: string,
  now: number,
): Promise<PersonSession | null> {
  const [found] = await people.read<PersonSession>(SESSION_BY_HASH, [hashOf(token), now - A_YEAR]);
  return found ?? null;
}

export const isToBeNoted = ({ seenAt }: PersonSession, now: number): boolean =>
  now - seenAt > NOTED_EVERY;

export const noteSeen = (hash: string, now: number): TableStatement => ({
  text: 'UPDATE sessions SET seen_at = $2 WHERE hash = $1',
  values: [hash, now],
});

export const sessionsOf = (
  people: PeopleTables,
  person: string,
): Promise<readonly ListedSession[]> =>
  people.read<ListedSession>(
    `SELECT hash, device, made_at AS "madeAt", seen_at AS "seenAt" FROM sessions WHERE person = $1 ORDER BY seen_at DESC, hash`,
    [person],
  );

export const endSession = (hash: string, person: string): TableStatement => ({
  text: 'DELETE FROM sessions WHERE hash = $1 AND person = $2',
  values: [hash, person],
  must: true,
});
export const endAllSessions = (person: string): TableStatement => ({
  text: 'DELETE FROM sessions WHERE person = $1',
  values: [person],
});
export const endedSession = (hash: string): PersonChange => ({ kind: 'session', subject: hash });
