import type { PeopleTables, TableStatement } from '../../store/index.ts';
import { ratingsOf, resultsOf } from './queries.ts';

const MOST_RESULTS = 10_000;

/** All that is kept of what somebody has played, as they may read it. */
export async function playedBy(tables: PeopleTables, person: string): Promise<unknown> {
  const [ratings, tallies, results, changes] = await Promise.all([
    ratingsOf(tables, person),
    resultsOf(tables, person),
    tables.read(
      `SELECT match, game, mode, date, outcome, level, role FROM results WHERE person = $1
       ORDER BY ended_at DESC LIMIT ${MOST_RESULTS}`,
      [person],
    ),
    tables.read(
      `SELECT match, pool, date, mu_before AS "muBefore", sigma_before AS "sigmaBefore", mu, sigma
       FROM rating_changes WHERE person = $1 ORDER BY ended_at DESC LIMIT ${MOST_RESULTS}`,
      [person],
    ),
  ]);
  return { ratings, tallies, results, changes };
}

/**
 * Numbers under an id that is nobody's any more stay: the ratings of those they played with follow from them, as from the logs.
 * They are in no list, since nobody of that id has a name.
 */
export const forgetPlayed = (person: string): readonly TableStatement[] => [
  { text: 'DELETE FROM results WHERE person = $1', values: [person] },
  { text: 'DELETE FROM tallies WHERE person = $1', values: [person] },
  { text: 'DELETE FROM meetings WHERE person = $1 OR other = $1', values: [person] },
];
