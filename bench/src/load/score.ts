import { latencyOf } from '../report/statistics.ts';
import type { Latency } from '../report/statistics.ts';

/** Counts the moves that were due from a moment on, until every one of them was seen. */
export class Score {
  readonly #latencies: number[] = [];
  readonly #lateness: number[] = [];
  #from = Number.POSITIVE_INFINITY;
  bytes = 0;
  messages = 0;
  updateBytes = 0;
  updates = 0;
  games = 0;

  begin(from: number): void {
    this.#from = from;
  }

  get begun(): boolean {
    return this.#from < Number.POSITIVE_INFINITY;
  }

  heard(bytes: number): void {
    if (!this.begun) return;
    this.bytes += bytes;
    this.messages += 1;
  }

  updated(bytes: number): void {
    if (!this.begun) return;
    this.updateBytes += bytes;
    this.updates += 1;
  }

  /** A move was due at that time, and is offered only now. */
  offered(at: number, now: number): void {
    if (at >= this.#from) this.#lateness.push(now - at);
  }

  seen(at: number, now: number): void {
    if (at >= this.#from) this.#latencies.push(now - at);
  }

  gameOver(): void {
    if (this.begun) this.games += 1;
  }

  get moves(): number {
    return this.#latencies.length;
  }

  /** Moves that were offered and not seen yet. */
  get unseen(): number {
    return this.#lateness.length - this.#latencies.length;
  }

  latency(): Latency {
    return latencyOf(this.#latencies);
  }

  lateness(): Latency {
    return latencyOf(this.#lateness);
  }
}
