import { fileURLToPath } from 'node:url';
import { say } from '../report/say.ts';
import { startProgram, stopProgram } from '../trial/children.ts';
import { FATHOM } from '../trial/contestants.ts';
import { withHost } from '../trial/host.ts';
import type { Host } from '../trial/host.ts';
import { Mailbox } from '../trial/mailbox.ts';
import type { CrewsPlan, CrewsResult, FromCrews } from './messages.ts';

const LOAD = fileURLToPath(new URL('load.ts', import.meta.url));
const PATIENCE = 240_000; // milliseconds

export type CrewsMeasurePlan = Omit<CrewsPlan, 'port'>;
export interface CrewsMeasured extends CrewsResult {
  readonly matches: number;
  readonly serverCpu: number; // share of one core
}

/** Captain Sonar in real time: so many matches of eight, every crew a course a second. */
export const measureCrews = (plan: CrewsMeasurePlan): Promise<CrewsMeasured> =>
  withHost(FATHOM, (host) => sailWith(host, plan));

async function sailWith(host: Host, plan: CrewsMeasurePlan): Promise<CrewsMeasured> {
  const load = startProgram({ name: 'the crews', args: [LOAD] });
  load.stdout?.resume();
  load.stderr?.pipe(process.stderr);
  const mail = new Mailbox(load, 'the crews');
  try {
    load.send({ ...plan, port: host.port } satisfies CrewsPlan);
    await heard(mail, 'started');
    const before = await host.cpu();
    const done = await heard(mail, 'done');
    const after = await host.cpu();
    if (done.type !== 'done') throw new Error('no result');
    const { result } = done;
    say(`crews: ${plan.matches} matches, p50 ${result.latency.p50.toFixed(1)} ms`);
    const serverCpu = (after - before) / 1000 / result.seconds;
    return { ...result, matches: plan.matches, serverCpu };
  } finally {
    await stopProgram(load);
  }
}

async function heard(mail: Mailbox, type: FromCrews['type']): Promise<FromCrews> {
  const word = await mail.next((message) => {
    const said = message as FromCrews;
    return said.type === type || said.type === 'failed' ? said : null;
  }, PATIENCE);
  if (word.type === 'failed') throw new Error(word.reason);
  return word;
}
