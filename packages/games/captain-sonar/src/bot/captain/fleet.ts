import type { Chances } from '../chances.ts';
import type { Sea } from '../sea.ts';
import type { Boatlike } from '../whereabouts.ts';

/** The boats the enemy's may be, while a fight is thought through. */
export interface Fleet {
  readonly cells: readonly number[];
  readonly mass: readonly number[];
  readonly routes: readonly (Uint8Array | null)[];
  readonly from: readonly number[]; // where each was before; -1: nobody knows
}

export const fleetOf = (boats: readonly Boatlike[]): Fleet => ({
  cells: boats.map(({ cell }) => cell),
  mass: boats.map(({ chance }) => chance),
  routes: boats.map(({ closed }) => closed),
  from: boats.map(() => -1),
});

/** How likely one of them is on each cell. */
export function massOf(sea: Sea, { cells, mass }: Fleet): Chances {
  const chances = new Float64Array(sea.count);
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] ?? 0;
    chances[cell] = (chances[cell] ?? 0) + (mass[i] ?? 0);
  }
  return chances;
}

/** A boat that has come to a place. */
export interface Comer {
  readonly mass: number;
  readonly boat: number; // which one of the fleet before
  readonly from: number;
}
/** A fleet on its way: boats that come to one place are one from there on, with the route of the first. */
export interface Gathering {
  readonly come: (place: number, comer: Comer) => void;
  readonly fleet: () => Fleet;
}

export function gather(sea: Sea, before: Fleet): Gathering {
  const mass = new Float64Array(sea.count);
  const first = new Map<number, Comer>();
  return {
    come: (place, comer) => {
      if (!first.has(place)) first.set(place, comer);
      mass[place] = (mass[place] ?? 0) + comer.mass;
    },
    fleet: () => ({
      cells: [...first.keys()],
      mass: [...first.keys()].map((cell) => mass[cell] ?? 0),
      routes: [...first.values()].map(({ boat }) => before.routes[boat] ?? null),
      from: [...first.values()].map(({ from }) => from),
    }),
  };
}
