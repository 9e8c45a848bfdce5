import { step } from '@fathom/kit';
import type { Millis, Rng } from '@fathom/kit';
import { darkWaterSalvage } from '@fathom/dark-water-salvage';
import type { Action, Setup, State } from '@fathom/dark-water-salvage';
import { luck, options } from './play.ts';

/** Aimless play that researches and tries much: every state on its way. */
export function* randomGame(some: Partial<Setup>, rng: Rng, inputs = 400): Iterable<State> {
  let state = darkWaterSalvage.start(options(some), rng);
  for (let i = 0; i < inputs && state.phase !== 'over'; i++) {
    yield state;
    const seat = rng.pick(darkWaterSalvage.toAct(state));
    const all = [...darkWaterSalvage.legal(darkWaterSalvage.view(state, [seat]), seat)];
    const action = pick(all, rng, state);
    const taken = step(darkWaterSalvage, state, {
      input: { type: 'act', at: 0 as Millis, seat, action },
      rng: luck(rng.int(1e9)),
    });
    if (!taken.ok) throw new Error(taken.refusal.code);
    state = taken.state;
  }
  yield state;
}

/** Much researching, some moving about, and attempts that know the truth half of the time. */
function pick(all: readonly Action[], rng: Rng, state: State): Action {
  const fit = all.filter((action) => weightOf(action, state) > rng.int(100));
  return rng.pick(fit.length > 0 ? fit : all);
}

function weightOf(action: Action, { truths, hunters }: State): number {
  switch (action.type) {
    case 'apply':
      return action.amount < 30 ? 100 : 0;
    case 'city':
      return 100;
    case 'research':
      return action.wreck < 8 ? 50 : 20;
    case 'move':
      return action.path.length < 4 ? 100 : 0;
    case 'locate':
    case 'salvage': {
      const isHere = hunters.some(({ token }) => token === truths[action.wreck - 1]?.region);
      return isHere ? 100 : 3;
    }
    case 'askTurnOrder':
    case 'done':
      return 1;
    case 'pass':
      return 30;
    default:
      return action satisfies never;
  }
}
