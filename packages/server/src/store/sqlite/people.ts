import { groupsOfPerson, lastChangedFirst } from '@fathom/host/store';
import type { DueNotice, MatchOfPerson, News, NewsOfPerson, OpenMatch } from '@fathom/host';
import type { NewsKind } from '@fathom/protocol';
import type { DatabaseSync } from 'node:sqlite';
import type { Operations } from './operations.ts';
import { inTransaction } from './transaction.ts';

/** Whose match each is. As with listings, every group is asked for a page of its own, and the pages are merged. */
export function peopleOperations(
  database: DatabaseSync,
): Pick<Operations, 'matchesOf' | 'openOf' | 'forgetLists'> {
  const ofGroup = database.prepare(
    `SELECT people.id AS match, people.status, changedAt, own, turn, news AS kind, newsAt AS at, newsSeen AS seen,
       iif(listed, text, NULL) AS face
     FROM people JOIN matches ON number = people.match LEFT JOIN faces ON faces.match = number
     WHERE guest = ? AND people.status = ? AND turn = ? AND (changedAt, people.id) < (?, ?)
     ORDER BY changedAt DESC, people.id DESC LIMIT ?`,
  );
  const open = database.prepare(
    `SELECT id AS match, status, turn FROM people WHERE guest = ? AND status IN ('lobby', 'running') LIMIT ?`,
  );
  return {
    openOf: (guest, limit) =>
      (open.all(guest, limit) as unknown as readonly OpenRow[]).map(({ match, status, turn }) => ({
        match,
        status,
        turn: turn === 1,
      })),
    matchesOf: (query) => {
      const { guest, limit, before = END_OF_TIME } = query;
      return groupsOfPerson(query)
        .flatMap(
          ({ status, turn }) =>
            ofGroup.all(
              guest,
              status,
              turn ? 1 : 0,
              before.changedAt,
              before.match,
              limit,
            ) as unknown as readonly PersonRow[],
        )
        .map(personOf)
        .toSorted(lastChangedFirst)
        .slice(0, limit);
    },
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

interface OpenRow extends Omit<OpenMatch, 'turn'> {
  readonly turn: number;
}
interface PersonRow extends Omit<MatchOfPerson, 'turn' | 'news'> {
  readonly turn: number;
  readonly kind: NewsKind | null;
  readonly at: number;
  readonly seen: number | null;
}
const personOf = ({ turn, kind, at, seen, ...row }: PersonRow): MatchOfPerson => ({
  ...row,
  turn: turn === 1,
  news: kind === null || seen === 1 ? null : { kind, at },
});

const END_OF_TIME = { changedAt: Number.MAX_SAFE_INTEGER, match: '' };

/** What matches have for people who are not at them, and of what a notice is due. */
export function newsOperations(
  database: DatabaseSync,
): Pick<Operations, 'see' | 'latest' | 'newsOf' | 'countOver' | 'claimNotices' | 'settleNotice'> {
  const see = database.prepare(
    `UPDATE people SET turn = 0, news = NULL, newsSeq = NULL, newsAt = NULL, newsSeen = NULL, noticeAt = NULL
     WHERE match = (SELECT number FROM matches WHERE id = ?) AND guest = ? AND (turn = 1 OR news IS NOT NULL)`,
  );
  const latest = database.prepare(
    `SELECT people.id AS match, game, news AS kind, newsAt AS at FROM people JOIN matches ON number = match
     WHERE guest = ? AND newsSeen = 0 ORDER BY newsAt DESC, people.id DESC LIMIT 1`,
  );
  const newsOf = database.prepare(
    `SELECT news AS kind, newsSeq AS seq, newsAt AS at, newsSeen AS seen FROM people
     WHERE match = (SELECT number FROM matches WHERE id = ?) AND guest = ? AND news IS NOT NULL`,
  );
  const over = database.prepare(
    `SELECT count(*) AS count FROM (
       SELECT 1 FROM people WHERE guest = ? AND status IN ('finished', 'closed') LIMIT ?
     )`,
  );
  const due = database.prepare(
    `SELECT people.match AS number, people.id AS match, guest, people.status, own, turn, news AS kind, newsSeq AS seq,
       newsAt AS at, newsSeen AS seen, iif(listed, text, NULL) AS face
     FROM people JOIN matches ON number = people.match LEFT JOIN faces ON faces.match = number
     WHERE noticeAt IS NOT NULL AND noticeAt <= ? ORDER BY noticeAt LIMIT ?`,
  );
  const claim = database.prepare('UPDATE people SET noticeAt = ? WHERE match = ? AND guest = ?');
  const settle = database.prepare(
    `UPDATE people SET noticeAt = ?
     WHERE match = (SELECT number FROM matches WHERE id = ?) AND guest = ? AND newsSeq = ?`,
  );
  return {
    see: (match, guest) => Number(see.run(match, guest).changes) > 0,
    latest: (guest) => (latest.get(guest) as unknown as NewsOfPerson | undefined) ?? null,
    newsOf: (match, guest) => {
      const found = newsOf.get(match, guest) as unknown as NewsRow | undefined;
      return found === undefined ? null : { ...found, seen: found.seen === 1 };
    },
    countOver: (guest, most) => Number(over.get(guest, most)?.['count']),
    claimNotices: ({ now, lease, limit }) =>
      inTransaction(database, () => {
        const rows = due.all(now, limit) as unknown as readonly DueRow[];
        for (const { number, guest } of rows) claim.run(now + lease, number, guest);
        return rows.map(noticeOf);
      }),
    settleNotice: ({ match, guest, seq }, next) => void settle.run(next, match, guest, seq),
  };
}

interface NewsRow extends Pick<News, 'kind' | 'seq' | 'at'> {
  readonly seen: number;
}
interface DueRow extends Omit<DueNotice, 'turn' | 'news'>, Pick<News, 'kind' | 'seq' | 'at'> {
  readonly number: number;
  readonly turn: number;
  readonly seen: number;
}
const noticeOf = ({ match, guest, status, own, turn, face, ...news }: DueRow): DueNotice => ({
  match,
  guest,
  status,
  own,
  turn: turn === 1,
  face,
  news: { kind: news.kind, seq: news.seq, at: news.at, seen: news.seen === 1 },
});
