import type { Status, Visibility } from '@fathom/protocol';
import { keptPerson, memoryNews, selectOfPerson, selectOpenOf } from './people.ts';
import type {
  KeptPerson,
  MatchFace,
  MatchOfPerson,
  NewsStore,
  OpenMatch,
  OwnChange,
  PersonQuery,
} from './people.ts';
import { awakeSince, selectWakes } from './rest.ts';
import type { Rest, WakeQuery, Waking } from './rest.ts';

export { groupsOfPerson, lastChangedFirst, selectOfPerson, selectOpenOf } from './people.ts';
export type {
  DueNotice,
  KeptPerson,
  MatchFace,
  MatchOfPerson,
  News,
  NewsOfPerson,
  NewsStore,
  NoticeKey,
  NoticeQuery,
  OpenMatch,
  OwnChange,
  PersonGroup,
  PersonInMatch,
  PersonQuery,
} from './people.ts';
export { awakeSince, firstDueFirst, selectWakes } from './rest.ts';
export type { Rest, WakeQuery, Waking } from './rest.ts';

/** Of matches that are not over. */
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
  readonly updatedAt: number; // when it got this status
}
/** All that follows from a log for lists. It can be thrown away, and is made again from the log. */
export interface Derived extends Omit<Summary, 'updatedAt'> {
  readonly updatedAt: number | null; // null: as it was
  readonly shown: MatchFace | null; // null: not known yet; people stay in it as they were
}
export interface Listing extends Summary {
  readonly match: string;
  /** What everybody may know of it, as JSON text; null: it has to be made from the log. */
  readonly face: string | null;
}

/** How large a log is, and what was noted of its match: all that can be known without reading it. */
export interface LogHead extends Pick<Rest, 'quietSince' | 'downtime'> {
  readonly rows: number;
  readonly papers: number;
  readonly bytes: number; // of its papers and rows, as far as they are measured
  readonly largest: number; // bytes of the largest of those
}
/** To measure a log beyond that would take longer than anybody should have to wait for the store. */
export const MEASURED_ROWS = 25_000;

/** A part of a log: from a row on, so many rows at most, and no more than one row beyond so many bytes. */
export interface Page {
  readonly from: number;
  readonly rows: number;
  readonly bytes: number;
}

export interface Append {
  readonly match: string;
  /** Where the writer believes the log to end: the seq this row would get. */
  readonly seq: number;
  readonly row: string;
  /** Becomes visible in the same instant as the row; null leaves the listing as it is. */
  readonly listing: Derived | null;
  /** What it changes in the lists of its people, where `listing` shows none of them. */
  readonly own?: readonly OwnChange[] | undefined;
  /** The match is in memory: what `rest` noted of it is void. With a listing that goes without saying. */
  readonly awake?: boolean;
  readonly downtime?: number; // as in `Rest`
  /** What time or a bot did, by a host that had this term (`Membership`). It counts only while no other has a later one. */
  readonly term?: number | undefined;
}
/** conflict: another writer was first, that (match, seq) exists already; or the writer's term is over. */
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

/**
 * How matches stood, so that one with a long log need not be folded from its beginning. Nothing here is the truth: all of it
 * can be thrown away.
 */
export interface BookmarkStore {
  /** Text that only whoever wrote it can read; null: nothing is kept, or it is beyond the limit. */
  read(match: string): Promise<string | null>;
  /** Takes the place of what was kept before. null: nothing is to be kept. Of an unknown match nothing is. */
  keep(match: string, text: string | null): Promise<void>;
}
/** Characters; whatever is longer is not kept. */
export const LARGEST_BOOKMARK: number = 4 * 1024 * 1024;

/** Where matches are kept: one append-only log a match, which is the truth, and a listing of it. */
export interface MatchStore {
  /** Resolves once the row is as safe as this store can make it. A seq beyond the end of the log is a mistake, and rejects. */
  append(append: Append): Promise<Appended>;
  /** The log in order, with every row acknowledged before the call; [] for an unknown match. */
  read(match: string, page?: Page): Promise<readonly StoredRow[]>;
  /** null: there is no such match. Reads no row, however large. `from`: only the rows from there on are measured. */
  head(match: string, from?: number): Promise<LogHead | null>;
  /** Keeps a drawing in the place of the one before on that paper. Resolves once it is as safe as a row. */
  keep(paper: StoredPaper): Promise<void>;
  /** The papers of a match as they were last drawn, in no order. */
  papers(match: string): Promise<readonly StoredPaper[]>;
  /** Newest first. */
  listings(query: ListingsQuery): Promise<readonly Listing[]>;
  /** The matches of one person, the one that changed last first. */
  matchesOf(query: PersonQuery): Promise<readonly MatchOfPerson[]>;
  /** Those of them that are not over, so many at most, in no order. */
  openOf(guest: string, limit: number): Promise<readonly OpenMatch[]>;
  /** How many matches are not over. */
  openCount(): Promise<number>;
  /** Writes what was made from a log of so many rows; nothing where the log has moved on since. */
  relist(match: string, rows: number, listing: Derived): Promise<void>;
  /** Matches whose faces have to be made from their logs, in the order of their ids. */
  unlisted(query: UnlistedQuery): Promise<readonly string[]>;
  /** Notes when the host has to look at an open match again, and how it is shown. One that is over, or unknown, stays as it is. */
  rest(match: string, rest: Rest, shown?: MatchFace): Promise<void>;
  /** Open matches that the host has to look at, first due first. */
  wakes(query: WakeQuery): Promise<readonly Waking[]>;
  /** Called every few seconds, so that the next start can tell how long nobody was there. */
  markAlive(at: number, downtime: number): Promise<void>;
  /** Where nobody is ever away, as in a browser, there is none. */
  readonly news?: NewsStore;
  /** Where logs are folded from their beginning there is none. */
  readonly bookmarks?: BookmarkStore;
}
export interface UnlistedQuery {
  readonly limit: number;
  readonly after?: string;
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

/** A listing in a store that has no index. */
export interface KeptListing extends Listing {
  readonly shown: KeptFace | null;
}
export interface KeptFace extends MatchFace {
  readonly people: readonly KeptPerson[];
}
/** A listing after a new one was written over it. */
export function relisted(match: string, listing: Derived, known?: KeptListing): KeptListing {
  const face = listing.shown?.face ?? null;
  const updatedAt = listing.updatedAt ?? known?.updatedAt ?? 0;
  return { ...listing, match, shown: keptFace(listing, known?.shown ?? null), face, updatedAt };
}

function keptFace({ status, shown }: Derived, known: KeptFace | null): KeptFace | null {
  const before = new Map(known?.people.map((person) => [person.guest, person]));
  const given = shown ?? known;
  if (given === null) return null;
  const people = given.people.map((person) => {
    const { guest, turn } = person;
    const now = shown === null ? { ...person, turn: turn && status === 'running' } : person;
    return keptPerson(shown === null ? { ...now, news: null } : now, before.get(guest));
  });
  return { ...given, people };
}

/** A listing after something was written of its people alone. */
export function toldOwn(known: KeptListing, changes: readonly OwnChange[]): KeptListing {
  if (known.shown === null || changes.length === 0) return known;
  const people = known.shown.people.map((person) => {
    const change = changes.find(({ guest }) => guest === person.guest);
    return change === undefined ? person : keptPerson({ ...person, ...change }, person);
  });
  return { ...known, shown: { ...known.shown, people } };
}

/** What a memory log holds. Another one opened on the same disk finds everything again, as after a restart. */
export interface MemoryDisk {
  readonly logs: Map<string, string[]>;
  readonly listings: Map<string, KeptListing>;
  readonly rests: Map<string, Rest>; // of open matches
  readonly papers: Map<string, Map<string, StoredPaper>>; // by match and key
  readonly bookmarks: Map<string, string>;
  aliveAt: number | null;
  downtime: number;
}
export const makeDisk = (): MemoryDisk => ({
  logs: new Map(),
  listings: new Map(),
  rests: new Map(),
  papers: new Map(),
  bookmarks: new Map(),
  aliveAt: null,
  downtime: 0,
});

/** A store that behaves like a durable one and forgets with the process. */
export function memoryLog(disk: MemoryDisk = makeDisk()): Required<MatchStore> {
  const { logs, listings, rests } = disk;
  const list = (match: string, listing: Derived): void =>
    void listings.set(match, relisted(match, listing, listings.get(match)));
  return {
    append: async ({ match, seq, row, listing, own = [], awake, downtime }) => {
      const log = logs.get(match) ?? [];
      const result = appendResult(seq, log.length);
      if (result === 'gap') throw new Error(`row ${seq} is not the next one of match ${match}`);
      if (result === 'conflict') return result;
      log.push(row);
      logs.set(match, log);
      if (listing !== null) {
        list(match, listing);
        if (isOpenListing(listing)) rests.set(match, awakeSince(downtime));
        else rests.delete(match);
      } else if (awake === true && rests.has(match)) rests.set(match, awakeSince(downtime));
      const listed = listings.get(match);
      if (listed !== undefined) listings.set(match, toldOwn(listed, own));
      return result;
    },
    read: async (match, page) => pageOf((logs.get(match) ?? []).map(numbered), page),
    head: async (match, from = 0) => {
      const log = logs.get(match);
      const papers = [...(disk.papers.get(match)?.values() ?? [])];
      return log === undefined ? null : headOf({ log, from, papers, rest: rests.get(match) });
    },
    keep: async (paper) => {
      const kept = disk.papers.get(paper.match) ?? new Map<string, StoredPaper>();
      disk.papers.set(paper.match, kept.set(paper.key, paper));
    },
    papers: async (match) => [...(disk.papers.get(match)?.values() ?? [])],
    listings: async (query) => selectListings([...listings.values()], query),
    matchesOf: async (query) => selectOfPerson([...listings.values()], query),
    openOf: async (guest, limit) => selectOpenOf([...listings.values()], guest, limit),
    openCount: async () => rests.size,
    relist: async (match, rows, listing) => {
      if (logs.get(match)?.length !== rows) return;
      list(match, listing);
      if (!isOpenListing(listing)) rests.delete(match);
      else if (!rests.has(match)) rests.set(match, awakeSince());
    },
    unlisted: async (query) => selectUnlisted([...listings.values()], query),
    rest: async (match, rest, shown) => {
      if (!rests.has(match)) return;
      rests.set(match, rest);
      const known = listings.get(match);
      if (known !== undefined && shown !== undefined) list(match, { ...known, shown });
    },
    wakes: async (query) => selectWakes(rests, query),
    markAlive: async (at, downtime) => {
      disk.aliveAt = at;
      disk.downtime = downtime;
    },
    news: memoryNews(listings),
    bookmarks: {
      read: async (match) => disk.bookmarks.get(match) ?? null,
      keep: async (match, text) => {
        if (text === null || text.length > LARGEST_BOOKMARK) disk.bookmarks.delete(match);
        else if (logs.has(match)) disk.bookmarks.set(match, text);
      },
    },
  };
}

/** Those of all listings that a query asks for, for stores that have no index. */
export const selectListings = (all: readonly Listing[], query: ListingsQuery): readonly Listing[] =>
  all
    .filter((listing) => isWanted(listing, query))
    .toSorted(newestFirst)
    .slice(0, query.limit)
    .map(({ match, game, status, visibility, updatedAt, face }) => ({
      match,
      game,
      status,
      visibility,
      updatedAt,
      face,
    }));

/** The same for matches whose faces are missing. */
export const selectUnlisted = (
  all: readonly Listing[],
  { limit, after = '' }: UnlistedQuery,
): readonly string[] =>
  all
    .filter(({ face, match }) => face === null && match > after)
    .map(({ match }) => match)
    .toSorted()
    .slice(0, limit);

function isWanted(listing: Listing, query: ListingsQuery): boolean {
  return (
    query.status.includes(listing.status) &&
    (query.visibility === undefined || query.visibility === listing.visibility) &&
    (query.game === undefined || query.game === listing.game) &&
    (query.before === undefined || newestFirst(query.before, listing) < 0)
  );
}

const numbered = (row: string, seq: number): StoredRow => ({ seq, row });

export const isOpenListing = ({ status }: Pick<Summary, 'status'>): boolean =>
  OPEN_STATUSES.includes(status);

/** The head of a log, for stores that have it at hand. */
export function headOf({ log, from = 0, papers, rest }: LogAtHand): LogHead {
  const sizes = [...log.slice(from), ...papers.map(({ text }) => text)].map(({ length }) => length);
  return {
    rows: log.length,
    papers: papers.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    largest: sizes.reduce((most, size) => Math.max(most, size), 0),
    quietSince: rest?.quietSince ?? null,
    downtime: rest?.downtime ?? 0,
  };
}
interface LogAtHand {
  readonly log: readonly string[];
  readonly from?: number;
  readonly papers: readonly StoredPaper[];
  readonly rest: Rest | undefined;
}

/** The rows of a page, for stores that have the whole log at hand. */
const pageOf = (rows: readonly StoredRow[], page?: Page): readonly StoredRow[] =>
  page === undefined ? rows : cutAt(page.bytes, rows.slice(page.from, page.from + page.rows));

/** As many of the rows as it takes to come to so many bytes. */
export function cutAt(bytes: number, rows: readonly StoredRow[]): readonly StoredRow[] {
  let sum = 0;
  const last = rows.findIndex(({ row }) => (sum += row.length) >= bytes);
  return last === -1 ? rows : rows.slice(0, last + 1);
}
