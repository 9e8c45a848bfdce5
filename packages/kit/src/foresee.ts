import type { Refusal, Rng, Seat, Turn } from './game.ts';

/**
 * What an action will come to, as far as the sender's own view settles it: that view as it will be. null where a secret,
 * luck or the host's clock has a say, and where the action would be refused. It claims only what it changes.
 */
export type Foresee<View, Action> = (view: View, seat: Seat, action: Action) => View | null;

class Unforeseen extends Error {}

/** For rules to say that only the host knows how it goes on. */
export const unforeseen = (): never => {
  throw new Unforeseen();
};
const NO_LUCK: Rng = { int: unforeseen, pick: unforeseen, shuffle: unforeseen };

/** The rules as far as they go by what is known. */
export interface KnownRules<State, Event> {
  readonly decide: (turn: Turn<State, Event>) => Refusal | null;
  readonly evolve: (state: State, event: Event) => State | null; // null: it brings something unknown to light
}

/** Puts the rules to what a viewer knows; null: refused, or not to be known beforehand. Luck never is. */
export function foreseen<State, Event>(
  state: State,
  { decide, evolve }: KnownRules<State, Event>,
): State | null {
  const turn = {
    state,
    rng: NO_LUCK,
    emit: (event: Event): void => {
      turn.state = evolve(turn.state, event) ?? unforeseen();
    },
  };
  try {
    return decide(turn) === null ? turn.state : null;
  } catch (error) {
    if (error instanceof Unforeseen) return null;
    throw error;
  }
}
