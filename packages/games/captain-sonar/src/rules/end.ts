import type { Forfeit, Turn } from '@fathom/kit';
import type { Event, GameEnded } from '../events.ts';
import type { State } from '../state.ts';
import { SIDES, enemyOf } from '../vocabulary.ts';
import type { SideName } from '../vocabulary.ts';
import { hasSalvaged } from './salvage.ts';
import type { CrewMember } from './table.ts';

/** 7. */
export const isSunk = ({ standing, setup }: State, side: SideName): boolean =>
  standing[side].damage >= setup.damage;

/** 7. To be asked when an input is done with: two boats sunk by one blast sink together. */
export function settle(turn: Turn<State, Event>): void {
  const sunk = SIDES.filter((side) => isSunk(turn.state, side));
  const [first] = sunk;
  if (first === undefined) return race(turn);
  turn.emit(
    sunk.length === SIDES.length
      ? { type: 'gameEnded', winner: null, reason: 'bothSunk' }
      : { type: 'gameEnded', winner: enemyOf(first), reason: 'sunk' },
  );
}

/** 6. Whoever has most of the crates has won. */
function race(turn: Turn<State, Event>): void {
  const winner = SIDES.find((side) => hasSalvaged(turn.state, side));
  if (winner !== undefined) turn.emit({ type: 'gameEnded', winner, reason: 'salvaged' });
}

/** A crew goes down together: whoever of it gives up. */
export function forfeit(
  turn: Turn<State, Event>,
  { side, role }: CrewMember,
  reason: Forfeit,
): void {
  turn.emit({ type: 'forfeited', side, role, reason });
  turn.emit({ type: 'gameEnded', winner: enemyOf(side), reason });
}

export const gameEnded = (state: State, { winner, reason }: GameEnded): State => ({
  ...state,
  phase: 'over',
  turn: null,
  stop: null,
  result: { winner, reason },
});
