import { latencyOf } from '../report/statistics.ts';
import type { Latency } from '../report/statistics.ts';

const ROOM = 1 << 21; // more moves than any contestant makes while it is measured

/** Counts what happens while the clock runs, and nothing before and after. */
export class Tally {
  readonly #latencies = new Float64Array(ROOM);
  #running = false;
  #lastSeen = performance.now();
  moves = 0;
  bytes = 0;
  messages = 0;
  updateBytes = 0;
  updates = 0;
  games = 0;

  start(): void {
    this.#running = true;
  }

  stop(): void {
    this.#running = false;
  }

  heard(bytes: number): void {
    if (!this.#running) return;
    this.bytes += bytes;
    this.messages += 1;
  }

  updated(bytes: number): void {
    if (!this.#running) return;
    this.updateBytes += bytes;
    this.updates += 1;
  }

  seen(sentAt: number): void {
    this.#lastSeen = performance.now();
    if (!this.#running || this.moves >= ROOM) return;
    this.#latencies[this.moves] = this.#lastSeen - sentAt;
    this.moves += 1;
  }

  /** Milliseconds since the last move was seen, whether the clock runs or not. */
  silence(): number {
    return performance.now() - this.#lastSeen;
  }

  gameOver(): void {
    if (this.#running) this.games += 1;
  }

  latency(): Latency {
    return latencyOf(this.#latencies.subarray(0, this.moves));
  }
}
