import type { Worker } from 'node:worker_threads';
import { StoreError } from '../store-error.ts';
import { OPENING } from './operations.ts';
import type { StoreAnswer, Operation, Operations, StoreRequest } from './operations.ts';

interface Pending {
  readonly resolve: (value: never) => void;
  readonly reject: (error: StoreError) => void;
}

/** The near end of the store's thread. The first error it reports is the last thing it is heard to say. */
export class WorkerLink {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #unsent: StoreRequest[] = [];
  #lastId = OPENING;
  #failure: StoreError | null = null;
  #ended = false;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answers: readonly StoreAnswer[]) => {
      if (!Array.isArray(answers)) return; // under `node --watch` threads also report the files they load
      for (const answer of answers) this.#settle(answer);
    });
    worker.on('error', (error) => this.#fail(crashedError(error)));
    worker.on('exit', () => {
      if (!this.#ended) this.#fail(crashedError(null));
    });
  }

  /** Resolves once the thread has opened its database. */
  static async connect(worker: Worker): Promise<WorkerLink> {
    const link = new WorkerLink(worker);
    try {
      await link.#answerTo(OPENING);
      return link;
    } catch (error) {
      await link.end();
      throw error;
    }
  }

  get failure(): StoreError | null {
    return this.#failure;
  }

  /** Whatever waits goes along, in front of it. */
  call<K extends Operation>(
    operation: K,
    ...parameters: Parameters<Operations[K]>
  ): Promise<ReturnType<Operations[K]>> {
    const answer = this.later(operation, ...parameters);
    this.send();
    return answer;
  }

  /** What waits goes on waiting. */
  callAhead<K extends Operation>(
    operation: K,
    ...parameters: Parameters<Operations[K]>
  ): Promise<ReturnType<Operations[K]>> {
    const waiting = this.#unsent;
    this.#unsent = [];
    const answer = this.call(operation, ...parameters);
    this.#unsent = waiting;
    return answer;
  }

  /** Waits for the next call, or for `send`. */
  later<K extends Operation>(
    operation: K,
    ...parameters: Parameters<Operations[K]>
  ): Promise<ReturnType<Operations[K]>> {
    if (this.#failure !== null) return Promise.reject(this.#failure);
    this.#lastId += 1;
    this.#unsent.push({ id: this.#lastId, operation, parameters });
    return this.#answerTo(this.#lastId);
  }

  /** One message for all that waits: each costs both threads the same, whatever is in it. */
  send(): void {
    if (this.#unsent.length === 0) return;
    const requests = this.#unsent;
    this.#unsent = [];
    this.#worker.postMessage(requests);
  }

  /** The thread ends without another word. For when nothing waits for an answer any more. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#worker.terminate();
  }

  #answerTo<T>(id: number): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
    });
  }

  #settle(answer: StoreAnswer): void {
    if (!answer.ok) {
      this.#fail(new StoreError(answer.fault, answer.message));
      return;
    }
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    pending?.resolve(answer.value as never);
  }

  /**
   * One error fails everything: after a failed write nobody knows what the disk holds, and only opening the
   * database anew finds out.
   */
  #fail(error: StoreError): void {
    this.#failure ??= error;
    for (const { reject } of this.#pending.values()) reject(this.#failure);
    this.#pending.clear();
    this.#unsent = [];
  }
}

function crashedError(cause: unknown): StoreError {
  const reason = cause instanceof Error ? ` (${cause.message})` : '';
  return new StoreError('crashed', `The store's thread has ended${reason}. Restart the server.`);
}
