import { step } from '@fathom/kit';
import type { Millis, Rng } from '@fathom/kit';
import { depthCharge } from '@fathom/depth-charge';
import type { Action, Setup, State } from '@fathom/depth-charge';
import { options } from './play.ts';

/** Every combination of the options that matter to what can be known. */
export const RULE_SETS: readonly Partial<Setup>[] = (['list', 'merge'] as const).flatMap(
  (duplicates) =>
    (['inline', 'path'] as const).map((occlusion) => ({ duplicates, occlusion, allowPass: true })),
);

/** The states of a random game in order. It is sparing with depth charges, or it would be over at once. */
export function* randomGame(some: Partial<Setup>, rng: Rng): Iterable<State> {
  let state = depthCharge.start(options({ first: 'random', turnLimit: 60, ...some }), rng);
  yield state;
  while (state.result === null) {
    const seat = rng.pick(depthCharge.toAct(state));
    const action = pick([...depthCharge.legal(depthCharge.view(state, [seat]), seat)], state, rng);
    const input = { type: 'act', at: 0 as Millis, seat, action } as const;
    const taken = step(depthCharge, state, { input, rng });
    if (!taken.ok) throw new Error(taken.refusal.code);
    ({ state } = taken);
    yield state;
  }
}

function pick(actions: readonly Action[], state: State, rng: Rng): Action {
  const aimed = actions.find(
    (action) => action.type === 'charge' && isMine(state, action.square) && rng.int(2) === 0,
  );
  const other = actions.filter((action) => action.type !== 'charge');
  return aimed ?? rng.pick(rng.int(12) === 0 ? actions : other);
}

const isMine = ({ mines, turn }: State, square: string): boolean =>
  turn !== null &&
  (mines[turn === 'black' ? 'red' : 'black'] ?? []).some((mine) => mine === square);
