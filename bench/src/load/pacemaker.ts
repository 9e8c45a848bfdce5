/**
 * Tells its parent when to look at the schedule. A thread, because Node's timers count whole milliseconds, which is longer
 * than a fast server takes for a move; this one sleeps to a fraction of that.
 */
import { parentPort, workerData } from 'node:worker_threads';

export interface Beat {
  readonly from: number; // milliseconds since 1970, with fractions
  readonly gap: number; // milliseconds
}

const { from, gap } = workerData as Beat;
const never = new Int32Array(new SharedArrayBuffer(4));
const now = (): number => performance.timeOrigin + performance.now();

for (let beat = 0; ; beat++) {
  const wait = from + beat * gap - now();
  if (wait < -gap) continue; // behind: one beat is enough for all that was missed
  if (wait > 0) Atomics.wait(never, 0, 0, wait);
  parentPort?.postMessage(null);
}
