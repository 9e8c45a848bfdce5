/** How much may come: so much at once, then so much a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Lets through a burst, then a steady rate. */
export interface Bucket {
  /** Takes what something costs, or nothing at all if there is too little left. */
  take(now: number, cost?: number): boolean;
  /** Until there is enough for what costs so much, in whole seconds. */
  secondsUntil(now: number, cost?: number): number;
  /** How much is missing of all that may be taken at once. */
  debt(now: number): number;
  /** Takes it even where there is too little left. */
  charge(now: number, cost: number): void;
}

export function openBucket(rate: Rate): Bucket {
  return new RefilledBucket(rate);
}

class RefilledBucket implements Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #last = NaN; // when it was refilled; a number from the start, which is kept in place from then on

  constructor({ burst, perSecond }: Rate) {
    this.#most = Math.max(1, burst);
    this.#perSecond = perSecond;
    this.#left = this.#most;
  }

  take(now: number, cost = 1): boolean {
    this.#refill(now);
    const price = this.#priceOf(cost);
    if (this.#left < price) return false;
    this.#left -= price;
    return true;
  }

  secondsUntil(now: number, cost = 1): number {
    this.#refill(now);
    return Math.max(0, Math.ceil((this.#priceOf(cost) - this.#left) / this.#perSecond));
  }

  debt(now: number): number {
    this.#refill(now);
    return this.#most - this.#left;
  }

  charge(now: number, cost: number): void {
    this.#refill(now);
    this.#left = Math.max(-this.#most, this.#left - cost);
  }

  #refill(now: number): void {
    const passed = Number.isNaN(this.#last) ? 0 : now - this.#last;
    this.#left = Math.min(this.#most, this.#left + (passed / 1000) * this.#perSecond);
    this.#last = now;
  }

  /** What costs more than all takes all. */
  #priceOf(cost: number): number {
    return Math.min(cost, this.#most);
  }
}
