import { LOCATE_COST } from '../../rules/locate.ts';
import { REGIONS } from '../../vocabulary.ts';
import { firstSpot } from './map-tables.ts';
import { SHIPS, answersLeft, openWrecks } from './simulation.ts';
import type { Simulation } from './simulation.ts';

/** The best trip for the hunter whose turn it is. One object for all playouts: they run one after another. */
interface BestTrip {
  wreck: number; // -1: none
  spot: number;
  value: number; // in prestige, the price of the cash included
  cost: number; // dollars from here to the end of it
}
export const bestTrip: BestTrip = { wreck: -1, spot: 0, value: 0, cost: 0 };

const R = REGIONS.length;
const AMPLE = 30; // dollars of net worth with which debt is no more to be feared

/** Finds the best that can be paid for from a region, the boat costing so much. */
export function findBestTrip(sim: Simulation, from: number, hire: number): void {
  const { map, actor } = sim;
  bestTrip.wreck = -1;
  bestTrip.value = 0;
  bestTrip.cost = 0;
  for (
    let bits = (sim.ready[actor]! | sim.located) & openWrecks(sim);
    bits !== 0;
    bits &= bits - 1
  ) {
    const wreck = 31 - Math.clz32(bits & -bits);
    const isLocated = (sim.located & (1 << wreck)) !== 0;
    const i = actor * SHIPS + wreck;
    const left = isLocated ? 1 : sim.left[i]!;
    let low = sim.low[i]!;
    let high = sim.high[i]!;
    for (let k = 0; k < left; k++) {
      const spot = isLocated ? sim.spot[wreck]! : firstSpot(low, high);
      if (low !== 0) low &= low - 1;
      else high &= high - 1;
      const region = map.regionOf[spot]!;
      const steps = map.steps[from * R + region]!;
      if (steps > 0 && sim.at.includes(region)) continue;
      appraise(sim, { wreck, spot, left, way: steps === 0 ? 0 : hire + steps });
    }
  }
}

/** A wreck that may lie at a spot, and the way there. */
interface Target {
  readonly wreck: number;
  readonly spot: number;
  readonly left: number; // spots where it may lie
  readonly way: number; // dollars
}

/** Takes it for the best trip if it is. */
function appraise(sim: Simulation, target: Target): void {
  const { wreck, spot, left, way } = target;
  const cash = sim.cash[sim.actor]! - way;
  if (cash < LOCATE_COST) return;
  const salvage = sim.map.salvage[spot]!;
  const isLocated = (sim.located & (1 << wreck)) !== 0;
  if (left > 1) guess(sim, target);
  else if (cash >= salvage) {
    const both = sim.forSalvaging[wreck]! + (isLocated ? 0 : sim.forLocating[wreck]!);
    const usual = sim.map.usual[spot]!;
    if (isTooDear(sim, way + salvage - usual)) return;
    offer(sim, target, { prestige: both + needOf(sim) * usual, cost: way + salvage });
  } else if (!isLocated && !isTooDear(sim, way + LOCATE_COST)) {
    // Located for the prestige alone, it lies open to all.
    const lost = isLast(sim) ? 0 : weightsNow(sim).giveAway * sim.forSalvaging[wreck]!;
    offer(sim, target, { prestige: sim.forLocating[wreck]! - lost, cost: way + LOCATE_COST });
  }
}

/** With more than one spot left it is located first, so that being wrong costs little. */
function guess(sim: Simulation, target: Target): void {
  const { wreck, spot, left, way } = target;
  const { price, keep } = weightsNow(sim);
  const salvage = sim.map.salvage[spot]!;
  const cost = way + LOCATE_COST;
  if (isTooDear(sim, cost)) return;
  const chance = 1 / left;
  const both = sim.forLocating[wreck]! + sim.forSalvaging[wreck]!;
  if (sim.cash[sim.actor]! >= cost + salvage) {
    const lost = isLast(sim) ? 0 : (1 - chance) * keep * both;
    const spared = (1 - chance) * price * salvage;
    offer(sim, target, { prestige: chance * both - lost + spared, cost: cost + salvage });
  } else if (isLast(sim)) offer(sim, target, { prestige: chance * sim.forLocating[wreck]!, cost });
}

function offer(
  sim: Simulation,
  { wreck, spot }: Target,
  { prestige, cost }: { readonly prestige: number; readonly cost: number },
): void {
  const { price, spend } = weightsNow(sim);
  const value = prestige - price * cost * (isLast(sim) ? 1 - spend : 1);
  if (value <= bestTrip.value) return;
  bestTrip.wreck = wreck;
  bestTrip.spot = spot;
  bestTrip.value = value;
  bestTrip.cost = cost;
}

const weightsNow = ({ weights, actor }: Simulation): Simulation['weights'][number] =>
  weights[actor]!;
const isLast = ({ roundsLeft }: Simulation): boolean => roundsLeft === 0;

/** Prestige that a dollar of salvage is worth. */
const needOf = (sim: Simulation): number =>
  weightsNow(sim).fear * Math.min(1, Math.max(0, 1 - sim.worth[sim.actor]! / AMPLE));

/** Whether it would bring the hunter into a debt that it could hardly get out of. A hunter already in one has less to fear. */
export function isTooDear(sim: Simulation, dollars: number): boolean {
  const worth = sim.worth[sim.actor]!;
  const limit = -weightsNow(sim).earned * sim.roundsLeft;
  return dollars > 0 && worth >= limit && worth - dollars < limit;
}

/**
 * What a question is worth in prestige: by how much likelier the best guess at the place becomes, for the one whose
 * turn it is. 0: it tells nothing.
 */
export function tellsOf(sim: Simulation, wreck: number, card: number): number {
  if ((openWrecks(sim) & ~sim.located & (1 << wreck)) === 0) return 0;
  const i = sim.actor * SHIPS + wreck;
  const left = sim.left[i]!;
  if (left <= 1) return 0;
  const answers = answersLeft(sim, i, card);
  if (answers <= 1 || isBusy(sim, wreck)) return 0;
  const { price, built, trip, rivals } = sim.weights[sim.actor]!;
  const both = sim.forLocating[wreck]! + sim.forSalvaging[wreck]!;
  const prestige = sim.taste[wreck]! * both - price * trip;
  const others = sim.sureness[wreck]! * left - 1; // how much better they could guess
  return (built * prestige * (answers - 1)) / left / (1 + rivals * others);
}

/** Whether the hunter is searching for as many other wrecks as it can keep in mind. One that is found is on the sheet. */
function isBusy(sim: Simulation, wreck: number): boolean {
  const { actor, left } = sim;
  const { focus } = sim.weights[actor]!;
  if (focus >= SHIPS || (sim.begun[actor]! & (1 << wreck)) !== 0) return false;
  let searched = 0;
  for (let bits = sim.begun[actor]! & openWrecks(sim); bits !== 0; bits &= bits - 1)
    if (left[actor * SHIPS + 31 - Math.clz32(bits & -bits)]! > 1) searched += 1;
  return searched >= focus;
}

const priceOf = ({ weights, actor }: Simulation): number => {
  const { price, least } = weights[actor]!;
  return price + least;
};

/** What a question is worth beyond its price. */
export const gainOf = (sim: Simulation, wreck: number, card: number): number =>
  tellsOf(sim, wreck, card) - priceOf(sim);

/** The wreck most worth a question to this card; -1: none. */
export function bestQuestion(sim: Simulation, card: number): number {
  let best = -1;
  let most = priceOf(sim);
  for (let wreck = 0; wreck < SHIPS; wreck++) {
    const value = tellsOf(sim, wreck, card);
    if (value > most) {
      best = wreck;
      most = value;
    }
  }
  return best;
}

const gains = new Float64Array(SHIPS);

/** What the best so many questions to a card are worth together. */
export function gainOfMany(sim: Simulation, card: number, count: number): number {
  const price = priceOf(sim);
  let found = 0;
  for (let wreck = 0; wreck < SHIPS; wreck++) {
    const gain = tellsOf(sim, wreck, card) - price;
    if (gain <= 0) continue;
    let k = found;
    for (; k > 0 && gains[k - 1]! < gain; k--) gains[k] = gains[k - 1]!;
    gains[k] = gain;
    found += 1;
  }
  let sum = 0;
  for (let k = 0; k < found && k < count; k++) sum += gains[k]!;
  return sum;
}
