/** Runs one task after another; a task that fails does not stop those behind it. */
export interface Queue {
  readonly run: <T>(task: () => Promise<T>) => Promise<T>;
  /** Resolves when everything that was queued so far is done. */
  readonly idle: () => Promise<void>;
}

const settled = (): void => {};

export function openQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (task) => {
      const result = last.then(task);
      last = result.then(settled, settled);
      return result;
    },
    idle: async () => {
      await last;
    },
  };
}
