import type { Append, Appended, AppendResult } from '@fathom/host';
import type { StoreStats } from './store.ts';
import { gapError } from './store-error.ts';

/** Makes a batch durable as a whole, with one answer for each append, or rejects and promises nothing. */
export type Commit = (batch: readonly Append[]) => Promise<readonly AppendResult[]>;

interface Waiting {
  readonly append: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** Bounds how long a batch takes, and with it how long a read behind it waits. */
const LARGEST_BATCH = 1000;

/**
 * Waiting for the disk costs the same for one row as for a thousand. So one batch is in flight at a time, and
 * what arrives meanwhile is the next. It leaves before those who waited for the last are told: what they do then takes
 * longer than the disk, which would stand idle all the while.
 */
export class GroupCommit {
  readonly #commit: Commit;
  #waiting: Waiting[] = [];
  #inFlight = 0;
  #appends = 0;
  #conflicts = 0;
  #commits = 0;
  #isDue = false; // the next batch leaves at the end of this turn of the event loop
  #drained: (() => void)[] = [];

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
      this.#waiting.push({ append, resolve, reject });
      if (this.#inFlight > 0 || this.#isDue) return;
      // Callers that wake together ask together: let all of this turn of the event loop speak first.
      this.#isDue = true;
      setImmediate(() => {
        this.#isDue = false;
        void this.#send();
      });
    });
  }

  /** Resolves once everything added so far is answered. */
  drain(): Promise<void> {
    return new Promise((resolve) => {
      this.#drained.push(resolve);
      this.#noteDrained();
    });
  }

  async #send(): Promise<void> {
    const batch = this.#waiting.splice(0, LARGEST_BATCH);
    if (batch.length === 0) return;
    this.#inFlight = batch.length;
    const tell = await this.#outcomeOf(batch);
    this.#inFlight = 0;
    void this.#send();
    tell();
    this.#noteDrained();
  }

  /** What those who wait for the batch are to be told. */
  async #outcomeOf(batch: readonly Waiting[]): Promise<() => void> {
    try {
      const results = await this.#commit(batch.map(({ append }) => append));
      this.#commits += 1;
      return () => batch.forEach((waiting, at) => this.#settle(waiting, results[at]));
    } catch (error) {
      return () => {
        for (const { reject } of batch) reject(error);
      };
    }
  }

  #noteDrained(): void {
    if (this.#waiting.length + this.#inFlight > 0) return;
    for (const resolve of this.#drained.splice(0)) resolve();
  }

  #settle({ append, resolve, reject }: Waiting, result: AppendResult | undefined): void {
    if (result === 'ok') this.#appends += 1;
    else if (result === 'conflict') this.#conflicts += 1;
    else return reject(gapError(append));
    resolve(result);
  }
}
