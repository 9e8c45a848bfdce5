import type { ChildProcess } from 'node:child_process';

/** What a child process says, in order; nothing is lost while nobody waits for it. */
export class Mailbox {
  readonly #name: string;
  readonly #messages: unknown[] = [];
  #gone: string | null = null;
  #wake: () => void = () => undefined;

  constructor(child: ChildProcess, name: string) {
    this.#name = name;
    child.on('message', (message) => {
      this.#messages.push(message);
      this.#wake();
    });
    // 'close' comes after the last message, 'exit' may come before it.
    child.once('close', (code, signal) => {
      this.#gone = `it ended (${code ?? signal})`;
      this.#wake();
    });
    child.once('error', (error) => {
      this.#gone = error.message;
      this.#wake();
    });
  }

  /** The first message that `pick` makes something of; the others are dropped. */
  async next<T>(pick: (message: unknown) => T | null, timeout: number): Promise<T> {
    const end = performance.now() + timeout;
    for (;;) {
      const picked = this.#take(pick);
      if (picked !== null) return picked;
      if (this.#gone !== null) throw new Error(`${this.#name} gave no answer: ${this.#gone}`);
      const left = end - performance.now();
      if (left <= 0)
        throw new Error(`${this.#name} gave no answer within ${Math.round(timeout / 1000)} s`);
      await this.#change(left);
    }
  }

  #take<T>(pick: (message: unknown) => T | null): T | null {
    for (
      let message = this.#messages.shift();
      message !== undefined;
      message = this.#messages.shift()
    ) {
      const picked = pick(message);
      if (picked !== null) return picked;
    }
    return null;
  }

  #change(timeout: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, timeout);
    this.#wake = resolve;
    return promise.finally(() => clearTimeout(timer));
  }
}
