import type { Waking } from '@fathom/host';
import type { DatabaseSync } from 'node:sqlite';
import type { Operations } from './operations.ts';

/** When the host has to look at its matches; a match that is over has no `wakeAt`. */
export function wakeOperations(database: DatabaseSync): Pick<Operations, 'rest' | 'wakes'> {
  const note = database.prepare(
    'UPDATE matches SET wakeAt = ?, quietSince = ?, timed = ? WHERE id = ? AND wakeAt IS NOT NULL',
  );
  const due = database.prepare(
    `SELECT id AS match, wakeAt FROM matches
     WHERE wakeAt IS NOT NULL AND wakeAt <= ? AND (wakeAt, id) > (?, ?) ORDER BY wakeAt, id LIMIT ?`,
  );
  const timed = database.prepare(
    'SELECT id AS match, wakeAt FROM matches WHERE timed = 1 AND id > ? ORDER BY id LIMIT ?',
  );
  return {
    rest: (match, rest) => void note.run(rest.wakeAt, rest.quietSince, rest.timed ? 1 : 0, match),
    wakes: ({ by, limit, after = BEFORE_ALL }) =>
      (by === 'timed'
        ? timed.all(after.match, limit)
        : due.all(by, after.wakeAt, after.match, limit)) as unknown as readonly Waking[],
  };
}

const BEFORE_ALL: Waking = { wakeAt: -1, match: '' };
