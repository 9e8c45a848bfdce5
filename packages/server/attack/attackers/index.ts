import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Order, Tally } from '../kinds.ts';

/** A process of attackers, so that what they cost is not felt by those who measure. */
export interface Attackers {
  readonly attack: (order: Order) => Promise<Tally>;
  readonly close: () => void;
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
    attack: (order) =>
      new Promise<Tally>((resolve, reject) => {
        const late = setTimeout(close, order.dose.seconds * 1_000 + SLACK);
        const fail = (): void => reject(new Error(`the attackers of ${order.kind} have died`));
        if (child.exitCode !== null || child.signalCode !== null) fail();
        child.once('exit', fail);
        child.once('message', (message) => {
          clearTimeout(late);
          child.off('exit', fail);
          resolve(message as Tally);
        });
        child.send(order);
      }),
  };
}
