import { LARGEST_BOOKMARK, MEASURED_ROWS } from '@fathom/host/store';
import type {
  LogHead,
  MatchStore,
  Page,
  BookmarkStore,
  StoredPaper,
  StoredRow,
} from '@fathom/host';
import type { Statement } from './connection.ts';
import type { Patient } from './patient.ts';

/** The rows before which so many bytes are not full yet. What comes after them is not even taken from the disk. */
export const READ: Statement = {
  name: 'read-rows',
  text: `
    SELECT seq, row FROM (
      SELECT seq, row, sum(octet_length(row)) OVER (ORDER BY seq ROWS UNBOUNDED PRECEDING) - octet_length(row) AS before
      FROM (SELECT seq, row FROM log WHERE match = $1 AND seq >= $2 ORDER BY seq LIMIT $3::bigint) AS page
    ) AS measured WHERE before < $4::float8 ORDER BY seq`,
};

/** The sizes are known without the rows and papers themselves. */
export const HEAD: Statement = {
  name: 'head',
  text: `
    SELECT last.seq + 1 AS rows, drawn.count::int AS papers, (measured.bytes + drawn.bytes)::float8 AS bytes,
      greatest(measured.largest, drawn.largest)::float8 AS largest, quiet_since AS "quietSince", downtime
    FROM matches
    CROSS JOIN LATERAL (SELECT seq FROM log WHERE match = id ORDER BY seq DESC LIMIT 1) AS last
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(octet_length(row)), 0) AS bytes, coalesce(max(octet_length(row)), 0) AS largest
      FROM log WHERE match = id AND seq >= $2 AND seq < ${MEASURED_ROWS}
    ) AS measured
    CROSS JOIN LATERAL (
      SELECT count(*), coalesce(sum(octet_length(text)), 0) AS bytes, coalesce(max(octet_length(text)), 0) AS largest
      FROM papers WHERE match = id
    ) AS drawn
    WHERE id = $1`,
};

/** The paper of a match that there is not has nothing to lie on, and is dropped. */
export const KEEP: Statement = {
  name: 'keep-paper',
  text: `
    INSERT INTO papers (match, key, text) SELECT id, $2, $3 FROM matches WHERE id = $1
    ON CONFLICT (match, key) DO UPDATE SET text = excluded.text`,
};

/** A drawing came in one message. Whatever else lies here must not fill the memory of whoever reads it. */
const LARGEST = 1024 * 1024;
export const PAPERS: Statement = {
  name: 'papers',
  text: `SELECT match, key, text FROM papers WHERE match = $1 AND octet_length(text) <= ${LARGEST}`,
};

export const BOOKMARK: Statement = {
  name: 'bookmark',
  text: `SELECT text FROM bookmarks WHERE match = $1 AND octet_length(text) <= ${3 * LARGEST_BOOKMARK}`,
};
export const KEEP_BOOKMARK: Statement = {
  name: 'keep-bookmark',
  text: `
    INSERT INTO bookmarks (match, text) SELECT id, $2 FROM matches WHERE id = $1
    ON CONFLICT (match) DO UPDATE SET text = excluded.text`,
};
export const DROP_BOOKMARK: Statement = {
  name: 'drop-bookmark',
  text: 'DELETE FROM bookmarks WHERE match = $1',
};

export const bookmarkOperations = ({ ask }: Patient): BookmarkStore => ({
  read: async (match) => (await ask<{ text: string }>(BOOKMARK, [match]))[0]?.text ?? null,
  keep: async (match, text) => {
    if (text === null || text.length > LARGEST_BOOKMARK) await ask(DROP_BOOKMARK, [match]);
    else await ask(KEEP_BOOKMARK, [match, text]);
  },
});

const WHOLE: Page = { from: 0, rows: Number.MAX_SAFE_INTEGER, bytes: Number.MAX_SAFE_INTEGER };

export function readingOperations({
  ask,
}: Patient): Pick<MatchStore, 'read' | 'head' | 'keep' | 'papers'> {
  return {
    read: (match, { from, rows, bytes } = WHOLE) =>
      ask<StoredRow>(READ, [match, from, rows, bytes]),
    head: async (match, from = 0) => (await ask<LogHead>(HEAD, [match, from]))[0] ?? null,
    keep: async ({ match, key, text }) => void (await ask(KEEP, [match, key, text])),
    papers: (match) => ask<StoredPaper>(PAPERS, [match]),
  };
}
