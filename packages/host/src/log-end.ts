import type { MatchRow, WrittenRow } from './rows.ts';
import type { Status } from '@fathom/protocol';
import { derivedAfter, peopleOf } from './faces.ts';
import type { Moment } from './faces.ts';
import { PAGE } from './load-log.ts';
import { Overtaken } from './overtaken.ts';
import type { ComingRow, OwnNewsDesk, TurnChanges } from './own-news.ts';
import type { Membership } from './peers.ts';
import type { Cause } from './room.ts';
import type { Services } from './services.ts';
import type { MatchState } from './state.ts';
import type { Append, Appended, Derived, OwnChange } from './store.ts';

/** A row on its way into the log. */
export interface NewRow {
  readonly status?: Status; // of the match after it, where it changes
  readonly written?: WrittenRow; // the row as text, where it is at hand
  readonly cause?: Cause | null; // the listener whose input it is
  readonly term?: number | undefined; // as in `Append`: what time or a bot does
  readonly by?: string; // who brings it about, where the row does not say
  readonly next?: ComingRow['next']; // of what is played
}

interface LogEndOptions {
  readonly services: Services;
  readonly membership: Membership;
  readonly news: OwnNewsDesk;
  /** Moves the match past a row that is durable. */
  pass(row: MatchRow, written: WrittenRow, cause: Cause | null): void;
  /** All that others have written is in the match now. */
  onMoved(): void;
  /** What others have written cannot be read here: this copy is of no use any more. */
  onLost(): void;
}

/** The end of a match's log, to which this host adds rows, and others may. */
export class LogEnd {
  readonly #state: MatchState;
  readonly #services: Services;
  readonly #options: LogEndOptions;
  #isNoted = false; // the store knows that this match is in memory

  constructor(state: MatchState, options: LogEndOptions) {
    this.#state = state;
    this.#services = options.services;
    this.#options = options;
  }

  /**
   * Makes a row durable, and only then moves the match past it. Throws Overtaken where another host was first: by then the
   * match has moved past what that one wrote.
   */
  async append(row: MatchRow, how: NewRow = {}): Promise<void> {
    const { store, figures } = this.#services;
    const { membership, news } = this.#options;
    const written = how.written ?? { text: JSON.stringify(row) };
    const prepared = this.#prepare(row, written.text, how);
    const since = figures.appending();
    let appended: Appended;
    try {
      appended = await store.append(prepared.append);
    } catch (error) {
      await this.#loseIfSetBack(prepared.append.seq);
      throw error;
    }
    if (appended === 'conflict') {
      await this.catchUp();
      throw new Overtaken(`match ${prepared.append.match} has moved on elsewhere`);
    }
    this.#isNoted = true;
    figures.appended(since);
    membership.wrote(this.#state.length + 1);
    this.#options.pass(row, written, how.cause ?? null);
    news.wrote(prepared.told);
    this.#tellFollowers(prepared);
  }

  /** Moves the match past all that others have written. */
  async catchUp(): Promise<void> {
    const before = this.#state.length;
    await this.#readOn();
    if (this.#state.length > before) this.#options.onMoved();
  }

  /** The store does not count this match as one in memory any more. */
  noteAnew(): void {
    this.#isNoted = false;
  }

  async #readOn(): Promise<void> {
    const state = this.#state;
    const { id } = state.created;
    const { store, log } = this.#services;
    const options = this.#options;
    for (;;) {
      const rows = await store.read(id, { from: state.length, ...PAGE });
      for (const { seq, row: text } of rows)
        try {
          if (seq !== state.length) throw new Error('the row before it is missing');
          const row = JSON.parse(text) as MatchRow;
          options.pass(row, { text }, null);
          options.news.heard(row);
        } catch (error) {
          log.error({ match: id, row: seq, err: error }, 'what another host wrote cannot be read');
          options.onLost();
          throw error;
        }
      const bytes = rows.reduce((sum, { row }) => sum + row.length, 0);
      if (rows.length < PAGE.rows && bytes < PAGE.bytes) return; // it was the last page
    }
  }

  /** A store that was set back has lost what this copy holds true. */
  async #loseIfSetBack(seq: number): Promise<void> {
    const head = await this.#services.store.head(this.#state.created.id).catch(() => null);
    if (head !== null && head.rows < seq) this.#options.onLost();
  }

  /** All that is to be written with a row, and whom it concerns. */
  #prepare(row: MatchRow, text: string, how: NewRow): Prepared {
    const state = this.#state;
    const { now, downtime = 0 } = this.#services;
    const { status = state.status, term, by, next } = how;
    const isPlain = row.type === 'played' && status === state.status; // as nearly all are
    const moment = { now: now(), downtime };
    const coming = { status, by, next };
    const { own, atTable } =
      row.type === 'played' ? this.#options.news.changesBy(row, coming, moment) : NOBODYS;
    const listing = isPlain ? null : this.#listingAfter(row, coming, moment);
    const shown = listing?.shown?.people;
    return {
      append: {
        match: state.created.id,
        seq: state.length,
        row: text,
        listing,
        own: own.length === 0 ? undefined : own,
        awake: !this.#isNoted,
        downtime,
        term,
      },
      told: shown ?? own,
      before: shown === undefined ? NOBODY_BEFORE : peopleOf(state),
      atTable,
    };
  }

  #listingAfter(row: MatchRow, coming: ComingRow, moment: Moment): Derived | null {
    const readers = this.#options.news.readers(row, coming, moment);
    const { status } = coming;
    const date = this.#services.calendar();
    return derivedAfter(this.#state, row, { ...moment, status, date, readers });
  }

  #tellFollowers({ told, before, atTable }: Prepared): void {
    const { followers } = this.#services;
    if (followers === undefined) return;
    if (told.length + before.length > 0)
      for (const guest of new Set([...before, ...told.map((person) => person.guest)]))
        followers.changed(guest);
    for (const guest of atTable) followers.changedHere(guest);
  }
}

interface Prepared {
  readonly append: Append;
  readonly told: readonly OwnChange[]; // what lists say of people after it
  readonly before: readonly string[]; // whose match it was, where that may change
  readonly atTable: readonly string[]; // who sees it where they are, though their list does not say it
}

const NOBODYS: TurnChanges = { own: [], atTable: [] };
const NOBODY_BEFORE: readonly string[] = [];
