import { setTimeout as sleep } from 'node:timers/promises';
import { FATHOM } from '../trial/contestants.ts';
import { startHost } from '../trial/host.ts';
import type { Host } from '../trial/host.ts';

/** What a start took. */
export interface StartResult {
  readonly listening: number; // milliseconds from the start of the process until it says where it is
  readonly ready: number; // milliseconds until it has also taken up what has to go on
  readonly cpu: number; // milliseconds of processor time until then
  readonly memory: number; // resident bytes after that, and after a full collection
}
export interface Started {
  readonly host: Host;
  readonly start: StartResult;
}

const LOOK_EVERY = 50; // milliseconds
const STILL = 300; // milliseconds with next to nothing done: all is taken up
const NEXT_TO_NOTHING = 0.1; // share of one core
const LONGEST = 300_000; // milliseconds

/** Starts our server on a folder, and waits until nothing is left that it does by itself. */
export async function startOn(folder: string): Promise<Started> {
  const from = performance.now();
  const host = await startHost(FATHOM, { ...FATHOM.env, FATHOM_DATA: folder });
  const listening = performance.now() - from;
  const { at, cpu } = await stillness(host);
  await sleep(STILL);
  await host.memory(); // the first full collection leaves behind what only the second can free
  const memory = await host.memory();
  return { host, start: { listening, ready: Math.max(listening, at - from), cpu, memory } };
}

/** Since when the server has done next to nothing. */
async function stillness(host: Host): Promise<{ readonly at: number; readonly cpu: number }> {
  const end = performance.now() + LONGEST;
  let since = { at: performance.now(), cpu: await host.cpu() };
  while (performance.now() < end) {
    await sleep(LOOK_EVERY);
    const cpu = await host.cpu();
    const now = performance.now();
    if (cpu - since.cpu > NEXT_TO_NOTHING * STILL) since = { at: now, cpu };
    else if (now - since.at >= STILL) return since;
  }
  throw new Error('the server does not come to rest after its start');
}
