import { luckOf } from '@fathom/kit';
import type { Bot, Choice, Rng } from '@fathom/kit';
import type { Action } from '../actions.ts';
import { believe } from '../belief.ts';
import type { Belief } from '../belief.ts';
import { DEEP } from '../chart.ts';
import type { Event } from '../events.ts';
import { placeable, searchable } from '../legal.ts';
import { depthOf, diverOf } from '../rules/table.ts';
import type { Diver } from '../state.ts';
import { sideAt } from '../vocabulary.ts';
import type { View } from '../view.ts';

/** What a diver has to go by: the table, and who of the divers one is. */
export interface DiverView {
  readonly view: View;
  readonly diver: Diver;
}
/** Something to do, and how good it looks. The scale is each level's own. */
export interface Option {
  readonly action: Action;
  readonly value: number;
}
/** What the values of a choice are: the chance to win, markers still to be turned (each worth its days), or a liking. */
export type Measure = 'chance' | 'markers' | 'liking';

/** One level's way of thinking: all of it from the view, nothing is remembered. */
export interface Strategy {
  readonly level: string;
  readonly name: string;
  readonly summary: string;
  readonly measure: (own: DiverView) => Measure; // of dives and times
  /** Dives and passes. */
  readonly weighDives: (own: DiverView) => readonly Option[];
  readonly weighTimes: (own: DiverView) => readonly Option[];
  /** The free search beside the last one; null: as everybody does. */
  readonly weighSearches?: (own: DiverView) => readonly Option[] | null;
  /** The more, the better it is to have a marker at a depth. */
  readonly likesMarkerAt?: (depth: number) => number;
}
/** What a diver acted on. */
export interface Thought extends Belief {
  readonly measure: Measure;
}

export const botOf = (strategy: Strategy): Bot<View, Event, Action> => ({
  level: strategy.level,
  name: strategy.name,
  summary: strategy.summary,
  sit: (seat, rng) => {
    const side = sideAt(seat);
    const number = rng.int(2 ** 32);
    let view: View | null = null;
    return {
      observe: (update) => {
        view = update.view;
      },
      choose: () => {
        const diver = view === null || side === null ? null : diverOf(view, side);
        if (view === null || diver === null || view.turn !== side) return null;
        return choice({ view, diver }, strategy, luckOf(number, keyOf(view)));
      },
    };
  },
});

/** Two views alike are the same moment, whatever came before. */
const keyOf = ({ phase, divers, markers }: View): string =>
  JSON.stringify([phase, divers, markers]);

function choice(own: DiverView, strategy: Strategy, luck: Rng): Choice<Action> | null {
  const { measure, options } = weighed(own, strategy);
  if (options.length === 0) return null;
  const most = Math.max(...options.map(({ value }) => value));
  const { action } = luck.pick(options.filter(({ value }) => value > most - ALIKE));
  const belief: Thought = { ...believe(own.view), measure };
  return {
    action,
    pause: paceOf(action, luck),
    belief,
    options: options.toSorted(
      (a, b) => b.value - a.value || Number(b.action === action) - Number(a.action === action),
    ),
  };
}

/** Values that differ by less differ by rounding alone. */
const ALIKE = 1e-9;

interface Weighing {
  readonly measure: Measure;
  readonly options: readonly Option[];
}

function weighed(own: DiverView, strategy: Strategy): Weighing {
  const { view } = own;
  switch (view.phase) {
    case 'placing':
      return { measure: 'liking', options: placings(view, strategy) };
    case 'choosing': {
      const options = strategy.weighSearches?.(own) ?? null;
      return options === null
        ? { measure: 'liking', options: freeSearches(view) }
        : { measure: strategy.measure(own), options };
    }
    case 'diving':
      return { measure: strategy.measure(own), options: strategy.weighDives(own) };
    case 'scheduling':
      return { measure: strategy.measure(own), options: strategy.weighTimes(own) };
    case 'over':
      return { measure: 'liking', options: [] };
    default:
      return view.phase satisfies never;
  }
}

/** Nobody knows a face, and both dive in the same water: any hex that can be searched well will do. */
const placings = (view: View, { likesMarkerAt }: Strategy): readonly Option[] =>
  placeable(view).map((hex) => {
    const depth = depthOf(view, hex) ?? 0;
    return {
      action: { type: 'place', hex },
      value: depth > DEEP ? 0 : (likesMarkerAt?.(depth) ?? 1),
    };
  });

/** The deepest: it would be the hardest to come to otherwise. */
const freeSearches = (view: View): readonly Option[] => [
  ...searchable(view).map((hex) => ({
    action: { type: 'search', hex } as const,
    value: depthOf(view, hex) ?? 0,
  })),
  { action: { type: 'skip' }, value: 0 },
];

/** Milliseconds a person takes over an action: at least and at most. A dive is looked up in four tables. */
const PACES: { readonly [Type in Action['type']]: readonly [number, number] } = {
  place: [500, 1400],
  dive: [1800, 4000],
  pass: [900, 2000],
  search: [900, 2000],
  skip: [600, 1200],
  schedule: [900, 2200],
};

function paceOf({ type }: Action, luck: Rng): number {
  const [least, most] = PACES[type];
  return least + luck.int(most - least + 1);
}
