import type { Hidden, Rng } from '@fathom/kit';
import type { Hex } from './hex.ts';
import { faceDown } from './rules/table.ts';
import type { State, OpenTable } from './state.ts';
import type { View } from './view.ts';

/** How likely each marker is the target: every one that is face down, as likely as the others. */
export interface Belief {
  readonly hexes: readonly Hex[]; // in the order of their names
  readonly chance: number; // of each
}

/** Turning a dummy up is all that anybody ever learns, so a glance at the table is enough. */
export function believe(table: Pick<OpenTable, 'markers'>): Belief {
  const hexes = faceDown(table);
  return { hexes, chance: hexes.length === 0 ? 0 : 1 / hexes.length };
}

/** A state this view could come from; every one that fits is as likely as the others. */
export const imagine = (view: View, rng: Rng): State => ({
  setup: view.setup,
  chartSeed: view.chartSeed,
  phase: view.phase,
  kind: view.kind,
  first: view.first,
  turn: view.turn,
  toPlace: view.toPlace,
  markers: view.markers,
  divers: view.divers,
  offer: view.offer,
  result: view.result,
  target: imagineTarget(view, rng),
});

/** Not settled before the last marker is laid; told when the game is over. */
function imagineTarget(view: View, rng: Rng): Hidden<Hex> {
  if (view.phase === 'over' || view.toPlace > 0) return view.target;
  return rng.pick(believe(view).hexes);
}
