import type { Choice, Rng } from '@fathom/kit';
import type { Estimate } from '../estimate.ts';
import type { Action } from '../actions.ts';
import type { Bridge } from '../rules/table.ts';
import type { Boat } from '../state.ts';
import type { Role, SideName } from '../vocabulary.ts';
import type { View } from '../view.ts';
import type { Sea } from './sea.ts';
import type { Skill } from './skill.ts';
import type { Temper } from './temper.ts';
import type { Plot } from './whereabouts.ts';

/** What a crew member has to go by: the seat's view, and what it makes of it. */
export interface Post {
  readonly view: View;
  readonly boat: Boat;
  readonly side: SideName;
  readonly role: Role;
  readonly skill: Skill;
  readonly temper: Temper; // the skill's in this mode
  readonly sea: Sea;
  readonly luck: Rng;
  /** Where the enemy is, from what was heard. */
  readonly enemy: () => Plot;
  /** Where the enemy can take this boat to be; null: this level does not think of it. */
  readonly self: () => Plot | null;
}

/** What a bot acted on. */
export interface Opinion {
  readonly enemy: Estimate; // where it takes the enemy to be
  readonly self: Knowledge | null; // what the enemy can know of this boat; null: this level does not think of it
}
export type Knowledge = Pick<Estimate, 'count' | 'bits'>;

/** What a crew member does, before it says what it thought. */
export interface Deed extends Pick<Choice<Action>, 'action' | 'pause'> {
  readonly options?: readonly Option[]; // what was weighed; left out: nothing else
}

/** Something to do, and how good it looks in points of damage. */
export interface Option {
  readonly action: Action;
  readonly value: number;
}

export const bridgeOf = ({ view, boat, side }: Post): Bridge => ({ table: view, boat, side });

/** The best of some options; among equals, luck. null: there are none. */
export function best(options: readonly Option[], luck: Rng): Deed | null {
  if (options.length === 0) return null;
  const most = Math.max(...options.map(({ value }) => value));
  const { action } = luck.pick(options.filter(({ value }) => value === most));
  return { action, options };
}
