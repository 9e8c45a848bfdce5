import { LOCATE_COST } from '../../rules/locate.ts';
import { STEP_COST } from '../../rules/move.ts';
import { RESEARCH_COST } from '../../rules/research.ts';
import { REGIONS } from '../../vocabulary.ts';
import { bitCount, spotSet } from './map-tables.ts';
import type { MapTables, Spots } from './map-tables.ts';
import type { Weights } from './weights.ts';

export const SHIPS = 12; // wrecks in a game
const CARDS = 12; // sonar cards that tell something of the place
const GUESSED = 2; // spots at most among which one guesses

/** Where in a round a playout takes up the game. */
export type SimulationPhase = 'applying' | 'cities' | 'research' | 'move' | 'locate' | 'salvage';

/**
 * A whole game in numbers, in one world: where each wreck lies is settled, and so is what each hunter has been told. It
 * is played on in place, hundreds of times for one decision. Hunters and wrecks are counted from 0; a set of wrecks is
 * one bit each.
 */
export interface Simulation {
  readonly map: MapTables;
  readonly hunters: number;
  // By hunter.
  readonly cash: Int32Array;
  readonly worth: Int32Array; // net worth
  readonly prestige: Int32Array;
  readonly at: Int8Array; // region; -1: off the map
  readonly hired: Uint8Array;
  readonly done: Uint8Array;
  readonly waiting: Uint8Array; // is still waited for in this phase
  readonly asked: Uint8Array; // questions in this round
  readonly locked: Int32Array; // the wrecks it was wrong about
  readonly begun: Int32Array; // the wrecks it has asked about
  readonly ready: Int32Array; // the wrecks it knows well enough to sail for
  // By hunter × SHIPS + wreck: where it may lie for all this hunter was told, and how many spots that are.
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly left: Uint8Array;
  /** The same × CARDS + card: how many answers the card can still give. 0: not counted yet. */
  readonly answers: Uint8Array;
  // By wreck.
  readonly spot: Uint8Array;
  readonly value: Uint8Array; // what it brings
  readonly forLocating: Uint8Array; // prestige
  readonly forSalvaging: Uint8Array;
  readonly taste: Float64Array; // what the searching hunter thinks of it, 1 being as much as of any other
  readonly sureness: Float64Array; // how well all hunters together could guess where it lies
  readonly order: Uint8Array; // hunters
  weights: readonly Weights[]; // by hunter
  phase: SimulationPhase;
  actor: number; // the hunter whose turn it is
  located: number;
  gone: number;
  fives: number; // in the bag
  tens: number;
  pool: number; // dollars offered
  roundsLeft: number; // after this one
  luck: number;
}

export function emptySimulation(map: MapTables, weights: readonly Weights[]): Simulation {
  const hunters = weights.length;
  return {
    map,
    hunters,
    cash: new Int32Array(hunters),
    worth: new Int32Array(hunters),
    prestige: new Int32Array(hunters),
    at: new Int8Array(hunters),
    hired: new Uint8Array(hunters),
    done: new Uint8Array(hunters),
    waiting: new Uint8Array(hunters),
    asked: new Uint8Array(hunters),
    locked: new Int32Array(hunters),
    begun: new Int32Array(hunters),
    ready: new Int32Array(hunters),
    low: new Int32Array(hunters * SHIPS),
    high: new Int32Array(hunters * SHIPS),
    left: new Uint8Array(hunters * SHIPS),
    answers: new Uint8Array(hunters * SHIPS * CARDS),
    spot: new Uint8Array(SHIPS),
    value: new Uint8Array(SHIPS),
    forLocating: new Uint8Array(SHIPS),
    forSalvaging: new Uint8Array(SHIPS),
    taste: new Float64Array(SHIPS).fill(1),
    sureness: new Float64Array(SHIPS),
    order: new Uint8Array(hunters),
    weights,
    phase: 'applying',
    actor: 0,
    located: 0,
    gone: 0,
    fives: 0,
    tens: 0,
    pool: 0,
    roundsLeft: 0,
    luck: 1,
  };
}

/** Makes one simulation equal to the other. */
export function copyInto(sim: Simulation, model: Simulation): void {
  sim.cash.set(model.cash);
  sim.worth.set(model.worth);
  sim.prestige.set(model.prestige);
  sim.at.set(model.at);
  sim.hired.set(model.hired);
  sim.done.set(model.done);
  sim.waiting.set(model.waiting);
  sim.asked.set(model.asked);
  sim.locked.set(model.locked);
  sim.begun.set(model.begun);
  sim.ready.set(model.ready);
  sim.low.set(model.low);
  sim.high.set(model.high);
  sim.left.set(model.left);
  sim.answers.set(model.answers);
  sim.spot.set(model.spot);
  sim.value.set(model.value);
  sim.forLocating.set(model.forLocating);
  sim.forSalvaging.set(model.forSalvaging);
  sim.taste.set(model.taste);
  sim.sureness.set(model.sureness);
  sim.order.set(model.order);
  sim.weights = model.weights;
  sim.phase = model.phase;
  sim.actor = model.actor;
  sim.located = model.located;
  sim.gone = model.gone;
  sim.fives = model.fives;
  sim.tens = model.tens;
  sim.pool = model.pool;
  sim.roundsLeft = model.roundsLeft;
  sim.luck = model.luck;
}

export function copyOf(model: Simulation): Simulation {
  const sim = emptySimulation(model.map, model.weights);
  copyInto(sim, model);
  return sim;
}

/** From now on these are the spots where a wreck may lie for a hunter; `i` is hunter × SHIPS + wreck. */
export function hold(sim: Simulation, i: number, { low, high }: Spots): void {
  const left = bitCount(low) + bitCount(high);
  const before = sim.left[i]!;
  sim.sureness[i % SHIPS]! += (left > 0 ? 1 / left : 0) - (before > 0 ? 1 / before : 0);
  sim.low[i] = low;
  sim.high[i] = high;
  sim.left[i] = left;
  sim.answers.fill(0, i * CARDS, (i + 1) * CARDS);
  if (left <= GUESSED) sim.ready[Math.floor(i / SHIPS)]! |= 1 << (i % SHIPS);
}

/** The answers a card can still give about a wreck; `i` is hunter × SHIPS + wreck. */
export function answersLeft(sim: Simulation, i: number, card: number): number {
  const known = sim.answers[i * CARDS + card]!;
  if (known > 0) return known;
  const classes = sim.map.classes[card]!;
  const low = sim.low[i]!;
  const high = sim.high[i]!;
  let answers = 0;
  for (let k = 0; k < classes.low.length; k++)
    if (((classes.low[k]! & low) | (classes.high[k]! & high)) !== 0) answers += 1;
  sim.answers[i * CARDS + card] = answers;
  return answers;
}

/** The wrecks that the hunter whose turn it is can still get. */
export const openWrecks = (sim: Simulation): number => ~sim.gone & ~sim.locked[sim.actor]!;

/** A whole number from 0 up to below: the same each time the simulation is set up anew. */
export function drawBelow(sim: Simulation, below: number): number {
  let word = sim.luck;
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  sim.luck = word;
  return Math.floor(((word >>> 0) / 2 ** 32) * below);
}

// What the hunter whose turn it is does in a playout, and what comes of it.

const R = REGIONS.length;

/** 4. What the boat still costs in this round. */
export const hireNow = ({ actor, hired, map, at }: Simulation): number =>
  hired[actor] === 1 ? 0 : map.hire[at[actor]!]!;

/** -1: no wreck can lie here. */
export const spotUnder = ({ actor, map, at }: Simulation): number => map.spotOf[at[actor]!]!;

/** The sonar card that can be used here. */
export const cardHere = ({ actor, map, at }: Simulation): number => map.cardAt[at[actor]!]!;

function pay(sim: Simulation, dollars: number): void {
  sim.cash[sim.actor]! -= dollars;
  sim.worth[sim.actor]! -= dollars;
}

/** 3. Asks the card of the place, and is told. */
export function ask(sim: Simulation, wreck: number): void {
  const { alike, spots } = sim.map;
  const i = sim.actor * SHIPS + wreck;
  const same = cardHere(sim) * spots + sim.spot[wreck]!;
  hold(sim, i, {
    low: sim.low[i]! & alike.low[same]!,
    high: sim.high[i]! & alike.high[same]!,
  });
  pay(sim, RESEARCH_COST);
  sim.asked[sim.actor]! += 1;
  sim.begun[sim.actor]! |= 1 << wreck;
}

/** 4. */
export function sail(sim: Simulation, to: number): void {
  const { actor, at, map } = sim;
  pay(sim, hireNow(sim) + map.steps[at[actor]! * R + to]! * STEP_COST);
  sim.hired[actor] = 1;
  at[actor] = to;
}

/** 5. */
export function locate(sim: Simulation, wreck: number): void {
  pay(sim, LOCATE_COST);
  if (sim.spot[wreck] !== spotUnder(sim)) return miss(sim, wreck);
  sim.located |= 1 << wreck;
  sim.prestige[sim.actor]! += sim.forLocating[wreck]!;
}

/** 6. */
export function salvage(sim: Simulation, wreck: number): void {
  const { actor, prestige } = sim;
  const spot = spotUnder(sim);
  pay(sim, sim.map.salvage[spot]!);
  if (sim.spot[wreck] !== spot) return miss(sim, wreck);
  const bit = 1 << wreck;
  if ((sim.located & bit) === 0) prestige[actor]! += sim.forLocating[wreck]!;
  prestige[actor]! += sim.forSalvaging[wreck]!;
  sim.worth[actor]! += sim.value[wreck]!;
  sim.located |= bit;
  sim.gone |= bit;
}

/** 5. Not here: it is lost to this hunter, and all strike the place off. */
function miss(sim: Simulation, wreck: number): void {
  sim.locked[sim.actor]! |= 1 << wreck;
  const { low, high } = spotSet(spotUnder(sim));
  for (let i = wreck; i < sim.left.length; i += SHIPS)
    if (((sim.low[i]! & low) | (sim.high[i]! & high)) !== 0)
      hold(sim, i, { low: sim.low[i]! & ~low, high: sim.high[i]! & ~high });
}
