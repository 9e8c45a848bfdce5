import type { Refusal, Turn } from '@fathom/kit';
import type { LaunchDecoy } from '../actions.ts';
import type { Event } from '../events.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { barred, courseCalled } from './course.ts';
import { cannotActivate } from './systems.ts';
import { ownBoat } from './permission.ts';
import type { Actor } from './table.ts';

/**
 * 6. A course like any other, but for what is called. It stops nobody and counts as no use of a system, in real time
 * either: all that others could notice would give it away.
 */
export function launchDecoy(
  turn: Turn<State, Event>,
  who: Actor,
  { course, called }: LaunchDecoy,
): Refusal | null {
  const own = ownBoat(turn.state, who.side);
  const refusal = cannotActivate(own, who.role, 'decoy') ?? barred(own, course);
  if (refusal !== null) return refusal;
  if (called === course) return refuse('sameCourse', { course });
  turn.emit(courseCalled(turn.state, who.side, { sailed: course, called }));
  return null;
}
