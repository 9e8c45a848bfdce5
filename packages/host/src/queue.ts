import { Overtaken } from './overtaken.ts';

const MOST_TRIES = 20; // of a command that other hosts' rows come before

/** What is done to a match, one thing after another; one that fails does not stop those behind it. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0; // what is under way included
  #hasEntered = false;
  #letOn: (() => void) | null = null; // those who wait for what has entered
  readonly #settle = (): void => void (this.#waiting -= 1);

  /** A command that another host's row comes before is run again; ids of inputs keep it from counting twice. */
  run<T>(command: () => Promise<T>): Promise<T> {
    return this.runOnce(() => decideAgain(command));
  }

  runOnce<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#line().then(task);
    this.#waiting += 1;
    this.#last = result.then(this.#settle, this.#settle);
    return result;
  }

  /**
   * The same, but begun at once where nothing is under way. A move, of which there are more than of all else, so needs no
   * promise of its own to wait in line.
   */
  runNow<T>(command: () => Promise<T>): Promise<T> {
    return this.#waiting === 0 ? this.#enter(command) : this.run(command);
  }

  /** Resolves when everything that was queued so far is done. */
  async idle(): Promise<void> {
    await this.#line();
  }

  isIdle(): boolean {
    return this.#waiting === 0;
  }

  async #enter<T>(command: () => Promise<T>): Promise<T> {
    this.#waiting = 1;
    this.#hasEntered = true;
    try {
      return await command();
    } catch (error) {
      if (error instanceof Overtaken) return await decideAgain(command);
      throw error;
    } finally {
      this.#waiting -= 1;
      this.#hasEntered = false;
      this.#letOn?.();
      this.#letOn = null;
    }
  }

  #line(): Promise<unknown> {
    if (this.#hasEntered && this.#letOn === null)
      this.#last = new Promise<void>((resolve) => {
        this.#letOn = resolve;
      });
    return this.#last;
  }
}

async function decideAgain<T>(command: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await command();
    } catch (error) {
      if (!(error instanceof Overtaken) || tries === MOST_TRIES) throw error;
    }
}
