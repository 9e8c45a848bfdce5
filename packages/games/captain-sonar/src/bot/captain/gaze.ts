import { harmOf, hurt } from '../chances.ts';
import type { Chances } from '../chances.ts';
import type { Sea } from '../sea.ts';

/** What the enemy makes of where this boat is, and how it would aim. */
export interface Gaze {
  readonly harm: Float64Array | null; // that it expects of a blast on each cell; null: not thought of
  readonly nearest: number; // where it looks first
  /** The chance that this boat is near enough to come up and fire at one on this cell. */
  readonly exposure: (place: number) => number;
  /** Its best target from a cell. */
  readonly aimFrom: (place: number) => Aim;
}
export interface Aim {
  readonly target: number; // -1: none
  readonly value: number; // what it expects there
}

const CLEAR = 0.08; // chance from which on a place is looked at
const REACH = 5; // cells at which a boat can come up and fire
const AT_THE_EDGE = 0.4; // one cell further a blast can still graze

export function gazeAt(sea: Sea, known: Chances | null, at: number): Gaze {
  const places = known === null ? [at] : sea.water.filter((cell) => (known[cell] ?? 0) >= CLEAR);
  const harm = known && harmOf(sea, known);
  const aims: (Aim | undefined)[] = [];
  return {
    harm,
    nearest: places[0] ?? at,
    exposure: (place) => {
      let sum = 0;
      for (const cell of places) {
        const far = sea.far[cell]?.[place] ?? Infinity;
        const chance = known === null ? 1 : (known[cell] ?? 0);
        if (far <= REACH) sum += chance;
        else if (far === REACH + 1) sum += AT_THE_EDGE * chance;
      }
      return sum;
    },
    aimFrom: (place) => (aims[place] ??= bestAim({ sea, harm, at }, place)),
  };
}

interface Sight {
  readonly sea: Sea;
  readonly harm: Float64Array | null;
  readonly at: number;
}

/** Nobody likes to be near a blast of one's own. */
function bestAim({ sea, harm, at }: Sight, place: number): Aim {
  let [target, value] = [-1, 0];
  for (const cell of sea.reach[place] ?? []) {
    const hoped = harm === null ? hurt(sea, cell, at) : (harm[cell] ?? 0);
    if (hoped <= value) continue;
    const net = hoped - hurt(sea, cell, place);
    if (net > value) [target, value] = [cell, net];
  }
  return { target, value };
}
