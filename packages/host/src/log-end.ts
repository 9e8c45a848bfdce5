import type { MatchRow, WrittenRow } from './rows.ts';
import type { Status } from '@fathom/protocol';
import { derivedAfter } from './faces.ts';
import { PAGE } from './load-log.ts';
import { Overtaken } from './overtaken.ts';
import type { Membership } from './peers.ts';
import type { Cause } from './room.ts';
import type { Services } from './services.ts';
import type { MatchState } from './state.ts';

/** A row on its way into the log. */
export interface NewRow {
  readonly status?: Status; // of the match after it, where it changes
  readonly written?: WrittenRow; // the row as text, where it is at hand
  readonly cause?: Cause | null; // the listener whose input it is
  readonly term?: number; // as in `Append`: what time or a bot does
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
  /** Moves the match past a row that is durable. */
  readonly pass: (row: MatchRow, written: WrittenRow, cause: Cause | null) => void;
  /** All that others have written is in the match now. */
  readonly onMoved: () => void;
  /** What others have written cannot be read here: this copy is of no use any more. */
  readonly onLost: () => void;
}

export function openLogEnd(
  state: MatchState,
  { store, figures, log, now, calendar, downtime = 0 }: Services,
  { membership, pass, onMoved, onLost }: LogEndOptions,
): LogEnd {
  const { id } = state.created;
  let isNoted = false; // the store knows that this match is in memory

  const readOn = async (): Promise<void> => {
    for (;;) {
      const rows = await store.read(id, { from: state.length, ...PAGE });
      for (const { seq, row: text } of rows)
        try {
          if (seq !== state.length) throw new Error('the row before it is missing');
          pass(JSON.parse(text) as MatchRow, { text }, null);
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
  const appendOrLose: typeof store.append = async (append) => {
    try {
      return await store.append(append);
    } catch (error) {
      const head = await store.head(id).catch(() => null);
      if (head !== null && head.rows < append.seq) onLost();
      throw error;
    }
  };
  return {
    catchUp,
    noteAnew: () => (isNoted = false),
    append: async (row, { status = state.status, written, cause = null, term } = {}) => {
      const isPlain = row.type === 'played' && status === state.status; // as nearly all are
      const { text, parts } = written ?? { text: JSON.stringify(row) };
      const appendedNow = figures.appending();
      const moment = { now: now(), downtime, status, date: calendar() };
      const appended = await appendOrLose({
        match: id,
        seq: state.length,
        row: text,
        listing: isPlain ? null : derivedAfter(state, row, moment),
        awake: !isNoted,
        downtime,
        ...(term !== undefined && { term }),
      });
      if (appended === 'conflict') {
        await catchUp();
        throw new Overtaken(`match ${id} has moved on elsewhere`);
      }
      isNoted = true;
      appendedNow();
      membership.wrote(state.length + 1);
      pass(row, { text, ...(parts && { parts }) }, cause);
    },
  };
}
