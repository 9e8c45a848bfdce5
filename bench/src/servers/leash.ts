/**
 * Loaded into every contestant with --import: answers the trial's questions about memory and processor time, and
 * ends the process when the trial is gone, however it went.
 */
import { isMainThread } from 'node:worker_threads';

/** Asked by the words "memory" and "cpu". */
export type Usage =
  | { readonly type: 'memory'; readonly bytes: number } // resident, after a full collection
  | { readonly type: 'cpu'; readonly milliseconds: number }; // since the start, all threads

if (isMainThread && process.send !== undefined) {
  process.on('message', (question) => {
    if (question === 'memory') process.send?.(memory());
    if (question === 'cpu') process.send?.(cpu());
  });
  process.on('disconnect', () => process.exit());
}

function memory(): Usage {
  globalThis.gc?.();
  return { type: 'memory', bytes: process.memoryUsage.rss() };
}

function cpu(): Usage {
  const { user, system } = process.cpuUsage();
  return { type: 'cpu', milliseconds: (user + system) / 1000 };
}
