import type { Rng } from '@fathom/kit';
import { dealsFor } from '../../belief.ts';
import type { Belief } from '../../belief.ts';
import { drawDeal } from '../../belief/deals.ts';
import { openFor } from '../../belief/facts.ts';
import { cardsUsed } from '../../belief/rivals.ts';
import { contentOf } from '../../content/index.ts';
import type { Content } from '../../content/index.ts';
import { regionNumber } from '../../grid.ts';
import { netWorth } from '../../rules/end.ts';
import { dollars } from '../../rules/loans.ts';
import { trueValue } from '../../rules/salvage.ts';
import { hunterOf, shipOf } from '../../rules/table.ts';
import type { View } from '../../view.ts';
import type { HunterName } from '../../vocabulary.ts';
import { roundsLeft } from '../rounds.ts';
import { chartOf, spotsOf } from './chart.ts';
import type { Spots } from './chart.ts';
import { SHIPS, copyOf, emptyStage, hold } from './stage.ts';
import type { Scene, Stage } from './stage.ts';
import { stylesFor } from './style.ts';
import type { Style } from './style.ts';

/** Who plays, and what the one who rehearses knows. */
export interface Casting {
  readonly view: View;
  readonly belief: Belief; // what follows from it
  readonly hunter: HunterName;
  readonly manner: Partial<Style>; // how its rule of thumb differs from the best known
}

/** The hunters still in the game, by their seats. */
const namesOf = ({ hunters, order }: View): readonly HunterName[] =>
  hunters.map(({ name }) => name).filter((name) => order.includes(name));

/** The table as everybody sees it, and the hunter's own candidates: all but the world. It is the hunter's turn. */
export function stageOf(casting: Casting): Stage {
  const { view, hunter } = casting;
  const names = namesOf(view);
  const stage = emptyStage(chartOf(contentOf(view.setup)), stylesOf(casting, 'theirs'));
  stage.actor = names.indexOf(hunter);
  stage.order.set(view.order.map((name) => names.indexOf(name)));
  for (const [i, name] of names.entries()) seat(stage, i, { view, name });
  for (const wreck of view.wrecks) sink(stage, casting, wreck);
  stage.scene = sceneOf(view);
  stage.fives = view.bag.fives;
  stage.tens = view.bag.tens;
  stage.pool = dollars(view.pool);
  stage.roundsLeft = roundsLeft(view);
  return stage;
}

/** In every other world the rivals are taken to be as bold as the one who rehearses. */
function stylesOf({ view, hunter, manner }: Casting, rivals: 'own' | 'theirs'): readonly Style[] {
  const styles = stylesFor(view.order.length);
  const mine = { ...styles.own, ...manner };
  return namesOf(view).map((name) => (name === hunter ? mine : styles[rivals]));
}

function seat(
  stage: Stage,
  i: number,
  { view, name }: { readonly view: View; readonly name: HunterName },
): void {
  const standing = hunterOf(view, name);
  stage.cash[i] = standing.cash;
  stage.worth[i] = netWorth(standing);
  stage.prestige[i] = standing.prestige;
  stage.at[i] = standing.token === null ? -1 : regionNumber(standing.token);
  stage.hired[i] = Number(standing.hired);
  stage.done[i] = Number(standing.done);
  stage.waiting[i] = Number(view.waiting.includes(name));
  const asked = view.researches.filter(({ hunter }) => hunter === name);
  stage.asked[i] = asked.filter(({ round }) => round === view.round).length;
  for (const { wreck } of asked) stage.begun[i]! |= 1 << (wreck - 1);
  for (const wreck of standing.lockedOut) stage.locked[i]! |= 1 << (wreck - 1);
}

function sink(stage: Stage, { view, belief }: Casting, wreck: View['wrecks'][number]): void {
  const content = contentOf(view.setup);
  const i = wreck.number - 1;
  const { located, salvaged } = shipOf(view, wreck.number);
  stage.forLocating[i] = located;
  stage.forSalvaging[i] = salvaged;
  if (wreck.locatedBy !== null) stage.located |= 1 << i;
  if (wreck.salvagedBy !== null) stage.gone |= 1 << i;
  if (wreck.region !== null) stage.spot[i] = content.wreckRegions.indexOf(wreck.region);
  hold(stage, stage.actor * SHIPS + i, spotsOf(content, belief.wrecks[i]?.regions ?? 0n));
}

const sceneOf = ({ phase, step }: View): Scene =>
  phase === 'loop' && step !== null ? step : phase === 'cities' ? 'cities' : 'applying';

/** So many worlds more. */
export type Worlds = (count: number) => readonly Stage[];

/** Worlds that fit all the hunter knows, each with what the rivals' questions would have told them there. */
export function worldsFor(casting: Casting, luck: Rng): Worlds {
  const { view, hunter } = casting;
  const deals = dealsFor(view);
  const model = stageOf(casting);
  const rivals = namesOf(view).flatMap((name, i) =>
    name === hunter ? [] : [{ i, clues: cluesOf(view, name) }],
  );
  const styles = [model.styles, stylesOf(casting, 'own')];
  let made = 0;
  const next = (): Stage => {
    const stage = copyOf(model);
    lay(stage, contentOf(view.setup), {
      spots: drawDeal(deals.regions, luck),
      values: drawDeal(deals.values, luck),
    });
    for (const { i, clues } of rivals)
      for (let wreck = 0; wreck < SHIPS; wreck++)
        hold(stage, i * SHIPS + wreck, toldBy(stage, clues[wreck]!, stage.spot[wreck]!));
    stage.luck = 1 + luck.int(2 ** 31);
    stage.styles = styles[made % styles.length] ?? model.styles;
    made += 1;
    return stage;
  };
  return (count) => Array.from({ length: count }, next);
}

/** The location and value card of each wreck. */
interface Deal {
  readonly spots: readonly number[];
  readonly values: readonly number[];
}

function lay(stage: Stage, content: Content, { spots, values }: Deal): void {
  for (let wreck = 0; wreck < SHIPS; wreck++) {
    const spot = spots[wreck] ?? 0;
    const region = content.wreckRegions[spot] ?? 'A1';
    stage.spot[wreck] = spot;
    stage.value[wreck] = trueValue(content, { region, value: values[wreck] ?? 0 });
  }
}

/** What everybody knows of a hunter's search for a wreck. */
interface Clues {
  readonly open: Spots; // where it can lie for all that was seen
  readonly cards: readonly number[]; // that the hunter used on it
}

const cluesOf = (view: View, hunter: HunterName): readonly Clues[] => {
  const content = contentOf(view.setup);
  const { cards } = chartOf(content);
  return view.wrecks.map(({ number }) => ({
    open: spotsOf(content, openFor(view, number)),
    cards: cardsUsed(view, { hunter, wreck: number }).map((card) => cards.indexOf(card)),
  }));
};

/** What is left for one with these clues if the wreck lies at the spot. */
function toldBy({ chart }: Stage, { open, cards }: Clues, spot: number): Spots {
  let { low, high } = open;
  for (const card of cards) {
    low &= chart.alike.low[card * chart.spots + spot]!;
    high &= chart.alike.high[card * chart.spots + spot]!;
  }
  return { low, high };
}
