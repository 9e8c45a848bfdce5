/** The load generator: a process of its own, the same for every contestant. */
import type { Dialect } from './dialect.ts';
import { echo, relay } from './dialects/bare.ts';
import { boardgame } from './dialects/boardgame.ts';
import { colyseus } from './dialects/colyseus.ts';
import { fathom } from './dialects/fathom.ts';
import { drive } from './drive.ts';
import type { FromLoad, LoadPlan, ToLoad } from './messages.ts';
import { Pool } from './pool.ts';
import { makeScripts } from './scripts.ts';
import { driveSteadily } from './steady.ts';

const DIALECTS: Readonly<Record<string, Dialect>> = { fathom, boardgame, colyseus, echo, relay };
const SCRIPTS = 400;
const SEED = 20_240;

const tell = (message: FromLoad): void => void process.send?.(message);

function fail(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  // Exits only once the words are out: the trial would otherwise see no more than an exit code.
  process.send?.({ type: 'failed', reason } satisfies FromLoad, () => process.exit(1));
}

function heard(wanted: ToLoad['type']): Promise<ToLoad> {
  const { promise, resolve } = Promise.withResolvers<ToLoad>();
  const take = (message: unknown): void => {
    if ((message as ToLoad).type !== wanted) return;
    process.off('message', take);
    resolve(message as ToLoad);
  };
  process.on('message', take);
  return promise;
}

async function run({ dialect: name, ports, matches, ...times }: LoadPlan): Promise<void> {
  const dialect = DIALECTS[name];
  if (dialect === undefined) throw new Error(`there is no dialect "${name}"`);
  const pool = new Pool(dialect, ports, makeScripts(SCRIPTS, SEED));
  await pool.fill(matches);
  const go = heard('go');
  tell({ type: 'opened' });
  await go;
  const plan = { dialect: name, ports, matches, ...times };
  const started = (): void => tell({ type: 'started' });
  const result =
    times.offered === null
      ? await drive(pool, plan, started)
      : await driveSteadily(pool, { ...plan, offered: times.offered }, started);
  tell({ type: 'done', result });
}

process.on('disconnect', () => process.exit());
process.on('uncaughtException', fail);
heard('plan')
  .then((message) => (message.type === 'plan' ? run(message.plan) : undefined), fail)
  .catch(fail);
