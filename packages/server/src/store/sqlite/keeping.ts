import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Operations } from './operations.ts';

type Keeping = 'guestName' | 'nameGuest' | 'secret' | 'aliveAt' | 'markAlive';

/** The small things kept besides the logs: the names of guests, the secret, the heartbeat. */
export function keepingOperations(database: DatabaseSync): Pick<Operations, Keeping> {
  const guest = database.prepare('SELECT name FROM guests WHERE id = ?');
  const name = database.prepare('INSERT OR REPLACE INTO guests (id, name) VALUES (?, ?)');
  const meta = metaOf(database);
  return {
    guestName: (id) => (guest.get(id)?.['name'] as string | undefined) ?? null,
    nameGuest: (id, text) => void name.run(id, text),
    secret: () => (meta.get('secret') ?? meta.set('secret', makeSecret())) as string,
    aliveAt: () => meta.get('aliveAt') as number | null,
    markAlive: (at) => void meta.set('aliveAt', at),
  };
}

type Value = string | number;

interface Meta {
  readonly get: (key: string) => Value | null;
  readonly set: (key: string, value: Value) => Value;
}

function metaOf(database: DatabaseSync): Meta {
  const select = database.prepare('SELECT value FROM meta WHERE key = ?');
  const replace = database.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)');
  return {
    get: (key) => (select.get(key)?.['value'] as Value | undefined) ?? null,
    set: (key, value) => {
      replace.run(key, value);
      return value;
    },
  };
}

function makeSecret(): string {
  return randomBytes(32).toString('hex');
}
