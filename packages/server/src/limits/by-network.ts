/** Something for each network that was met lately. */
export interface ByNetwork<T> {
  of(network: string): T;
}

const MOST_NETWORKS = 20_000;

/** Makes it at the first meeting; of too many networks the one not met for longest is forgotten. */
export function byNetwork<T>(make: () => T, most: number = MOST_NETWORKS): ByNetwork<T> {
  return new MetNetworks(make, most);
}

interface Met<T> {
  readonly network: string;
  readonly found: T;
}

class MetNetworks<T> implements ByNetwork<T> {
  readonly #make: () => T;
  readonly #most: number;
  readonly #known = new Map<string, Met<T>>(); // in the order they were last met
  #last: Met<T> | null = null;

  constructor(make: () => T, most: number) {
    this.#make = make;
    this.#most = most;
  }

  of(network: string): T {
    if (this.#last?.network === network) return this.#last.found; // it is at the end already
    const met = this.#known.get(network) ?? { network, found: this.#make() };
    this.#known.delete(network);
    this.#known.set(network, met);
    if (this.#known.size > this.#most)
      this.#known.delete(this.#known.keys().next().value ?? network);
    this.#last = met;
    return met.found;
  }
}
