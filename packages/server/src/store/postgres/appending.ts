import type { Append, AppendResult, Derived } from '@fathom/host';
import { isOpenListing } from '@fathom/host/store';
import type { Statement } from './connection.ts';
import type { Patient } from './patient.ts';
import { roundsOf, touches } from './rounds.ts';
import type { RoundEntry } from './rounds.ts';

/** JSON has no such character: texts that are joined by it need not be quoted, as those of an array are. */
const BETWEEN = '\u0001';

const NEWS_COLUMNS = ['news', 'news_seq', 'news_at', 'news_seen', 'notice_at'];

/** News as JSON, taken apart. */
const newsFields = (json: string): string =>
  `${json} ->> 'kind' AS news, (${json} ->> 'seq')::int AS news_seq, (${json} ->> 'at')::float8 AS news_at,
   (${json} ->> 'seen')::boolean AS news_seen, (${json} ->> 'due')::float8 AS notice_at`;

/** The rules of `keptPerson`: which news are kept when something else is written of somebody. */
function newsSet(given: string): string {
  const isNew = `${given}.news IS NOT NULL AND CASE WHEN ${given}.news_seen THEN NOT people.turn
    ELSE ${given}.news_seq IS DISTINCT FROM people.news_seq END`;
  const isVoid = `NOT ${given}.turn AND people.news = 'turn'`;
  return NEWS_COLUMNS.map(
    (column) => `
      ${column} = CASE WHEN ${isNew} THEN ${given}.${column} WHEN ${isVoid} THEN NULL ELSE people.${column} END`,
  ).join(', ');
}

/**
 * Of rows that change nothing else. A row goes in where the one before it is there already, and its place is free. When all
 * do, the answer is short.
 */
export const APPEND_ROWS: Statement = {
  name: 'append-rows',
  text: `
    WITH input AS (
      SELECT * FROM unnest(string_to_array($1, E'\\x01'), $2::int[], string_to_array($3, E'\\x01'), $4::int[])
        AS input (match, seq, row, base)
    ), written AS (
      INSERT INTO log (match, seq, row)
      SELECT match, seq, row FROM input
      WHERE EXISTS (SELECT FROM log AS before WHERE before.match = input.match AND before.seq = input.base - 1)
      ORDER BY match COLLATE "C", seq
      ON CONFLICT DO NOTHING RETURNING match, seq
    )
    SELECT CASE WHEN count(*) = cardinality($2::int[]) THEN NULL
      ELSE coalesce(array_agg(match || ' ' || seq), '{}') END AS written FROM written`,
};

/**
 * The same with all that a row may bring. First the matches are locked that are to be changed, or whose term counts, in the
 * order of their ids; then the rows go in, in the same order; what is written after that waits for nobody. Whoever makes a
 * match is its keeper.
 */
export const APPEND_ALL: Statement = {
  name: 'append-all',
  text: `
    WITH input AS (
      SELECT * FROM unnest(
        string_to_array($1, E'\\x01'), $2::int[], string_to_array($3, E'\\x01'), $4::int[],
        $5::int[], $6::boolean[], $7::float8[]
      ) AS input (match, seq, row, base, term, touches, downtime)
    ), locked AS MATERIALIZED (
      SELECT id, term FROM matches
      WHERE id IN (SELECT match FROM input WHERE touches OR term IS NOT NULL)
      ORDER BY id FOR NO KEY UPDATE
    ), written AS (
      INSERT INTO log (match, seq, row, term)
      SELECT match, seq, row, input.term FROM input LEFT JOIN locked ON locked.id = input.match
      WHERE (base = 0
          OR EXISTS (SELECT FROM log AS before WHERE before.match = input.match AND before.seq = input.base - 1))
        AND (input.term IS NULL OR input.term = locked.term)
      ORDER BY match COLLATE "C", seq
      ON CONFLICT DO NOTHING RETURNING match, seq
    ), listing AS MATERIALIZED (
      SELECT listing.* FROM json_to_recordset($8::json) AS listing (
        match text, seq int, game text, status text, visibility text, "updatedAt" float8, "isOpen" boolean,
        face text, people json, "changedAt" float8
      ) JOIN written USING (match, seq)
    ), touched AS MATERIALIZED (
      SELECT match, seq, input.downtime FROM input JOIN written USING (match, seq) WHERE touches
    ), made AS (
      INSERT INTO matches (
        id, game, status, visibility, updated_at, listed, listed_rows, face, wake_at, downtime, keeper
      )
      SELECT match, game, status, visibility, CASE WHEN status IS NOT NULL THEN coalesce("updatedAt", 0) END,
        face IS NOT NULL, 1, face, CASE WHEN "isOpen" THEN 0 END, coalesce(downtime, 0), $9
      FROM written LEFT JOIN listing USING (match, seq) LEFT JOIN touched USING (match, seq) WHERE seq = 0
      ON CONFLICT DO NOTHING
    ), changed AS (
      UPDATE matches SET game = listing.game, status = listing.status, visibility = listing.visibility,
        updated_at = coalesce("updatedAt", updated_at, 0), listed = listing.face IS NOT NULL, listed_rows = seq + 1,
        face = listing.face, wake_at = CASE WHEN "isOpen" THEN 0 END, quiet_since = NULL, timed = false,
        downtime = touched.downtime, handed = false
      FROM listing JOIN touched USING (match, seq) WHERE id = match AND seq > 0
    ), woken AS (
      UPDATE matches SET wake_at = 0, quiet_since = NULL, timed = false, downtime = touched.downtime, handed = false,
        listed_rows = touched.seq + 1
      FROM touched LEFT JOIN listing USING (match, seq)
      WHERE id = touched.match AND listing.match IS NULL AND wake_at IS NOT NULL
    ), told AS MATERIALIZED (
      SELECT told.match, told.guest, told.turn, ${newsFields('told.news')}
      FROM json_to_recordset($10::json) AS told (match text, seq int, guest text, turn boolean, news json)
      JOIN written USING (match, seq)
    ), ${peopleOf('listing', 'told')}, owned AS (
      UPDATE people SET turn = told.turn, ${newsSet('told')} FROM told
      WHERE people.match = told.match AND people.guest = told.guest
        AND NOT EXISTS (SELECT FROM listing WHERE listing.match = told.match)
    ), ended AS (
      UPDATE people SET status = listing.status, turn = told.turn, ${newsSet('told')}
      FROM told JOIN listing USING (match)
      WHERE people.match = told.match AND people.guest = told.guest AND listing.people IS NULL
    )
    SELECT CASE WHEN count(*) = cardinality($2::int[]) THEN NULL
      ELSE coalesce(array_agg(match || ' ' || seq), '{}') END AS written FROM written`,
};

/**
 * Whose match it is, in the place of who it was: `shown` has the columns match, status, people as JSON (null: as they
 * were) and "changedAt". Nobody is taken away and put back, which one statement cannot do. Of those in `told` more is written
 * than that the match has another status.
 */
export function peopleOf(shown: string, told: string | null = null): string {
  const isTold = `AND NOT EXISTS (SELECT FROM ${told} WHERE ${told}.match = people.match AND ${told}.guest = people.guest)`;
  return `
    person AS MATERIALIZED (
      SELECT shown.match, shown.status, shown."changedAt", one.guest, one.own, coalesce(one.turn, false) AS turn,
        ${newsFields('one.news')}
      FROM ${shown} AS shown
      CROSS JOIN LATERAL json_to_recordset(shown.people) AS one (guest text, own text, turn boolean, news json)
      WHERE shown.people IS NOT NULL
    ), parted AS (
      DELETE FROM people USING ${shown} AS shown
      WHERE people.match = shown.match AND shown.people IS NOT NULL
        AND NOT EXISTS (SELECT FROM person WHERE person.match = people.match AND person.guest = people.guest)
    ), joined AS (
      INSERT INTO people (match, guest, status, changed_at, own, turn, ${NEWS_COLUMNS.join(', ')})
      SELECT match, guest, status, "changedAt", own, turn, ${NEWS_COLUMNS.join(', ')} FROM person
      ON CONFLICT (match, guest) DO UPDATE
        SET status = excluded.status, changed_at = excluded.changed_at, own = excluded.own, turn = excluded.turn,
          ${newsSet('excluded')}
    ), stayed AS (
      UPDATE people SET status = shown.status, turn = people.turn AND shown.status = 'running', ${NEWS_COLUMNS.map(
        (column) => `
        ${column} = CASE WHEN shown.status = 'running' OR people.news <> 'turn' THEN people.${column} END`,
      ).join(', ')}
      FROM ${shown} AS shown
      WHERE people.match = shown.match AND shown.people IS NULL ${told === null ? '' : isTold}
    )`;
}

/** What is at the places of rows that were not written. */
export const JUDGE: Statement = {
  name: 'judge-rows',
  text: `
    SELECT log.match IS NOT NULL AS "isTaken",
      coalesce(log.row = input.row AND log.term IS NOT DISTINCT FROM input.term, false) AS "isSame",
      input.term IS NULL OR input.term IS NOT DISTINCT FROM matches.term AS "isInTerm",
      input.seq = 0 OR before.match IS NOT NULL AS "isNext"
    FROM unnest(string_to_array($1, E'\\x01'), $2::int[], string_to_array($3, E'\\x01'), $4::int[]) WITH ORDINALITY
      AS input (match, seq, row, term, place)
    LEFT JOIN log ON log.match = input.match AND log.seq = input.seq
    LEFT JOIN log AS before ON before.match = input.match AND before.seq = input.seq - 1
    LEFT JOIN matches ON matches.id = input.match
    ORDER BY place`,
};
interface Judgement {
  readonly isTaken: boolean;
  readonly isSame: boolean;
  readonly isInTerm: boolean;
  readonly isNext: boolean;
}

/** Makes batches durable, as `node`. */
export function appender(
  { ask }: Patient,
  node: string,
): (batch: readonly Append[]) => Promise<readonly AppendResult[]> {
  const write = async (round: readonly RoundEntry[]): Promise<Written> => {
    let isRepeated = false;
    const repeat = (): void => void (isRepeated = true);
    const [answer] = isPlain(round)
      ? await ask<WrittenRow>(APPEND_ROWS, columnsOf(round), repeat)
      : await ask<WrittenRow>(APPEND_ALL, allColumnsOf(round, node), repeat);
    const written = answer?.written ?? null;
    return { keys: written === null ? null : new Set(written), isRepeated };
  };
  /** A row that is there already, just as it was to be written, is ours if it may have been written by a lost statement. */
  const judge = async (
    refused: readonly RoundEntry[],
    isRepeated: boolean,
  ): Promise<readonly AppendResult[]> => {
    const found = await ask<Judgement>(JUDGE, judgedColumnsOf(refused));
    return found.map(({ isTaken, isSame, isInTerm, isNext }) => {
      if (isTaken) return isRepeated && isSame ? 'ok' : 'conflict';
      return isInTerm && !isNext ? 'gap' : 'conflict';
    });
  };
  return async (batch) => {
    const results: AppendResult[] = batch.map(() => 'gap');
    for (const round of roundsOf(batch)) {
      const sound = round.filter(({ append }) => isSound(append));
      if (sound.length === 0) continue;
      const { keys, isRepeated } = await write(sound);
      const refused: RoundEntry[] = [];
      for (const entry of sound)
        if (keys === null || keys.has(keyOf(entry))) results[entry.at] = 'ok';
        else refused.push(entry);
      if (refused.length === 0) continue;
      const judged = await judge(refused, isRepeated);
      for (const [n, { at }] of refused.entries()) results[at] = judged[n] as AppendResult;
    }
    return results;
  };
}

interface WrittenRow {
  readonly written: readonly string[] | null; // null: all of them
}
interface Written {
  readonly keys: ReadonlySet<string> | null;
  readonly isRepeated: boolean;
}

const keyOf = ({ append: { match, seq } }: RoundEntry): string => `${match} ${seq}`;

const MOST_SEQ = 2 ** 31 - 1;
const UNFIT = ['\0', BETWEEN];
/** What Postgres would not even take must not fail its neighbours. */
const isSound = ({ seq, row }: Append): boolean =>
  Number.isInteger(seq) && seq >= 0 && seq <= MOST_SEQ && isJoinable(row);
const isJoinable = (row: string): boolean =>
  row !== '' && !UNFIT.some((character) => row.includes(character));

const isPlain = (round: readonly RoundEntry[]): boolean =>
  round.every(({ append, base }) => base > 0 && append.term === undefined && !touches(append));

const joined = (texts: readonly string[]): string => texts.join(BETWEEN);

const columnsOf = (round: readonly RoundEntry[]): readonly unknown[] => [
  joined(round.map(({ append }) => append.match)),
  round.map(({ append }) => append.seq),
  joined(round.map(({ append }) => append.row)),
  round.map(({ base }) => base),
];

const allColumnsOf = (round: readonly RoundEntry[], node: string): readonly unknown[] => [
  ...columnsOf(round),
  round.map(({ append }) => append.term ?? null),
  round.map(({ append }) => touches(append)),
  round.map(({ append }) => append.downtime ?? 0),
  JSON.stringify(
    round.flatMap(({ append: { match, seq, listing } }) =>
      listing === null ? [] : [{ match, seq, ...listingColumns(listing) }],
    ),
  ),
  node,
  JSON.stringify(
    round.flatMap(({ append: { match, seq, own = [] } }) =>
      own.map((change) => ({ match, seq, ...change })),
    ),
  ),
];

const judgedColumnsOf = (refused: readonly RoundEntry[]): readonly unknown[] => [
  ...columnsOf(refused).slice(0, 3),
  refused.map(({ append }) => append.term ?? null),
];

/** As the statements that write listings name them. */
export function listingColumns({ shown, ...summary }: Derived): Readonly<Record<string, unknown>> {
  return {
    game: summary.game,
    status: summary.status,
    visibility: summary.visibility,
    updatedAt: summary.updatedAt,
    isOpen: isOpenListing(summary),
    face: shown?.face ?? null,
    people: shown?.people ?? null,
    changedAt: shown?.changedAt ?? null,
  };
}
