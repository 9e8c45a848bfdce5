import type { World } from '../../src/world.ts';

/** Time that moves only when a test says so. */
export interface HandClock extends Pick<World, 'now' | 'after'> {
  /** Lets time pass; whatever falls due on the way is run at its own moment. */
  readonly pass: (millis: number) => void;
  /** How long it is until each thing that somebody waits for. */
  readonly awaited: () => readonly number[];
}

interface Due {
  readonly at: number;
  readonly run: () => void;
}

const A_MOMENT = Date.UTC(2026, 0, 1);

export function openHandClock(): HandClock {
  let now = A_MOMENT;
  const alarms = new Set<Due>();
  const nextUntil = (end: number): Due | undefined =>
    [...alarms].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    awaited: () => [...alarms].map(({ at }) => at - now),
    after: (millis, run) => {
      const due = { at: now + millis, run };
      alarms.add(due);
      return () => alarms.delete(due);
    },
    pass: (millis) => {
      const end = now + millis;
      for (let due = nextUntil(end); due !== undefined; due = nextUntil(end)) {
        alarms.delete(due);
        now = Math.max(now, due.at);
        due.run();
      }
      now = end;
    },
  };
}
