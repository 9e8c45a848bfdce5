import type { Game, Input, Refusal, Rng } from './game.ts';

export type Step<State, Event> =
  | { readonly ok: true; readonly state: State; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** One input through the rules. Pure: same arguments, same answer. */
export function step<State, Action, Event, View, Setup>(
  game: Game<State, Action, Event, View, Setup>,
  before: State,
  taken: { readonly input: Input<Action>; readonly rng: Rng },
): Step<State, Event> {
  const events: Event[] = [];
  const turn = {
    state: before,
    rng: taken.rng,
    emit: (event: Event): void => {
      turn.state = game.evolve(turn.state, event);
      events.push(event);
    },
  };
  const refusal = game.decide(turn, taken.input);
  return refusal === null ? { ok: true, state: turn.state, events } : { ok: false, refusal };
}
