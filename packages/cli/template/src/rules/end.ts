import type { Forfeit, Turn } from '@fathom/kit';
import type { Event, Forfeited, GameEnded } from '../events.ts';
import type { Result, State } from '../state.ts';
import { opponent } from '../vocabulary.ts';
import type { SideName } from '../vocabulary.ts';

/** 3.3 Everything is open after the end, so the last event tells it to all. */
export function end(turn: Turn<State, Event>, result: Result): void {
  turn.emit({ type: 'gameEnded', ...result, treasure: turn.state.treasure });
}

/** 3.2 Leaving loses in every phase. */
export function forfeit(turn: Turn<State, Event>, side: SideName, reason: Forfeit): void {
  turn.emit({ type: 'forfeited', side, reason });
  end(turn, { winner: opponent(side), reason });
}

/** Takes the loser out of the running; the end itself is the next event. */
export const forfeited = (state: State, _event: Forfeited): State => ({ ...state, turn: null });

export const gameEnded = (state: State, { winner, reason }: GameEnded): State => ({
  ...state,
  phase: 'over',
  turn: null,
  result: { winner, reason },
});
