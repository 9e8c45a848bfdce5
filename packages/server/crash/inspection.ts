import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gameById } from '@fathom/games';
import { verifyRecord } from '@fathom/kit';
import type { MatchRecord, Playable } from '@fathom/kit';
import { openBrowser } from '../test/client/browser.ts';
import type { Tally } from './ledger.ts';
import { insist } from './patience.ts';

export interface Findings {
  readonly inputs: number; // in the logs
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly unasked: readonly string[]; // in a log, but nobody sent it
  readonly gaps: number; // logs whose numbers are not 0, 1, 2, …
}

/** Looks into the logs themselves, past the server. */
export function inspectLogs(folder: string, { sent, acknowledged }: Tally): Findings {
  const database = new DatabaseSync(join(folder, 'fathom.db'), { readOnly: true });
  const times = new Map<string, number>();
  for (const { row } of database.prepare('SELECT row FROM log').iterate() as Iterable<{
    row: string;
  }>) {
    const { id, type } = JSON.parse(row) as { id?: string | null; type: string };
    if ((type === 'played' || type === 'chatted') && typeof id === 'string')
      times.set(id, (times.get(id) ?? 0) + 1);
  }
  const { gaps } = database
    .prepare(
      `SELECT count(*) AS gaps FROM (
         SELECT match FROM log GROUP BY match HAVING min(seq) <> 0 OR max(seq) <> count(*) - 1
       )`,
    )
    .get() as { gaps: number };
  database.close();
  return {
    inputs: times.size,
    lost: [...acknowledged].filter((id) => !times.has(id)),
    doubled: [...times].flatMap(([id, count]) => (count > 1 ? [id] : [])),
    unasked: [...times.keys()].filter((id) => !sent.has(id)),
    gaps,
  };
}

/** Every finished match must prove itself; returns what is wrong with those that do not. */
export async function verifyAll(address: string, { finished }: Tally): Promise<readonly string[]> {
  const browser = openBrowser(address);
  const faults: string[] = [];
  for (const { match } of finished) {
    const { status, body, text } = await browser.ask<MatchRecord>(
      `GET /api/matches/${match}/export`,
    );
    const verdict = status === 200 ? verifyRecord(gameById(body.game) as Playable, body) : null;
    if (verdict === null) faults.push(`${match}: ${text}`);
    else if (!verdict.ok) faults.push(`${match}, ${verdict.where}: ${verdict.problem}`);
  }
  return faults;
}

/** Matches that were made but never sat down to, as the answer was lost: they, too, must be there to go on. */
export async function visitOpen(address: string, folder: string): Promise<number> {
  const database = new DatabaseSync(join(folder, 'fathom.db'), { readOnly: true });
  const open = database
    .prepare(`SELECT id FROM matches WHERE status IN ('lobby', 'running')`)
    .all() as unknown as readonly { id: string }[];
  database.close();
  const browser = openBrowser(address);
  for (const { id } of open) await insist(browser, `GET /api/matches/${id}`);
  return open.length;
}
