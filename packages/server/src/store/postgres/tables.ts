import { createHash, randomUUID } from 'node:crypto';
import { StoreError } from '../store-error.ts';
import type { PeopleTables, TablesPart } from '../tables.ts';
import type { DatabaseLine, Statement, TransactionStep } from './line.ts';
import type { Patient } from './patient.ts';

/** Which version each part has; and which transactions were done: one whose answer was lost is sent again, not done twice. */
const FIRST_TABLES = `
  CREATE TABLE people_writes (id text PRIMARY KEY, at double precision NOT NULL);
  CREATE INDEX people_writes_by_time ON people_writes (at);
  CREATE TABLE parts (name text PRIMARY KEY, version integer NOT NULL)`;
const HAS_PARTS: Statement = {
  name: 'has-parts',
  text: `SELECT to_regclass('parts') IS NOT NULL AS there`,
};
const NOTE_WRITE = `
  INSERT INTO people_writes (id, at) VALUES ($1, extract(epoch FROM clock_timestamp()) * 1000) ON CONFLICT DO NOTHING`;
/** Nobody sends anything again after so long. A few at a time: whoever writes pays for it. */
const FORGET_WRITES = `
  DELETE FROM people_writes WHERE id IN (
    SELECT id FROM people_writes WHERE at < extract(epoch FROM clock_timestamp()) * 1000 - 3600000 LIMIT 2
  )`;

/** The tables about people in Postgres. */
export function postgresTables({ ask, transact }: Patient): PeopleTables {
  return {
    read: <Row>(text: string, values: readonly unknown[]) => ask<Row>(statementOf(text), values),
    write: async (statements) => {
      let isRepeated = false;
      const note: TransactionStep = { text: NOTE_WRITE, values: [randomUUID()], must: true };
      const inTheWay = await transact(
        [note, { text: FORGET_WRITES, values: [] }, ...statements],
        () => void (isRepeated = true),
      );
      if (inTheWay === 0 && isRepeated) return null; // it was done
      return inTheWay === null ? null : inTheWay - 2;
    },
  };
}

/** Prepared under a name that follows from its text. */
const statementOf = (text: string): Statement => ({
  name: `people-${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`,
  text,
});

const PART_VERSION: Statement = {
  name: 'part-version',
  text: 'SELECT version FROM parts WHERE name = $1',
};

/** Brings the tables up to date. A newer version of them is left as it is: it has all that this one knows. */
export async function migrateParts(
  line: DatabaseLine,
  parts: readonly TablesPart[],
): Promise<void> {
  const [made] = await line.run<{ there: boolean }>(HAS_PARTS, []);
  if (made?.there !== true) await line.script(FIRST_TABLES);
  for (const { name, migrations } of parts) {
    const [found] = await line.run<{ version: number }>(PART_VERSION, [name]);
    for (const [at, migration] of migrations.entries())
      if (at >= (found?.version ?? 0))
        await migratePart(line, name, { migration, version: at + 1 });
  }
}

async function migratePart(
  line: DatabaseLine,
  name: string,
  { migration, version }: { readonly migration: string; readonly version: number },
): Promise<void> {
  if (!/^[a-z]+$/u.test(name)) throw new StoreError('refused', `"${name}" is no name for a part`);
  await line.script(`
    BEGIN;
    ${migration};
    INSERT INTO parts VALUES ('${name}', ${version})
      ON CONFLICT (name) DO UPDATE SET version = excluded.version;
    COMMIT;`);
}
