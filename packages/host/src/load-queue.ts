/** asked: somebody waits for it. unasked: the host looks after it by itself, and lets the others go first. */
export type LoadUrgency = 'asked' | 'unasked';

/** Runs one task at a time; those that somebody waits for come first. */
export interface LoadQueue {
  readonly run: <T>(urgency: LoadUrgency, task: () => Promise<T>) => Promise<T>;
}

export function openLoadQueue(): LoadQueue {
  const waiting: Record<LoadUrgency, (() => Promise<void>)[]> = { asked: [], unasked: [] };
  let isRunning = false;
  const runAll = async (): Promise<void> => {
    isRunning = true;
    for (;;) {
      const next = waiting.asked.shift() ?? waiting.unasked.shift();
      if (next === undefined) break;
      await next();
    }
    isRunning = false;
  };
  return {
    run: (urgency, task) =>
      new Promise((resolve, reject) => {
        waiting[urgency].push(() => task().then(resolve, reject));
        if (!isRunning) void runAll();
      }),
  };
}
