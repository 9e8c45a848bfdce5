import { setTimeout as pause } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';

/** How long it took after each fault until the matches went on that it had to do with. */
export interface PlayOn {
  /** Resolves once each has had its next acknowledged input, or is over; or after a time in which it certainly had to. */
  readonly measure: (fault: MeasuredFault) => Promise<void>;
  readonly times: () => ReadonlyMap<string, readonly number[]>; // milliseconds, by kind of fault
}
export interface MeasuredFault {
  readonly kind: string;
  readonly matches: ReadonlySet<string>;
  readonly from: number; // of performance.now()
}
interface Measuring extends Omit<MeasuredFault, 'matches'> {
  readonly matches: Set<string>;
  readonly done: () => void;
}

const MOST_MILLIS = 30_000;

export function openPlayOn(ledger: Ledger): PlayOn {
  const times = new Map<string, number[]>();
  const open = new Set<Measuring>();
  const note = (kind: string, millis: number): void => {
    times.set(kind, [...(times.get(kind) ?? []), millis]);
  };
  const leave = (measuring: Measuring, match: string): boolean => {
    const was = measuring.matches.delete(match);
    if (measuring.matches.size === 0) measuring.done();
    return was;
  };
  ledger.onAcknowledged((match) => {
    for (const measuring of open)
      if (leave(measuring, match)) note(measuring.kind, performance.now() - measuring.from);
  });
  ledger.onFinished((match) => open.forEach((measuring) => leave(measuring, match)));
  return {
    times: () => times,
    measure: async ({ kind, matches, from }) => {
      const { promise, resolve: done } = Promise.withResolvers<void>();
      const { finished } = ledger.read();
      const going = [...matches].filter((match) => !finished.has(match));
      const measuring = { kind, from, matches: new Set(going), done };
      open.add(measuring);
      if (going.length === 0) done();
      await Promise.race([promise, pause(MOST_MILLIS)]);
      open.delete(measuring);
      for (const match of measuring.matches) {
        ledger.violation(`${match} did not go on within ${MOST_MILLIS} ms after ${kind}`);
        note(kind, MOST_MILLIS);
      }
    },
  };
}
