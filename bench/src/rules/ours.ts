import { SIDES, depthCharge, seatOf } from '@fathom/depth-charge/client';
import type { Action, Setup, SideName, State } from '@fathom/depth-charge/client';
import { parse, rngFor, step } from '@fathom/kit';
import type { Millis, Rng, Seed } from '@fathom/kit';
import type { Decision, Ending, Engine } from './engine.ts';
import { randomPlacement } from './luck.ts';

const SETUP: Setup = parse(depthCharge.setup, { first: 'black' }, 'the options');
const SEED = '0'.repeat(64) as Seed;
const AT = 0 as Millis;
type Note = (decision: Decision) => void;

export const newGame = (): State => depthCharge.start(SETUP, rngFor(SEED, 0));

/** One input through the contract of a game, as the server does it: decide, evolve, a log position's luck. */
export const take = (state: State, decision: Decision): State =>
  act(state, decision.side, actionOf(decision));

function act(state: State, side: SideName, action: Action): State {
  const rng = rngFor(SEED, state.record.length + 1);
  const input = { type: 'act', at: AT, seat: seatOf(side), action } as const;
  const taken = step(depthCharge, state, { input, rng });
  if (!taken.ok) throw new Error(`ours refused ${JSON.stringify(action)}: ${taken.refusal.code}`);
  return taken.state;
}

function playOut(rng: Rng, note: Note | null): State {
  let state = newGame();
  for (const side of SIDES) {
    const squares = randomPlacement(side, rng);
    note?.({ kind: 'place', side, squares });
    state = act(state, side, { type: 'place', squares });
  }
  for (let side = state.turn; side !== null; side = state.turn) {
    const seat = seatOf(side);
    const action = rng.pick([...depthCharge.legal(depthCharge.view(state, [seat]), seat)]);
    note?.(decisionOf(side, action));
    state = act(state, side, action);
  }
  return state;
}

export function decisionOf(side: SideName, action: Action): Decision {
  switch (action.type) {
    case 'move':
      return { kind: 'move', side, square: action.to };
    case 'sound':
    case 'charge':
      return { kind: action.type, side, square: action.square };
    default:
      throw new Error(`a turn cannot be "${action.type}" in these games`);
  }
}

export function actionOf(decision: Decision): Action {
  switch (decision.kind) {
    case 'place':
      return { type: 'place', squares: decision.squares };
    case 'move':
      return { type: 'move', to: decision.square };
    default:
      return { type: decision.kind, square: decision.square };
  }
}

function endingOf({ result, boats, mines, misses, record }: State): Ending {
  if (result === null) throw new Error('the game is not over');
  const pings = record.flatMap((turn) => (turn.type === 'soundingDropped' ? [turn.pings] : []));
  return { winner: result.winner, reason: result.reason, boats, mines, misses, pings };
}

export const ours: Engine = {
  name: 'fathom',
  playout: (rng) => playOut(rng, null).record.length + SIDES.length,
  replay: (decisions) => void decisions.reduce(take, newGame()),
  watch: (rng) => {
    const decisions: Decision[] = [];
    const ending = endingOf(playOut(rng, (decision) => decisions.push(decision)));
    return { decisions, ending };
  },
};
