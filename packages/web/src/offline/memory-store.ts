import { newestFirst, tooOld } from './local-store.ts';
import type { KeptMatch, LocalRow, LocalStore } from './local-store.ts';

interface Kept extends KeptMatch {
  readonly rows: readonly LocalRow[];
}

/** For browsers that let a page keep nothing: the match lasts as long as the page. */
export function openMemoryStore(): LocalStore {
  const matches = new Map<string, Kept>();
  const list = (): readonly KeptMatch[] => newestFirst([...matches.values()]);
  return {
    begin: async (header, pace) => {
      for (const old of tooOld(list())) matches.delete(old);
      matches.set(header.match, { header, pace, outcome: null, rows: [] });
    },
    append: async ({ match, seq, row, outcome }) => {
      const kept = matches.get(match);
      if (kept === undefined || kept.rows.length !== seq) return 'conflict';
      matches.set(match, { ...kept, outcome, rows: [...kept.rows, row] });
      return 'appended';
    },
    find: async (match) => matches.get(match) ?? null,
    rows: async (match) => matches.get(match)?.rows ?? [],
    list: async () => list(),
    forget: async (match) => void matches.delete(match),
    watch: () => () => {}, // no other tab can reach this memory
  };
}
