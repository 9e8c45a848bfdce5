import { LOCATE_COST } from '../../rules/locate.ts';
import { RESEARCH_COST } from '../../rules/research.ts';
import { bestQuestion, gainOfMany, isTooDear, bestTrip, findBestTrip } from './evaluation.ts';
import { firstSpot } from './map-tables.ts';
import { SHIPS, cardHere, hireNow, openWrecks, spotUnder } from './simulation.ts';
import type { Simulation } from './simulation.ts';

// What the one whose turn it is does by rule of thumb: from what it was told and what everybody saw, and quick enough
// to be asked a thousand times for one decision.

const NONE = -1;

/** The free city to start from. */
export function cityFor(sim: Simulation): number {
  let best = NONE;
  let most = -Infinity;
  for (const city of sim.map.cities) {
    if (sim.at.includes(city)) continue;
    const value = cityValue(sim, city);
    if (value > most) {
      best = city;
      most = value;
    }
  }
  return best;
}

/** What can be reached from a city, and what its card tells for the money there is. */
export function cityValue(sim: Simulation, city: number): number {
  const { map } = sim;
  const { info, hire } = sim.weights[sim.actor]!;
  findBestTrip(sim, city, map.hire[city]!);
  const count = Math.floor(questionMoney(sim) / RESEARCH_COST);
  const told = gainOfMany(sim, map.cardAt[city]!, count);
  return bestTrip.value + info * told - hire * map.hire[city]!;
}

/** What neither the best trip needs nor a hoped-for one. */
function questionMoney(sim: Simulation): number {
  const { actor } = sim;
  const { asking, hope } = sim.weights[actor]!;
  const cash = sim.cash[actor]!;
  if (bestTrip.wreck !== NONE) return cash - bestTrip.cost;
  if (sim.hired[actor] === 1) return cash;
  const spent = sim.asked[actor]! * RESEARCH_COST;
  return Math.max((cash + spent) * asking, cash + spent - hope) - spent;
}

/** Looks for the trip that the money is for. */
export const findTripFromHere = (sim: Simulation): void =>
  findBestTrip(sim, sim.at[sim.actor]!, hireNow(sim));

/** The wreck to ask about, after `findTripFromHere`. -1: none. */
export function questionFor(sim: Simulation): number {
  if (questionMoney(sim) < RESEARCH_COST) return NONE;
  if (bestTrip.wreck === NONE && isTooDear(sim, RESEARCH_COST)) return NONE;
  return bestQuestion(sim, cardHere(sim));
}

/** Where to go; where it is, if there is something to do; -1: nowhere. */
export function destinationFor(sim: Simulation): number {
  findTripFromHere(sim);
  return bestTrip.wreck === NONE ? NONE : sim.map.regionOf[bestTrip.spot]!;
}

/** The wreck to locate here; -1: none. One that is certain and can be paid for is salvaged at once. */
export function locatableFor(sim: Simulation): number {
  const spot = spotUnder(sim);
  const cash = sim.cash[sim.actor]!;
  if (spot < 0 || cash < LOCATE_COST) return NONE;
  findTripFromHere(sim);
  const { wreck } = bestTrip;
  if (wreck === NONE || bestTrip.spot !== spot || (sim.located & (1 << wreck)) !== 0) return NONE;
  return knownSpot(sim, wreck) === spot && cash >= sim.map.salvage[spot]! ? NONE : wreck;
}

/** The wreck to salvage here; -1: none. */
export function salvageableFor(sim: Simulation): number {
  const { actor, map } = sim;
  const spot = spotUnder(sim);
  if (spot < 0) return NONE;
  const cost = map.salvage[spot]!;
  if (sim.cash[actor]! < cost || isTooDear(sim, cost - map.usual[spot]!)) return NONE;
  let bits = (sim.ready[actor]! | sim.located) & openWrecks(sim);
  for (; bits !== 0; bits &= bits - 1) {
    const wreck = 31 - Math.clz32(bits & -bits);
    if (knownSpot(sim, wreck) === spot) return wreck;
  }
  return NONE;
}

/** Where a wreck must lie for all the hunter knows; -1: it is not certain. */
function knownSpot(sim: Simulation, wreck: number): number {
  if ((sim.located & (1 << wreck)) !== 0) return sim.spot[wreck]!;
  const i = sim.actor * SHIPS + wreck;
  return sim.left[i] === 1 ? firstSpot(sim.low[i]!, sim.high[i]!) : NONE;
}
