import type { Refusal, Turn } from '@fathom/kit';
import type { RunSilent } from '../actions.ts';
import type { Event, SilenceRun } from '../events.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { underWay, wayAhead } from './course.ts';
import { SILENCE_RANGE } from './range.ts';
import { cannotAim, used } from './systems.ts';
import { announced } from './table.ts';
import { ownBoat } from './permission.ts';
import type { Actor } from './table.ts';

/** 3.6 Up to four cells in a straight line, and the enemy hears only that it was done. */
export function runSilent(
  turn: Turn<State, Event>,
  who: Actor,
  { course, cells }: RunSilent,
): Refusal | null {
  const refusal = cannotAim(turn.state, who, 'silence');
  if (refusal !== null) return refusal;
  const open = wayAhead(ownBoat(turn.state, who.side), course, SILENCE_RANGE).length;
  if (cells > open) return refuse('wayBarred', { open, cells });
  turn.emit({ type: 'silenceRun', side: who.side, course, cells });
  return null;
}

export function silenceRun(state: State, event: SilenceRun): State {
  const { side, course, cells } = event;
  if (course === null || cells === null) return announced(state, event);
  const way = wayAhead(ownBoat(state, side), course, cells);
  return used(underWay(announced(state, event), { side, course }, way), side, 'silence');
}
