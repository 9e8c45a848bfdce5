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
  came(guest: string): void;
  went(guest: string): void;
  /** Somebody went whom nobody waits for. */
  forget(guest: string): void;
  isAbsent(guest: string): boolean;
  /** Milliseconds; 0: this guest is here. */
  awayFor(guest: string): number;
}

export function openAbsences(state: MatchState, now: () => number): Absences {
  return new AbsencesSinceLoad(state, now);
}

class AbsencesSinceLoad implements Absences {
  readonly #state: MatchState;
  readonly #now: () => number;
  readonly #loadedAt: number;
  readonly #wasRunning: boolean; // then its start may be by another host's clock
  readonly #awaySince = new Map<string, number>(); // Infinity: this guest is here

  constructor(state: MatchState, now: () => number) {
    this.#state = state;
    this.#now = now;
    this.#loadedAt = now();
    this.#wasRunning = state.status === 'running';
  }

  came(guest: string): void {
    this.#awaySince.set(guest, Infinity);
  }

  went(guest: string): void {
    this.#awaySince.set(guest, this.#now());
  }

  forget(guest: string): void {
    this.#awaySince.delete(guest);
  }

  awayFor(guest: string): number {
    const since = this.#awaySince.get(guest) ?? this.#loadedAt;
    if (since === Infinity) return 0;
    const startedAt = this.#wasRunning ? this.#loadedAt : (this.#state.startedAt ?? this.#loadedAt);
    return this.#now() - Math.max(since, startedAt);
  }

  isAbsent(guest: string): boolean {
    return this.awayFor(guest) >= ABSENCE_MINUTES * 60_000;
  }
}

/** Those who come to a match and go. */
export interface Attendance {
  readonly join: (listener: Listener, message: Join, name: string) => void;
  readonly part: (listener: Listener) => void;
  /** Who is connected at other hosts has changed: what each of them says now. */
  readonly hear: (elsewhere: readonly string[]) => void;
}

export function attendanceOf(controls: MatchControls): Attendance {
  const { state, room, absences, surrenders, elsewhere, watchers } = controls;
  const withdraw = (guest: string): void => {
    const side = crewOf(state, guest);
    if (side !== null) dropWish(controls, guest, side);
  };
  return {
    join: (listener, message, name) => {
      const { guest } = listener;
      const wasHere = controls.isHere(guest);
      const wasInRoom = room.isHere(guest);
      absences.came(guest);
      watchers.name(guest, name);
      room.join(listener, message, () => controls.info());
      controls.cameToTable(guest);
      controls.intercom.review();
      if (!wasInRoom) sayWhoIsHere(controls);
      if (wasHere || !isShown(state, guest)) return watchers.review(guest);
      controls.showMatch();
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
      if (controls.isHere(guest)) return undefined;
      if (!isShown(state, guest)) {
        absences.forget(guest);
        watchers.forget(guest);
        return watchers.review();
      }
      absences.went(guest);
      controls.leftTable(guest);
      return controls.showMatch();
    },
    hear: (texts) => {
      const { came, went, wishes } = elsewhere.hear(texts);
      for (const guest of came) absences.came(guest);
      for (const guest of went)
        if (!room.isHere(guest)) {
          absences.went(guest);
          controls.leftTable(guest);
        }
      if ([...came, ...went].some((guest) => isShown(state, guest))) controls.showMatch();
      watchers.review();
      controls.intercom.review();
      if (wishes) for (const side of sidesOf(state)) tellCrew(controls, side);
    },
  };
}
