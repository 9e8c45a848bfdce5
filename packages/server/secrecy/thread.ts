import { parentPort, workerData } from 'node:worker_threads';
import { describeLeak, openSecrecyTally } from '@fathom/kit/secrecy';
import { searchOf } from './searches.ts';

/** Which matches a thread searches: the first, and each so many further on; null: that one only. */
export interface Task {
  readonly game: string;
  readonly seed: string;
  readonly first: number;
  readonly step: number | null;
}
/** What came of one match. */
export interface MatchFindings {
  readonly match: number;
  readonly keys: readonly string[]; // of its pairs of worlds
  readonly comparisons: number; // of a pair for a viewer
  readonly moments: number;
  readonly deepest: number;
  readonly viewers: readonly string[];
  readonly leaks: readonly string[]; // in words
}

/** Searches until it is ended. */
async function searchOn({ game, seed, first, step }: Task): Promise<void> {
  const search = await searchOf(game);
  for (let n = first; ; n += step ?? 1) {
    const tally = openSecrecyTally();
    search.match(n, seed, tally);
    const { moments, deepest, byViewer, leaks } = tally.report();
    const findings: MatchFindings = {
      match: n,
      keys: [...tally.keys],
      comparisons: Object.values(byViewer).reduce((sum, worlds) => sum + worlds, 0),
      moments,
      deepest,
      viewers: Object.keys(byViewer).filter((viewer) => byViewer[viewer] !== 0),
      leaks: leaks.map(describeLeak),
    };
    parentPort?.postMessage(findings);
    if (step === null) return;
  }
}

await searchOn(workerData as Task);
