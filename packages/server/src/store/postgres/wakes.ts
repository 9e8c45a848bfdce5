import { firstDueFirst } from '@fathom/host/store';
import type { MatchStore, WakeQuery, Waking } from '@fathom/host';
import { peopleOf } from './appending.ts';
import type { Statement } from './connection.ts';
import { lives } from './living.ts';
import type { Patient } from './patient.ts';

/**
 * Each match that is found goes to the one who asks, as its keeper. Until that one has said that it has it in memory, it is
 * told again: what it was told of may be lost in between.
 */
const claimed = (found: string): string => `
  claimed AS (
    UPDATE matches
    SET keeper = $1, term = term + CASE WHEN keeper IS DISTINCT FROM $1 THEN 1 ELSE 0 END, handed = true
    FROM ${found} AS found WHERE matches.id = found.id AND (keeper IS DISTINCT FROM $1 OR NOT handed)
  )
  SELECT id AS match, wake_at AS "wakeAt" FROM ${found}`;

/**
 * Matches in the memory of a node that is not there any more, or that nobody ever kept, and those that this node was told of
 * and does not have yet. Those of living nodes are passed over by looking for the next other keeper, of whom there are few:
 * there may be many such matches, and this is asked often.
 */
export const ASTRAY: Statement = {
  name: 'wakes-astray',
  text: `
    WITH RECURSIVE known AS (
      (SELECT keeper FROM matches WHERE wake_at = 0 AND keeper > '' ORDER BY keeper LIMIT 1)
      UNION ALL
      SELECT (
        SELECT matches.keeper FROM matches WHERE wake_at = 0 AND matches.keeper > known.keeper ORDER BY keeper LIMIT 1
      ) FROM known WHERE known.keeper IS NOT NULL
    ), candidates AS MATERIALIZED (
      (SELECT id FROM matches WHERE wake_at = 0 AND keeper IS NULL AND id > $2 ORDER BY id LIMIT $3)
      UNION ALL
      (SELECT id FROM matches WHERE wake_at = 0 AND handed AND keeper = $1 AND id > $2 ORDER BY id LIMIT $3)
      UNION ALL
      SELECT theirs.id FROM known CROSS JOIN LATERAL (
        SELECT id FROM matches WHERE wake_at = 0 AND matches.keeper = known.keeper AND id > $2 ORDER BY id LIMIT $3
      ) AS theirs WHERE known.keeper IS NOT NULL AND NOT ${lives('known.keeper')}
    ), found AS MATERIALIZED (
      SELECT id, wake_at FROM matches
      WHERE id IN (SELECT id FROM candidates) AND wake_at = 0
        AND (keeper IS NULL OR (keeper = $1 AND handed) OR NOT ${lives('keeper')})
      ORDER BY id LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
    ), ${claimed('found')}`,
};

/** Matches at rest that fall due. */
export const DUE: Statement = {
  name: 'wakes-due',
  text: `
    WITH found AS MATERIALIZED (
      SELECT id, wake_at FROM matches
      WHERE wake_at IS NOT NULL AND timed = $2 AND wake_at <= $4::float8 AND (wake_at, id) > ($5::float8, $6)
        AND (keeper IS NULL OR keeper = $1 OR NOT ${lives('keeper')})
      ORDER BY wake_at, id LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
    ), ${claimed('found')}`,
};

/** Only the keeper knows: to another node a match may look idle that is played there. What lists say may be later than what it knows. */
export const REST: Statement = {
  name: 'rest',
  text: `
    WITH given AS (SELECT * FROM json_to_record($7::json) AS given (face text, people json, "changedAt" float8, rows int)),
    noted AS (
      UPDATE matches SET wake_at = $3::float8, quiet_since = $4::float8, timed = $5, downtime = $6::float8,
        handed = false,
        face = coalesce(given.face, matches.face), listed = listed OR given.face IS NOT NULL
      FROM given
      WHERE id = $2 AND wake_at IS NOT NULL AND (keeper IS NULL OR keeper = $1 OR NOT ${lives('keeper')})
      RETURNING id AS match, status, listed_rows <= given.rows AS "isUpToDate", given.people, given."changedAt"
    ), shown AS (SELECT * FROM noted WHERE people IS NOT NULL AND "isUpToDate"), ${peopleOf('shown')}
    SELECT FROM noted`,
};

export const OPEN_COUNT: Statement = {
  name: 'open-count',
  text: 'SELECT coalesce(sum(change), 0)::bigint AS open, count(*) AS changes FROM open_changes',
};
/** So that there is little to add up. Those that another is at stay. */
export const SUM_UP: Statement = {
  name: 'open-sum-up',
  text: `
    WITH summed AS (
      DELETE FROM open_changes
      WHERE ctid = ANY (ARRAY(SELECT ctid FROM open_changes LIMIT 10000 FOR UPDATE SKIP LOCKED)) RETURNING change
    )
    INSERT INTO open_changes SELECT sum(change) FROM summed HAVING count(*) > 0`,
};
const MANY_CHANGES = 1_000;

const BEFORE_ALL: Waking = { wakeAt: -Number.MAX_VALUE, match: '' };
/** Beyond all that are in memory somewhere: there may be very many of them. */
const AFTER_AWAKE: Waking = { wakeAt: 0, match: '~' };

/** When a host has to look at matches, as `node`, which becomes the keeper of those it is told of. */
export function wakeOperations(
  { ask }: Patient,
  node: string,
): Pick<MatchStore, 'rest' | 'wakes' | 'openCount'> {
  const astray = (match: string, limit: number): Promise<readonly Waking[]> =>
    ask<Waking>(ASTRAY, [node, match, limit]);
  const due = ({ timed, by, limit, after = BEFORE_ALL }: WakeQuery): Promise<readonly Waking[]> => {
    const from = timed || after.wakeAt > 0 ? after : AFTER_AWAKE;
    return ask<Waking>(DUE, [node, timed, limit, by, from.wakeAt, from.match]);
  };
  return {
    wakes: async (query) => {
      const { timed, by, limit, after = BEFORE_ALL } = query;
      const isForAwake = !timed && by >= 0 && after.wakeAt <= 0;
      const awake = isForAwake ? await astray(after.wakeAt === 0 ? after.match : '', limit) : [];
      const resting = await due({ ...query, limit: limit - awake.length });
      return [...awake, ...resting].toSorted(firstDueFirst);
    },
    rest: async (match, { wakeAt, quietSince, timed, downtime }, shown) => {
      const given = JSON.stringify(shown ?? {});
      await ask(REST, [node, match, wakeAt, quietSince, timed, downtime, given]);
    },
    openCount: async () => {
      const [count] = await ask<{ open: number; changes: number }>(OPEN_COUNT, []);
      if (count === undefined) return 0;
      if (count.changes > MANY_CHANGES) await ask(SUM_UP, []);
      return count.open;
    },
  };
}
