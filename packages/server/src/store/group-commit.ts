import type { Append, Appended, AppendResult } from '@fathom/host';
import type { StoreStats } from './store.ts';
import { gapError } from './store-error.ts';

/** Makes a batch durable as a whole, with one answer for each append, or rejects and promises nothing. null: all are ok. */
export type Commit = (batch: readonly Append[]) => Promise<readonly AppendResult[] | null>;

interface Waiting {
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Bounds how long a batch takes, and with it how long a read behind it waits. */
const LARGEST_BATCH = 1000;

/**
 * Waiting for the disk costs the same for one row as for a thousand. So one batch is in flight at a time, and
 * what arrives meanwhile is the next.
 */
export class GroupCommit {
  readonly #commit: Commit;
  #added: Append[] = [];
  #waiting: Waiting[] = []; // for those that were added, one for each
  #inFlight = 0;
  #appends = 0;
  #conflicts = 0;
  #commits = 0;
  #running: Promise<void> | null = null;

  constructor(commit: Commit) {
    this.#commit = commit;
  }

  stats(): StoreStats {
    return {
      appends: this.#appends,
      conflicts: this.#conflicts,
      commits: this.#commits,
      queued: this.#waiting.length + this.#inFlight,
    };
  }

  add(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#added.push(append);
      this.#waiting.push({ resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves once everything added so far is answered. */
  async drain(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Callers that wake together ask together: let all of this turn of the event loop speak first.
      await nextTurn();
      await this.#send(
        this.#added.splice(0, LARGEST_BATCH),
        this.#waiting.splice(0, LARGEST_BATCH),
      );
    }
    this.#running = null;
  }

  async #send(batch: readonly Append[], waiting: readonly Waiting[]): Promise<void> {
    this.#inFlight = batch.length;
    try {
      const results = await this.#commit(batch);
      this.#commits += 1;
      if (results === null) this.#settleAll(waiting);
      else
        for (const [at, append] of batch.entries())
          this.#settle(append, waiting[at] as Waiting, results[at]);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    } finally {
      this.#inFlight = 0;
    }
  }

  #settleAll(waiting: readonly Waiting[]): void {
    this.#appends += waiting.length;
    for (const { resolve } of waiting) resolve('ok');
  }

  #settle(append: Append, { resolve, reject }: Waiting, result: AppendResult | undefined): void {
    if (result === 'ok') this.#appends += 1;
    else if (result === 'conflict') this.#conflicts += 1;
    else return reject(gapError(append));
    resolve(result);
  }
}
