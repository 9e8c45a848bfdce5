import type { Playable } from '@fathom/kit';
import { BrokenLog, CannotLoad, LogTooLarge } from './cannot-load.ts';
import { isTooLarge, LOG_LIMITS } from './log-limits.ts';
import { parsePapers } from './papers.ts';
import type { KeptPaper } from './papers.ts';
import type { MatchRow } from './rows.ts';
import { foldRow } from './fold.ts';
import { beginMatch } from './state.ts';
import type { MatchState } from './state.ts';
import { readBookmark } from './bookmark.ts';
import type { ReadBookmark } from './bookmark.ts';
import type { Services } from './services.ts';
import { StoreFailure } from './store.ts';
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
  const readFrom = readerOf(store, id);
  const state = await foldPages(null, readFrom(0), { ...basis, readFrom });
  return state === null ? null : { state, head };
}

/**
 * The same for a match that goes on, from its bookmark on. null: nothing is kept that fits the log and this code; then the log has to be
 * folded from its beginning.
 */
export async function loadFromBookmark(
  { store, games, code }: Pick<Services, 'store' | 'games' | 'code'>,
  id: string,
): Promise<Loaded | null> {
  if (code === undefined) return null;
  const text = (await store.bookmarks?.read(id)) ?? null;
  if (text === null) return null;
  const reading = store.papers(id);
  reading.catch(() => {});
  try {
    const stored = await reading;
    const found = readBookmark(text, { code, games, papers: parsed(stored) });
    return found === null ? null : await goOn(store, games, found);
  } catch (error) {
    if (error instanceof StoreFailure) throw error;
    return null; // what is wrong with the log itself shows when it is folded
  }
}

async function goOn(
  store: MatchStore,
  games: readonly Playable[],
  { match, lastRow }: ReadBookmark,
): Promise<Loaded | null> {
  const { id } = match.created;
  const { length } = match;
  const readFrom = readerOf(store, id);
  const page = readFrom(length - 1);
  const head = await store.head(id, length);
  const [last, ...since] = await page;
  const isOfThisLog = last?.seq === length - 1 && last.row === lastRow;
  if (head === null || !isOfThisLog) return null;
  if (isTooLarge({ ...head, bytes: head.bytes + match.counts.bytes })) return null;
  const isCut = since.length === 0 && head.rows > length; // the row it stood at filled the page
  const first = isCut ? readFrom(length) : Promise.resolve(since);
  const state = await foldPages(match, first, { games, papers: match.papers, readFrom });
  return state?.status === 'running' ? { state, head } : null;
}

type ReadFrom = (from: number) => Promise<readonly StoredRow[]>;

const readerOf =
  (store: MatchStore, id: string): ReadFrom =>
  (from) => {
    const page = store.read(id, { from, ...PAGE });
    page.catch(() => {}); // a page may fail that nobody waits for any more
    return page;
  };

async function foldPages(
  before: MatchState | null,
  first: Promise<readonly StoredRow[]>,
  { readFrom, ...basis }: Basis & { readonly readFrom: ReadFrom },
): Promise<MatchState | null> {
  let state = before;
  for (let page = first; ;) {
    const rows = await page;
    const last = rows.at(-1);
    if (last === undefined) return state;
    page = readFrom(last.seq + 1); // the store reads on while these are folded
    state = foldPage(state, rows, basis);
  }
}
