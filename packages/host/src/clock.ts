/** The time a shell gives its matches. */
export interface Clock {
  /** Milliseconds that only ever run on, at the pace of play. Everything that rules depend on is measured by it. */
  readonly now: () => number;
  /** Unix time in milliseconds, for people to read: it may be set back or forward at any moment. */
  readonly calendar: () => number;
  /** Runs something once so many milliseconds have passed, unless it is called off before. */
  readonly after: (millis: number, run: () => void) => CallOff;
}
export type CallOff = () => void;

/** Runs something again and again, until it is called off. */
export function every({ after }: Pick<Clock, 'after'>, millis: number, run: () => void): CallOff {
  let callOff: CallOff;
  const wait = (): void => {
    callOff = after(millis, () => {
      wait();
      run();
    });
  };
  wait();
  return () => callOff();
}

/** What a steady clock is made from. */
export interface ClockSources {
  readonly wall: () => number; // Unix time in milliseconds, as the machine believes
  readonly monotonic: () => number; // milliseconds since whenever; no setting of the clock moves it
  /** For the clock's own readings: such a wait must not keep a process from ending. */
  readonly after: Clock['after'];
}

const READ_EVERY = 1_000;
/** A busy machine may fall silent for some seconds. For longer, it slept or was stopped. */
const LONGEST_SILENCE = 5_000;

/**
 * Begins at the wall clock's time and goes on by the monotonic one. A silence between two readings in which nobody
 * could have been heard is left out, as the time between two runs of a host is.
 */
export function steadyClock({
  wall,
  monotonic,
  after,
}: ClockSources): Pick<Clock, 'now' | 'calendar'> {
  let steady = wall();
  let readAt = monotonic();
  const now = (): number => {
    const reading = monotonic();
    const passed = Math.max(0, reading - readAt);
    if (passed <= LONGEST_SILENCE) steady += passed;
    readAt = reading;
    return Math.floor(steady);
  };
  every({ after }, READ_EVERY, now);
  return { now, calendar: wall };
}

/** Time that moves only when it is told to: for tests, and for matches that nobody waits for. */
export interface VirtualClock extends Clock {
  /** Lets time pass; whatever falls due on the way is run at its own moment. */
  readonly pass: (millis: number) => void;
  /** Goes to the next thing that somebody waits for and runs it. false: nothing is awaited. */
  readonly skip: () => boolean;
  /** How long it is until each thing that somebody waits for. */
  readonly awaited: () => readonly number[];
}

interface Due {
  readonly at: number;
  readonly run: () => void;
}

export function virtualClock(startAt = 0): VirtualClock {
  let now = startAt;
  const waits = new Set<Due>();
  const nextUntil = (end: number): Due | null => {
    let next: Due | null = null;
    for (const due of waits) if (due.at <= end && (next === null || due.at < next.at)) next = due;
    return next;
  };
  const ring = (due: Due): void => {
    waits.delete(due);
    now = Math.max(now, due.at);
    due.run();
  };
  return {
    now: () => now,
    calendar: () => now,
    awaited: () => [...waits].map(({ at }) => at - now),
    after: (millis, run) => {
      const due = { at: now + millis, run };
      waits.add(due);
      return () => waits.delete(due);
    },
    pass: (millis) => {
      const end = now + millis;
      for (let due = nextUntil(end); due !== null; due = nextUntil(end)) ring(due);
      now = end;
    },
    skip: () => {
      const due = nextUntil(Infinity);
      if (due !== null) ring(due);
      return due !== null;
    },
  };
}

/** Something that works on its own between the moments it waits for. */
interface Worker {
  /** Resolves once nothing goes on any more but waiting. */
  readonly settled: () => Promise<void>;
}

/** Lets a match on a virtual clock go as far as it goes without anybody from outside, as fast as it can. */
export async function runUntilIdle(clock: VirtualClock, match: Worker): Promise<void> {
  do await match.settled();
  while (clock.skip());
}
