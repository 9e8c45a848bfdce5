import { lastChangedFirst } from '@fathom/host/store';
import type { MatchOfPerson, OpenMatch } from '@fathom/host';
import type { DatabaseSync } from 'node:sqlite';
import type { Operations } from './operations.ts';
import { inTransaction } from './transaction.ts';

/** Whose match each is. As with listings, every status is asked for a page of its own, and the pages are merged. */
export function peopleOperations(
  database: DatabaseSync,
): Pick<Operations, 'matchesOf' | 'openOf' | 'forgetLists'> {
  const ofStatus = database.prepare(
    `SELECT people.id AS match, people.status, changedAt, own, iif(listed, text, NULL) AS face
     FROM people JOIN matches ON number = people.match LEFT JOIN faces ON faces.match = number
     WHERE guest = ? AND people.status = ? AND (changedAt, people.id) < (?, ?)
     ORDER BY changedAt DESC, people.id DESC LIMIT ?`,
  );
  const open = database.prepare(
    `SELECT id AS match, status FROM people WHERE guest = ? AND status IN ('lobby', 'running') LIMIT ?`,
  );
  return {
    openOf: (guest, limit) => open.all(guest, limit) as unknown as readonly OpenMatch[],
    matchesOf: ({ guest, status, limit, before = END_OF_TIME }) =>
      [...new Set(status)]
        .flatMap(
          (one) =>
            ofStatus.all(
              guest,
              one,
              before.changedAt,
              before.match,
              limit,
            ) as unknown as readonly MatchOfPerson[],
        )
        .toSorted(lastChangedFirst)
        .slice(0, limit),
    forgetLists: () =>
      inTransaction(database, () =>
        database.exec(`
          DELETE FROM faces;
          DELETE FROM people;
          UPDATE matches SET listed = 0;
          UPDATE meta SET value = (SELECT count(*) FROM matches WHERE wakeAt IS NOT NULL) WHERE key = 'open';
        `),
      ),
  };
}

const END_OF_TIME = { changedAt: Number.MAX_SAFE_INTEGER, match: '' };
