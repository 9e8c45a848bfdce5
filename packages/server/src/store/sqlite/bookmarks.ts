import { LARGEST_BOOKMARK } from '@fathom/host/store';
import type { DatabaseSync } from 'node:sqlite';
import type { Operations } from './operations.ts';

export function bookmarkOperations(
  database: DatabaseSync,
): Pick<Operations, 'bookmark' | 'keepBookmark'> {
  const find = database.prepare(
    `SELECT text FROM bookmarks JOIN matches ON match = number
     WHERE id = ? AND octet_length(text) <= ${3 * LARGEST_BOOKMARK}`,
  );
  const put = database.prepare(
    `INSERT INTO bookmarks (match, text) SELECT number, ? FROM matches WHERE id = ?
     ON CONFLICT (match) DO UPDATE SET text = excluded.text`,
  );
  const drop = database.prepare(
    'DELETE FROM bookmarks WHERE match = (SELECT number FROM matches WHERE id = ?)',
  );
  return {
    bookmark: (match) => (find.get(match)?.['text'] as string | undefined) ?? null,
    keepBookmark: (match, text) => {
      if (text === null || text.length > LARGEST_BOOKMARK) drop.run(match);
      else put.run(text, match);
    },
  };
}
