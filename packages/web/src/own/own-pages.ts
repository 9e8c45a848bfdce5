import type { OwnMatchesPage } from '@fathom/protocol';
import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { OwnRow } from './own-row.ts';

/** Asks for the page after `before`; null: the first. */
export type LoadPage = (before: string | null) => Promise<OwnMatchesPage>;

/** A list that is asked for page by page. */
export interface OwnPages {
  readonly rows: Accessor<readonly OwnRow[] | null>; // null: not known yet
  readonly hasMore: Accessor<boolean>;
  readonly isBusy: Accessor<boolean>;
  readonly problem: Accessor<string | null>;
  readonly more: () => Promise<void>;
  /** All that is shown, as it is now. */
  readonly refresh: () => Promise<void>;
}

interface Loaded {
  readonly rows: readonly OwnRow[];
  readonly next: string | null;
}

export function createOwnPages(load: LoadPage, notListed: string): OwnPages {
  const [loaded, setLoaded] = createSignal<Loaded | null>(null);
  const [pages, setPages] = createSignal(1);
  const [isBusy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<string | null>(null);
  let asked = 0; // only the last request counts: an earlier one may be answered later
  const run = async (wanted: number): Promise<void> => {
    asked += 1;
    const own = asked;
    setBusy(true);
    try {
      const now = await loadPages(load, wanted);
      if (own !== asked) return;
      setLoaded(now);
      setPages(wanted);
      setProblem(null);
    } catch (error) {
      if (own === asked) setProblem(error instanceof Error ? error.message : notListed);
    }
    if (own === asked) setBusy(false);
  };
  return {
    rows: () => loaded()?.rows ?? null,
    hasMore: () => loaded()?.next !== null && loaded() !== null,
    isBusy,
    problem,
    more: () => run(pages() + 1),
    refresh: () => run(pages()),
  };
}

/** What changes meanwhile moves to the front, so that a page asked for by itself may lack it or have it twice. */
async function loadPages(load: LoadPage, wanted: number): Promise<Loaded> {
  const rows = new Map<string, OwnRow>();
  let next: string | null = null;
  for (let page = 0; page < wanted; page += 1) {
    const answer: OwnMatchesPage = await load(next);
    for (const own of answer.matches) rows.set(own.match.id, { ...own, home: 'server' });
    ({ next } = answer);
    if (next === null) break;
  }
  return { rows: [...rows.values()], next };
}

/** What is kept in this browser among what the server has: where it belongs, and no further than that is known. */
export function merged(
  rows: readonly OwnRow[],
  local: readonly OwnRow[],
  hasMore: boolean,
): readonly OwnRow[] {
  const end = hasMore ? (rows.at(-1)?.changedAt ?? 0) : -Infinity;
  return [...rows, ...local.filter(({ changedAt }) => changedAt >= end)].toSorted(
    (one, other) => other.changedAt - one.changedAt,
  );
}
