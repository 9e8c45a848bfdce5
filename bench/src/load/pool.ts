import type { Dialect, Ports } from './dialect.ts';
import type { OpenMatch } from './player.ts';
import type { Script } from './scripts.ts';

const AT_ONCE = 16;

/** Matches that are open and wait to be played. Opening them is no part of what is measured. */
export class Pool {
  readonly #dialect: Dialect;
  readonly #ports: readonly number[];
  readonly #scripts: readonly Script[];
  readonly #waiting: OpenMatch[] = [];
  #opened = 0;

  constructor(dialect: Dialect, ports: readonly number[], scripts: readonly Script[]) {
    this.#dialect = dialect;
    this.#ports = ports;
    this.#scripts = scripts;
  }

  take(): OpenMatch | null {
    return this.#waiting.shift() ?? null;
  }

  giveBack(match: OpenMatch): void {
    this.#waiting.push(match);
  }

  async fill(count: number): Promise<void> {
    const missing = count - this.#waiting.length;
    let begun = 0;
    const openSome = async (): Promise<void> => {
      while (begun < missing) {
        begun += 1;
        this.#waiting.push(await this.#openOne());
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  }

  async #openOne(): Promise<OpenMatch> {
    const n = this.#opened;
    this.#opened += 1;
    const script = this.#scripts[n % this.#scripts.length];
    if (script === undefined) throw new Error('there are no scripts');
    const seats = await this.#dialect.open(portsOf(this.#ports, n), n);
    keepAlive(this.#dialect, seats.wires);
    return { dialect: this.#dialect, seats, script };
  }
}

/** By turns: of a site every node has as many players of either side. */
export const portsOf = (ports: readonly number[], n: number): Ports => {
  const at = (i: number): number => ports[i % ports.length] as number;
  return [at(n), at(n + 1)];
};

/** Servers drop connections that miss heartbeats, also while a match waits for its turn. */
function keepAlive(dialect: Dialect, wires: OpenMatch['seats']['wires']): void {
  for (const wire of wires)
    wire.hear = (payload) => {
      const answer = dialect.heartbeat(payload);
      if (answer !== null) wire.send(answer);
    };
}
