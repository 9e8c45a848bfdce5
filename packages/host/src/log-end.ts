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

/** The end of a match's log, to which this host adds rows, and others may. */
export interface LogEnd {
  /** Makes a row durable, and only then moves the match past it. Throws Overtaken where another host was first: by then the match has moved past what that one wrote. */
  readonly append: (row: MatchRow, how?: NewRow) => Promise<void>;
  /** Moves the match past all that others have written. */
  readonly catchUp: () => Promise<void>;
  /** The store does not count this match as one in memory any more. */
  readonly noteAnew: () => void;
}
interface LogEndOptions {
  readonly membership: Membership;
  readonly desk: OwnNewsDesk;
  /** Moves the match past a row that is durable. */
  readonly pass: (row: MatchRow, written: WrittenRow, cause: Cause | null) => void;
  /** All that others have written is in the match now. */
  readonly onMoved: () => void;
  /** What others have written cannot be read here: this copy is of no use any more. */
  readonly onLost: () => void;
}

export function openLogEnd(
  state: MatchState,
  { store, figures, log, now, calendar, followers, downtime = 0 }: Services,
  { membership, desk, pass, onMoved, onLost }: LogEndOptions,
): LogEnd {
  const { id } = state.created;
  let isNoted = false; // the store knows that this match is in memory

  const readOn = async (): Promise<void> => {
    for (;;) {
      const rows = await store.read(id, { from: state.length, ...PAGE });
      for (const { seq, row: text } of rows)
        try {
          if (seq !== state.length) throw new Error('the row before it is missing');
          const row = JSON.parse(text) as MatchRow;
          pass(row, { text }, null);
          desk.heard(row);
        } catch (error) {
          log.error({ match: id, row: seq, err: error }, 'what another host wrote cannot be read');
          onLost();
          throw error;
        }
      const bytes = rows.reduce((sum, { row }) => sum + row.length, 0);
      if (rows.length < PAGE.rows && bytes < PAGE.bytes) return; // it was the last page
    }
  };
  const catchUp = async (): Promise<void> => {
    const before = state.length;
    await readOn();
    if (state.length > before) onMoved();
  };
  /** A store that was set back has lost what this copy holds true. */
  const loseIfSetBack = async (seq: number): Promise<void> => {
    const head = await store.head(id).catch(() => null);
    if (head !== null && head.rows < seq) onLost();
  };
  /** All that is to be written with a row, and whom it concerns. */
  const prepare = (row: MatchRow, text: string, how: NewRow): Prepared => {
    const { status = state.status, term, by, next } = how;
    const isPlain = row.type === 'played' && status === state.status; // as nearly all are
    const moment = { now: now(), downtime };
    const coming = { status, by, next };
    const { own, atTable } = row.type === 'played' ? desk.changesBy(row, coming, moment) : NOBODYS;
    const listing = isPlain ? null : listingAfter(row, coming, moment);
    const shown = listing?.shown?.people;
    return {
      append: {
        match: id,
        seq: state.length,
        row: text,
        listing,
        own: own.length === 0 ? undefined : own,
        awake: !isNoted,
        downtime,
        term,
      },
      told: shown ?? own,
      before: shown === undefined ? [] : peopleOf(state),
      atTable,
    };
  };
  const listingAfter = (row: MatchRow, coming: ComingRow, moment: Moment): Derived | null => {
    const readers = desk.readers(row, coming, moment);
    const { status } = coming;
    return derivedAfter(state, row, { ...moment, status, date: calendar(), readers });
  };
  const tellFollowers = ({ told, before, atTable }: Prepared): void => {
    if (followers === undefined) return;
    if (told.length + before.length > 0)
      for (const guest of new Set([...before, ...told.map((person) => person.guest)]))
        followers.changed(guest);
    for (const guest of atTable) followers.changedHere(guest);
  };
  return {
    catchUp,
    noteAnew: () => (isNoted = false),
    append: async (row, how = {}) => {
      const written = how.written ?? { text: JSON.stringify(row) };
      const prepared = prepare(row, written.text, how);
      const appendedNow = figures.appending();
      let appended: Appended;
      try {
        appended = await store.append(prepared.append);
      } catch (error) {
        await loseIfSetBack(prepared.append.seq);
        throw error;
      }
      if (appended === 'conflict') {
        await catchUp();
        throw new Overtaken(`match ${id} has moved on elsewhere`);
      }
      isNoted = true;
      appendedNow();
      membership.wrote(state.length + 1);
      pass(row, written, how.cause ?? null);
      desk.wrote(prepared.told);
      tellFollowers(prepared);
    },
  };
}

interface Prepared {
  readonly append: Append;
  readonly told: readonly OwnChange[]; // what lists say of people after it
  readonly before: readonly string[]; // whose match it was, where that may change
  readonly atTable: readonly string[]; // who sees it where they are, though their list does not say it
}

const NOBODYS: TurnChanges = { own: [], atTable: [] };
