import type { Join } from '@fathom/protocol';
import type { MatchControls } from './controls.ts';
import type { Listener } from './listener.ts';
import { crewOf, sidesOf } from './seating.ts';
import type { MatchState } from './state.ts';
import { dropWish, tellCrew } from './surrender.ts';
import { isShown, sayWhoIsHere } from './who-is-here.ts';

/** From then on the others may go on without somebody. */
export const ABSENCE_MINUTES = 3;

/** Who has been away for so long that the others may go on without. */
export interface Absences {
  readonly came: (guest: string) => void;
  readonly went: (guest: string) => void;
  /** Somebody went whom nobody waits for. */
  readonly forget: (guest: string) => void;
  readonly isAbsent: (guest: string) => boolean;
  /** Milliseconds; 0: this guest is here. */
  readonly awayFor: (guest: string) => number;
}

export function openAbsences(state: MatchState, now: () => number): Absences {
  const loadedAt = now();
  const wasRunning = state.status === 'running'; // then its start may be by another host's clock
  const awaySince = new Map<string, number>();
  const here = new Set<string>();
  const awayFor = (guest: string): number => {
    if (here.has(guest)) return 0;
    const since = awaySince.get(guest) ?? loadedAt;
    const startedAt = wasRunning ? loadedAt : (state.startedAt ?? loadedAt);
    return now() - Math.max(since, startedAt);
  };
  return {
    came: (guest) => {
      here.add(guest);
      awaySince.delete(guest);
    },
    went: (guest) => {
      here.delete(guest);
      awaySince.set(guest, now());
    },
    forget: (guest) => {
      here.delete(guest);
      awaySince.delete(guest);
    },
    awayFor,
    isAbsent: (guest) => awayFor(guest) >= ABSENCE_MINUTES * 60_000,
  };
}

/** Who is here, who is away, and since when. */
export interface Attendance extends Pick<Absences, 'isAbsent' | 'awayFor'> {
  readonly join: (listener: Listener, message: Join, name: string) => void;
  readonly part: (listener: Listener) => void;
  /** Who is connected at other hosts has changed: what each of them says now. */
  readonly hear: (elsewhere: readonly string[]) => void;
}

export function openAttendance(controls: MatchControls): Attendance {
  const { state, room, absences, surrenders, elsewhere, watchers, isHere, showMatch, info } =
    controls;
  const withdraw = (guest: string): void => {
    const side = crewOf(state, guest);
    if (side !== null) dropWish(controls, guest, side);
  };
  return {
    isAbsent: absences.isAbsent,
    awayFor: absences.awayFor,
    join: (listener, message, name) => {
      const { guest } = listener;
      const wasHere = isHere(guest);
      const wasInRoom = room.isHere(guest);
      absences.came(guest);
      watchers.name(guest, name);
      room.join(listener, message, info);
      controls.cameToTable(guest);
      controls.intercom.review();
      if (!wasInRoom) sayWhoIsHere(controls);
      if (wasHere || !isShown(state, guest)) return watchers.review(guest);
      showMatch();
      const side = crewOf(state, guest);
      if (side !== null && surrenders.of(side) !== null) tellCrew(controls, side); // one more may have a say
      return undefined;
    },
    part: (listener) => {
      const { guest } = listener;
      const wasTalking = controls.intercom.takeOff(listener);
      room.part(listener);
      if (wasTalking) controls.intercom.review();
      if (room.isHere(guest)) return wasTalking ? sayWhoIsHere(controls) : undefined;
      withdraw(guest); // a wish lasts as long as its person is connected where it was heard
      sayWhoIsHere(controls);
      if (isHere(guest)) return undefined;
      if (!isShown(state, guest)) {
        absences.forget(guest);
        watchers.forget(guest);
        return watchers.review();
      }
      absences.went(guest);
      controls.leftTable(guest);
      return showMatch();
    },
    hear: (texts) => {
      const { came, went, wishes } = elsewhere.hear(texts);
      for (const guest of came) absences.came(guest);
      for (const guest of went)
        if (!room.isHere(guest)) {
          absences.went(guest);
          controls.leftTable(guest);
        }
      if ([...came, ...went].some((guest) => isShown(state, guest))) showMatch();
      watchers.review();
      controls.intercom.review();
      if (wishes) for (const side of sidesOf(state)) tellCrew(controls, side);
    },
  };
}
