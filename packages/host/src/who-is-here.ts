import type { MatchControls } from './controls.ts';
import { attendingText } from './elsewhere.ts';
import { isCreator, seatsOf } from './seating.ts';
import type { MatchState } from './state.ts';

/** Whether it matters to the others that somebody is here. */
export const isShown = (state: MatchState, guest: string): boolean =>
  seatsOf(state, guest).length > 0 || (state.status === 'lobby' && isCreator(state, guest));

/** Tells other hosts who is connected here. */
export function sayWhoIsHere(controls: MatchControls): void {
  const { state, room, surrenders, watchers, intercom, membership } = controls;
  const here = room.guests().filter((guest) => isShown(state, guest));
  const attending = {
    here,
    wishes: surrenders.asked(),
    watching: watchers.here(),
    intercom: intercom.here(),
  };
  membership.attend(room.size() === 0 ? null : attendingText(attending));
}
