import type { CallOff } from '@fathom/host';

/** Unlike the clock of matches this is the machine's own: a node stays alive while matches stand still. */
export function later(millis: number, run: () => unknown): CallOff {
  const timer = setTimeout(run, millis);
  return () => clearTimeout(timer);
}

/** Once this turn of the event loop is over. */
export function soon(run: () => unknown): void {
  setImmediate(() => void run());
}
