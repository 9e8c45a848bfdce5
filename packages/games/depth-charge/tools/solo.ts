/**
 * The admiral hunting solver: every placement of the red sea, by the rules of the game, with nobody to race.
 *
 *   node packages/games/depth-charge/tools/solo.ts [--least] [--openings]
 *
 * --least     also works out the least turns that any hunter needs who never loses (some seconds)
 * --openings  also tells what each first sounding within two moves comes to (some minutes)
 */
import { parseArgs } from 'node:util';
import { beliefAtStart } from '../src/belief.ts';
import { START, seaOf, squareNumber } from '../src/board.ts';
import { branches } from '../src/bot/hunt.ts';
import type { Hunt, HuntStep } from '../src/bot/hunt.ts';
import { openings } from '../src/bot/openings.ts';
import { HuntSolver, nextStep } from '../src/bot/solve/hunt-solver.ts';
import { fieldSetOf, fieldSetsFor } from '../src/bot/solve/field-sets.ts';
import { AROUND_OF, nameOf, routesFrom } from '../src/bot/numbered-board.ts';
import { PLACEMENTS, USUAL, expedition, leastTurns, turnsAfter } from './expedition.ts';

const { values } = parseArgs({
  options: {
    least: { type: 'boolean', default: false },
    openings: { type: 'boolean', default: false },
  },
});

const start: Hunt = {
  boat: squareNumber(START.black),
  obstacle: squareNumber(START.red),
  misses: 0,
  belief: beliefAtStart('red', USUAL),
};

/** Goes through every way the hunt can turn out after a first step of the book. */
function hunted(opening: HuntStep): readonly number[] {
  const sets = fieldSetsFor(start.belief);
  const solver = new HuntSolver(sets, start.obstacle);
  const stepOf = (hunt: Hunt): HuntStep => {
    const [line] = openings(hunt);
    const { belief, misses, boat } = hunt;
    const step = line?.step ?? nextStep(solver, { set: fieldSetOf(sets, belief), misses, boat });
    if (step === null) throw new Error('A hunter solver can always do something.');
    return step;
  };
  const finished: number[] = [];
  const follow = (hunt: Hunt, step: HuntStep, turns: number): void => {
    for (const next of branches(hunt, step)) {
      if (next.belief.living > 0) follow(next, stepOf(next), turns + 1);
      else finished[turns] = (finished[turns] ?? 0) + 1;
    }
  };
  follow(start, opening, 1);
  return finished;
}

for (const { step } of openings(start)) {
  const finished = hunted(step);
  const found = finished.reduce((sum, count) => sum + count, 0);
  const turns = finished.reduce((sum, count, after) => sum + count * after, 0);
  const spread = finished.map((count, after) => `${after}: ${count}`).filter(Boolean);
  console.log(
    `${step.type} ${nameOf(step.square)}: ${(turns / found).toFixed(4)} turns on average, ${PLACEMENTS - found} of ${PLACEMENTS} lost (${spread.join(', ')})`,
  );
}

const everywhere = new Uint8Array(PLACEMENTS).fill(1);
if (values.least)
  console.log(
    `No hunter who never loses needs less than ${leastTurns(expedition(everywhere)).toFixed(4)}.`,
  );

if (values.openings) {
  const routes = routesFrom(start.boat, (square) => seaOf(nameOf(square)) === 'red');
  for (const from of routes.squares.filter((square) => routes.turns[square]! <= 2))
    for (const square of AROUND_OF[from]!) {
      const opening = { from: nameOf(from), square: nameOf(square), moves: routes.turns[from]! };
      const turns = turnsAfter(expedition(everywhere), opening);
      console.log(`${opening.from} sounds ${opening.square}: ${turns.toFixed(4)}`);
    }
}
