import { createHash } from 'node:crypto';
import type { NoticeBrowser, PushBrowser } from '@fathom/protocol';
import type { PeopleTables, TableStatement } from '../../store/index.ts';

/** A browser that asked for somebody's notices. */
export interface KnownBrowser extends NoticeBrowser {
  readonly person: string;
  readonly to: PushBrowser;
  readonly failures: number; // in a row
}

export const MOST_BROWSERS = 10; // of one person; a further one takes the place of the oldest
const MOST_FAILURES = 12; // in a row, then it is forgotten

interface BrowserRow extends NoticeBrowser {
  readonly person: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly failures: number;
}

const COLUMNS = `id, person, endpoint, p256dh, auth, name, added_at AS "addedAt", failures`;
/** A browser that was signed out is told nothing more. */
const IS_SIGNED_IN = `(session IS NULL OR EXISTS (
  SELECT 1 FROM sessions WHERE hash = notice_browsers.session AND sessions.person = notice_browsers.person))`;
const OF_PERSON = `
  SELECT ${COLUMNS} FROM notice_browsers WHERE person = $1 AND ${IS_SIGNED_IN} ORDER BY added_at DESC, id LIMIT 100`;
const BY_ID = `SELECT ${COLUMNS} FROM notice_browsers WHERE id = $1 AND ${IS_SIGNED_IN}`;
/** A browser is one person's: whoever uses it now. */
const KEEP = `
  INSERT INTO notice_browsers (id, person, endpoint, p256dh, auth, name, added_at, session)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (id) DO UPDATE SET person = excluded.person, session = excluded.session, p256dh = excluded.p256dh, auth = excluded.auth,
    name = excluded.name, failures = 0,
    added_at = CASE WHEN notice_browsers.person = excluded.person THEN notice_browsers.added_at ELSE excluded.added_at END`;
const KEEP_FEW = `
  DELETE FROM notice_browsers WHERE person = $1 AND id NOT IN (
    SELECT id FROM notice_browsers WHERE person = $1 ORDER BY added_at DESC, id LIMIT ${MOST_BROWSERS}
  )`;

export const browserId = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex').slice(0, 32);

export const browsersOf = async (
  { read }: PeopleTables,
  person: string,
): Promise<readonly KnownBrowser[]> => (await read<BrowserRow>(OF_PERSON, [person])).map(browserOf);

export async function browserById(
  { read }: PeopleTables,
  id: string,
): Promise<KnownBrowser | null> {
  const [found] = await read<BrowserRow>(BY_ID, [id]);
  return found === undefined ? null : browserOf(found);
}

/** Whose browser it is. */
export interface BrowserOwner {
  readonly person: string;
  readonly session: string | null; // null: of somebody without an account
}

export const keepBrowser = (
  { person, session }: BrowserOwner,
  { endpoint, keys }: PushBrowser,
  { name, now }: { readonly name: string; readonly now: number },
): readonly TableStatement[] => [
  {
    text: KEEP,
    values: [browserId(endpoint), person, endpoint, keys.p256dh, keys.auth, name, now, session],
  },
  { text: KEEP_FEW, values: [person] },
];

export const forgetBrowser = (person: string, id: string): TableStatement => ({
  text: 'DELETE FROM notice_browsers WHERE id = $1 AND person = $2',
  values: [id, person],
});

/** It took a letter, or it did not: one that takes none for long is gone. */
export const noteBrowser = (id: string, outcome: 'sent' | 'failed'): readonly TableStatement[] =>
  outcome === 'sent'
    ? [
        {
          text: 'UPDATE notice_browsers SET failures = 0 WHERE id = $1 AND failures > 0',
          values: [id],
        },
      ]
    : [
        { text: 'UPDATE notice_browsers SET failures = failures + 1 WHERE id = $1', values: [id] },
        {
          text: `DELETE FROM notice_browsers WHERE id = $1 AND failures > ${MOST_FAILURES}`,
          values: [id],
        },
      ];

export const browserGone = (id: string): readonly TableStatement[] => [
  { text: 'DELETE FROM notice_browsers WHERE id = $1', values: [id] },
];

const browserOf = ({ endpoint, p256dh, auth, ...rest }: BrowserRow): KnownBrowser => ({
  ...rest,
  to: { endpoint, keys: { p256dh, auth } },
});
