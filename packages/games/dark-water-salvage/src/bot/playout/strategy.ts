import type { Rng, Weighed } from '@fathom/kit';
import type { Action } from '../../actions.ts';
import { believe } from '../../belief.ts';
import { regionNumber } from '../../grid.ts';
import { freeCities } from '../../rules/cities.ts';
import { reach } from '../../rules/move.ts';
import { REGIONS, WRECKS } from '../../vocabulary.ts';
import { reportOf } from '../belief-report.ts';
import type { BeliefReport, Measure } from '../belief-report.ts';
import { applying } from '../loans.ts';
import type { Strategy, Position } from '../player.ts';
import { gainOf, bestTrip } from './evaluation.ts';
import {
  cityValue,
  destinationFor,
  locatableFor,
  findTripFromHere,
  questionFor,
  salvageableFor,
} from './rule-of-thumb.ts';
import { cardHere } from './simulation.ts';
import type { Simulation } from './simulation.ts';
import { trialsFor, weigh } from './trials.ts';
import type { TrialMove, DecisionPoint } from './trials.ts';
import { simulationOf, worldsFor } from './worlds.ts';
import type { WorldSource } from './worlds.ts';
import type { Weights } from './weights.ts';
import type { LevelId } from '../../words/levels.ts';

/** What a level of play that goes by a rule of thumb can do, and how far it thinks beyond it. */
export interface LevelSettings {
  readonly level: LevelId;
  readonly bids: 'nearShare' | 'matched'; // what is about safe; what regret matching says
  readonly overrides: Partial<Weights>; // how its rule of thumb differs from the best known
  readonly taste: number; // share by which it may think more or less of a wreck than it is worth, by character
  /** Ways the wrecks may lie in which it plays its options out to the end, batch by batch. None: by rule of thumb. */
  readonly batches: readonly number[];
}

/** Goes by a rule of thumb, and where its settings allow it by how the game would go on. */
export const byPlayouts = (settings: LevelSettings): Strategy => ({
  level: settings.level,
  decide: (position) => {
    const { view, hunter } = position;
    if (view.phase === 'over') return null;
    const belief = believe(view);
    const report = (measure: Measure): BeliefReport =>
      reportOf(belief, { view, hunter, readsRivals: settings.batches.length > 0, measure });
    if (view.phase === 'applying')
      return { ...applying(position, settings.bids), belief: report('dollars') };
    const source = {
      view,
      hunter,
      belief,
      overrides: settings.overrides,
      tastes: tastesOf(position.character, settings.taste),
    };
    const { options, measure } = weighed(position, source, settings);
    const [best] = options;
    return best === undefined ? null : { action: best.action, options, belief: report(measure) };
  },
});

const FINE = 1000;

/** By wreck: what it is worth to this player for each point of prestige. */
const tastesOf = (character: Rng, taste: number): readonly number[] =>
  WRECKS.map(() => 1 + taste * ((2 * character.int(FINE + 1)) / FINE - 1));

interface Judgement {
  readonly options: readonly Weighed<Action>[];
  readonly measure: Measure;
}

function weighed(
  { view, hunter, luck }: Position,
  source: WorldSource,
  { batches }: LevelSettings,
): Judgement {
  const point: DecisionPoint = { view, hunter, sim: simulationOf(source) };
  const thumb = thumbOptions(point);
  const [usual] = thumb;
  const trials = trialsFor(point);
  if (batches.length === 0 || usual === undefined || trials.length === 1)
    return { options: thumb, measure: 'prestige' };
  const worlds = worldsFor(source, luck);
  const findings = weigh(withFirst(trials, usual.action), { worlds, batches });
  return {
    options: findings.map(({ name, value }) => ({ action: name, value })),
    measure: 'wins',
  };
}

const MOST = 8; // trials

/** The trials with that of the action first, and not too many. */
function withFirst(
  trials: readonly TrialMove<Action>[],
  action: Action,
): readonly TrialMove<Action>[] {
  const words = JSON.stringify(action);
  const isFirst = ({ name }: TrialMove<Action>): boolean => JSON.stringify(name) === words;
  return trials
    .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
    .slice(0, MOST);
}

type Options = readonly Weighed<Action>[];

const PASSING: Weighed<Action> = { action: { type: 'pass' }, value: 0 };
const ENDING: Weighed<Action> = { action: { type: 'done' }, value: 0 };
const SHOWN = 5;

/** What the rule of thumb says, and what it says that about: the best first, in prestige. */
export function thumbOptions(point: DecisionPoint): Options {
  const { view, sim } = point;
  if (view.phase === 'cities')
    return freeCities(view)
      .map((region) => ({
        action: { type: 'city', region } as const,
        value: cityValue(sim, regionNumber(region)),
      }))
      .toSorted((one, other) => other.value - one.value);
  switch (view.step) {
    case 'research':
      return [...questions(sim), PASSING];
    case 'move':
      return destinations(point);
    case 'locate':
      return attempts(sim, 'locate');
    case 'salvage':
      return attempts(sim, 'salvage');
    case null:
      return [PASSING];
    default:
      return view.step satisfies never;
  }
}

function questions(sim: Simulation): Options {
  findTripFromHere(sim);
  if (questionFor(sim) < 0) return [];
  const number = cardHere(sim);
  const card = sim.map.cards[number];
  if (card === undefined) return [];
  return WRECKS.map((wreck) => ({
    action: { type: 'research', wreck, card } as const,
    value: gainOf(sim, wreck - 1, number),
  }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, SHOWN);
}

function destinations({ view, hunter, sim }: DecisionPoint): Options {
  const to = destinationFor(sim);
  if (to < 0) return [ENDING];
  const { value } = bestTrip;
  if (to === sim.at[sim.actor]) return [{ action: { type: 'pass' }, value }, ENDING];
  const way = reach(view, hunter).find((each) => each.to === REGIONS[to]);
  return way === undefined
    ? [ENDING] // somebody is in the way, and the way round is too dear
    : [{ action: { type: 'move', path: way.path }, value }, ENDING];
}

function attempts(sim: Simulation, type: 'locate' | 'salvage'): Options {
  const index = type === 'locate' ? locatableFor(sim) : salvageableFor(sim);
  const wreck = WRECKS[index];
  if (wreck === undefined) return [PASSING];
  const value = type === 'locate' ? sim.forLocating[index]! : sim.forSalvaging[index]!;
  return [{ action: { type, wreck }, value }, PASSING];
}
