import { setTimeout } from 'node:timers/promises';
import { gameById } from '@fathom/games';
import { verifyRecord } from '@fathom/kit';
import type { MatchRecord, Playable } from '@fathom/kit';
import type { HttpError } from '@fathom/protocol';
import { openVisitor } from './visitor.ts';
import type { Answer, Visitor } from './visitor.ts';

const LONGEST_WAIT = 60; // seconds

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
    const answer = await askPatiently(visitor, `GET /api/matches/${match}/export`);
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

/** As a well-behaved client does: where the server is full it waits for as long as it is told. */
async function askPatiently(visitor: Visitor, request: string): Promise<Answer> {
  for (;;) {
    const answer = await visitor.ask(request);
    if (answer.status !== 503) return answer;
    const { facts } = JSON.parse(answer.text) as HttpError;
    const seconds = Number(facts?.['seconds'] ?? Number.NaN);
    if (!(seconds <= LONGEST_WAIT)) return answer;
    await setTimeout(1000 * seconds);
  }
}
