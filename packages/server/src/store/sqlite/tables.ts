import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { StoreError } from '../store-error.ts';
import type { TablesPart, TableStatement, TableValue } from '../tables.ts';
import { isBrokenRule } from './faults.ts';
import { inPart, inTransaction } from './transaction.ts';

export interface TableOperations {
  readonly readTables: (text: string, values: readonly TableValue[]) => readonly unknown[];
  readonly writeTables: (writes: TableWrites) => number | null;
}

/** Statements on their way to the thread: many of them have the same text, which is handed over once. */
export interface TableWrites {
  readonly texts: readonly string[];
  readonly textOf: readonly number[]; // of each statement
  readonly values: readonly (readonly TableValue[])[];
  readonly musts: readonly boolean[];
}

export function packWrites(statements: readonly TableStatement[]): TableWrites {
  const places = new Map<string, number>();
  const textOf = statements.map(({ text }) => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  });
  return {
    texts: [...places.keys()],
    textOf,
    values: statements.map(({ values }) => values),
    musts: statements.map(({ must }) => must === true),
  };
}

/** The tables about people in one SQLite database, made or brought up to date. */
export function tableOperations(
  database: DatabaseSync,
  parts: readonly TablesPart[],
): TableOperations {
  for (const part of parts) migratePart(database, part);
  const prepared = new Map<string, StatementSync>();
  const prepare = (text: string): StatementSync => {
    const statement = prepared.get(text) ?? database.prepare(text.replaceAll(/\$(\d+)/gu, '?$1'));
    prepared.set(text, statement);
    return statement;
  };
  return {
    readTables: (text, values) => prepare(text).all(...values),
    writeTables: ({ texts, textOf, values, musts }) => {
      try {
        inPart(database, () => {
          const statements = texts.map(prepare);
          for (const [at, given] of values.entries()) {
            const statement = statements[textOf[at] as number] as StatementSync;
            const changes = changesOf(statement, given);
            if (changes === null || (changes === 0 && musts[at] === true)) throw new InTheWay(at);
          }
        });
        return null;
      } catch (error) {
        if (error instanceof InTheWay) return error.at;
        throw error;
      }
    },
  };
}

/** Undoes a transaction. */
class InTheWay extends Error {
  readonly at: number;

  constructor(at: number) {
    super(`statement ${at}`);
    this.at = at;
  }
}

/** null: a rule of the table forbids it. */
function changesOf(statement: StatementSync, values: readonly TableValue[]): number | null {
  try {
    return Number(statement.run(...values).changes);
  } catch (error) {
    if (isBrokenRule(error)) return null;
    throw error;
  }
}

const VERSIONS = `CREATE TABLE IF NOT EXISTS parts (name TEXT PRIMARY KEY, version INTEGER NOT NULL)`;

function migratePart(database: DatabaseSync, { name, migrations }: TablesPart): void {
  inTransaction(database, () => {
    database.exec(VERSIONS);
    const found = database.prepare('SELECT version FROM parts WHERE name = ?').get(name);
    const version = Number(found?.['version'] ?? 0);
    if (version > migrations.length)
      throw new StoreError(
        'newer',
        `The data was written by a newer version of Fathom (${name} ${version}, this version knows up to ${migrations.length}). Start that version, or choose another data folder.`,
      );
    for (const migration of migrations.slice(version)) database.exec(migration);
    database
      .prepare('INSERT OR REPLACE INTO parts (name, version) VALUES (?, ?)')
      .run(name, migrations.length);
  });
}
