import type { Join } from '@fathom/protocol';
import type { MatchControls } from './controls.ts';
import type { Listener } from './listener.ts';
import { isCreator, seatsOf } from './seating.ts';

/** From then on the others may go on without somebody. */
export const ABSENCE_MINUTES = 3;

/** Who is here, who is away, and since when. */
export interface Attendance {
  readonly join: (listener: Listener, message: Join) => void;
  readonly part: (listener: Listener) => void;
  /** A guest has sat down; whoever is not connected counts as away from now on. */
  readonly seat: (guest: string) => void;
  /** Whether a player, or the creator, has been away for so long that the others may go on without. */
  readonly isAbsent: (guest: string) => boolean;
}

export function openAttendance(controls: MatchControls): Attendance {
  const { state, services, room, showMatch, info } = controls;
  const { now } = services;
  const loadedAt = now();
  const wasRunning = state.status === 'running'; // then its start may be by another host's clock
  const awaySince = new Map<string, number>();
  const isShown = (guest: string): boolean =>
    seatsOf(state, guest).length > 0 || (state.status === 'lobby' && isCreator(state, guest));
  return {
    join: (listener, message) => {
      const { guest } = listener;
      const wasHere = room.isHere(guest);
      awaySince.delete(guest);
      room.join(listener, message, info);
      if (!wasHere && isShown(guest)) showMatch();
    },
    part: (listener) => {
      const { guest } = listener;
      room.part(listener);
      if (room.isHere(guest) || !isShown(guest)) return;
      awaySince.set(guest, now());
      showMatch();
    },
    seat: (guest) => {
      if (!room.isHere(guest)) awaySince.set(guest, now());
    },
    isAbsent: (guest) => {
      if (room.isHere(guest)) return false;
      const since = awaySince.get(guest) ?? loadedAt;
      const startedAt = wasRunning ? loadedAt : (state.startedAt ?? loadedAt);
      return now() - Math.max(since, startedAt) >= ABSENCE_MINUTES * 60_000;
    },
  };
}
