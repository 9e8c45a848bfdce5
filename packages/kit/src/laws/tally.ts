import type { Difference } from './compare.ts';

/** A way for one viewer to tell two worlds apart that it may not. */
export interface Leak extends Difference {
  readonly viewer: string;
  readonly where: string;
}
export interface SecrecyReport {
  readonly worlds: number; // pairs of truly different worlds
  readonly moments: number; // compared in them after the difference began
  readonly deepest: number; // most of them in one pair
  readonly byViewer: Readonly<Record<string, number>>; // worlds
  readonly leaks: readonly Leak[]; // the first through each door for each viewer
}
export interface SecrecyTally {
  /** One attempt for this viewer; 0: no truly different world was found. */
  readonly count: (viewer: string, moments: number) => void;
  readonly note: (leak: Leak) => void;
  readonly report: () => SecrecyReport;
}

export function openSecrecyTally(): SecrecyTally {
  const byViewer: Record<string, number> = {};
  const leaks = new Map<string, Leak>();
  let worlds = 0;
  let moments = 0;
  let deepest = 0;
  return {
    count: (viewer, found) => {
      const world = found > 0 ? 1 : 0;
      byViewer[viewer] = (byViewer[viewer] ?? 0) + world;
      worlds += world;
      moments += found;
      deepest = Math.max(deepest, found);
    },
    note: (leak) => {
      const key = `${leak.door} ${leak.viewer}`;
      if (!leaks.has(key)) leaks.set(key, leak);
    },
    report: () => ({ worlds, moments, deepest, byViewer, leaks: [...leaks.values()] }),
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
