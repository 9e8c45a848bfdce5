import type { Bot, Choice, Rng } from '@fathom/kit';
import type { Action } from '../actions.ts';
import { believe } from '../belief.ts';
import { DEEP } from '../chart.ts';
import type { Event } from '../events.ts';
import { placeable, searchable } from '../legal.ts';
import { depthOf, diverOf } from '../rules/table.ts';
import type { Diver } from '../state.ts';
import { sideAt } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { paceOf } from './pace.ts';

/** What a diver has to go by: the table, and who of the divers one is. */
export interface Bench {
  readonly view: View;
  readonly diver: Diver;
}
/** Something to do, and how good it looks. The scale is each level's own. */
export interface Option {
  readonly action: Action;
  readonly value: number;
}
/** One level's way of thinking: all of it from the view, nothing is remembered. */
export interface Mind {
  readonly level: string;
  readonly name: string;
  readonly summary: string;
  /** Dives and passes. */
  readonly weighDives: (bench: Bench) => readonly Option[];
  readonly weighTimes: (bench: Bench) => readonly Option[];
}

const MOST_TOLD = 12; // options in the record of a choice

export const botOf = (mind: Mind): Bot<View, Event, Action> => ({
  level: mind.level,
  name: mind.name,
  summary: mind.summary,
  sit: (seat, luck) => {
    const side = sideAt(seat);
    let view: View | null = null;
    return {
      observe: (update) => {
        view = update.view;
      },
      choose: () => {
        const diver = view === null || side === null ? null : diverOf(view, side);
        if (view === null || diver === null || view.turn !== side) return null;
        return choice({ view, diver }, mind, luck);
      },
    };
  },
});

function choice(bench: Bench, mind: Mind, luck: Rng): Choice<Action> | null {
  const options = optionsOf(bench, mind);
  if (options.length === 0) return null;
  const most = Math.max(...options.map(({ value }) => value));
  const { action } = luck.pick(options.filter(({ value }) => value === most));
  return {
    action,
    pause: paceOf(action, luck),
    belief: believe(bench.view),
    options: options.toSorted((a, b) => b.value - a.value).slice(0, MOST_TOLD),
  };
}

function optionsOf(bench: Bench, mind: Mind): readonly Option[] {
  const { view } = bench;
  switch (view.phase) {
    case 'placing':
      return placings(view);
    case 'choosing':
      return freeSearches(view);
    case 'diving':
      return mind.weighDives(bench);
    case 'scheduling':
      return mind.weighTimes(bench);
    case 'over':
      return [];
    default:
      return view.phase satisfies never;
  }
}

/** Nobody knows a face, and both dive in the same water: any hex that can be searched well will do. */
const placings = (view: View): readonly Option[] =>
  placeable(view).map((hex) => ({
    action: { type: 'place', hex },
    value: (depthOf(view, hex) ?? 0) > DEEP ? 0 : 1,
  }));

/** The deepest: it would be the hardest to come to otherwise. */
const freeSearches = (view: View): readonly Option[] =>
  searchable(view).map((hex) => ({
    action: { type: 'search', hex },
    value: depthOf(view, hex) ?? 0,
  }));
