import type { Playable } from '@fathom/kit';
import { BrokenLog, CannotLoad, LogTooLarge } from './cannot-load.ts';
import { isTooLarge, LOG_LIMITS } from './log-limits.ts';
import { parsePapers } from './papers.ts';
import type { KeptPaper } from './papers.ts';
import type { MatchRow } from './rows.ts';
import { foldRow } from './fold.ts';
import { beginMatch } from './state.ts';
import type { MatchState } from './state.ts';
import type { LogHead, MatchStore, Page, StoredPaper, StoredRow } from './store.ts';

/** About two milliseconds of folding: between two pages a server hears everybody else. */
export const PAGE: Omit<Page, 'from'> = { rows: 64, bytes: LOG_LIMITS.rowBytes };

/** The match that a log tells of. Throws CannotLoad. */
export function foldLog(
  rows: readonly StoredRow[],
  games: readonly Playable[],
  papers: readonly StoredPaper[] = [],
): MatchState {
  return foldPage(null, rows, { games, papers: parsed(papers) });
}

interface Basis {
  readonly games: readonly Playable[];
  readonly papers: readonly KeptPaper[];
}

function foldPage(before: MatchState | null, rows: readonly StoredRow[], basis: Basis): MatchState {
  let state = before;
  for (const { seq, row: text } of rows)
    try {
      if (seq !== (state?.length ?? 0)) throw new Error('the one before it is missing');
      const row = JSON.parse(text) as MatchRow;
      if (state === null) state = begin(row, basis, text.length);
      else foldRow(state, row, { bytes: text.length });
    } catch (error) {
      if (error instanceof CannotLoad) throw error;
      throw new BrokenLog(`row ${seq} cannot be read: ${reasonOf(error)}`, error);
    }
  if (state === null) throw new BrokenLog('the log is empty', null);
  return state;
}

function begin(row: MatchRow, { games, papers }: Basis, bytes: number): MatchState {
  if (row.type !== 'created') throw new Error('a log begins with "created"');
  return beginMatch(row, games, { bytes, papers });
}

function parsed(papers: readonly StoredPaper[]): readonly KeptPaper[] {
  try {
    return parsePapers(papers);
  } catch (error) {
    throw new BrokenLog(`its papers cannot be read: ${reasonOf(error)}`, error);
  }
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 200);

/** A match out of the store, and what the store noted of it. */
export interface Loaded {
  readonly state: MatchState;
  readonly head: LogHead;
}

/** Reads a match page by page. null: there is none. Throws CannotLoad; a log over the limits is refused unread. */
export async function loadMatch(
  store: MatchStore,
  games: readonly Playable[],
  id: string,
): Promise<Loaded | null> {
  const head = await store.head(id);
  if (head === null) return null;
  if (isTooLarge(head))
    throw new LogTooLarge(
      `its log has ${head.rows} rows and ${head.papers} papers, ${head.bytes} bytes in all and ${head.largest} in one`,
    );
  const basis = { games, papers: parsed(await store.papers(id)) };
  const readFrom = (from: number): Promise<readonly StoredRow[]> => {
    const page = store.read(id, { from, ...PAGE });
    page.catch(() => {}); // a page may fail that nobody waits for any more
    return page;
  };
  let state: MatchState | null = null;
  for (let page = readFrom(0); ;) {
    const rows = await page;
    const last = rows.at(-1);
    if (last === undefined) return state === null ? null : { state, head };
    page = readFrom(last.seq + 1); // the store reads on while these are folded
    state = foldPage(state, rows, basis);
  }
}
