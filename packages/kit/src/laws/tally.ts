import type { Difference } from './compare.ts';
import type { WorldPair } from './paired-worlds.ts';

/** A way for one viewer to tell two worlds apart that it may not. */
export interface Leak extends Difference {
  readonly viewer: string;
  readonly where: string;
}
export interface SecrecyReport {
  readonly worlds: number; // pairs of truly different worlds, each counted once whoever looks at it
  readonly moments: number; // compared in them after the difference began
  readonly deepest: number; // most of them in one pair
  readonly byViewer: Readonly<Record<string, number>>; // worlds
  readonly leaks: readonly Leak[]; // the first through each door for each viewer
}
export interface SecrecyTally {
  /** A viewer who looks at no other world at all shows in the report, too. */
  readonly admit: (viewer: string) => void;
  readonly count: (viewer: string, pair: Pick<WorldPair, 'key' | 'moments'>) => void;
  readonly note: (leak: Leak) => void;
  readonly report: () => SecrecyReport;
  readonly keys: ReadonlySet<string>; // of the pairs
}

export function openSecrecyTally(): SecrecyTally {
  const byViewer: Record<string, number> = {};
  const leaks = new Map<string, Leak>();
  const keys = new Set<string>();
  let moments = 0;
  let deepest = 0;
  return {
    admit: (viewer) => {
      byViewer[viewer] ??= 0;
    },
    count: (viewer, pair) => {
      byViewer[viewer] = (byViewer[viewer] ?? 0) + 1;
      keys.add(pair.key);
      moments += pair.moments;
      deepest = Math.max(deepest, pair.moments);
    },
    note: (leak) => {
      const key = `${leak.door} ${leak.viewer}`;
      if (!leaks.has(key)) leaks.set(key, leak);
    },
    report: () => ({
      worlds: keys.size,
      moments,
      deepest,
      byViewer: { ...byViewer },
      leaks: [...leaks.values()],
    }),
    keys,
  };
}

const BEFORE = 60;
const BEHIND = 100;

/** Where the bytes part, not all of them. */
export function describeLeak({ door, viewer, where, after, one, other }: Leak): string {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const from = Math.max(0, same - BEFORE);
  return [
    `${viewer} can tell two worlds apart by ${door}, after ${after} of ${where}:`,
    `  … ${one.slice(from, same + BEHIND)}`,
    `  … ${other.slice(from, same + BEHIND)}`,
  ].join('\n');
}
