import { gameById } from '@fathom/games';
import { verifyRecord } from '@fathom/kit';
import type { MatchRecord, Playable } from '@fathom/kit';
import { openVisitor } from './visitor.ts';

export interface RecordsCheck {
  readonly verified: number;
  readonly faults: readonly string[];
}

/** Every honest match proves itself, and no attacker ever heard the luck of one before its end. */
export async function checkRecords(
  address: string,
  matches: readonly string[],
  heard: ReadonlySet<string>,
): Promise<RecordsCheck> {
  const faults: string[] = [];
  let verified = 0;
  for (const [i, match] of matches.entries()) {
    // Records are dear: each is asked for from an address of its own.
    const visitor = openVisitor(address, `127.3.${Math.floor(i / 250)}.${(i % 250) + 1}`);
    const answer = await visitor.ask(`GET /api/matches/${match}/export`);
    if (answer.status !== 200) {
      faults.push(`${match} has no record: ${answer.status} ${answer.text.slice(0, 200)}`);
      continue;
    }
    const record = JSON.parse(answer.text) as MatchRecord;
    const verdict = verifyRecord(gameById(record.game) as Playable, record);
    if (!verdict.ok) faults.push(`${match}, ${verdict.where}: ${verdict.problem}`);
    else verified += 1;
    if (heard.has(record.hostSeed) || heard.has(record.seed))
      faults.push(`an attacker was told the seed of ${match}`);
  }
  return { verified, faults };
}
