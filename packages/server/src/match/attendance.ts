import type { Seat } from '@fathom/kit';
import type { Join } from '@fathom/protocol';
import type { Helm } from './helm.ts';
import { infoOf } from './info.ts';
import { seatsOf } from './room.ts';
import type { Listener } from './room.ts';

export const ABSENCE_MILLIS: number = 3 * 60_000;

/** Who is here, who is away, and since when. */
export interface Attendance {
  readonly join: (listener: Listener, message: Join) => void;
  readonly part: (listener: Listener) => void;
  /** A guest has sat down; whoever is not connected counts as away from now on. */
  readonly seat: (guest: string) => void;
  /** Whether the person in that seat has been away for so long that the match may be claimed. */
  readonly isAbsent: (seat: Seat) => boolean;
}

export function openAttendance({ state, services, room, showMatch }: Helm): Attendance {
  const { now } = services;
  const loadedAt = now();
  const awaySince = new Map<string, number>();
  const plays = (guest: string): boolean => seatsOf(state, guest).length > 0;
  return {
    join: (listener, message) => {
      const { guest } = listener;
      const wasHere = room.isHere(guest);
      awaySince.delete(guest);
      const isHere = (other: string): boolean => other === guest || room.isHere(other);
      room.join(listener, message, infoOf(state, { isHere }, now()));
      if (!wasHere && plays(guest)) showMatch();
    },
    part: (listener) => {
      const { guest } = listener;
      room.part(listener);
      if (room.isHere(guest) || !plays(guest)) return;
      awaySince.set(guest, now());
      showMatch();
    },
    seat: (guest) => {
      if (!room.isHere(guest)) awaySince.set(guest, now());
    },
    isAbsent: (seat) => {
      const guest = state.seats.get(seat)?.guest ?? null;
      if (guest === null || room.isHere(guest)) return false;
      const since = Math.max(awaySince.get(guest) ?? loadedAt, state.startedAt ?? loadedAt);
      return now() - since >= ABSENCE_MILLIS;
    },
  };
}
