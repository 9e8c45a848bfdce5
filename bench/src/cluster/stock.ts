import { createHash } from 'node:crypto';
import type { Derived } from '@fathom/host';
import { openPostgresStore } from '../../../packages/server/src/store/index.ts';
import { withPostgres } from './ledger.ts';

const ROW_BYTES = 220; // as a move of Depth Charge takes
export const ROWS_BEFORE = 10; // of each match
export const TEXT: string = JSON.stringify({ filling: 'x'.repeat(ROW_BYTES - 14) });

/** As random as real ids are: what is written together does not lie together in an index. */
export const idOf = (n: number): string =>
  createHash('md5').update(String(n)).digest('hex').slice(0, 12);

/** How the nth match is shown after its last move, whose people stay the same. */
export const listingOf = (n: number, changedAt: number): Derived => ({
  game: 'depth-charge',
  status: 'running',
  visibility: 'public',
  updatedAt: null,
  shown: {
    face: FACE,
    people: [0, 1].map((seat) => ({ guest: guestOf(n, seat), own: OWN, turn: false, news: null })),
    changedAt,
    rows: ROWS_BEFORE,
  },
});
const guestOf = (n: number, seat: number): string =>
  createHash('md5')
    .update(`${idOf(n)}${seat}`)
    .digest('hex');

/** Open matches of ten rows each, with nobody there. The keepers of all of them are gone. */
const MATCHES = {
  name: 'bench-stock-matches',
  text: `
    INSERT INTO matches (id, game, status, visibility, updated_at, listed, listed_rows, face, wake_at, keeper)
    SELECT substr(md5(n::text), 1, 12), 'depth-charge', 'running', 'public', n, true, $2::int, $3, 0, 'nobody'
    FROM generate_series(0, $1::int - 1) AS n`,
};
const PEOPLE = {
  name: 'bench-stock-people',
  text: `
    INSERT INTO people (match, guest, status, changed_at, own)
    SELECT id, substr(md5(id || seat), 1, 32), 'running', 0, $1
    FROM matches CROSS JOIN generate_series(0, 1) AS seat`,
};
const LOGS = {
  name: 'bench-stock-logs',
  text: `
    INSERT INTO log (match, seq, row)
    SELECT id, seq, $1 FROM matches CROSS JOIN generate_series(0, $2::int - 1) AS seq ORDER BY seq`,
};
const ANALYZE = { name: 'bench-analyze', text: 'ANALYZE' };
const FACE = JSON.stringify({ filling: 'x'.repeat(600) });
const OWN = JSON.stringify({ turn: true, seats: ['black'] });

/** Fills an empty database with what a site has lying about, past the store, which would take longer. */
export async function stockUp(url: string, matches: number): Promise<void> {
  await (await openPostgresStore({ url })).close(); // makes the tables
  await withPostgres(url, async (postgres) => {
    await postgres.query(MATCHES, [matches, ROWS_BEFORE, FACE]);
    await postgres.query(PEOPLE, [OWN]);
    await postgres.query(LOGS, [TEXT, ROWS_BEFORE]);
    await postgres.query(ANALYZE, []);
  });
}
