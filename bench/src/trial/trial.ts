import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FromLoad, LoadPlan, LoadResult } from '../load/messages.ts';
import { startProgram, stopProgram } from './children.ts';
import type { Contestant } from './contestants.ts';
import { withHost } from './host.ts';
import type { Host } from './host.ts';
import { Mailbox } from './mailbox.ts';

const LOAD = fileURLToPath(new URL('../load/main.ts', import.meta.url));
const OPENING = 180_000; // milliseconds until every match must be open
const FINISHING = 40_000; // milliseconds for what is left to do after the measured time
const SETTLE = 1000; // before memory is read

export interface TrialPlan {
  readonly matches: number;
  readonly warmUp: number; // milliseconds
  readonly measure: number; // milliseconds
  readonly offered: number | null; // moves a second; null: as many as it can take
}
export interface Loaded extends LoadResult {
  readonly serverCpu: number; // share of one core, all threads of the process
}
export interface TrialResult extends Loaded {
  readonly memoryPerMatch: number; // bytes
}

/** One contestant, from an empty server to its figures. */
export const runTrial = (contestant: Contestant, plan: TrialPlan): Promise<TrialResult> =>
  withHost(contestant, async (host) => {
    try {
      await sleep(SETTLE);
      const empty = await host.memory();
      let open = empty;
      const loaded = await playOn(host, { ...plan, dialect: contestant.dialect }, async () => {
        await sleep(SETTLE);
        open = await host.memory();
      });
      return { ...loaded, memoryPerMatch: (open - empty) / plan.matches };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${contestant.label}, ${plan.matches} matches: ${reason}`, { cause: error });
    }
  });

/** Plays matches on a server that runs; `opened` is waited for when all of them are open and idle. */
export async function playOn(
  { port, cpu }: Host,
  plan: Omit<LoadPlan, 'ports'>,
  opened?: () => Promise<void>,
): Promise<Loaded> {
  const served = { ports: [port], read: cpu };
  const { result, before, after } = await playAt(served, plan, opened);
  return { ...result, serverCpu: (after - before) / 1000 / result.seconds };
}

/** What is played on, and what is to be read of it. */
export interface Served<T> {
  readonly ports: readonly number[];
  readonly read: () => Promise<T>;
}
/** What was read when the clock began to run, and when all was seen. */
export interface PlayedLoad<T> {
  readonly result: LoadResult;
  readonly before: T;
  readonly after: T;
}

export async function playAt<T>(
  { ports, read }: Served<T>,
  plan: Omit<LoadPlan, 'ports'>,
  opened: () => Promise<void> = async () => undefined,
): Promise<PlayedLoad<T>> {
  const load = startProgram({ name: 'the load generator', args: [LOAD] });
  load.stdout?.resume();
  load.stderr?.pipe(process.stderr);
  const mail = new Mailbox(load, 'the load generator');
  try {
    load.send({ type: 'plan', plan: { ...plan, ports } });
    await heard(mail, 'opened', OPENING);
    await opened();
    load.send({ type: 'go' });
    await heard(mail, 'started', OPENING + plan.warmUp);
    const before = await read();
    const done = await heard(mail, 'done', plan.measure + FINISHING);
    const after = await read();
    if (done.type !== 'done') throw new Error('no result');
    return { result: done.result, before, after };
  } finally {
    await stopProgram(load);
  }
}

async function heard(mail: Mailbox, type: FromLoad['type'], timeout: number): Promise<FromLoad> {
  const pick = (message: unknown): FromLoad | null => {
    const word = message as FromLoad;
    return word.type === type || word.type === 'failed' ? word : null;
  };
  const word = await mail.next(pick, timeout);
  if (word.type === 'failed') throw new Error(word.reason);
  return word;
}
