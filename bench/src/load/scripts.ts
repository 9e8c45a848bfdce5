import { SIDES, depthCharge, seatOf } from '@fathom/depth-charge/client';
import type { State } from '@fathom/depth-charge/client';
import type { Rng } from '@fathom/kit';
import type { Decision } from '../rules/engine.ts';
import { cheapRng, randomPlacement } from '../rules/luck.ts';
import { decisionOf, newGame, take } from '../rules/ours.ts';

/** A whole game: placements, then turns by turns, the sides always alternating. */
export type Script = readonly Decision[];

/**
 * Uniformly random games would be over after nine turns, most by a second blind depth charge. These are random
 * too, but nobody makes a turn that ends the game before this many decisions: about as long as a game between
 * people.
 */
export const LEAST_DECISIONS = 40;

export const makeScripts = (count: number, seed: number): Script[] =>
  Array.from({ length: count }, (_, i) => makeScript(cheapRng(seed + i)));

function makeScript(rng: Rng): Script {
  const script: Decision[] = SIDES.map((side) => ({
    kind: 'place',
    side,
    squares: randomPlacement(side, rng),
  }));
  let state = script.reduce(take, newGame());
  while (depthCharge.outcome(state) === null) {
    const next = randomTurn(state, rng);
    const after = take(state, next);
    if (depthCharge.outcome(after) !== null && script.length + 1 < LEAST_DECISIONS) continue;
    script.push(next);
    state = after;
  }
  return script;
}

function randomTurn(state: State, rng: Rng): Decision {
  const side = state.turn ?? 'black';
  const view = depthCharge.view(state, [seatOf(side)]);
  return decisionOf(side, rng.pick([...depthCharge.legal(view, seatOf(side))]));
}
