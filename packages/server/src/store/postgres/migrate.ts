import { StoreError } from '../store-error.ts';
import type { TablesPart } from '../tables.ts';
import { QueryError } from './line.ts';
import type { DatabaseLine, Statement } from './line.ts';
import type { Migration } from './migrations.ts';
import { migrateParts } from './tables.ts';

/** What a database says of itself: which schema it has, and which one its servers must know at least. */
export interface SchemaState {
  readonly schema: number;
  readonly needs: number;
}

/**
 * Brings a database to the newest schema that this version knows. Several servers may begin at once: one of them does it,
 * the others wait for it. A newer schema is left alone, and refused where this version cannot go on with it.
 */
export async function migrate(
  line: DatabaseLine,
  migrations: readonly Migration[],
  parts: readonly TablesPart[],
): Promise<void> {
  refuseNewer(await schemaOf(line), migrations.length);
  await line.script(`${WITHOUT_LIMITS}; ${LOCK}`);
  try {
    const { schema } = refuseNewer(await schemaOf(line), migrations.length);
    for (const [at, migration] of migrations.entries())
      if (at >= schema) await applied(line, migration, at + 1);
    await migrateParts(line, parts);
  } finally {
    await line.script(UNLOCK);
  }
}

/** Those of ordinary statements; a name that this Postgres does not know yet is not touched. */
const WITHOUT_LIMITS = `SELECT set_config(name, '0', false) FROM pg_settings WHERE name IN ('statement_timeout', 'transaction_timeout')`;

/** Of this database, and of the tables that its search path leads to. */
const KEY = `hashtext('fathom'), hashtext(coalesce(current_schema(), ''))`;
const LOCK = `SELECT pg_advisory_lock(${KEY})`;
const UNLOCK = `SELECT pg_advisory_unlock(${KEY})`;

/**
 * Servers of the version before are at work. Whoever alters a table waits for all who use it, and all who come later wait
 * for him: so he does not wait for long, and tries again.
 */
async function applied(
  line: DatabaseLine,
  { text, needs }: Migration,
  schema: number,
): Promise<void> {
  const script = `
    BEGIN;
    SET LOCAL lock_timeout = '1s';
    ${text};
    INSERT INTO meta VALUES ('schema', '${schema}'), ('needs', '${needs}')
      ON CONFLICT (key) DO UPDATE SET value = excluded.value;
    COMMIT;`;
  for (;;)
    try {
      await line.script(script);
      return;
    } catch (error) {
      await line.script('ROLLBACK');
      if (!(error instanceof QueryError && error.sqlState === LOCK_NOT_AVAILABLE)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
}
const LOCK_NOT_AVAILABLE = '55P03';

const HAS_META: Statement = {
  name: 'has-meta',
  text: `SELECT to_regclass('meta') IS NOT NULL AS there`,
};
const STATE: Statement = {
  name: 'schema-state',
  text: `
    SELECT coalesce(max(value) FILTER (WHERE key = 'schema'), '0')::int AS schema,
      coalesce(max(value) FILTER (WHERE key = 'needs'), '0')::int AS needs
    FROM meta WHERE key IN ('schema', 'needs')`,
};

export async function schemaOf(line: DatabaseLine): Promise<SchemaState> {
  const [found] = await line.run<{ there: boolean }>(HAS_META, []);
  if (found?.there !== true) return { schema: 0, needs: 0 };
  const [state] = await line.run<SchemaState>(STATE, []);
  return state as SchemaState;
}

function refuseNewer(state: SchemaState, known: number): SchemaState {
  if (state.needs <= known) return state;
  throw new StoreError(
    'newer',
    `The database was written by a newer version of Fathom (schema ${state.schema}, this version knows up to ${known}). Start that version, or choose another database.`,
  );
}
