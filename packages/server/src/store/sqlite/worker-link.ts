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

  async call<K extends Operation>(
    operation: K,
    ...parameters: Parameters<Operations[K]>
  ): Promise<ReturnType<Operations[K]>> {
    if (this.#failure !== null) throw this.#failure;
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = this.#answerTo<ReturnType<Operations[K]>>(id);
    this.#worker.postMessage({ id, operation, parameters } satisfies StoreRequest);
    return answer;
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
  }
}

function crashedError(cause: unknown): StoreError {
  const reason = cause instanceof Error ? ` (${cause.message})` : '';
  return new StoreError('crashed', `The store's thread has ended${reason}. Restart the server.`);
}
