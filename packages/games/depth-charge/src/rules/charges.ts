import type { Refusal, Turn } from '@fathom/kit';
import type { DropDepthCharge } from '../actions.ts';
import type { DepthChargeDropped, Event } from '../events.ts';
import type { State } from '../state.ts';
import { opponent, withSide } from '../vocabulary.ts';
import type { SideName, Square } from '../vocabulary.ts';
import { tooFar } from './soundings.ts';
import { turnTaken } from './turns.ts';
import type { LakeChange } from './turns.ts';

/** 5.1 Anything but a living mine of the other side is a miss. */
export function dropDepthCharge(
  turn: Turn<State, Event>,
  side: SideName,
  { square }: DropDepthCharge,
): Refusal | null {
  const far = tooFar(turn.state, side, square);
  if (far !== null) return far;
  const hit = turn.state.mines[opponent(side)]?.includes(square) ?? false;
  turn.emit({ type: 'depthChargeDropped', side, square, hit });
  return null;
}

export const depthChargeDropped = (state: State, event: DepthChargeDropped): State =>
  turnTaken(state, event, event.hit ? destroyed(state, event) : missed(state, event.side));

function destroyed(state: State, { side, square }: DepthChargeDropped): LakeChange {
  const target = opponent(side);
  const living = (state.mines[target] ?? []).filter((mine) => mine !== square);
  return {
    boats: state.boats,
    mines: withSide<readonly Square[] | null>(state.mines, target, living),
    wrecks: withSide(state.wrecks, target, [...state.wrecks[target], square]),
    misses: state.misses,
  };
}

const missed = (state: State, side: SideName): LakeChange => ({
  boats: state.boats,
  mines: state.mines,
  wrecks: state.wrecks,
  misses: withSide(state.misses, side, state.misses[side] + 1),
});
