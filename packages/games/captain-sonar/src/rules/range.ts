import type { Cell } from '../vocabulary.ts';
import { chartFor } from './table.ts';
import type { OwnBoat } from './table.ts';
import { wrecksLeft } from './reach.ts';

export const TORPEDO_RANGE = 4;

export const SILENCE_RANGE = 4;

/** 3.1 Where a mine can be laid: on a neighbour of the boat, on water, off the boat's own route and mines. */
export function mineCells({ table, boat }: OwnBoat): readonly Cell[] {
  const chart = chartFor(table.setup);
  return boat.position === null
    ? []
    : chart
        .around(boat.position)
        .filter(
          (cell) => chart.isWater(cell) && !boat.route.includes(cell) && !boat.mines.includes(cell),
        );
}

/** 6. The wrecks a grapnel reaches: under the boat, and on the 8 cells around it. */
export function wrecksInReach({ table, boat: { position } }: OwnBoat): readonly Cell[] {
  if (position === null) return [];
  const near = chartFor(table.setup).around(position);
  return wrecksLeft(table).filter((cell) => cell === position || near.includes(cell));
}

/** 3.2 What a torpedo can reach. */
export const torpedoTargets = ({ table: { setup }, boat }: OwnBoat): readonly Cell[] =>
  boat.position === null
    ? []
    : chartFor(setup).withinSteps(boat.position, TORPEDO_RANGE, setup.torpedoPath);
