import { inOrder } from '../actions.ts';
import type { Placement } from '../actions.ts';
import { SEAS } from '../board.ts';
import { opponent } from '../vocabulary.ts';
import type { Captain, Helm } from './captain.ts';
import { huntOf } from './hunt.ts';
import type { Temper } from './plan.ts';
import { turnsNeeded } from './race.ts';

/** Any placement, each as likely as the others. */
export function anyPlacement({ side, rng }: Helm): Placement {
  const [one, two, three] = rng.shuffle(SEAS[side]);
  return inOrder([one!, two!, three!]);
}

const TRIES = 6;

/**
 * Of a few placements at random, the one that a hunter of this temper needs longest for. Harder mines
 * than that could be had by looking longer, but then they would always be the same.
 */
export const hardPlacement =
  (temper: Temper): Captain['place'] =>
  (helm) => {
    const hunt = huntOf(helm.view, opponent(helm.side));
    const tries = Array.from({ length: TRIES }, () => anyPlacement(helm));
    const turns = tries.map((squares) => turnsNeeded(hunt, squares, temper));
    return tries[turns.indexOf(Math.max(...turns))]!;
  };
