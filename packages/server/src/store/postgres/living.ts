/** A life that ends later than any node would say is of a time when the database's clock was ahead. */
const LONGEST_LIFE = 60_000;
const NOW = '(extract(epoch FROM now())::float8 * 1000)';

/**
 * The node with this id lives. Judged by the time at which the statement began: a beat that came in time is then among what it
 * sees, so nobody is taken for dead who still believes to live.
 */
export const lives = (node: string): string =>
  `EXISTS (
    SELECT FROM nodes AS living
    WHERE living.id = ${node} AND living.lives_until BETWEEN ${NOW} AND ${NOW} + ${LONGEST_LIFE}
  )`;
