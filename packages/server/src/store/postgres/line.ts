import { Socket } from 'node:net';
import { Client, DatabaseError, types } from 'pg';
import type { QueryConfig, QueryResult } from 'pg';

/** Prepared once on each connection under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/**
 * What became of a statement that was not answered with rows.
 * refused: the server says that it did nothing · notSent: it never left · unknown: the connection was lost meanwhile, and
 * it may have been done.
 */
export type QueryOutcome = 'refused' | 'notSent' | 'unknown';

/** It may be shown: whatever was thrown is not kept in it, which may hold the URL with its password, or a row. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  readonly outcome: QueryOutcome;
  /** Postgres' own, such as 23505; null: it is not Postgres that speaks. */
  readonly sqlState: string | null;
  /** The system's own, such as ECONNREFUSED. */
  readonly systemCode: string | null;

  constructor(outcome: QueryOutcome, cause: unknown) {
    super(reasonOf(cause));
    this.outcome = outcome;
    this.sqlState = cause instanceof DatabaseError ? (cause.code ?? null) : null;
    this.systemCode = this.sqlState === null ? systemCodeOf(cause) : null;
  }
}

/** One connection as the server knows it: process ids are given again, with another start. */
export interface Backend {
  readonly pid: number;
  readonly start: string;
}

/** A statement of a transaction. */
export interface TransactionStep {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly must?: boolean; // touch a row
}

/** One connection. It does one statement after another. */
export interface DatabaseLine {
  readonly backend: Backend;
  run<Row>(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]>;
  /** All of them or none; to null, or to the one that stood in the way: it touched no row, or broke a rule of its table. */
  transact(steps: readonly TransactionStep[]): Promise<number | null>;
  /** Several statements in one text, which are one transaction if it says so. */
  script(text: string): Promise<void>;
  /** Without a word to the server. */
  drop(): void;
  end(): Promise<void>;
}

export interface DatabaseLineOptions {
  readonly url: string;
  /** Milliseconds within which the line must be there. */
  readonly within: number;
  /** It is gone, for whatever reason but `end`. */
  readonly onLost: (line: DatabaseLine) => void;
}

/**
 * Every statement takes a few rows by an index, in its order. Postgres may not know that when it plans one for good: a plan
 * that was made while a table was small must not read all of it later.
 * What is answered as durable must be so, whatever the database's default is. And a node that stands still in the middle of a
 * message must not hold what others wait for.
 */
const BEGIN_SESSION = `
  SELECT pid, backend_start::text AS start,
    set_config('enable_seqscan', 'off', false),
    set_config('enable_bitmapscan', 'off', false),
    set_config('jit', 'off', false),
    set_config('default_transaction_isolation', 'read committed', false),
    set_config('statement_timeout', '10s', false),
    CASE WHEN current_setting('server_version_num')::int >= 170000 THEN set_config('transaction_timeout', '15s', false) END,
    set_config('synchronous_commit',
      CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false)
  FROM pg_stat_activity WHERE pid = pg_backend_pid()`;

export async function openLine({
  url,
  within,
  onLost,
}: DatabaseLineOptions): Promise<DatabaseLine> {
  const socket = new Socket();
  const late = setTimeout(() => socket.destroy(systemError('ETIMEDOUT', 'no answer')), within);
  socket.once('data', (bytes: Buffer) => {
    if (!isPostgres(bytes)) socket.destroy(new Error('it answers as no Postgres does'));
  });
  try {
    const client = new Client({
      connectionString: url,
      application_name: 'fathom',
      stream: () => socket,
      keepAlive: true,
      keepAliveInitialDelayMillis: 1_000,
    });
    client.setTypeParser(types.builtins.INT8, Number); // times and counts, which a number holds
    client.on('error', () => socket.destroy());
    await client.connect();
    const { rows } = await client.query<Backend>(BEGIN_SESSION);
    const line = new ClientLine(client, socket, rows[0] as Backend);
    socket.once('close', () => {
      if (!line.isEnding) onLost(line);
    });
    return line;
  } catch (error) {
    socket.destroy();
    throw new QueryError('notSent', error);
  } finally {
    clearTimeout(late);
  }
}

/** It is not the one that writes any more: another connection may lead to the one that is. */
const READ_ONLY = '25006';
/** The class of a key that is there already, a value that must not be null, and the like. */
const BROKEN_RULE = '23';

class ClientLine implements DatabaseLine {
  readonly backend: Backend;
  readonly #client: Client;
  readonly #socket: Socket;
  isEnding = false;

  constructor(client: Client, socket: Socket, backend: Backend) {
    this.#client = client;
    this.#socket = socket;
    this.backend = backend;
  }

  run<Row>({ name, text }: Statement, values: readonly unknown[]): Promise<readonly Row[]> {
    return this.#query<Row>({ name, text, values: [...values] });
  }

  async script(text: string): Promise<void> {
    await this.#query({ text });
  }

  async transact(steps: readonly TransactionStep[]): Promise<number | null> {
    await this.#ask({ text: 'BEGIN' });
    const inTheWay = await this.#perform(steps);
    await this.#ask({ text: inTheWay === null ? 'COMMIT' : 'ROLLBACK' });
    return inTheWay;
  }

  async #perform(steps: readonly TransactionStep[]): Promise<number | null> {
    for (const [at, { text, values, must }] of steps.entries())
      try {
        const { rowCount } = await this.#ask({ text, values: [...values] });
        if (must === true && (rowCount ?? 0) === 0) return at;
      } catch (error) {
        if (!(error instanceof QueryError) || error.outcome !== 'refused') throw error;
        if (error.sqlState?.startsWith(BROKEN_RULE) === true) return at;
        await this.#ask({ text: 'ROLLBACK' });
        throw error;
      }
    return null;
  }

  async #query<Row>(query: QueryConfig): Promise<readonly Row[]> {
    return (await this.#ask(query)).rows as readonly Row[];
  }

  async #ask(query: QueryConfig): Promise<QueryResult> {
    if (this.#socket.destroyed) throw new QueryError('notSent', 'the connection is lost');
    try {
      return await this.#client.query(query);
    } catch (error) {
      // What ends a backend may come in the middle of a commit.
      const answered = error instanceof DatabaseError && error.severity === 'ERROR';
      if (!answered || error.code === READ_ONLY) this.drop();
      throw new QueryError(answered ? 'refused' : 'unknown', error);
    }
  }

  drop(): void {
    this.#socket.destroy();
  }

  async end(): Promise<void> {
    this.isEnding = true;
    const gone = this.#client.end();
    const late = setTimeout(() => this.#socket.destroy(), 1_000);
    await gone.catch(() => undefined);
    clearTimeout(late);
  }
}

/** Its first message: an authentication, an error, a notice, another protocol version, or a letter about encryption. */
function isPostgres(bytes: Buffer): boolean {
  if (!'RENSv'.includes(String.fromCodePoint(bytes[0] ?? 0))) return false;
  return bytes.length < 5 || bytes.readInt32BE(1) < LONGEST_GREETING;
}
const LONGEST_GREETING = 30_000;

function systemError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

function systemCodeOf(cause: unknown): string | null {
  if (cause instanceof AggregateError && cause.errors.length > 0)
    return systemCodeOf(cause.errors[0]);
  if (!(cause instanceof Error)) return null;
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return cause.message === 'Connection terminated unexpectedly' ? 'ECONNRESET' : null;
}

/** Of several addresses of one name Node tells all that went wrong, and says nothing itself. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors.length > 0) return reasonOf(cause.errors[0]);
  const text = cause instanceof Error ? cause.message : String(cause);
  return text.replaceAll(/\s*\n\s*/gu, ' ');
}
