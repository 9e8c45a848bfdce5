import { Worker } from 'node:worker_threads';
import type { Options } from './options.ts';
import type { MatchFindings, Task } from './thread.ts';

/** What came of one game's worlds. */
export interface GameFindings {
  readonly game: string;
  readonly pairs: number; // of truly different worlds; the same two count once
  readonly comparisons: number;
  readonly moments: number;
  readonly deepest: number;
  readonly viewers: number;
  readonly matches: number;
  readonly seconds: number;
  readonly cpuSeconds: number; // of all threads
  readonly leaks: readonly string[]; // in words, with how to repeat them
}
type Print = (line: string) => void;

const PROGRESS_MILLIS = 10_000;
const MOST_LEAKS = 12; // then it is clear enough

/** Searches with all threads until there are enough pairs, the time is over or too much leaks. */
export async function searchWorlds(
  game: string,
  options: Options & { readonly seconds: number },
  print: Print,
): Promise<GameFindings> {
  const { seed, match, threads } = options;
  const pairs = new Set<string>();
  const viewers = new Set<string>();
  const leaks: string[] = [];
  const sum = { comparisons: 0, moments: 0, deepest: 0, matches: 0 };
  const began = performance.now();
  const idle = process.cpuUsage();
  const seconds = (): number => (performance.now() - began) / 1_000;
  const add = (found: MatchFindings): void => {
    for (const key of found.keys) pairs.add(key);
    for (const viewer of found.viewers) viewers.add(viewer);
    sum.matches += 1;
    sum.comparisons += found.comparisons;
    sum.moments += found.moments;
    sum.deepest = Math.max(sum.deepest, found.deepest);
    for (const leak of found.leaks)
      leaks.push(`${leak}\n  ${howToRepeat(game, seed, found.match)}`);
  };
  const isEnough = (): boolean =>
    pairs.size >= options.pairs || seconds() >= options.seconds || leaks.length >= MOST_LEAKS;
  const progress = setInterval(
    () => print(progressOf({ game, pairs: pairs.size, seconds: seconds() }, options)),
    PROGRESS_MILLIS,
  );
  const tasks: readonly Task[] =
    match === null
      ? Array.from({ length: threads }, (_, i) => ({ game, seed, first: i, step: threads }))
      : [{ game, seed, first: match - 1, step: null }];
  try {
    await Promise.all(tasks.map((task) => run(task, add, isEnough)));
  } finally {
    clearInterval(progress);
  }
  const { user, system } = process.cpuUsage(idle);
  return {
    game,
    pairs: pairs.size,
    viewers: viewers.size,
    ...sum,
    seconds: seconds(),
    cpuSeconds: (user + system) / 1e6,
    leaks,
  };
}

/** Everything that must not be, in words. None: all is well. */
export const faultsOf = (
  found: readonly GameFindings[],
  { pairs: wanted, match }: Pick<Options, 'pairs' | 'match'>,
): readonly string[] => [
  ...found.flatMap(({ leaks }) => leaks.map((leak) => `LEAK ${leak}`)),
  ...found
    .filter(({ pairs }) => match === null && pairs < wanted)
    .map(({ game, pairs }) => `TOO FEW ${game}: ${pairs} pairs of ${wanted} within the time`),
];

export const howToRepeat = (game: string, seed: string, match: number): string =>
  `to repeat: npm run secrecy-test -- --game ${game} --seed ${seed} --match ${match + 1}`;

/** Pairs so far, how fast they come, and how long it will take. */
export function progressOf(
  { game, pairs, seconds }: Pick<GameFindings, 'game' | 'pairs' | 'seconds'>,
  limit: { readonly pairs: number; readonly seconds: number },
): string {
  const rate = pairs / seconds;
  const left = Math.min(limit.seconds - seconds, (limit.pairs - pairs) / rate);
  return `${game.padEnd(20)} ${String(pairs).padStart(7)} of ${limit.pairs} pairs, ${rate.toFixed(1)} a second, ${Math.max(0, Math.ceil(left))} s left`;
}

/** Resolves when the thread has done its task, or once there is enough. */
const run = (
  task: Task,
  add: (found: MatchFindings) => void,
  isEnough: () => boolean,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('thread.ts', import.meta.url), { workerData: task });
    worker.on('message', (found: MatchFindings) => {
      add(found);
      if (isEnough()) void worker.terminate();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
