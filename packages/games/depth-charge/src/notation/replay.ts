import { BadInput, canonical, FORFEITS, rngFrom, step } from '@fathom/kit';
import type { Input, Millis } from '@fathom/kit';
import type { Action, TurnAction } from '../actions.ts';
import type { TurnTaken } from '../events.ts';
import { depthCharge } from '../game.ts';
import type { State } from '../state.ts';
import { SIDES, opponent, seatOf } from '../vocabulary.ts';
import type { SideName } from '../vocabulary.ts';
import { tellRefusal } from '../words/refusals.ts';
import type { Transcript } from './transcript.ts';

/** Plays a transcript by the rules. Throws BadInput where the rules say something else. */
export function replay(transcript: Transcript): State {
  let state: State = begin(transcript);
  const take = (input: Input<Action>, where: string): void => {
    const taken = step(depthCharge, state, { input, rng: NO_LUCK });
    if (!taken.ok)
      throw new BadInput(`${where}: ${tellRefusal(taken.refusal) ?? taken.refusal.code}`);
    state = taken.state;
  };
  for (const side of SIDES) {
    const squares = transcript.placements[side];
    if (squares !== null) take(act(side, { type: 'place', squares }), `${side}’s placement`);
  }
  for (const [i, turn] of transcript.turns.entries()) {
    const where = `turn ${i + 1}`;
    take(act(turn.side, actionOf(turn)), where);
    agree(where, turn, state.record[i]);
  }
  const leaving = forfeitIn(transcript);
  if (leaving !== null && state.result === null) take(leaving, 'the result');
  agree('the result', transcript.result, state.result);
  return state;
}

const begin = ({ setup, first }: Transcript): State => ({
  ...depthCharge.start({ ...setup, first }, NO_LUCK),
  setup,
});

/** After the start nothing in this game is luck. */
const NO_LUCK = rngFrom(() => 0);
const NO_TIME = 0 as Millis;

const act = (side: SideName, action: Action): Input<Action> => ({
  type: 'act',
  at: NO_TIME,
  seat: seatOf(side),
  action,
});

function actionOf(turn: TurnTaken): TurnAction {
  switch (turn.type) {
    case 'boatMoved':
    case 'boatSunk':
      return { type: 'move', to: turn.to };
    case 'soundingDropped':
      return { type: 'sound', square: turn.square };
    case 'depthChargeDropped':
      return { type: 'charge', square: turn.square };
    case 'passed':
      return { type: 'pass' };
    default:
      return turn satisfies never;
  }
}

function forfeitIn({ result }: Transcript): Input<Action> | null {
  const winner = result?.winner ?? null;
  const reason = FORFEITS.find((each) => each === result?.reason);
  if (reason === undefined || winner === null) return null;
  return { type: 'forfeit', at: NO_TIME, seat: seatOf(opponent(winner)), reason };
}

function agree(where: string, written: unknown, ruled: unknown): void {
  if (canonical(written) !== canonical(ruled))
    throw new BadInput(`${where}: written ${canonical(written)}, by the rules ${canonical(ruled)}`);
}
