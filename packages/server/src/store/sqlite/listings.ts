import { isOpenListing, newestFirst } from '@fathom/host/store';
import type { Derived, Listing, ListingsQuery, MatchFace, News, OwnChange } from '@fathom/host';
import { VISIBILITIES } from '@fathom/protocol';
import type { Status, Visibility } from '@fathom/protocol';
import type { DatabaseSync } from 'node:sqlite';
import { openHeads } from './head.ts';
import type { LogHeads } from './head.ts';
import type { Operations } from './operations.ts';
import { inTransaction } from './transaction.ts';

/** The matches of one status and visibility lie in the index in the order of the list. */
interface ListingGroup {
  readonly status: Status;
  readonly visibility: Visibility;
}

/** Reads the newest of one group, as the query has it. */
type GroupReader = (group: ListingGroup, query: ListingsQuery) => readonly Listing[];

export function listingOperations(
  database: DatabaseSync,
  heads: LogHeads = openHeads(database),
): Pick<Operations, 'listings' | 'relist' | 'unlisted'> {
  const readGroup = groupReader(database);
  const unlisted = database.prepare(
    'SELECT id FROM matches WHERE listed = 0 AND id > ? ORDER BY id LIMIT ?',
  );
  return {
    listings: (query) =>
      groupsOf(query)
        .flatMap((group) => readGroup(group, query))
        .toSorted(newestFirst)
        .slice(0, query.limit),
    relist: relister(database, heads),
    unlisted: ({ limit, after = '' }) => unlisted.all(after, limit).map(({ id }) => id as string),
  };
}

/**
 * Each group is asked for a whole page and the pages are merged here: one query over several groups would
 * sort all that they hold, and the writer would wait for it.
 */
function groupsOf({ status, visibility }: ListingsQuery): readonly ListingGroup[] {
  const visibilities = visibility === undefined ? VISIBILITIES : [visibility];
  return [...new Set(status)].flatMap((status) =>
    visibilities.map((visibility) => ({ status, visibility })),
  );
}

function groupReader(database: DatabaseSync): GroupReader {
  const select = `
    SELECT id AS match, game, status, visibility, updatedAt, iif(listed, text, NULL) AS face
    FROM matches LEFT JOIN faces ON match = number WHERE status = ? AND visibility = ? AND (updatedAt, id) < (?, ?)`;
  const order = 'ORDER BY updatedAt DESC, id DESC LIMIT ?';
  const ofAll = database.prepare(`${select} ${order}`);
  const ofGame = database.prepare(`${select} AND game = ? ${order}`);

  return ({ status, visibility }, { game, limit, before = END_OF_TIME }) => {
    const position = [status, visibility, before.updatedAt, before.match];
    const found =
      game === undefined ? ofAll.all(...position, limit) : ofGame.all(...position, game, limit);
    return found as unknown as readonly Listing[];
  };
}

const END_OF_TIME = { updatedAt: Number.MAX_SAFE_INTEGER, match: '' };

/** A match as the tables of lists know it. */
export interface ListedMatch extends Pick<Listing, 'match' | 'status'> {
  readonly number: number;
}

/** Writes a new listing inside a transaction. The match is in memory: what was noted of it is void. */
export function listingWriter(
  database: DatabaseSync,
): (of: Omit<ListedMatch, 'status'>, listing: Derived, downtime: number) => void {
  const tellPeople = peopleWriter(database);
  const update = database.prepare(
    `UPDATE matches SET ${SUMMARY}, wakeAt = iif(?7, 0, NULL), quietSince = NULL, timed = 0, downtime = ?8
     WHERE number = ?6`,
  );
  return (of, listing, downtime) => {
    update.run(...summaryOf(of, listing), downtime);
    tellPeople(of, listing);
  };
}

function relister(database: DatabaseSync, heads: LogHeads): Operations['relist'] {
  const tellPeople = peopleWriter(database);
  const update = database.prepare(
    `UPDATE matches SET ${SUMMARY}, wakeAt = iif(?7, coalesce(wakeAt, 0), NULL) WHERE number = ?6`,
  );
  return (match, rows, listing) =>
    inTransaction(database, () => {
      const head = heads.of(match);
      if (head === null || head.length !== rows) return;
      const of = { number: head.number, match };
      update.run(...summaryOf(of, listing));
      tellPeople(of, listing);
    });
}

const SUMMARY =
  'game = ?1, status = ?2, visibility = ?3, updatedAt = coalesce(?4, updatedAt), listed = ?5';
/** ?6 and ?7 are which match it is, and whether it is open. */
const summaryOf = (
  { number }: Pick<ListedMatch, 'number'>,
  listing: Derived,
): readonly (string | number | null)[] => [
  listing.game,
  listing.status,
  listing.visibility,
  listing.updatedAt,
  listing.shown === null ? 0 : 1,
  number,
  isOpenListing(listing) ? 1 : 0,
];

function peopleWriter(
  database: DatabaseSync,
): (of: Omit<ListedMatch, 'status'>, listing: Derived) => void {
  const show = shownWriter(database);
  const keep = database.prepare(
    `UPDATE people SET status = ?1, turn = turn AND ?1 = 'running',
       ${newsSet(() => 'NULL', { isNew: '0', isVoid: "?1 <> 'running' AND news = 'turn'" })}
     WHERE match = ?2`,
  );
  return ({ number, match }, { status, shown }) => {
    if (shown === null) keep.run(status, number);
    else show({ number, match, status }, shown);
  };
}

/** Writes how a match is shown, and whose it is, in the place of what was there. */
export function shownWriter(database: DatabaseSync): (of: ListedMatch, shown: MatchFace) => void {
  const face = database.prepare('INSERT OR REPLACE INTO faces (match, text) VALUES (?, ?)');
  const known = database.prepare('SELECT guest FROM people WHERE match = ?');
  const forget = database.prepare('DELETE FROM people WHERE match = ? AND guest = ?');
  const put = database.prepare(
    `INSERT INTO people (match, guest, id, status, changedAt, own, turn, ${NEWS_COLUMNS.join(', ')})
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (match, guest) DO UPDATE
       SET status = excluded.status, changedAt = excluded.changedAt, own = excluded.own, turn = excluded.turn,
         ${newsSet((column) => `excluded.${column}`, GIVEN_EXCLUDED)}`,
  );
  return ({ number, match, status }, shown) => {
    face.run(number, shown.face);
    const guests = new Set(shown.people.map(({ guest }) => guest));
    for (const { guest } of known.all(number))
      if (!guests.has(guest as string)) forget.run(number, guest as string);
    for (const { guest, own, turn, news } of shown.people)
      put.run(
        number,
        guest,
        match,
        status,
        shown.changedAt,
        own,
        turn ? 1 : 0,
        ...newsValues(news),
      );
  };
}

/** Writes what a row changes in the lists of people, and nothing else. */
export function ownWriter(
  database: DatabaseSync,
): (number: number, changes: readonly OwnChange[]) => void {
  const tell = database.prepare(
    `UPDATE people SET turn = ?3, ${newsSet((column) => `?${4 + NEWS_COLUMNS.indexOf(column)}`, {
      isNew: isNewIf((column) =>
        column === 'turn' ? '?3' : `?${4 + NEWS_COLUMNS.indexOf(column)}`,
      ),
      isVoid: "NOT ?3 AND news = 'turn'",
    })}
     WHERE match = ?1 AND guest = ?2`,
  );
  return (number, changes) => {
    for (const { guest, turn, news } of changes)
      tell.run(number, guest, turn ? 1 : 0, ...newsValues(news));
  };
}

const NEWS_COLUMNS: readonly string[] = ['news', 'newsSeq', 'newsAt', 'newsSeen', 'noticeAt'];

const newsValues = (news: News | null): readonly (string | number | null)[] =>
  news === null
    ? NEWS_COLUMNS.map(() => null)
    : [news.kind, news.seq, news.at, news.seen ? 1 : 0, news.due];

/** The rules of `keptPerson`: which news are kept when something else is written of somebody. */
const isNewIf = (given: (column: string) => string): string =>
  `${given('news')} IS NOT NULL AND iif(${given('newsSeen')}, NOT people.turn, ${given('newsSeq')} IS NOT people.newsSeq)`;
const GIVEN_EXCLUDED: NewsRules = {
  isNew: isNewIf((column) => `excluded.${column}`),
  isVoid: "NOT excluded.turn AND people.news = 'turn'",
};
interface NewsRules {
  readonly isNew: string;
  readonly isVoid: string;
}
const newsSet = (given: (column: string) => string, { isNew, isVoid }: NewsRules): string =>
  NEWS_COLUMNS.map(
    (column) =>
      `${column} = CASE WHEN ${isNew} THEN ${given(column)} WHEN ${isVoid} THEN NULL ELSE people.${column} END`,
  ).join(', ');
