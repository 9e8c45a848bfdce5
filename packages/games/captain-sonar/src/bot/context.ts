import type { Rng, TimedAction, Weighed } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { BoatEstimate } from '../estimate.ts';
import type { OwnBoat } from '../rules/table.ts';
import type { Boat } from '../state.ts';
import type { View } from '../view.ts';
import type { Role, SideName } from '../vocabulary.ts';
import type { Company } from './company.ts';
import type { Plot } from './plot.ts';
import type { SeaTables } from './sea.ts';
import type { Skill } from './skill.ts';
import type { Weights } from './weights.ts';

/** What a crew member has to go by: the seat's view, and what it makes of it. */
export interface BotContext {
  readonly view: View;
  readonly boat: Boat;
  readonly side: SideName;
  readonly role: Role;
  readonly company: Company; // who of the others is a person
  readonly skill: Skill;
  readonly weights: Weights; // the skill's in this mode
  readonly sea: SeaTables;
  readonly luck: Rng;
  /** Where the enemy is, from what was heard. */
  readonly enemy: () => Plot;
  /** Where the enemy can take this boat to be; null: this level does not think of it. */
  readonly self: () => Plot | null;
}

/** What a bot acted on. */
export interface BotBelief {
  readonly enemy: BoatEstimate; // where it takes the enemy to be
  readonly self: Knowledge | null; // what the enemy can know of this boat; null: this level does not think of it
}
type Knowledge = Pick<BoatEstimate, 'count' | 'bits'>;

/** What a crew member does, before it says what it thought. */
export interface Decision extends TimedAction<Action> {
  readonly options?: readonly WeighedAction[]; // what was weighed; left out: nothing else
}

/** Something to do, and how good it looks in points of damage. */
export type WeighedAction = Weighed<Action>;

export const ownBoat = ({ view, boat, side }: BotContext): OwnBoat => ({ table: view, boat, side });

/** The best of some options; among equals, luck. null: there are none. */
export function best(options: readonly WeighedAction[], luck: Rng): Decision | null {
  if (options.length === 0) return null;
  const most = Math.max(...options.map(({ value }) => value));
  const { action } = luck.pick(options.filter(({ value }) => value === most));
  return { action, options };
}
