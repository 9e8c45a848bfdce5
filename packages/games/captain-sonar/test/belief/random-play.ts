import { step } from '@fathom/kit';
import type { Input, Millis, Rng, Seat } from '@fathom/kit';
import { ROLES, SIDES, captainSonar, seatOf } from '@fathom/captain-sonar';
import type { Action, Setup, State } from '@fathom/captain-sonar';
import { options } from '../play.ts';

const SEATS: readonly Seat[] = SIDES.flatMap((side) => ROLES.map((role) => seatOf(side, role)));

/** How much more often than others a thing is done. */
const LIKED: { readonly [Type in Action['type']]?: number } = {
  course: 12,
  surface: 0.2,
  trigger: 0.3,
  torpedo: 0.1,
  standDown: 0.1,
  sheet: 0.02,
  endTurn: 2,
};

/** The states of a random game in order, up to a limit, with every rule in force. */
export function* randomPlay(some: Partial<Setup>, most: number, rng: Rng): Iterable<State> {
  let state = captainSonar.start(options({ first: 'random', ...some }), rng);
  let now = 0;
  yield state;
  for (let count = 0; count < most && state.result === null; count++) {
    now += 1000;
    const taken = step(captainSonar, state, { input: anInput(state, now as Millis, rng), rng });
    if (!taken.ok) throw new Error(taken.refusal.code);
    ({ state } = taken);
    yield state;
  }
}

function anInput(state: State, at: Millis, rng: Rng): Input<Action> {
  const due = captainSonar.deadline(state);
  if (due !== null && (at >= due || rng.int(10) === 0))
    return { type: 'tick', at: Math.max(at, due) as Millis };
  const choices = SEATS.flatMap((seat) =>
    [...captainSonar.legal(captainSonar.view(state, [seat]), seat)].map((action) => ({
      seat,
      action,
    })),
  );
  const types = [...new Set(choices.map(({ action }) => action.type))];
  const bag = types.flatMap((type) =>
    Array<Action['type']>(Math.ceil(100 * (LIKED[type] ?? 1))).fill(type),
  );
  const type = rng.pick(bag);
  return { type: 'act', at, ...rng.pick(choices.filter(({ action }) => action.type === type)) };
}
