import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Counts, Order, Tally } from '../kinds.ts';

/** A process of attackers, so that what they cost is not felt by those who measure. */
export interface Attackers {
  readonly attack: (order: Order, onProgress: (counts: Counts) => void) => Promise<Tally>;
  readonly close: () => void;
}

/** What comes from there: now and then how far it is, and once what came of it. */
interface Told {
  readonly progress?: Counts;
  readonly tally?: Tally;
}

const PROCESS = join(import.meta.dirname, 'process.ts');
const SLACK = 120_000; // milliseconds beyond its time until an attack is ended

export function openAttackers(): Attackers {
  const child = fork(PROCESS, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const close = (): void => {
    process.off('exit', close);
    child.kill('SIGKILL');
  };
  process.on('exit', close); // however this process ends
  return {
    close,
    attack: (order, onProgress) =>
      new Promise<Tally>((resolve, reject) => {
        const late = setTimeout(close, order.dose.seconds * 1_000 + SLACK);
        const fail = (): void => reject(new Error(`the attackers of ${order.kind} have died`));
        if (child.exitCode !== null || child.signalCode !== null) fail();
        child.once('exit', fail);
        const hear = (message: unknown): void => {
          const { progress, tally } = message as Told;
          if (progress !== undefined) onProgress(progress);
          if (tally === undefined) return;
          clearTimeout(late);
          child.off('exit', fail);
          child.off('message', hear);
          resolve(tally);
        };
        child.on('message', hear);
        child.send(order);
      }),
  };
}
