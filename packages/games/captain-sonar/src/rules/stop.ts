import type { Refusal, Turn } from '@fathom/kit';
import type { CallStop } from '../actions.ts';
import type { Event, StoodDown, StopCalled } from '../events.ts';
import { refuse } from '../refusals.ts';
import { aimSecondsOf, standsDownFree } from '../setup.ts';
import type { State } from '../state.ts';
import { sendSonar } from './detection.ts';
import { cannotActivate, emptied, settledBy, USERS } from './systems.ts';
import { announced, withStanding } from './table.ts';
import { notFor, ownBoat } from './permission.ts';
import type { Actor } from './table.ts';

/** 3. Real time: an activation stops both crews until it is settled. */
export function callStop(
  turn: Turn<State, Event>,
  who: Actor,
  { system }: CallStop,
): Refusal | null {
  const { setup } = turn.state;
  if (setup.mode === 'turn') return refuse('noStop', { mode: 'turn' });
  if (system === 'decoy') return refuse('unnoticed');
  const refusal = cannotActivate(ownBoat(turn.state, who.side), who.role, system);
  if (refusal !== null) return refusal;
  if (system === 'sonar') sendSonar(turn, who);
  else {
    const until = settledBy(who, aimSecondsOf(setup));
    turn.emit({ type: 'stopCalled', side: who.side, system, until });
  }
  return null;
}

export function standDown(turn: Turn<State, Event>, who: Actor): Refusal | null {
  const { stop } = turn.state;
  if (stop === null || stop.side !== who.side || stop.waitsFor !== 'aim')
    return refuse('noStop', { mode: 'realTime' });
  const refusal = notFor(who, ...USERS[stop.system]);
  if (refusal === null)
    turn.emit({ type: 'stoodDown', side: who.side, system: stop.system, lapsed: false });
  return refusal;
}

export const stopCalled = (state: State, event: StopCalled): State => ({
  ...announced(state, event),
  stop: { side: event.side, system: event.system, waitsFor: 'aim', until: event.until },
});

/** 3. Not aiming empties the gauge, called off or not: freezing the enemy is never free. */
export function stoodDown(state: State, event: StoodDown): State {
  const { side, system, lapsed } = event;
  const over = withStanding({ ...announced(state, event), stop: null }, side, {
    mayActivate: false,
  });
  return !lapsed && standsDownFree(state.setup) ? over : emptied(over, side, system);
}
