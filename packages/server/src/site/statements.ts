import type { Statement } from '../store/postgres/connection.ts';
import { LONGEST_SILENCE } from './site-clock.ts';

const millis = (time: string): string => `(extract(epoch FROM ${time})::float8 * 1000)`;

/** A life that ends later than any node would say is of a time when the database's clock was ahead. */
const LONGEST_LIFE = 60_000;

/**
 * Judged by the time before the statement began: a beat that came in time is then among what it sees, so nobody is taken for
 * dead who still believes to live.
 */
const lives = (node: string): string =>
  `EXISTS (SELECT FROM nodes n WHERE n.id = ${node}
    AND n.lives_until BETWEEN ${millis('now()')} AND ${millis('now()')} + ${LONGEST_LIFE})`;

export interface BeatRow {
  readonly at: number;
  readonly left_out: number;
  /** The other nodes that live, and for how many milliseconds more. */
  readonly others: Readonly<Record<string, number>> | null;
  /** What this node has said of who is connected is still there. */
  readonly remembers: boolean;
}
/** A row of `attendance` that every node has: where it is missing, a crash has emptied the table. */
export const MARK = '';
/**
 * The clock is read once its row is held, so that no beat is written over by an earlier one. Where the database's clock was
 * set back, site time goes on from where it was.
 */
export const BEAT: Statement = {
  name: 'site-beat',
  text: `
    WITH held AS (SELECT beat_at, left_out FROM site_clock FOR UPDATE),
    reading AS (SELECT beat_at, left_out, ${millis('clock_timestamp()')} AS at FROM held),
    clock AS MATERIALIZED (
      SELECT at, left_out + (at - beat_at) - least(greatest(at - beat_at, 0), ${LONGEST_SILENCE}) AS left_out FROM reading
    ),
    beat AS (UPDATE site_clock SET beat_at = clock.at, left_out = clock.left_out FROM clock),
    life AS (
      INSERT INTO nodes (id, lives_until) SELECT $1, at + $2::float8 FROM clock
      ON CONFLICT (id) DO UPDATE SET lives_until = excluded.lives_until
    )
    SELECT at, left_out, (
      SELECT json_object_agg(id, lives_until - at) FROM nodes
      WHERE id <> $1 AND lives_until BETWEEN at AND at + ${LONGEST_LIFE}
    ) AS others,
    EXISTS (SELECT FROM attendance WHERE match = '${MARK}' AND node = $1) AS remembers FROM clock`,
};

export interface AskRow {
  readonly match: string;
  readonly keeper: string | null; // before
  readonly term: number | null; // of this node; null: it is not the keeper
}
/** Makes this node ($1) keeper of those matches ($2) that no living node keeps. What others have a hand on is for next time. */
export const ASK: Statement = {
  name: 'site-ask',
  text: `
    WITH free AS (
      SELECT m.id FROM matches m WHERE m.id = ANY ($2::text[]) AND (
        m.keeper IS NULL OR (m.keeper = $1 AND m.handed) OR (m.keeper <> $1 AND NOT ${lives('m.keeper')})
      )
      ORDER BY m.id FOR NO KEY UPDATE OF m SKIP LOCKED
    ),
    taken AS (
      UPDATE matches m SET keeper = $1, term = m.term + CASE WHEN m.keeper = $1 THEN 0 ELSE 1 END, handed = false,
        wake_at = CASE WHEN m.wake_at IS NULL THEN NULL ELSE 0 END, timed = false -- it is in the keeper's memory
      FROM free WHERE m.id = free.id RETURNING m.id, m.term
    )
    SELECT m.id AS match, m.keeper,
      CASE WHEN m.keeper = $1 THEN coalesce(taken.term, m.term) ELSE taken.term END AS term
    FROM matches m LEFT JOIN taken ON taken.id = m.id WHERE m.id = ANY ($2::text[])`,
};

const release = (which: string): string => `
  WITH kept AS (
    SELECT m.id FROM matches m WHERE m.keeper = $1 ${which} ORDER BY m.id FOR NO KEY UPDATE SKIP LOCKED
  ),
  released AS (
    UPDATE matches m SET keeper = NULL FROM kept WHERE m.keeper = $1 AND m.id = kept.id RETURNING m.id
  )
  SELECT m.id AS match, released.id IS NOT NULL AS released
  FROM matches m LEFT JOIN released ON released.id = m.id WHERE m.keeper = $1 ${which}`;

export interface ReleaseRow {
  readonly match: string;
  readonly released: boolean; // false: others have a hand on it
}
/** Of this node's ($1) leases these ($2). */
export const RELEASE: Statement = {
  name: 'site-release',
  text: release('AND m.id = ANY ($2::text[])'),
};
export const RELEASE_ALL: Statement = { name: 'site-release-all', text: release('') };

export interface HeadRow {
  readonly match: string;
  readonly rows: number;
  readonly keeper: string | null;
  readonly term: number;
}
/** Those of the matches ($1) of which something else is true than is known here: rows ($2), keeper ($3) and term ($4). */
export const HEADS: Statement = {
  name: 'site-heads',
  text: `
    SELECT known.id AS match, head.rows, m.keeper, m.term
    FROM unnest($1::text[], $2::int[], $3::text[], $4::int[]) AS known (id, rows, keeper, term)
    JOIN matches m ON m.id = known.id
    CROSS JOIN LATERAL (SELECT seq + 1 AS rows FROM log WHERE match = known.id ORDER BY seq DESC LIMIT 1) head
    WHERE head.rows > known.rows OR m.keeper IS DISTINCT FROM known.keeper OR m.term <> known.term`,
};

/** What this node ($1) has to say of matches ($2): the text ($3), or null for nothing any more. */
export const ATTEND: Statement = {
  name: 'site-attend',
  text: `
    WITH said AS (SELECT * FROM unnest($2::text[], $3::text[]) AS said (match, people)),
    gone AS (
      DELETE FROM attendance a USING said WHERE a.match = said.match AND a.node = $1 AND said.people IS NULL
    )
    INSERT INTO attendance (match, node, people) SELECT match, $1, people FROM said WHERE people IS NOT NULL
    ON CONFLICT (match, node) DO UPDATE SET people = excluded.people`,
};
export const ATTEND_NOBODY: Statement = {
  name: 'site-attend-nobody',
  text: 'DELETE FROM attendance WHERE node = $1 RETURNING match',
};

/** Of a match of which there is no more to say. */
export interface AttendedRow {
  readonly match: string;
}

export interface AttendanceRow {
  readonly match: string;
  readonly node: string;
  readonly people: string;
}
/** What other living nodes than this ($1) say of matches ($2), and the mark of this one. */
export const ATTENDANCE: Statement = {
  name: 'site-attendance',
  text: `
    SELECT match, node, people FROM attendance a
    WHERE match = ANY ($2::text[]) AND node <> $1 AND ${lives('a.node')}
    UNION ALL SELECT match, node, people FROM attendance WHERE match = '${MARK}' AND node = $1
    ORDER BY match, node`,
};

export interface NetworkRow {
  readonly network: string;
  readonly node: string;
  readonly use: string;
}
/** Writes what this node ($1) counts for networks ($2) as text ($3; null: nothing), and reads what others do for those in $4. */
export const NETWORKS: Statement = {
  name: 'site-networks',
  text: `
    WITH told AS (SELECT * FROM unnest($2::text[], $3::text[]) AS told (network, use)),
    gone AS (
      DELETE FROM network_use u USING told WHERE u.network = told.network AND u.node = $1 AND told.use IS NULL
    ),
    kept AS (
      INSERT INTO network_use (network, node, use) SELECT network, $1, use FROM told WHERE use IS NOT NULL
      ON CONFLICT (network, node) DO UPDATE SET use = excluded.use
    )
    SELECT network, node, use FROM network_use u
    WHERE network = ANY ($4::text[]) AND node <> $1 AND ${lives('u.node')}`,
};

export const FORGET_USES: Statement = {
  name: 'site-forget-uses',
  text: 'DELETE FROM network_use WHERE node = $1',
};

/** Those of the matches ($1) that are over. */
export const OVER: Statement = {
  name: 'site-over',
  text: 'SELECT id AS match FROM matches WHERE id = ANY ($1::text[]) AND status IS NOT NULL AND wake_at IS NULL',
};

/** What is left of nodes that have been gone for so many milliseconds ($1). One node at a time does it. */
export const SWEEP: Statement = {
  name: 'site-sweep',
  text: `
    WITH gone AS MATERIALIZED (
      SELECT id FROM nodes
      WHERE pg_try_advisory_xact_lock(hashtext('fathom-site-sweep'))
        AND lives_until NOT BETWEEN ${millis('now()')} - $1::float8 AND ${millis('now()')} + ${LONGEST_LIFE}
    ),
    people AS (DELETE FROM attendance USING gone WHERE node = gone.id),
    uses AS (DELETE FROM network_use USING gone WHERE node = gone.id)
    DELETE FROM nodes USING gone WHERE nodes.id = gone.id`,
};

/** This node ($1) will not beat again. */
export const END_LIFE: Statement = {
  name: 'site-end-life',
  text: 'DELETE FROM nodes WHERE id = $1',
};
