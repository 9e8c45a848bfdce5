import {
  cityFor,
  destinationFor,
  locatableFor,
  findTripFromHere,
  questionFor,
  salvageableFor,
} from './rule-of-thumb.ts';
import { SHIPS, ask, drawBelow, locate, sail, salvage } from './simulation.ts';
import type { Simulation } from './simulation.ts';

const ALL = (1 << SHIPS) - 1;
const MOST_LOOPS = 8;

/** What the hunter whose turn it is does in a step of the loop; whether it does anything. */
type StepMove = (sim: Simulation) => boolean;

const researching: StepMove = (sim) => {
  findTripFromHere(sim);
  let wreck = questionFor(sim);
  const asks = wreck >= 0;
  for (; wreck >= 0; wreck = questionFor(sim)) {
    ask(sim, wreck);
    if ((sim.ready[sim.actor]! & (1 << wreck)) !== 0) findTripFromHere(sim);
  }
  return asks;
};
const moving: StepMove = (sim) => {
  const to = destinationFor(sim);
  if (to < 0) sim.done[sim.actor] = 1;
  if (to < 0 || to === sim.at[sim.actor]) return false;
  sail(sim, to);
  return true;
};
const locating: StepMove = (sim) => {
  const wreck = locatableFor(sim);
  if (wreck >= 0) locate(sim, wreck);
  return wreck >= 0;
};
const salvaging: StepMove = (sim) => {
  const wreck = salvageableFor(sim);
  if (wreck >= 0) salvage(sim, wreck);
  return wreck >= 0;
};
const LOOP = [
  ['research', researching],
  ['move', moving],
  ['locate', locating],
  ['salvage', salvaging],
] as const satisfies readonly (readonly [string, StepMove])[];

/** Plays the game out from where it stands, everybody by rule of thumb. */
export function playToEnd(sim: Simulation): void {
  for (;;) {
    if (sim.phase === 'applying') {
      lend(sim);
      sim.phase = 'cities';
      sim.waiting.fill(1);
    }
    if (sim.phase === 'cities') {
      settle(sim);
      sim.phase = 'research';
      sim.waiting.fill(1);
    }
    goRound(sim);
    if (sim.roundsLeft === 0 || sim.gone === ALL) return;
    offer(sim);
  }
}

/** 2.5 */
function settle(sim: Simulation): void {
  for (const hunter of sim.order) {
    if (sim.waiting[hunter] === 0) continue;
    sim.actor = hunter;
    sim.at[hunter] = cityFor(sim);
  }
}

/** 2.6 */
function goRound(sim: Simulation): void {
  let first = LOOP.findIndex(([name]) => name === sim.phase);
  let hasActed = first > 0 || sim.waiting.includes(0);
  for (let loop = 0; loop < MOST_LOOPS; loop++) {
    for (let k = first; k < LOOP.length; k++) {
      if (everybody(sim, LOOP[k]![1])) hasActed = true;
      sim.waiting.fill(1);
    }
    if (!hasActed) return;
    first = 0;
    hasActed = false;
  }
}

/** Whether anybody did anything. */
function everybody(sim: Simulation, move: StepMove): boolean {
  let hasActed = false;
  for (const hunter of sim.order) {
    if (sim.done[hunter] === 1 || sim.waiting[hunter] === 0) continue;
    sim.actor = hunter;
    if (move(sim)) hasActed = true;
  }
  return hasActed;
}

/** 2.7, 2.1 The next round begins. */
function offer(sim: Simulation): void {
  sim.at.fill(-1);
  sim.hired.fill(0);
  sim.done.fill(0);
  sim.asked.fill(0);
  sim.roundsLeft -= 1;
  sim.pool = 0;
  for (let chips = 2 * sim.hunters; chips > 0 && sim.fives + sim.tens > 0; chips--)
    if (drawBelow(sim, sim.fives + sim.tens) < sim.fives) {
      sim.fives -= 1;
      sim.pool += 5;
    } else {
      sim.tens -= 1;
      sim.pool += 10;
    }
  sim.phase = 'applying';
}

/** 2.3, 2.4 All apply for a fair share; who goes first is a matter of luck. */
function lend(sim: Simulation): void {
  const { order, hunters } = sim;
  const share = Math.floor(sim.pool / hunters);
  for (let k = hunters - 1; k >= 0; k--) {
    const other = drawBelow(sim, k + 1);
    const hunter = order[other]!;
    order[other] = order[k]!;
    order[k] = hunter;
    sim.cash[hunter]! += share;
  }
}
