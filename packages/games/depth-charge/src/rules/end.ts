import type { Forfeit, Turn } from '@fathom/kit';
import type { Event, Forfeited, GameEnded } from '../events.ts';
import type { Result, State } from '../state.ts';
import { SIDES, opponent } from '../vocabulary.ts';
import type { Ending, SideName } from '../vocabulary.ts';

/** 5.3 The second miss is one too many. */
export const MISSES_TO_LOSE = 2;

/** 6. Ends the game if the turn just taken did. A turn that wins does so even on the last one allowed. */
export function settle(turn: Turn<State, Event>): void {
  const result = resultOf(turn.state);
  if (result !== null) end(turn, result);
}

/** 6. Leaving loses in every phase, while the mines are being placed too. */
export function forfeit(turn: Turn<State, Event>, side: SideName, reason: Forfeit): void {
  turn.emit({ type: 'forfeited', side, reason });
  end(turn, { winner: opponent(side), reason });
}

function end(turn: Turn<State, Event>, result: Result): void {
  turn.emit({ type: 'gameEnded', ...result, mines: turn.state.mines });
}

function resultOf(state: State): Result | null {
  const last = state.record.at(-1);
  if (last?.type === 'boatSunk') return lostBy(last.side, 'boatSunk');
  for (const side of SIDES) {
    if (state.mines[side]?.length === 0) return lostBy(side, 'minesDestroyed');
    if (state.misses[side] >= MISSES_TO_LOSE) return lostBy(side, 'secondMiss');
  }
  if (state.record.length >= state.setup.turnLimit) return { winner: null, reason: 'turnLimit' };
  return null;
}

const lostBy = (side: SideName, reason: Ending): Result => ({ winner: opponent(side), reason });

/** Takes the loser out of the running; the end itself is the next event. */
export const forfeited = (state: State, _event: Forfeited): State => ({ ...state, turn: null });

export const gameEnded = (state: State, { winner, reason }: GameEnded): State => ({
  ...state,
  phase: 'over',
  turn: null,
  result: { winner, reason },
});
