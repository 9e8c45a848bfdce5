import type { Choice, Rng } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Bridge } from '../rules/table.ts';
import type { Boat } from '../state.ts';
import type { Role, SideName } from '../vocabulary.ts';
import type { View } from '../view.ts';
import type { Sea } from './sea.ts';
import type { Skill } from './skill.ts';
import type { Plot } from './whereabouts.ts';

/** What a crew member has to go by: the seat's view, and what it makes of it. */
export interface Post {
  readonly view: View;
  readonly boat: Boat;
  readonly side: SideName;
  readonly role: Role;
  readonly skill: Skill;
  readonly sea: Sea;
  readonly luck: Rng;
  /** Where the enemy is, from what was heard. */
  readonly enemy: () => Plot;
  /** Where the enemy can take this boat to be; null: this level does not think of it. */
  readonly self: () => Plot | null;
}

/** Something to do, and how good it looks in points of damage. */
export interface Option {
  readonly action: Action;
  readonly value: number;
}

export const bridgeOf = ({ view, boat, side }: Post): Bridge => ({ table: view, boat, side });

/** The best of some options; among equals, luck. null: there are none. */
export function best(options: readonly Option[], luck: Rng): Choice<Action> | null {
  if (options.length === 0) return null;
  const most = Math.max(...options.map(({ value }) => value));
  const { action } = luck.pick(options.filter(({ value }) => value === most));
  return { action, options };
}
