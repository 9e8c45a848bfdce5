import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { appWords } from '../words/app.ts';

/** Something that is asked of the server, one at a time, and what came of it. */
export interface Asked {
  readonly isBusy: Accessor<boolean>;
  readonly problem: Accessor<string | null>;
  readonly run: (task: () => Promise<void>) => void;
}

export function createAsked(): Asked {
  const [isBusy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<string | null>(null);
  const run = async (task: () => Promise<void>): Promise<void> => {
    if (isBusy()) return;
    setBusy(true);
    setProblem(null);
    try {
      await task();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : appWords.didNotWork);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, run: (task) => void run(task) };
}
