import type { Action } from '../../actions.ts';
import { regionNumber } from '../../grid.ts';
import { freeCities } from '../../rules/cities.ts';
import { LOCATE_COST } from '../../rules/locate.ts';
import { reach } from '../../rules/move.ts';
import type { Way } from '../../rules/move.ts';
import { RESEARCH_COST } from '../../rules/research.ts';
import type { View } from '../../view.ts';
import { WRECKS } from '../../vocabulary.ts';
import type { HunterName } from '../../vocabulary.ts';
import { tellsOf } from './evaluation.ts';
import { membersOf } from './map-tables.ts';
import { playToEnd } from './play-out.ts';
import {
  SHIPS,
  ask,
  cardHere,
  copyOf,
  locate,
  openWrecks,
  sail,
  salvage,
  copyInto,
  spotUnder,
} from './simulation.ts';
import type { Simulation } from './simulation.ts';

/** One thing that the hunter whose turn it is could do, to be tried in every world. */
export interface TrialMove<Name> {
  readonly name: Name;
  readonly begin: (sim: Simulation) => void; // does it
}
/** How a trial went. */
interface Finding<Name> {
  readonly name: Name;
  readonly value: number; // share of the games won, close ones counting in part and debts against it
}
/** Where and how hard trials are tried. */
interface TrialConditions {
  readonly worlds: (count: number) => readonly Simulation[]; // so many more each time
  readonly batches: readonly number[]; // worlds of each
}

/** Standard errors: behind at which a trial is left off, and ahead at which it is preferred. */
const CLEARLY = { behind: 1.6, ahead: 2 };
const WORTHWHILE = 0.01; // of a game: less is not worth looking for
const HAIR = 1e-9;

/**
 * Tries all in the same worlds. The first is what the rule of thumb says: another must be clearly better to be
 * preferred, and is left off once it clearly is not. The best first.
 */
export function weigh<Name>(
  trials: readonly TrialMove<Name>[],
  { worlds, batches }: TrialConditions,
): readonly Finding<Name>[] {
  const runs = trials.map((trial): Run<Name> => ({ trial, results: [] }));
  const [first] = runs;
  if (first === undefined) return [];
  let alive: readonly Run<Name>[] = runs;
  for (const batch of batches) {
    const fresh = worlds(batch);
    for (const run of alive) tryOut(run, fresh);
    alive = alive.filter((run) => run === first || edgeOf(run, first).most > WORTHWHILE);
    if (alive.length === 1) break;
  }
  const base = meanOf(first.results);
  return runs
    .map((run) => {
      if (run === first) return { name: run.trial.name, value: base };
      const { mean, least } = edgeOf(run, first);
      return { name: run.trial.name, value: base + (least > 0 ? mean : Math.min(mean, -HAIR)) };
    })
    .toSorted((one, other) => other.value - one.value);
}

interface Run<Name> {
  readonly trial: TrialMove<Name>;
  readonly results: number[]; // world by world
}

function tryOut<Name>({ trial, results }: Run<Name>, worlds: readonly Simulation[]): void {
  const [model] = worlds;
  if (model === undefined) return;
  const { actor } = model;
  const sim = copyOf(model);
  for (const world of worlds) {
    copyInto(sim, world);
    trial.begin(sim);
    playToEnd(sim);
    results.push(successOf(sim, actor));
  }
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** By how much one run is better than the first in the same worlds: on average, at least, and at most. */
function edgeOf<Name>(
  { results }: Run<Name>,
  first: Run<Name>,
): { readonly mean: number; readonly least: number; readonly most: number } {
  const ahead = results.map((result, k) => result - (first.results[k] ?? 0));
  const mean = meanOf(ahead);
  const error = Math.sqrt(meanOf(ahead.map((each) => (each - mean) ** 2)) / ahead.length);
  return { mean, least: mean - CLEARLY.ahead * error, most: mean + CLEARLY.behind * error };
}

const DEBTOR = 60; // prestige that being in debt costs
const CLOSE = 4; // prestige by which a game is still close
const SHAME = 0.4; // games won that it takes to make good for one that ends in debt

/** 8. From 0, clearly lost, to 1, clearly won; less for one who ends in debt. */
export function successOf({ hunters, prestige, worth }: Simulation, hunter: number): number {
  let [mine, best] = [0, -Infinity];
  for (let each = 0; each < hunters; each++) {
    const score = prestige[each]! - (worth[each]! < 0 ? DEBTOR : 0);
    if (each === hunter) mine = score;
    else best = Math.max(best, score);
  }
  return 1 / (1 + Math.exp((best - mine) / CLOSE)) - (worth[hunter]! < 0 ? SHAME : 0);
}

/** Whose turn it is, at which table, and the same in numbers. */
export interface DecisionPoint {
  readonly view: View;
  readonly hunter: HunterName;
  readonly sim: Simulation;
}

const QUESTIONS = 2; // those after the best are much like it
const BEST_GUESS = { destination: 3, attempt: 4 }; // among how many spots at most one would try one's luck

/** All that may be worth a playout now, what looks best before the rest. */
export function trialsFor(point: DecisionPoint): readonly TrialMove<Action>[] {
  const { phase, step } = point.view;
  if (phase === 'cities') return cities(point);
  switch (step) {
    case 'research':
      return [PASSING, ...questions(point)];
    case 'move':
      return [ENDING, ...destinations(point)];
    case 'locate':
    case 'salvage':
      return [PASSING, ...attempts(point, step)];
    case null:
      return [PASSING];
    default:
      return step satisfies never;
  }
}

const leave = (sim: Simulation): void => {
  sim.waiting[sim.actor] = 0;
};

const PASSING: TrialMove<Action> = { name: { type: 'pass' }, begin: leave };

const ENDING: TrialMove<Action> = {
  name: { type: 'done' },
  begin: (sim) => {
    leave(sim);
    sim.done[sim.actor] = 1;
  },
};

const cities = ({ view }: DecisionPoint): readonly TrialMove<Action>[] =>
  freeCities(view).map((region) => ({
    name: { type: 'city', region },
    begin: (sim) => {
      sim.at[sim.actor] = regionNumber(region);
      leave(sim);
    },
  }));

/** Whoever asks may ask on. */
function questions({ sim: now }: DecisionPoint): readonly TrialMove<Action>[] {
  const number = cardHere(now);
  const card = now.map.cards[number];
  if (card === undefined || now.cash[now.actor]! < RESEARCH_COST) return [];
  return WRECKS.map((wreck) => ({ wreck, value: tellsOf(now, wreck - 1, number) }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, QUESTIONS)
    .map(({ wreck }) => ({
      name: { type: 'research', wreck, card },
      begin: (sim) => ask(sim, wreck - 1),
    }));
}

/** Where a wreck lies, or may well lie; here too. */
function destinations({ view, hunter, sim: now }: DecisionPoint): readonly TrialMove<Action>[] {
  const appeals = appealsOf(now);
  const { price } = now.weights[now.actor]!;
  const valueOf = ({ to, cost }: Way): number =>
    (appeals.get(regionNumber(to)) ?? 0) - price * cost;
  const ways = reach(view, hunter)
    .filter(({ to }) => appeals.has(regionNumber(to)))
    .toSorted((one, other) => valueOf(other) - valueOf(one));
  const moves = ways.map(({ to, path }): TrialMove<Action> => ({
    name: { type: 'move', path },
    begin: (sim) => {
      sail(sim, regionNumber(to));
      leave(sim);
    },
  }));
  return appeals.has(now.at[now.actor]!) ? [PASSING, ...moves] : moves;
}

/** By region, the prestige that is to be hoped for there. */
function appealsOf(sim: Simulation): ReadonlyMap<number, number> {
  const appeals = new Map<number, number>();
  for (const wreck of WRECKS.map((number) => number - 1)) {
    const spots = spotsFor(sim, wreck);
    if (spots.length > BEST_GUESS.destination) continue;
    const prestige = (sim.forLocating[wreck]! + sim.forSalvaging[wreck]!) / spots.length;
    for (const spot of spots) {
      const region = sim.map.regionOf[spot]!;
      appeals.set(region, Math.max(prestige, appeals.get(region) ?? 0));
    }
  }
  return appeals;
}

function attempts(
  { sim: now }: DecisionPoint,
  deed: 'locate' | 'salvage',
): readonly TrialMove<Action>[] {
  const spot = spotUnder(now);
  if (spot < 0) return [];
  const cost = deed === 'locate' ? LOCATE_COST : now.map.salvage[spot]!;
  if (now.cash[now.actor]! < cost) return [];
  return WRECKS.filter((wreck) => {
    if (deed === 'locate' && (now.located & (1 << (wreck - 1))) !== 0) return false;
    const spots = spotsFor(now, wreck - 1);
    return spots.length <= BEST_GUESS.attempt && spots.includes(spot);
  }).map((wreck) => ({
    name: { type: deed, wreck },
    begin: (sim) => {
      (deed === 'locate' ? locate : salvage)(sim, wreck - 1);
      leave(sim);
    },
  }));
}

/** Where a wreck may lie for all the hunter knows; nowhere, if it is not to be had any more. */
function spotsFor(sim: Simulation, wreck: number): readonly number[] {
  if ((openWrecks(sim) & (1 << wreck)) === 0) return [];
  if ((sim.located & (1 << wreck)) !== 0) return [sim.spot[wreck]!];
  const i = sim.actor * SHIPS + wreck;
  return membersOf({ low: sim.low[i]!, high: sim.high[i]! });
}
