/** Something for each network that was met lately. */
export interface ByNetwork<T> {
  readonly of: (network: string) => T;
}

const MOST_NETWORKS = 20_000;

/** Makes it at the first meeting; of too many networks the one not met for longest is forgotten. */
export function byNetwork<T>(make: () => T, most: number = MOST_NETWORKS): ByNetwork<T> {
  const known = new Map<string, T>(); // in the order they were last met
  return {
    of: (network) => {
      const found = known.get(network) ?? make();
      known.delete(network);
      known.set(network, found);
      if (known.size > most) known.delete(known.keys().next().value ?? network);
      return found;
    },
  };
}
