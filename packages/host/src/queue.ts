/** Runs one task after another; a task that fails does not stop those behind it. */
export interface Queue {
  readonly run: <T>(task: () => Promise<T>) => Promise<T>;
  /** Resolves when everything that was queued so far is done. */
  readonly idle: () => Promise<void>;
  readonly isIdle: () => boolean;
}

export function openQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const settle = (): void => void (waiting -= 1);
  return {
    run: (task) => {
      waiting += 1;
      const result = last.then(task);
      last = result.then(settle, settle);
      return result;
    },
    idle: async () => {
      await last;
    },
    isIdle: () => waiting === 0,
  };
}
