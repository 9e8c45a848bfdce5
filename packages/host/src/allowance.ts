/** How often something may be done for each key: so often at once, then steadily. */
export interface Allowance {
  /** Milliseconds until it may be done again; 0: it is done now, and counted. */
  take(key: string, now: number): number;
  /** How often it was done that the key has to wait for, until a whole minute's worth may be done again. */
  debt(key: string, now: number): number;
  /** It was done so often more, whether it was allowed or not. */
  charge(key: string, times: number, now: number): void;
}

const MINUTE = 60_000;
const MOST_DEBT = 2 * MINUTE; // however much was done elsewhere
const MOST_KEYS = 10_000;

/** A minute's worth may come at once. Of too many keys the one that was not heard of for longest is forgotten. */
export function openAllowance(perMinute: number, mostKeys: number = MOST_KEYS): Allowance {
  return new AllowanceByKey(perMinute, mostKeys);
}

class AllowanceByKey implements Allowance {
  readonly #step: number; // whole milliseconds, so that sums are exact
  readonly #mostKeys: number;
  readonly #spentUntil = new Map<string, number>(); // when a key has its whole minute's worth again

  constructor(perMinute: number, mostKeys: number) {
    this.#step = Math.floor(MINUTE / perMinute);
    this.#mostKeys = mostKeys;
  }

  take(key: string, now: number): number {
    const from = this.#fromOf(key, now);
    const wait = Math.max(0, from + this.#step - now - MINUTE);
    if (wait === 0) this.#spend(key, from + this.#step);
    return wait;
  }

  debt(key: string, now: number): number {
    return this.#step === 0 ? 0 : (this.#fromOf(key, now) - now) / this.#step;
  }

  charge(key: string, times: number, now: number): void {
    this.#spend(key, Math.min(this.#fromOf(key, now) + times * this.#step, now + MOST_DEBT));
  }

  #fromOf(key: string, now: number): number {
    return Math.max(this.#spentUntil.get(key) ?? 0, now);
  }

  #spend(key: string, until: number): void {
    this.#spentUntil.delete(key); // and to the end of the line
    this.#spentUntil.set(key, until);
    for (const oldest of this.#spentUntil.keys()) {
      if (this.#spentUntil.size <= this.#mostKeys) break;
      this.#spentUntil.delete(oldest);
    }
  }
}
