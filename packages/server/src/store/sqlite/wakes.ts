import type { Rest, Waking } from '@fathom/host';
import type { DatabaseSync } from 'node:sqlite';
import { shownWriter } from './listings.ts';
import type { ListedMatch } from './listings.ts';
import type { Operations } from './operations.ts';
import { inTransaction } from './transaction.ts';

/** When the host has to look at its matches; a match that is over has no `wakeAt`. */
export function wakeOperations(
  database: DatabaseSync,
): Pick<Operations, 'rest' | 'wakes' | 'openCount'> {
  const note = noteWriter(database);
  const show = shownWriter(database);
  const listed = database.prepare('UPDATE matches SET listed = 1 WHERE number = ?');
  const due = database.prepare(
    `SELECT id AS match, wakeAt FROM matches
     WHERE wakeAt IS NOT NULL AND timed = ? AND wakeAt <= ? AND (wakeAt, id) > (?, ?)
     ORDER BY wakeAt, id LIMIT ?`,
  );
  const open = database.prepare("SELECT value FROM meta WHERE key = 'open'");
  return {
    rest: (match, rest, shown) =>
      inTransaction(database, () => {
        const noted = note(match, rest);
        if (noted === null || shown === undefined) return;
        show(noted, shown);
        listed.run(noted.number);
      }),
    wakes: ({ timed, by, limit, after = BEFORE_ALL }) =>
      due.all(timed ? 1 : 0, by, after.wakeAt, after.match, limit) as unknown as readonly Waking[],
    openCount: () => Number(open.get()?.['value']),
  };
}

/** null: the match is over, or there is none. */
function noteWriter(database: DatabaseSync): (match: string, rest: Rest) => ListedMatch | null {
  const note = database.prepare(
    `UPDATE matches SET wakeAt = ?, quietSince = ?, timed = ?, downtime = ?
     WHERE id = ? AND wakeAt IS NOT NULL RETURNING number, id AS match, status`,
  );
  return (match, { wakeAt, quietSince, timed, downtime }) =>
    (note.get(wakeAt, quietSince, timed ? 1 : 0, downtime, match) as ListedMatch | undefined) ??
    null;
}

const BEFORE_ALL: Waking = { wakeAt: Number.MIN_SAFE_INTEGER, match: '' };
