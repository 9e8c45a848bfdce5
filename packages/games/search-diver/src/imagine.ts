import type { Hidden, Rng } from '@fathom/kit';
import { believe } from './belief.ts';
import type { Hex } from './hex.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

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
