import type { Weighed } from '@fathom/kit';
import type { Action } from '../../actions.ts';
import { regionNumber } from '../../grid.ts';
import { freeCities } from '../../rules/cities.ts';
import { reach } from '../../rules/move.ts';
import { REGIONS, WRECKS } from '../../vocabulary.ts';
import { cardHere } from './deeds.ts';
import { prospect } from './prospect.ts';
import { gainOf } from './question.ts';
import type { Stage } from './stage.ts';
import {
  cityValue,
  destinationFor,
  locatableFor,
  lookOut,
  questionFor,
  salvageableFor,
} from './thumb.ts';
import type { Turn } from './trials.ts';

type Options = readonly Weighed<Action>[];

const PASSING: Weighed<Action> = { action: { type: 'pass' }, value: 0 };
const ENDING: Weighed<Action> = { action: { type: 'done' }, value: 0 };
const SHOWN = 5;

/** What the rule of thumb says, and what it says that about: the best first, in prestige. */
export function habitsFor(turn: Turn): Options {
  const { view, stage } = turn;
  if (view.phase === 'cities')
    return freeCities(view)
      .map((region) => ({
        action: { type: 'city', region } as const,
        value: cityValue(stage, regionNumber(region)),
      }))
      .toSorted((one, other) => other.value - one.value);
  switch (view.step) {
    case 'research':
      return [...questions(stage), PASSING];
    case 'move':
      return destinations(turn);
    case 'locate':
      return attempts(stage, 'locate');
    case 'salvage':
      return attempts(stage, 'salvage');
    case null:
      return [PASSING];
    default:
      return view.step satisfies never;
  }
}

function questions(stage: Stage): Options {
  lookOut(stage);
  if (questionFor(stage) < 0) return [];
  const number = cardHere(stage);
  const card = stage.chart.cards[number];
  if (card === undefined) return [];
  return WRECKS.map((wreck) => ({
    action: { type: 'research', wreck, card } as const,
    value: gainOf(stage, wreck - 1, number),
  }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, SHOWN);
}

function destinations({ view, hunter, stage }: Turn): Options {
  const to = destinationFor(stage);
  if (to < 0) return [ENDING];
  const { value } = prospect;
  if (to === stage.at[stage.actor]) return [{ action: { type: 'pass' }, value }, ENDING];
  const way = reach(view, hunter).find((each) => each.to === REGIONS[to]);
  return way === undefined
    ? [ENDING] // somebody is in the way, and the way round is too dear
    : [{ action: { type: 'move', path: way.path }, value }, ENDING];
}

function attempts(stage: Stage, type: 'locate' | 'salvage'): Options {
  const index = type === 'locate' ? locatableFor(stage) : salvageableFor(stage);
  const wreck = WRECKS[index];
  if (wreck === undefined) return [PASSING];
  const value = type === 'locate' ? stage.forLocating[index]! : stage.forSalvaging[index]!;
  return [{ action: { type, wreck }, value }, PASSING];
}
