import { gameById } from '@fathom/games';
import { verifyRecord } from '@fathom/kit';
import type { MatchRecord, Playable } from '@fathom/kit';
import { openBrowser } from '../../test/client/browser.ts';
import { insist } from '../play/way-in.ts';
import { busFaults, endFaults } from './ends.ts';
import type { Evidence } from './evidence.ts';
import { gapFaults, inputFaults, orderFaults } from './inputs.ts';
import { shownFaults } from './shown.ts';
import { keeperFaults, termFaults, timeFaults } from './terms.ts';

/** What must not be, by what was looked for. */
export type Findings = ReadonlyMap<string, readonly string[]>;

export const findingsOf = (evidence: Evidence): Findings =>
  new Map([
    ['what players saw', evidence.memory.violations],
    ['inputs', inputFaults(evidence)],
    ['order', orderFaults(evidence)],
    ['numbers', gapFaults(evidence)],
    ['shown', shownFaults(evidence)],
    ['terms', termFaults(evidence)],
    ['keepers', keeperFaults(evidence)],
    ['time', timeFaults(evidence)],
    ['ends', endFaults(evidence)],
    ['bus', busFaults(evidence)],
  ]);

/** Every finished match must prove itself, by whatever node is asked. */
export async function verifyAll(address: string, { memory }: Evidence): Promise<readonly string[]> {
  const browser = openBrowser(address);
  const faults: string[] = [];
  for (const match of memory.finished) {
    const record = await insist<MatchRecord>(browser, `GET /api/matches/${match}/export`).catch(
      (error: unknown) => String(error),
    );
    if (typeof record === 'string') {
      faults.push(record);
      continue;
    }
    const verdict = verifyRecord(gameById(record.game) as Playable, record);
    if (!verdict.ok) faults.push(`${match}, ${verdict.where}: ${verdict.problem}`);
  }
  return faults;
}
