import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { endAll, hasPrograms, newRunningPrograms } from '../contestants/exec/process-group.ts';
import type { PlayedSet } from '../match/game-line.ts';
import type { MatchPlan } from '../match/plan.ts';
import type { FromThread, ThreadStart, ToThread } from './messages.ts';

const PATIENCE = 1000; // milliseconds
const THREAD = new URL('./worker.ts', import.meta.url);

export interface Work {
  readonly plan: MatchPlan;
  readonly sets: number;
  readonly threads: number;
  readonly signal: AbortSignal; // aborted: what is under way is dropped
  /** In whatever order they come. */
  readonly onSet: (played: PlayedSet) => void;
  /** What a program writes to its stderr. */
  readonly onComplaint: (name: string, line: string) => void;
}

/** Plays sets in threads of their own until all are played or it is told to stop. */
export async function playSets(work: Work): Promise<void> {
  const { sets, signal } = work;
  const ends: (() => Promise<void>)[] = [];
  let next = 0;
  const nextSet = (): number | null => (next < sets && !signal.aborted ? next++ : null);
  try {
    const count = Math.min(work.threads, sets);
    const threads = Array.from({ length: count }, () => runThread(work, { nextSet, ends }));
    await Promise.race([Promise.all(threads), aborted(signal)]);
  } finally {
    await Promise.all(ends.map((end) => end()));
  }
}

interface Sharing {
  readonly nextSet: () => number | null;
  readonly ends: (() => Promise<void>)[];
}

async function runThread(
  { plan, onSet, onComplaint }: Work,
  { nextSet, ends }: Sharing,
): Promise<void> {
  const running = newRunningPrograms();
  const start: ThreadStart = { plan, running };
  const thread = new Worker(THREAD, { workerData: start });
  let isEnding = false;
  ends.push(async () => {
    isEnding = true;
    // Whoever started a program must see it off; a thread that is deep in thought is not waited for.
    const close: ToThread = { type: 'close' };
    thread.postMessage(close);
    if (hasPrograms(running))
      await Promise.race([once(thread, 'exit'), setTimeout(PATIENCE, null, { ref: false })]);
    await thread.terminate();
    endAll(running);
  });
  await new Promise<void>((resolve, reject) => {
    const feed = (): void => {
      const set = nextSet();
      if (set === null) return resolve();
      const message: ToThread = { type: 'play', set };
      return thread.postMessage(message);
    };
    thread.on('message', (message: FromThread) => {
      if (isEnding) return;
      switch (message.type) {
        case 'played':
          onSet(message.played);
          return feed();
        case 'complained':
          return onComplaint(message.name, message.line);
        default: // under `node --watch` threads also report the files they load
          return undefined;
      }
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('a thread of the arena ended unasked')));
    feed();
  });
}

const aborted = async (signal: AbortSignal): Promise<void> =>
  await new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
