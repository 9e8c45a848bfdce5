import type {
  BestPage,
  MatchRatings,
  MetOpponent,
  PastMatch,
  PastMatchesPage,
  PoolRating,
  RatingHistory,
  ResultTally,
  SeatRating,
} from '@fathom/protocol';
import { shownCard } from '@fathom/host';
import type { MatchState, PersonCard } from '@fathom/host';
import type { PeopleTables } from '../../store/index.ts';
import type { Directory } from '../directory.ts';
import { ratingValue } from './model.ts';

/** A game and a mode of it. */
export interface PoolName {
  readonly game: string;
  readonly mode: string;
}
/** Skills are compared within it. */
export const poolName = ({ game, mode }: PoolName): string => `${game}/${mode}`;

const BEST_PAGE = 50;
const PAST_PAGE = 10;
const OPPONENTS = 10;
const MOST_TALLIES = 400; // more than there are kinds of play
const MOST_POINTS = 300;
export const MOST_PAGES = 200;

const shown = (mu: number): number => Math.round(ratingValue({ mu, sigma: 0 }));
const changeOf = ({ mu, before }: { mu: number; before: number }): number =>
  shown(mu) - shown(before);

interface BestRow {
  readonly person: string;
  readonly mu: number;
  readonly provisional: number;
  readonly matches: number;
}

/** Those whose rating is sure, or those whose is not yet. Who keeps theirs private is in neither list. */
export async function bestOf(
  tables: PeopleTables,
  { cardsOf }: Pick<Directory, 'cardsOf'>,
  { game, mode, page, provisional }: PoolName & { page: number; provisional: boolean },
): Promise<BestPage> {
  const rows = await tables.read<BestRow>(
    `SELECT person, mu, provisional, matches FROM ratings
     WHERE pool = $1 AND provisional = $2
       AND NOT EXISTS (
         SELECT 1 FROM person_settings
         WHERE person_settings.person = ratings.person AND settings LIKE '%"privateProfile":true%'
       )
     ORDER BY value DESC, person DESC LIMIT ${BEST_PAGE + 1} OFFSET $3`,
    [poolName({ game, mode }), provisional ? 1 : 0, page * BEST_PAGE],
  );
  const people = rows.slice(0, BEST_PAGE);
  const cards = await cardsOf(people.map(({ person }) => person));
  return {
    game,
    mode,
    page,
    people: people.flatMap(({ person, mu, matches }, at) => {
      const card = cards.get(person);
      if (card === undefined || card.gone === true || !card.account) return [];
      const place = page * BEST_PAGE + at + 1;
      return [{ place, name: card.name, rating: shown(mu), provisional, matches }];
    }),
    more: rows.length > BEST_PAGE && page + 1 < MOST_PAGES,
  };
}

interface RatingRow {
  readonly pool: string;
  readonly mu: number;
  readonly provisional: number;
  readonly matches: number;
}

export async function ratingsOf(
  tables: PeopleTables,
  person: string,
): Promise<readonly PoolRating[]> {
  const rows = await tables.read<RatingRow>(
    'SELECT pool, mu, provisional, matches FROM ratings WHERE person = $1 ORDER BY pool',
    [person],
  );
  return rows.map(({ pool, mu, provisional, matches }) => {
    const [game = '', mode = ''] = pool.split('/');
    return { game, mode, rating: shown(mu), provisional: provisional === 1, matches };
  });
}

export const resultsOf = (tables: PeopleTables, person: string): Promise<readonly ResultTally[]> =>
  tables.read<ResultTally>(
    `SELECT game, mode, level, role, won, lost, drawn FROM tallies WHERE person = $1
     ORDER BY game, mode, level, role LIMIT ${MOST_TALLIES}`,
    [person],
  );

interface MeetingRow extends Omit<MetOpponent, 'name' | 'account'> {
  readonly other: string;
}

export async function opponentsOf(
  tables: PeopleTables,
  { cardsOf }: Pick<Directory, 'cardsOf'>,
  person: string,
): Promise<readonly MetOpponent[]> {
  const rows = await tables.read<MeetingRow>(
    `SELECT other, played, won, lost, drawn FROM meetings WHERE person = $1
     ORDER BY played DESC, other DESC LIMIT ${OPPONENTS}`,
    [person],
  );
  const cards = await cardsOf(rows.map(({ other }) => other));
  return rows.flatMap(({ other, ...meeting }) => {
    const card = cards.get(other);
    return card === undefined || card.gone === true ? [] : [{ ...named(card), ...meeting }];
  });
}

function named(card: PersonCard): { name: string; account: boolean } {
  const { name, account = false } = shownCard(card);
  return { name, account };
}

interface ResultRow extends Omit<PastMatch, 'against' | 'change'> {
  readonly mu: number | null;
  readonly before: number | null;
}
export interface PastQuery {
  readonly person: string;
  readonly page: number;
  readonly all: boolean; // private matches, too: for the person's own eyes
}

export async function pastMatches(
  tables: PeopleTables,
  { cardsOf }: Pick<Directory, 'cardsOf'>,
  { person, page, all }: PastQuery,
): Promise<PastMatchesPage> {
  const found = await tables.read<ResultRow>(
    `SELECT results.match, game, mode, results.date, outcome, level, role,
       rating_changes.mu AS mu, rating_changes.mu_before AS before
     FROM results LEFT JOIN rating_changes
       ON rating_changes.match = results.match AND rating_changes.person = results.person
     WHERE results.person = $1 ${all ? '' : 'AND results.listed = 1'}
     ORDER BY results.ended_at DESC, results.match DESC LIMIT ${PAST_PAGE + 1} OFFSET $2`,
    [person, page * PAST_PAGE],
  );
  const rows = found.slice(0, PAST_PAGE);
  const others = await Promise.all(rows.map(({ match }) => othersIn(tables, match, person)));
  const cards = await cardsOf([...new Set(others.flat())]);
  const matches = rows.map(({ mu, before, match, game, mode, date, outcome, role, level }, at) => ({
    match,
    game,
    mode,
    date,
    outcome,
    role,
    level,
    against: (others[at] ?? []).flatMap((other) => {
      const card = cards.get(other);
      return card === undefined ? [] : [named(card)];
    }),
    change: mu === null || before === null ? null : changeOf({ mu, before }),
  }));
  return { matches, page, more: found.length > PAST_PAGE && page + 1 < MOST_PAGES };
}

async function othersIn(
  tables: PeopleTables,
  match: string,
  person: string,
): Promise<readonly string[]> {
  const rows = await tables.read<{ person: string }>(
    'SELECT person FROM results WHERE match = $1 AND person <> $2 ORDER BY person LIMIT 8',
    [match, person],
  );
  return rows.map((row) => row.person);
}

/** The last points, beginning with the rating before the first of them. */
export async function historyOf(
  tables: PeopleTables,
  person: string,
  { game, mode }: PoolName,
): Promise<RatingHistory> {
  const rows = await tables.read<{ date: number; mu: number; before: number }>(
    `SELECT date, mu, mu_before AS before FROM rating_changes WHERE person = $1 AND pool = $2
     ORDER BY ended_at DESC, match DESC LIMIT ${MOST_POINTS}`,
    [person, poolName({ game, mode })],
  );
  return {
    game,
    mode,
    points: rows.toReversed().map(({ date, mu }) => ({ date, rating: shown(mu) })),
  };
}

interface OwnChangeRow {
  readonly mu: number;
  readonly before: number;
}

/** By how much one match has changed one person's rating; null: it has not. */
export async function changeBy(
  tables: PeopleTables,
  match: string,
  person: string,
): Promise<number | null> {
  const [row] = await tables.read<OwnChangeRow>(
    'SELECT mu, mu_before AS before FROM rating_changes WHERE match = $1 AND person = $2',
    [match, person],
  );
  return row === undefined ? null : changeOf(row);
}

interface SeatChangeRow extends OwnChangeRow {
  readonly person: string;
  readonly sigma: number;
}

/** The ratings of the people in a match: by the match itself once it is reckoned up, before that as they are. */
export async function matchRatings(
  tables: PeopleTables,
  { created, seats, status }: Pick<MatchState, 'created' | 'seats' | 'status'>,
  mode: string,
): Promise<MatchRatings> {
  if (created.rated !== true) return { mode, state: 'not', seats: {} };
  const pool = poolName({ game: created.game, mode });
  const changes = await tables.read<SeatChangeRow>(
    'SELECT person, mu, mu_before AS before, sigma FROM rating_changes WHERE match = $1',
    [created.id],
  );
  const [told] = await tables.read('SELECT match FROM told_matches WHERE match = $1', [created.id]);
  const people = [...new Set([...seats.values()].flatMap(({ guest }) => guest ?? []))];
  const standing = await Promise.all(people.map((person) => ratingIn(tables, pool, person)));
  const shownOf = (guest: string): SeatRating => {
    const rating = standing[people.indexOf(guest)] ?? NEW_RATING;
    const row = changes.find(({ person }) => person === guest);
    return {
      rating: shown(row?.mu ?? rating.mu),
      provisional: rating.provisional === 1,
      matches: rating.matches,
      change: row === undefined ? null : changeOf(row),
    };
  };
  const isOver = status === 'closed' || (told !== undefined && changes.length === 0);
  return {
    mode,
    state: changes.length > 0 ? 'counted' : isOver ? 'not' : 'asked',
    seats: Object.fromEntries(
      [...seats].flatMap(([seat, { guest, account }]) =>
        guest === null || !account ? [] : [[seat, shownOf(guest)]],
      ),
    ),
  };
}

type Standing = Pick<RatingRow, 'mu' | 'provisional' | 'matches'>;
const NEW_RATING: Standing = { mu: 25, provisional: 1, matches: 0 };

async function ratingIn(tables: PeopleTables, pool: string, person: string): Promise<Standing> {
  const [row] = await tables.read<Standing>(
    'SELECT mu, provisional, matches FROM ratings WHERE pool = $1 AND person = $2',
    [pool, person],
  );
  return row ?? NEW_RATING;
}

/** What somebody is worth in a pool, for pairing. */
export const valueIn = async (
  tables: PeopleTables,
  pool: string,
  person: string,
): Promise<number> => shown((await ratingIn(tables, pool, person)).mu);

export async function isPrivate(tables: PeopleTables, person: string): Promise<boolean> {
  const [row] = await tables.read<{ settings: string }>(
    'SELECT settings FROM person_settings WHERE person = $1',
    [person],
  );
  if (row === undefined) return false;
  return (JSON.parse(row.settings) as { privateProfile?: boolean }).privateProfile === true;
}
