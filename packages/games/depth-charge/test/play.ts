import { parse, luckOf, step } from '@fathom/kit';
import type { Forfeit, Input, Millis, Rng, Step } from '@fathom/kit';
import { depthCharge, inOrder, parseAction, seatOf, setupSchema } from '@fathom/depth-charge';
import type {
  Action,
  Event,
  PerSide,
  Placement,
  Setup,
  SideName,
  State,
} from '@fathom/depth-charge';

/** A repeatable stream of luck. */
export const luck = (seed: number): Rng => luckOf(seed);

/** Options with the defaults filled in, except that Black begins unless the test says otherwise. */
export const options = (some: Partial<Setup> = {}): Setup =>
  parse(setupSchema, { first: 'black', ...some }, 'options');

export const fresh = (some: Partial<Setup> = {}): State =>
  depthCharge.start(options(some), luck(1));

export const squares = (text: string): Placement =>
  inOrder(text.split(' ') as unknown as Placement);

const FAR: PerSide<string> = { black: 'a1 a2 b1', red: 'g8 h7 h8' };

/** Both sides have placed and play has begun. Mines that do not matter lie in the corners. */
export function begin(mines: Partial<PerSide<string>> = {}, some: Partial<Setup> = {}): State {
  const { black, red } = { ...FAR, ...mines };
  const placed = moved(fresh(some), 'black', `place ${black}`);
  return moved(placed, 'red', `place ${red}`);
}

const at = 0 as Millis;
export const act = (side: SideName, action: Action): Input<Action> => ({
  type: 'act',
  at,
  seat: seatOf(side),
  action,
});
export const leave = (side: SideName, reason: Forfeit): Input<Action> => ({
  type: 'forfeit',
  at,
  seat: seatOf(side),
  reason,
});

export const take = (state: State, input: Input<Action>): Step<State, Event> =>
  step(depthCharge, state, { input, rng: luck(2) });

function taken(state: State, input: Input<Action>): Extract<Step<State, Event>, { ok: true }> {
  const result = take(state, input);
  if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
  return result;
}

const moved = (state: State, side: SideName, text: string): State =>
  taken(state, act(side, parseAction(text))).state;

const mover = ({ turn }: State): SideName => {
  if (turn === null) throw new Error('nobody’s turn');
  return turn;
};

/** Turns in the notation of actions, each by whose turn it is. */
export const play = (state: State, ...turns: readonly string[]): State =>
  turns.reduce((now, text) => moved(now, mover(now), text), state);

/** What one more turn leads to. */
export const eventsOf = (state: State, text: string): readonly Event[] =>
  taken(state, act(mover(state), parseAction(text))).events;

export const eventsOfLeaving = (state: State, side: SideName, reason: Forfeit): readonly Event[] =>
  taken(state, leave(side, reason)).events;

/** The code of the refusal, or "accepted". */
export function refusal(state: State, text: string, side: SideName = mover(state)): string {
  const result = take(state, act(side, parseAction(text)));
  return result.ok ? 'accepted' : result.refusal.code;
}

/** Puts a boat somewhere without playing there: by the rules alone, far squares take many turns. */
export const withBoats = (state: State, boats: Partial<State['boats']>): State => ({
  ...state,
  boats: { ...state.boats, ...boats },
});
