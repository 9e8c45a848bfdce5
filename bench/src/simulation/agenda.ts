interface Entry {
  readonly at: number;
  readonly order: number; // what is due at the same moment comes in the order it was asked for
  readonly run: () => void;
}

/** What happens when, in simulated milliseconds: a heap. */
export class Agenda {
  readonly #heap: Entry[] = [];
  #order = 0;
  now = 0;

  after(delay: number, run: () => void): void {
    const entry = { at: this.now + delay, order: this.#order, run };
    this.#order += 1;
    this.#heap.push(entry);
    this.#rise(this.#heap.length - 1);
  }

  /** Runs all that is due until then. */
  runUntil(end: number): void {
    for (let next = this.#heap[0]; next !== undefined && next.at <= end; next = this.#heap[0]) {
      this.#dropFirst();
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }

  #dropFirst(): void {
    const last = this.#heap.pop();
    if (last === undefined || this.#heap.length === 0) return;
    this.#heap[0] = last;
    this.#sink(0);
  }

  #rise(from: number): void {
    for (let i = from; i > 0;) {
      const parent = (i - 1) >> 1;
      if (!this.#swapIfLate(parent, i)) return;
      i = parent;
    }
  }

  #sink(from: number): void {
    for (let i = from; ;) {
      const [left, right] = [2 * i + 1, 2 * i + 2];
      const least = right < this.#heap.length && this.#isBefore(right, left) ? right : left;
      if (least >= this.#heap.length || !this.#swapIfLate(i, least)) return;
      i = least;
    }
  }

  #swapIfLate(upper: number, lower: number): boolean {
    if (!this.#isBefore(lower, upper)) return false;
    const entry = this.#heap[upper] as Entry;
    this.#heap[upper] = this.#heap[lower] as Entry;
    this.#heap[lower] = entry;
    return true;
  }

  #isBefore(a: number, b: number): boolean {
    const [one, other] = [this.#heap[a] as Entry, this.#heap[b] as Entry];
    return one.at === other.at ? one.order < other.order : one.at < other.at;
  }
}
