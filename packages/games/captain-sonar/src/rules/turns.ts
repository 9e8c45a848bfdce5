import type { Refusal, Turn } from '@fathom/kit';
import type { Event, TurnBegan } from '../events.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { enemyOf } from '../vocabulary.ts';
import type { SideName, System } from '../vocabulary.ts';
import { isSpent } from './systems.ts';
import { notFor, notUnderWay, notYourTurn } from './permission.ts';
import type { Actor, OpenTable } from './table.ts';

/** 5.1 */
const TURNS_AGAINST_A_SURFACED_BOAT = 3;

/** Turn mode: when a Captain may say that the turn is over. */
export function cannotEndTurn(table: OpenTable, side: SideName): Refusal | null {
  const refusal = notUnderWay(table) ?? notYourTurn(table, side);
  if (refusal !== null) return refusal;
  if (table.turn === null) return refuse('noTurns');
  if (!table.turn.moved) return refuse('courseFirst', { before: 'endOfTurn' });
  return table.standing[side].awaiting.length > 0 ? refuse('awaitingOk') : null;
}

export function endTurn(turn: Turn<State, Event>, who: Actor): Refusal | null {
  const refusal = notFor(who, 'captain') ?? cannotEndTurn(turn.state, who.side);
  if (refusal === null) passTurn(turn, who.side);
  return refusal;
}

/** A turn in which nothing more can come, as far as everybody knows, ends by itself. What only the crew knows must not show. */
export function endSpentTurn(turn: Turn<State, Event>): void {
  const now = turn.state.turn;
  if (now === null || cannotEndTurn(turn.state, now.side) !== null) return;
  if (!mayGoOn(turn.state, now.side)) passTurn(turn, now.side);
}

function mayGoOn(state: State, side: SideName): boolean {
  const { surfaced, mines, mayActivate, ready } = state.standing[side];
  if (surfaced) return false;
  const mayUse = state.turn?.activated === false && mayActivate;
  if (mines > 0 && (mayUse || state.setup.triggersCount !== true)) return true;
  return (
    mayUse && ready.some((system) => !INSTEAD_OF_A_COURSE.has(system) && !isSpent(state, system))
  );
}

const INSTEAD_OF_A_COURSE: ReadonlySet<System> = new Set(['silence', 'decoy']);

/** 5.1 Three turns against a boat that has just surfaced; otherwise the rest of such turns, or one for the enemy. */
function passTurn(turn: Turn<State, Event>, side: SideName): void {
  const { standing } = turn.state;
  const left = turn.state.turn?.left ?? 1;
  const enemy = enemyOf(side);
  if (!standing[side].surfaced && left > 1)
    return turn.emit({ type: 'turnBegan', side, left: left - 1 });
  if (standing[enemy].surfaced) turn.emit({ type: 'dived', side: enemy });
  turn.emit({
    type: 'turnBegan',
    side: enemy,
    left: standing[side].surfaced ? TURNS_AGAINST_A_SURFACED_BOAT : 1,
  });
}

export const turnBegan = (state: State, { side, left }: TurnBegan): State => ({
  ...state,
  turn: { side, left, moved: false, activated: false },
});
