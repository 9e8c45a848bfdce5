import { PEOPLE_PARTS } from '../../people/parts.ts';
import { StoreError } from '../store-error.ts';
import type { TablesPart } from '../tables.ts';
import { openLine, QueryError } from './line.ts';
import type { DatabaseLine, Statement } from './line.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Migration } from './migrations.ts';

export interface OpeningOptions {
  readonly url: string;
  /** Is told in one line why nothing goes on yet. */
  readonly say?: (line: string) => void;
  readonly migrations?: readonly Migration[];
  readonly parts?: readonly TablesPart[];
}

const CONNECT_WITHIN = 5_000;
const TRY_EVERY = 500;
const SAY_EVERY = 30_000;

/** Gets a database ready for this version. Waits for one that is not there yet; rejects where waiting does not help. */
export async function prepareDatabase(options: OpeningOptions): Promise<void> {
  const where = addressOf(options.url);
  const tell = nowAndThen(options.say ?? (() => undefined));
  for (;;)
    try {
      await prepareOnce(options);
      return;
    } catch (error) {
      if (!(error instanceof QueryError)) throw error;
      if (!isAway(error)) throw refusal(error, where);
      tell(`Postgres at ${where} is not there yet (${error.message}). Waiting for it …`);
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY));
    }
}

async function prepareOnce({
  url,
  migrations = MIGRATIONS,
  parts = PEOPLE_PARTS,
}: OpeningOptions): Promise<void> {
  const line = await openLine({ url, within: CONNECT_WITHIN, onLost: () => undefined });
  try {
    const [server] = await line.run<ServerState>(SERVER, []);
    refuseUnfit(server as ServerState, addressOf(url));
    await migrate(line, migrations, parts);
    await refuseUnprivileged(line, addressOf(url));
  } finally {
    await line.end();
  }
}

function nowAndThen(say: (line: string) => void): (line: string) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (line) => {
    if (performance.now() - saidAt < SAY_EVERY) return;
    saidAt = performance.now();
    say(line);
  };
}

/** Without user and password. */
export function addressOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = hostname === '' ? (searchParams.get('host') ?? 'localhost') : hostname;
  return `${host}:${port === '' ? 5432 : port}${pathname}`;
}

export interface ServerState {
  readonly version: number; // such as 140005
  readonly encoding: string;
  readonly isStandby: boolean;
  readonly isReadOnly: boolean;
}
const SERVER: Statement = {
  name: 'server-state',
  text: `
    SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
      pg_is_in_recovery() AS "isStandby", current_setting('transaction_read_only') = 'on' AS "isReadOnly"`,
};
const OLDEST = 14;

export function refuseUnfit(server: ServerState, where: string): void {
  const why = unfitness(server);
  if (why !== null) throw new StoreError('refused', `Postgres at ${where} ${why}.`);
}

function unfitness({ version, encoding, isStandby, isReadOnly }: ServerState): string | null {
  const major = Math.floor(version / 10_000);
  if (major < OLDEST) return `is version ${major}; Fathom needs ${OLDEST} or newer`;
  if (isStandby) return 'is a standby, which only reads; FATHOM_STORE should name the primary';
  if (isReadOnly) return 'takes nothing but reads (default_transaction_read_only is on)';
  if (encoding !== 'UTF8') return `keeps its texts in ${encoding}; Fathom needs UTF8`;
  return null;
}

const TABLES = [
  'matches',
  'log',
  'papers',
  'bookmarks',
  'people',
  'guests',
  'meta',
  'open_changes',
  'site_clock',
  'nodes',
  'attendance',
  'network_use',
];
/** Those that a user may have been given no right to, where another made them. */
const UNPRIVILEGED: Statement = {
  name: 'unprivileged',
  text: `
    SELECT relname AS name, privilege FROM pg_class
    CROSS JOIN unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS privilege
    WHERE pg_class.oid IN (SELECT to_regclass(name) FROM unnest($1::text[]) AS name)
      AND NOT has_table_privilege(pg_class.oid, privilege)
    LIMIT 1`,
};

async function refuseUnprivileged(line: DatabaseLine, where: string): Promise<void> {
  const [missing] = await line.run<{ name: string; privilege: string }>(UNPRIVILEGED, [TABLES]);
  if (missing === undefined) return;
  const what = `${missing.privilege} on table ${missing.name}`;
  throw new StoreError('refused', `Postgres at ${where} does not allow its user ${what}.`);
}

/** Classes and codes of Postgres that pass by themselves: it starts or stops, is full, or has dropped the connection. */
const PASSING = /^(?:57P|53|08|55P03)/u;
const AWAY: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ENOENT',
]);

function isAway({ sqlState, systemCode }: QueryError): boolean {
  return sqlState === null ? systemCode !== null && AWAY.has(systemCode) : PASSING.test(sqlState);
}

const WORDS: Readonly<Record<string, string>> = {
  '28P01': 'does not let us in',
  '28000': 'does not let us in',
  '3D000': 'has no such database',
  '42501': 'does not allow its user what Fathom needs',
  '42P07': 'has tables there that are not Fathom’s',
  '42703': 'has tables there that are not Fathom’s',
};

function refusal({ sqlState, message }: QueryError, where: string): StoreError {
  const words = sqlState === null ? null : (WORDS[sqlState] ?? 'cannot be used');
  return new StoreError(
    'refused',
    words === null
      ? `What answers at ${where} cannot be used as Postgres (${message}).`
      : `Postgres at ${where} ${words} (${message}).`,
  );
}
