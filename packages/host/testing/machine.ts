import { steadyClock, virtualClock } from '@fathom/host';
import type { Clock } from '@fathom/host';

/** A machine whose clocks are moved by hand, and a host's clock on it. */
export interface Machine extends Clock {
  readonly pass: (millis: number) => void;
  /** Sets the wall clock forward, or back by less than nothing. */
  readonly setWall: (millis: number) => void;
  /** Time goes by and nothing on the machine runs. */
  readonly sleep: (millis: number) => void;
  /** The same machine, with the clock that a new process on it makes. */
  readonly restart: () => Machine;
}

export function makeMachine(startAt: number): Machine {
  const timers = virtualClock(startAt);
  let slept = 0;
  let setBy = 0;
  const monotonic = (): number => timers.now() + slept;
  const sources = { monotonic, wall: () => monotonic() + setBy, after: timers.after };
  const restart = (): Machine => ({
    ...steadyClock(sources),
    after: timers.after,
    pass: timers.pass,
    setWall: (millis) => void (setBy += millis),
    sleep: (millis) => void (slept += millis),
    restart,
  });
  return restart();
}
