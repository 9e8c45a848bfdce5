import type { Agenda } from './agenda.ts';

/** Does its work and then calls `release`. */
type Use = (release: () => void) => void;

/** So many at a time; the others wait in the order they came. */
export class QueueingStation {
  readonly #agenda: Agenda;
  readonly #servers: number;
  #waiting: Use[] = [];
  #head = 0; // of those that wait
  #taken = 0;
  busy = 0; // milliseconds of service that were begun

  constructor(agenda: Agenda, servers: number) {
    this.#agenda = agenda;
    this.#servers = servers;
  }

  /** For a time that is known beforehand. */
  serve(time: number, done: () => void): void {
    this.take((release) => {
      this.busy += time;
      this.#agenda.after(time, () => {
        release();
        done();
      });
    });
  }

  /** For as long as it takes. */
  take(use: Use): void {
    if (this.#taken === this.#servers) return void this.#waiting.push(use);
    this.#taken += 1;
    use(() => {
      this.#taken -= 1;
      this.#takeNext();
    });
  }

  #takeNext(): void {
    const next = this.#waiting[this.#head];
    if (next === undefined) return;
    this.#head += 1;
    if (this.#head === this.#waiting.length) {
      this.#waiting = [];
      this.#head = 0;
    }
    this.take(next);
  }
}

/** One lot is under way; what comes meanwhile is the next: batches of a store, commits on their way to the disk. */
export class Ferry<T> {
  readonly #carry: (lot: readonly T[], landed: () => void) => void;
  readonly #most: number;
  #waiting: T[] = [];
  #isUnderWay = false;
  trips = 0;
  carried = 0;

  constructor(carry: (lot: readonly T[], landed: () => void) => void, most = Infinity) {
    this.#carry = carry;
    this.#most = most;
  }

  board(one: T): void {
    this.#waiting.push(one);
    if (!this.#isUnderWay) this.#leave();
  }

  #leave(): void {
    if (this.#waiting.length === 0) return;
    const lot = this.#waiting.slice(0, this.#most);
    this.#waiting = this.#waiting.slice(lot.length);
    this.#isUnderWay = true;
    this.trips += 1;
    this.carried += lot.length;
    this.#carry(lot, () => {
      this.#isUnderWay = false;
      this.#leave();
    });
  }
}
