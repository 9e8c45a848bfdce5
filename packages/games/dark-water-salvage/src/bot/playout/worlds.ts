import type { Rng } from '@fathom/kit';
import { dealsFor } from '../../belief.ts';
import type { Belief } from '../../belief.ts';
import { drawDeal } from '../../belief/deals.ts';
import { cardsUsed, openFor } from '../../belief/evidence.ts';
import { contentOf } from '../../content/index.ts';
import type { Content } from '../../content/index.ts';
import { regionNumber } from '../../grid.ts';
import { netWorth } from '../../rules/end.ts';
import { dollars, roundsLeft } from '../../rules/loans.ts';
import { trueValue } from '../../rules/salvage.ts';
import { hunterOf, shipOf } from '../../rules/table.ts';
import type { View } from '../../view.ts';
import type { HunterName } from '../../vocabulary.ts';
import { mapTablesOf, spotsOf } from './map-tables.ts';
import type { Spots } from './map-tables.ts';
import { SHIPS, copyOf, emptySimulation, hold } from './simulation.ts';
import type { SimulationPhase, Simulation } from './simulation.ts';
import { weightsFor } from './weights.ts';
import type { Weights } from './weights.ts';

/** Who plays, and what the searching bot knows. */
export interface WorldSource {
  readonly view: View;
  readonly belief: Belief; // what follows from it
  readonly hunter: HunterName;
  readonly overrides: Partial<Weights>; // how its rule of thumb differs from the best known
  readonly tastes?: readonly number[]; // by wreck, what a point of prestige is worth to it; none: the same of all
}

/** The hunters still in the game, by their seats. */
const namesOf = ({ hunters, order }: View): readonly HunterName[] =>
  hunters.map(({ name }) => name).filter((name) => order.includes(name));

/** The table as everybody sees it, and the hunter's own candidates: all but the world. It is the hunter's turn. */
export function simulationOf(source: WorldSource): Simulation {
  const { view, hunter } = source;
  const names = namesOf(view);
  const sim = emptySimulation(mapTablesOf(contentOf(view.setup)), hunterWeights(source, 'theirs'));
  sim.actor = names.indexOf(hunter);
  if (source.tastes !== undefined) sim.taste.set(source.tastes);
  sim.order.set(view.order.map((name) => names.indexOf(name)));
  for (const [i, name] of names.entries()) placeHunter(sim, i, { view, name });
  for (const wreck of view.wrecks) placeWreck(sim, source, wreck);
  sim.phase = phaseOf(view);
  sim.fives = view.bag.fives;
  sim.tens = view.bag.tens;
  sim.pool = dollars(view.pool);
  sim.roundsLeft = roundsLeft(view);
  return sim;
}

/** In every other world the rivals are taken to be as bold as the searching bot. */
function hunterWeights(
  { view, hunter, overrides }: WorldSource,
  rivals: 'own' | 'theirs',
): readonly Weights[] {
  const weights = weightsFor(view.order.length);
  const mine = { ...weights.own, ...overrides };
  return namesOf(view).map((name) => (name === hunter ? mine : weights[rivals]));
}

function placeHunter(
  sim: Simulation,
  i: number,
  { view, name }: { readonly view: View; readonly name: HunterName },
): void {
  const standing = hunterOf(view, name);
  sim.cash[i] = standing.cash;
  sim.worth[i] = netWorth(standing);
  sim.prestige[i] = standing.prestige;
  sim.at[i] = standing.token === null ? -1 : regionNumber(standing.token);
  sim.hired[i] = Number(standing.hired);
  sim.done[i] = Number(standing.done);
  sim.waiting[i] = Number(view.waiting.includes(name));
  const asked = view.researches.filter(({ hunter }) => hunter === name);
  sim.asked[i] = asked.filter(({ round }) => round === view.round).length;
  for (const { wreck } of asked) sim.begun[i]! |= 1 << (wreck - 1);
  for (const wreck of standing.lockedOut) sim.locked[i]! |= 1 << (wreck - 1);
}

function placeWreck(
  sim: Simulation,
  { view, belief }: WorldSource,
  wreck: View['wrecks'][number],
): void {
  const content = contentOf(view.setup);
  const i = wreck.number - 1;
  const { located, salvaged } = shipOf(view, wreck.number);
  sim.forLocating[i] = located;
  sim.forSalvaging[i] = salvaged;
  if (wreck.locatedBy !== null) sim.located |= 1 << i;
  if (wreck.salvagedBy !== null) sim.gone |= 1 << i;
  if (wreck.region !== null) sim.spot[i] = content.wreckRegions.indexOf(wreck.region);
  hold(sim, sim.actor * SHIPS + i, spotsOf(content, belief.wrecks[i]?.regions ?? 0n));
}

const phaseOf = ({ phase, step }: View): SimulationPhase =>
  phase === 'loop' && step !== null ? step : phase === 'cities' ? 'cities' : 'applying';

/** So many worlds more. */
type Worlds = (count: number) => readonly Simulation[];

/** Worlds that fit all the hunter knows, each with what the rivals' questions would have told them there. */
export function worldsFor(source: WorldSource, luck: Rng): Worlds {
  const { view, hunter } = source;
  const deals = dealsFor(view);
  const model = simulationOf(source);
  const rivals = namesOf(view).flatMap((name, i) =>
    name === hunter ? [] : [{ i, clues: cluesOf(view, name) }],
  );
  const weights = [model.weights, hunterWeights(source, 'own')];
  let made = 0;
  const next = (): Simulation => {
    const sim = copyOf(model);
    dealWrecks(sim, contentOf(view.setup), {
      spots: drawDeal(deals.regions, luck),
      values: drawDeal(deals.values, luck),
    });
    for (const { i, clues } of rivals)
      for (let wreck = 0; wreck < SHIPS; wreck++)
        hold(sim, i * SHIPS + wreck, toldBy(sim, clues[wreck]!, sim.spot[wreck]!));
    sim.luck = 1 + luck.int(2 ** 31);
    sim.weights = weights[made % weights.length] ?? model.weights;
    made += 1;
    return sim;
  };
  return (count) => Array.from({ length: count }, next);
}

/** The location and value card of each wreck. */
interface Deal {
  readonly spots: readonly number[];
  readonly values: readonly number[];
}

function dealWrecks(sim: Simulation, content: Content, { spots, values }: Deal): void {
  for (let wreck = 0; wreck < SHIPS; wreck++) {
    const spot = spots[wreck] ?? 0;
    const region = content.wreckRegions[spot] ?? 'A1';
    sim.spot[wreck] = spot;
    sim.value[wreck] = trueValue(content, { region, value: values[wreck] ?? 0 });
  }
}

/** What everybody knows of a hunter's search for a wreck. */
interface Clues {
  readonly open: Spots; // where it can lie for all that was seen
  readonly cards: readonly number[]; // that the hunter used on it
}

const cluesOf = (view: View, hunter: HunterName): readonly Clues[] => {
  const content = contentOf(view.setup);
  const { cards } = mapTablesOf(content);
  return view.wrecks.map(({ number }) => ({
    open: spotsOf(content, openFor(view, number)),
    cards: cardsUsed(view, { hunter, wreck: number }).map((card) => cards.indexOf(card)),
  }));
};

/** What is left for one with these clues if the wreck lies at the spot. */
function toldBy({ map }: Simulation, { open, cards }: Clues, spot: number): Spots {
  let { low, high } = open;
  for (const card of cards) {
    low &= map.alike.low[card * map.spots + spot]!;
    high &= map.alike.high[card * map.spots + spot]!;
  }
  return { low, high };
}
