/** A move that is due: at which table, and when. */
export interface Slot {
  readonly table: number;
  readonly at: number; // milliseconds
}

/**
 * When moves are made in an open loop: evenly spread, each table in its turn. Nothing that a server does changes it, and
 * what the generator missed keeps the moment it was meant for: a stall is not left out of the figures.
 */
export class Schedule {
  readonly #from: number;
  readonly gap: number; // milliseconds from one move to the next
  readonly #tables: number;
  #taken = 0;

  constructor(from: number, { perSecond, tables }: { perSecond: number; tables: number }) {
    this.#from = from;
    this.gap = 1000 / perSecond;
    this.#tables = tables;
  }

  /** When the next move is due. */
  get next(): number {
    return this.#from + this.#taken * this.gap;
  }

  /** The moves that are due before this moment and were not taken yet. */
  take(before: number): Slot[] {
    const slots: Slot[] = [];
    for (; this.next < before; this.#taken += 1)
      slots.push({ table: this.#taken % this.#tables, at: this.next });
    return slots;
  }
}
