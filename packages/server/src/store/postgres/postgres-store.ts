import { randomBytes, randomUUID } from 'node:crypto';
import type {
  Append,
  Appended,
  Derived,
  Listing,
  ListingsQuery,
  LogHead,
  MatchFace,
  MatchOfPerson,
  MatchStore,
  NewsStore,
  OpenMatch,
  Page,
  PersonQuery,
  Rest,
  BookmarkStore,
  StoredPaper,
  StoredRow,
  UnlistedQuery,
  WakeQuery,
  Waking,
} from '@fathom/host';
import { GroupCommit } from '../group-commit.ts';
import type { Store, StoreStats } from '../store.ts';
import { bookmarksWhileOpen } from '../bookmarks-while-open.ts';
import { closedError } from '../store-error.ts';
import type { StoreError } from '../store-error.ts';
import type { PeopleTables } from '../tables.ts';
import { appender } from './appending.ts';
import { openPostgres } from './connection.ts';
import type { Postgres, Statement } from './connection.ts';
import { listOperations } from './listings.ts';
import { newsOperations } from './news.ts';
import { addressOf, prepareDatabase } from './opening.ts';
import type { OpeningOptions } from './opening.ts';
import { patientWith } from './patient.ts';
import type { Patient } from './patient.ts';
import { readingOperations, bookmarkOperations } from './reading.ts';
import { postgresTables } from './tables.ts';
import { wakeOperations } from './wakes.ts';

export interface PostgresStoreOptions extends OpeningOptions {
  /** Who this server is among those of the database, such as `matches.keeper` names it. */
  readonly node?: string;
  /** For how many milliseconds a call waits for a database that is away. */
  readonly patience?: number;
}

/** Waits until the database is there. Rejects where that does not help, with a line that holds no password. */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  await prepareDatabase(options);
  return new PostgresStore(options);
}

const GUEST_NAME: Statement = {
  name: 'guest-name',
  text: 'SELECT name FROM guests WHERE id = $1',
};
const NAME_GUEST: Statement = {
  name: 'name-guest',
  text: 'INSERT INTO guests (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name',
};
const GUESTS_NAMED: Statement = {
  name: 'guests-named',
  text: 'SELECT id FROM guests WHERE position(lower($1) IN lower(name)) > 0 ORDER BY id LIMIT $2',
};
/** Whoever is first makes it; everybody is told the one that is there. */
const SECRET: Statement = {
  name: 'secret',
  text: `
    INSERT INTO meta (key, value) VALUES ('secret', $1)
    ON CONFLICT (key) DO UPDATE SET value = meta.value RETURNING value`,
};

class PostgresStore implements Store {
  readonly people: PeopleTables;
  readonly news: NewsStore;
  readonly bookmarks: BookmarkStore;
  /** Batches have a connection to themselves, so that none waits behind a list. */
  readonly #writing: Postgres;
  readonly #reading: Postgres;
  readonly #patient: Patient;
  readonly #matches: Omit<MatchStore, 'append' | 'markAlive' | 'news' | 'bookmarks'> &
    Pick<Store, 'forgetLists'>;
  readonly #commits: GroupCommit;
  #closing: Promise<void> | null = null;

  constructor({ url, node = randomUUID(), patience }: PostgresStoreOptions) {
    const how = { where: addressOf(url), ...(patience !== undefined && { patience }) };
    this.#writing = openPostgres(url, { lines: 1 });
    this.#reading = openPostgres(url);
    this.#patient = patientWith(this.#reading, how);
    this.#matches = {
      ...readingOperations(this.#patient),
      ...listOperations(this.#patient),
      ...wakeOperations(this.#patient, node),
    };
    this.news = newsOperations(this.#patient);
    this.bookmarks = bookmarksWhileOpen(bookmarkOperations(this.#patient), () =>
      this.#refuseIfClosed(),
    );
    const tables = postgresTables(this.#patient);
    this.people = {
      read: async <Row>(...asked: Parameters<PeopleTables['read']>) => {
        this.#refuseIfClosed();
        return tables.read<Row>(...asked);
      },
      write: async (statements) => {
        this.#refuseIfClosed();
        return tables.write(statements);
      },
    };
    this.#commits = new GroupCommit(appender(patientWith(this.#writing, how), node));
  }

  async append(append: Append): Promise<Appended> {
    this.#refuseIfClosed();
    return this.#commits.add(append);
  }

  async read(match: string, page?: Page): Promise<readonly StoredRow[]> {
    this.#refuseIfClosed();
    return this.#matches.read(match, page);
  }

  async head(match: string, from?: number): Promise<LogHead | null> {
    this.#refuseIfClosed();
    return this.#matches.head(match, from);
  }

  async keep(paper: StoredPaper): Promise<void> {
    this.#refuseIfClosed();
    return this.#matches.keep(paper);
  }

  async papers(match: string): Promise<readonly StoredPaper[]> {
    this.#refuseIfClosed();
    return this.#matches.papers(match);
  }

  async listings(query: ListingsQuery): Promise<readonly Listing[]> {
    this.#refuseIfClosed();
    return this.#matches.listings(query);
  }

  async matchesOf(query: PersonQuery): Promise<readonly MatchOfPerson[]> {
    this.#refuseIfClosed();
    return this.#matches.matchesOf(query);
  }

  async openOf(guest: string, limit: number): Promise<readonly OpenMatch[]> {
    this.#refuseIfClosed();
    return this.#matches.openOf(guest, limit);
  }

  async openCount(): Promise<number> {
    this.#refuseIfClosed();
    return this.#matches.openCount();
  }

  async relist(match: string, rows: number, listing: Derived): Promise<void> {
    this.#refuseIfClosed();
    return this.#matches.relist(match, rows, listing);
  }

  async unlisted(query: UnlistedQuery): Promise<readonly string[]> {
    this.#refuseIfClosed();
    return this.#matches.unlisted(query);
  }

  async forgetLists(): Promise<void> {
    this.#refuseIfClosed();
    return this.#matches.forgetLists();
  }

  async rest(match: string, rest: Rest, shown?: MatchFace): Promise<void> {
    this.#refuseIfClosed();
    return this.#matches.rest(match, rest, shown);
  }

  async wakes(query: WakeQuery): Promise<readonly Waking[]> {
    this.#refuseIfClosed();
    return this.#matches.wakes(query);
  }

  async guestName(guest: string): Promise<string | null> {
    this.#refuseIfClosed();
    const [found] = await this.#patient.ask<{ name: string }>(GUEST_NAME, [guest]);
    return found?.name ?? null;
  }

  async nameGuest(guest: string, name: string): Promise<void> {
    this.#refuseIfClosed();
    await this.#patient.ask(NAME_GUEST, [guest, name]);
  }

  async guestsNamed(part: string, limit: number): Promise<readonly string[]> {
    this.#refuseIfClosed();
    const found = await this.#patient.ask<{ id: string }>(GUESTS_NAMED, [part, limit]);
    return found.map(({ id }) => id);
  }

  async secret(): Promise<string> {
    this.#refuseIfClosed();
    const made = randomBytes(32).toString('hex');
    const [found] = await this.#patient.ask<{ value: string }>(SECRET, [made]);
    return found?.value ?? made;
  }

  // The time of nodes on one database leaves out by itself what no node was there for, whichever was the last to end. So
  // no match is owed anything for it, and no node has to say when it was alive.

  async aliveAt(): Promise<number | null> {
    this.#refuseIfClosed();
    return null;
  }

  async downtime(): Promise<number> {
    this.#refuseIfClosed();
    return 0;
  }

  async markAlive(): Promise<void> {
    this.#refuseIfClosed();
  }

  isCutOff(): boolean {
    return this.#writing.isCutOff() || this.#reading.isCutOff();
  }

  stats(): StoreStats {
    return this.#commits.stats();
  }

  /** A database that is away comes back: that is no reason for a server to end. */
  failure(): StoreError | null {
    return null;
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#commits.drain();
    await Promise.all([this.#writing.close(), this.#reading.close()]);
  }

  #refuseIfClosed(): void {
    if (this.#closing !== null) throw closedError();
  }
}
