import { openLine, QueryError } from './line.ts';
import type { DatabaseLine, Backend, Statement, TransactionStep } from './line.ts';

export { QueryError } from './line.ts';
export type { QueryOutcome, Backend, Statement, TransactionStep } from './line.ts';

/** A few connections to one Postgres, which come back by themselves when they are lost. */
export interface Postgres {
  /**
   * Waits so many milliseconds at most until the statement can be sent, then as long as the server is at work on it.
   * Rejects with a QueryError, which says whether it may have been done. Nothing is sent twice.
   */
  query<Row>(
    statement: Statement,
    values: readonly unknown[],
    patience?: number,
  ): Promise<readonly Row[]>;
  /** The same for several statements in one transaction; the answer is that of `DatabaseLine.transact`. */
  transact(steps: readonly TransactionStep[], patience?: number): Promise<number | null>;
  /** Nobody answers there just now. It is tried again until somebody does. */
  isCutOff(): boolean;
  /** For how many milliseconds that has been so; 0: it is not. */
  cutOffFor(): number;
  /** Waits for what is on its way. */
  close(): Promise<void>;
}

export interface LinesOptions {
  readonly lines?: number;
}

const PATIENCE = 5_000;
const LINES = 4;
const CONNECT_WITHIN = 2_000;
/** After so long without an answer somebody asks whether the server is at work on it at all. */
const SILENT_AFTER = 1_000;
/** A server that is so busy would never get done if it was given up each time: the next wait is longer. */
const PROBE_WITHIN = { first: 1_000, most: 8_000 };
/** An answer may be on its way just when the server is asked. */
const GRACE = 250;
const WATCH_EVERY = 250;
const BACK_OFF = { first: 100, most: 1_000 };

interface Task {
  readonly work: (line: DatabaseLine) => Promise<unknown>;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
  readonly late: NodeJS.Timeout;
}
interface Running {
  readonly line: DatabaseLine;
  readonly since: number;
}

export function openPostgres(url: string, { lines = LINES }: LinesOptions = {}): Postgres {
  return new PostgresLines(url, lines);
}

class PostgresLines implements Postgres {
  readonly #url: string;
  readonly #most: number;
  readonly #idle: DatabaseLine[] = [];
  readonly #running = new Map<Task, Running>();
  readonly #waiting: Task[] = [];
  readonly #ended: (() => void)[] = []; // told when nothing is on its way any more
  #connecting = 0;
  /** Backends that were lost with a statement of which nobody knows whether it was done, or still will be. */
  readonly #adrift: Backend[] = [];
  #ending: Promise<boolean> | null = null;
  #cutOffSince: number | null = null;
  #backOff = BACK_OFF.first;
  #retry: NodeJS.Timeout | null = null;
  #watch: NodeJS.Timeout | null = null;
  #isProbing = false;
  #probeWithin = PROBE_WITHIN.first;
  #isClosed = false;

  constructor(url: string, most: number) {
    this.#url = url;
    this.#most = most;
  }

  query<Row>(
    statement: Statement,
    values: readonly unknown[],
    patience = PATIENCE,
  ): Promise<readonly Row[]> {
    return this.#entrust((line) => line.run<Row>(statement, values), patience);
  }

  transact(steps: readonly TransactionStep[], patience = PATIENCE): Promise<number | null> {
    return this.#entrust((line) => line.transact(steps), patience);
  }

  #entrust<T>(work: (line: DatabaseLine) => Promise<T>, patience: number): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#isClosed) return reject(new QueryError('notSent', 'it is closed'));
      const late = setTimeout(() => this.#giveUp(task), patience);
      const task: Task = { work, resolve, reject, late };
      this.#waiting.push(task);
      this.#dispatch();
    });
  }

  isCutOff(): boolean {
    return this.#cutOffSince !== null;
  }

  cutOffFor(): number {
    return this.#cutOffSince === null ? 0 : performance.now() - this.#cutOffSince;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (this.#waiting.length + this.#running.size > 0)
      await new Promise<void>((resolve) => this.#ended.push(resolve));
    if (this.#retry !== null) clearTimeout(this.#retry);
    if (this.#watch !== null) clearInterval(this.#watch);
    await Promise.all(this.#idle.splice(0).map((line) => line.end()));
  }

  #dispatch(): void {
    while (this.#waiting.length > 0) {
      const line = this.#idle.pop();
      if (line === undefined) break;
      void this.#run(this.#waiting.shift() as Task, line);
    }
    const isNeeded = this.#waiting.length > this.#connecting;
    const isFree = this.#idle.length + this.#running.size + this.#connecting < this.#most;
    // While nobody answers, one attempt at a time is enough.
    if (isNeeded && isFree && this.#cutOffSince === null) void this.#connect();
    if (this.#waiting.length + this.#running.size === 0)
      for (const ended of this.#ended.splice(0)) ended();
  }

  #giveUp(task: Task): void {
    const at = this.#waiting.indexOf(task);
    if (at === -1) return;
    this.#waiting.splice(at, 1);
    task.reject(new QueryError('notSent', 'no connection in time'));
    this.#dispatch();
  }

  async #run(task: Task, line: DatabaseLine): Promise<void> {
    clearTimeout(task.late);
    this.#running.set(task, { line, since: performance.now() });
    this.#watch ??= setInterval(() => this.#look(), WATCH_EVERY).unref();
    try {
      if (this.#ending !== null || this.#adrift.length > 0) await this.#endAdrift(line);
      task.resolve((await task.work(line)) as never);
      this.#probeWithin = PROBE_WITHIN.first;
      this.#idle.push(line);
    } catch (error) {
      const outcome = error instanceof QueryError ? error.outcome : 'unknown';
      if (outcome === 'unknown') this.#adrift.push(line.backend);
      if (outcome === 'refused') this.#idle.push(line);
      else line.drop();
      task.reject(error);
    } finally {
      this.#running.delete(task);
      this.#dispatch();
      this.#findOut();
    }
  }

  /** What a lost backend was told must be done, or not, before it is told again by another: never after it. */
  async #endAdrift(line: DatabaseLine): Promise<void> {
    while (this.#ending !== null) await this.#ending;
    if (this.#adrift.length === 0) return;
    this.#ending = this.#endBackends(line, this.#adrift.splice(0));
    const isEnded = await this.#ending;
    if (!isEnded) throw new QueryError('notSent', 'the connection is lost');
  }

  async #endBackends(line: DatabaseLine, backends: readonly Backend[]): Promise<boolean> {
    try {
      await line.run(END_BACKENDS, [
        backends.map(({ pid }) => pid),
        backends.map(({ start }) => start),
      ]);
      return true;
    } catch (error) {
      if (error instanceof QueryError && error.outcome === 'refused') return true; // we may not: so be it
      this.#adrift.push(...backends);
      return false;
    } finally {
      this.#ending = null;
    }
  }

  async #connect(): Promise<void> {
    this.#connecting += 1;
    try {
      const line = await openLine({
        url: this.#url,
        within: CONNECT_WITHIN,
        onLost: (lost) => this.#forget(lost),
      });
      this.#connecting -= 1;
      this.#cutOffSince = null;
      this.#backOff = BACK_OFF.first;
      if (this.#isClosed && this.#waiting.length === 0) {
        await line.end();
        return;
      }
      this.#idle.push(line);
      this.#dispatch();
    } catch {
      this.#connecting -= 1;
      this.#cutOff();
    }
  }

  #cutOff(): void {
    this.#cutOffSince ??= performance.now();
    if (this.#retry !== null || (this.#isClosed && this.#waiting.length === 0)) return;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      if (this.#connecting === 0) void this.#connect();
    }, this.#backOff);
    this.#retry.unref();
    this.#backOff = Math.min(this.#backOff * 2, BACK_OFF.most);
  }

  #forget(line: DatabaseLine): void {
    const at = this.#idle.indexOf(line);
    if (at !== -1) this.#idle.splice(at, 1);
    this.#findOut();
  }

  /** Whoever has lost the last connection wants to know whether there is another. */
  #findOut(): void {
    const left = this.#idle.length + this.#running.size + this.#connecting;
    if (left === 0 && this.#retry === null && !this.#isClosed) void this.#connect();
  }

  #look(): void {
    if (this.#running.size === 0) {
      if (this.#watch !== null) clearInterval(this.#watch);
      this.#watch = null;
      return;
    }
    const silent = this.#silent(SILENT_AFTER);
    if (silent.length > 0 && !this.#isProbing) void this.#probe(silent);
  }

  #silent(after: number): readonly Running[] {
    const now = performance.now();
    return [...this.#running.values()].filter(({ since }) => now - since >= after);
  }

  /**
   * A slow server and a line that swallows everything look the same from here. So another connection is asked: where the
   * server is not at work on what we wait for, the answer was lost; where there is no other connection, so are they all.
   */
  async #probe(silent: readonly Running[]): Promise<void> {
    this.#isProbing = true;
    try {
      const pids = silent.map(({ line }) => line.backend.pid);
      const atWork = await pidsAtWork(this.#url, pids, this.#probeWithin);
      const lost = silent.filter(({ line }) => !atWork.includes(line.backend.pid));
      if (lost.length > 0) await new Promise((resolve) => setTimeout(resolve, GRACE).unref());
      const still = new Set(this.#running.values());
      for (const running of lost) if (still.has(running)) running.line.drop();
    } catch (error) {
      // An answer that is no is an answer: somebody is there.
      if (error instanceof QueryError && error.sqlState !== null) return;
      this.#probeWithin = Math.min(this.#probeWithin * 2, PROBE_WITHIN.most);
      this.#cutOff();
      for (const line of this.#idle.splice(0)) line.drop();
      for (const { line } of this.#running.values()) line.drop();
    } finally {
      this.#isProbing = false;
    }
  }
}

const END_BACKENDS: Statement = {
  name: 'end-backends',
  text: `
    SELECT pg_terminate_backend(pid, 500) FROM pg_stat_activity
    JOIN unnest($1::int[], $2::text[]) AS adrift (pid, start) USING (pid) WHERE backend_start::text = adrift.start`,
};
const AT_WORK: Statement = {
  name: 'at-work',
  text: `SELECT pid FROM pg_stat_activity WHERE pid = ANY ($1::int[]) AND state = 'active'`,
};

async function pidsAtWork(
  url: string,
  pids: readonly number[],
  within: number,
): Promise<readonly number[]> {
  const line = await openLine({ url, within, onLost: () => undefined });
  const late = setTimeout(() => line.drop(), within);
  try {
    return (await line.run<{ pid: number }>(AT_WORK, [pids])).map(({ pid }) => pid);
  } finally {
    clearTimeout(late);
    void line.end();
  }
}
