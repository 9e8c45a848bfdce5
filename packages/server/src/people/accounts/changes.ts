import { randomUUID } from 'node:crypto';
import { every } from '@fathom/host';
import type { CallOff, Clock } from '@fathom/host';
import type { PeopleTables, TableStatement } from '../../store/index.ts';

/**
 * What all servers of a store have to hear of soon. card: what a person is called · session: a browser was signed out ·
 * cookie: the bare id of a person opens nothing any more · restriction: staff have forbidden a person something, or allow it
 * again · blocks: whom a person has blocked.
 */
export const CHANGE_KINDS = ['card', 'session', 'cookie', 'restriction', 'blocks'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
export interface PersonChange {
  readonly kind: ChangeKind;
  readonly subject: string; // a person, or the hash of a session
}

export interface PersonChanges {
  /** Writes it all or nothing, as `PeopleTables.write` does; where it is done all servers are told of the changes. */
  readonly write: (
    statements: readonly TableStatement[],
    changes: readonly PersonChange[],
  ) => Promise<number | null>;
  readonly watch: (hear: (change: PersonChange) => Promise<void> | void) => void;
  /** Looks what other servers have noted. */
  readonly look: () => Promise<void>;
  readonly stop: CallOff;
}
export interface PersonChangesParts extends Pick<Clock, 'calendar' | 'after'> {
  readonly people: PeopleTables;
  readonly shared: boolean; // other servers write to the same tables
  readonly onFault: (error: unknown) => void;
  /** Says to other servers that there is something to look for. */
  readonly poke?: () => void;
}

const LOOK_EVERY = 1_000; // milliseconds
const OVERLAP = 10_000; // clocks differ, and what was written first may be seen last
const KEPT = 600_000;
const MOST_AT_ONCE = 1_000;

interface NotedChange extends PersonChange {
  readonly id: string;
  readonly at: number;
}

export function openPersonChanges(parts: PersonChangesParts): PersonChanges {
  const { people, calendar, shared, onFault } = parts;
  const watchers = new Set<Parameters<PersonChanges['watch']>[0]>();
  const seen = new Map<string, number>(); // ids of those that were told of, and when they were
  let since = calendar();

  const tell = async (change: PersonChange): Promise<void> => {
    for (const hear of watchers) await hear(change);
  };
  const look = async (): Promise<void> => {
    let from: Pick<NotedChange, 'id' | 'at'> = { at: since - OVERLAP, id: '' };
    for (;;) {
      const rows = await people.read<NotedChange>(
        `SELECT id, kind, subject, at FROM person_changes WHERE (at, id) > ($1, $2) ORDER BY at, id LIMIT ${MOST_AT_ONCE}`,
        [from.at, from.id],
      );
      for (const { id, kind, subject, at } of rows) {
        since = Math.max(since, at);
        if (seen.has(id)) continue;
        seen.set(id, at);
        await tell({ kind, subject });
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < MOST_AT_ONCE) break;
      from = last; // more than fit on a page must not hide those after them
    }
    for (const [id, at] of seen) if (at < since - 2 * OVERLAP) seen.delete(id);
  };
  const stop = shared ? every(parts, LOOK_EVERY, () => void look().catch(onFault)) : (): void => {};
  return {
    look,
    stop,
    watch: (hear) => void watchers.add(hear),
    write: async (statements, changes) => {
      const at = calendar();
      const noted = changes.map((change) => ({ ...change, id: randomUUID() }));
      const inTheWay = await people.write([
        ...statements,
        ...(shared ? noted.map((change) => noteOf(change, at)) : []),
        ...(shared ? [{ text: FORGET, values: [at - KEPT] }] : []),
      ]);
      if (inTheWay !== null) return inTheWay;
      for (const { id } of noted) seen.set(id, at);
      if (noted.length > 0) parts.poke?.();
      for (const change of changes) await tell(change);
      return null;
    },
  };
}

const FORGET = 'DELETE FROM person_changes WHERE at < $1';
const noteOf = ({ id, kind, subject }: Omit<NotedChange, 'at'>, at: number): TableStatement => ({
  text: 'INSERT INTO person_changes (id, kind, subject, at) VALUES ($1, $2, $3, $4)',
  values: [id, kind, subject, at],
});
