import type { Status, Visibility } from '@fathom/protocol';

/** The matches that are taken up again after a start. */
export const OPEN_STATUSES: readonly Status[] = ['lobby', 'running'];

/** One line of a match's log. The first has seq 0, so the next seq is the number of rows. */
export interface StoredRow {
  readonly seq: number;
  /** JSON text: the store never looks inside. */
  readonly row: string;
}

/** What lists need to know of a match without folding its log. */
export interface Summary {
  readonly game: string;
  readonly status: Status;
  readonly visibility: Visibility;
  readonly updatedAt: number;
}
export interface Listing extends Summary {
  readonly match: string;
}

export interface Append {
  readonly match: string;
  /** Where the writer believes the log to end: the seq this row would get. */
  readonly seq: number;
  readonly row: string;
  /** Becomes visible in the same instant as the row; null leaves the listing as it is. */
  readonly listing: Summary | null;
}
/** conflict: another writer was first, that (match, seq) exists already. */
export type Appended = 'ok' | 'conflict';

export interface ListingsQuery {
  readonly status: readonly Status[];
  readonly visibility?: Visibility;
  readonly game?: string;
  readonly limit: number;
  /** The last listing of the page before. Two fields, because two matches may share an instant. */
  readonly before?: Pick<Listing, 'updatedAt' | 'match'>;
}

/** What was last drawn on one paper of a match. The next drawing takes its place. */
export interface StoredPaper {
  readonly match: string;
  readonly key: string;
  /** JSON text: the store never looks inside. */
  readonly text: string;
}

/** Where matches are kept: one append-only log a match, which is the truth, and a listing of it. */
export interface MatchStore {
  /** Resolves once the row is as safe as this store can make it. A seq beyond the end of the log is a mistake, and rejects. */
  append(append: Append): Promise<Appended>;
  /** The log in order, with every row acknowledged before the call; [] for an unknown match. */
  read(match: string): Promise<readonly StoredRow[]>;
  /** Keeps a drawing in the place of the one before on that paper. Resolves once it is as safe as a row. */
  keep(paper: StoredPaper): Promise<void>;
  /** The papers of a match as they were last drawn, in no order. */
  papers(match: string): Promise<readonly StoredPaper[]>;
  /** Newest first. */
  listings(query: ListingsQuery): Promise<readonly Listing[]>;
  /** The matches in the lobby or running, newest first. */
  openMatches(): Promise<readonly string[]>;
  /** Called every few seconds, so that the next start can tell how long nobody was there. */
  markAlive(at: number): Promise<void>;
}

/** The store as a whole has failed: no match is at fault, and none can go on. Stores reject with a subclass of it. */
export class StoreFailure extends Error {
  override readonly name: string = 'StoreFailure';
}

/** gap: the row is beyond the end of the log. */
export type AppendResult = Appended | 'gap';

/** What becomes of a row with this seq in a log of that length. */
export function appendResult(seq: number, length: number): AppendResult {
  if (seq === length) return 'ok';
  return seq >= 0 && seq < length ? 'conflict' : 'gap';
}

type Position = Pick<Listing, 'updatedAt' | 'match'>;

/** The order of lists. Matches of the same instant are told apart by id, so that pages never skip or repeat one. */
export function newestFirst(a: Position, b: Position): number {
  if (a.updatedAt !== b.updatedAt) return b.updatedAt - a.updatedAt;
  if (a.match === b.match) return 0;
  return a.match < b.match ? 1 : -1;
}

/** What a memory log holds. Another one opened on the same disk finds everything again, as after a restart. */
export interface MemoryDisk {
  readonly logs: Map<string, string[]>;
  readonly listings: Map<string, Listing>;
  readonly papers: Map<string, Map<string, StoredPaper>>; // by match and key
  aliveAt: number | null;
}
export const makeDisk = (): MemoryDisk => ({
  logs: new Map(),
  listings: new Map(),
  papers: new Map(),
  aliveAt: null,
});

/** A store that behaves like a durable one and forgets with the process. */
export function memoryLog(disk: MemoryDisk = makeDisk()): MatchStore {
  const { logs, listings } = disk;
  const list = (query: ListingsQuery): readonly Listing[] =>
    selectListings([...listings.values()], query);
  return {
    append: async ({ match, seq, row, listing }) => {
      const log = logs.get(match) ?? [];
      const result = appendResult(seq, log.length);
      if (result === 'gap') throw new Error(`row ${seq} is not the next one of match ${match}`);
      if (result === 'conflict') return result;
      log.push(row);
      logs.set(match, log);
      if (listing !== null) listings.set(match, { ...listing, match });
      return result;
    },
    read: async (match) => (logs.get(match) ?? []).map((row, seq) => ({ seq, row })),
    keep: async (paper) => {
      const kept = disk.papers.get(paper.match) ?? new Map<string, StoredPaper>();
      disk.papers.set(paper.match, kept.set(paper.key, paper));
    },
    papers: async (match) => [...(disk.papers.get(match)?.values() ?? [])],
    listings: async (query) => list(query),
    openMatches: async () =>
      list({ status: OPEN_STATUSES, limit: listings.size }).map(({ match }) => match),
    markAlive: async (at) => {
      disk.aliveAt = at;
    },
  };
}

/** Those of all listings that a query asks for, for stores that have no index. */
export const selectListings = (all: readonly Listing[], query: ListingsQuery): readonly Listing[] =>
  all
    .filter((listing) => isWanted(listing, query))
    .toSorted(newestFirst)
    .slice(0, query.limit);

function isWanted(listing: Listing, query: ListingsQuery): boolean {
  return (
    query.status.includes(listing.status) &&
    (query.visibility === undefined || query.visibility === listing.visibility) &&
    (query.game === undefined || query.game === listing.game) &&
    (query.before === undefined || newestFirst(query.before, listing) < 0)
  );
}
