import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '@fathom/kit';
import { spawnServer } from '../test/server/child-server.ts';
import type { ChildServer, Exit } from '../test/server/child-server.ts';

/** A server process that is killed and started again, always on the same data and port. */
export interface CrashingServer {
  readonly address: string;
  /** Kills it at some moment, while it works or while it is still starting, and starts it again. */
  readonly killOnce: () => Promise<void>;
  /** To be called with each acknowledged input: tells how long an outage lasted. */
  readonly noteAcknowledged: () => void;
  readonly outages: readonly number[]; // from a kill until the next acknowledged input of anyone, in milliseconds
  readonly kills: () => { readonly working: number; readonly starting: number };
  /** Rejects if a server ends by itself, or if nothing is acknowledged for too long. */
  readonly failure: Promise<never>;
  readonly stop: () => Promise<Exit>;
  /** What the servers complained about, over all their lives. */
  readonly complaints: () => readonly string[];
}

/** Nobody who only plays fast is to meet a limit. */
export const SETTINGS = {
  FATHOM_LOG: 'warn',
  FATHOM_CONNECTIONS_PER_ADDRESS: '100000',
  FATHOM_MESSAGES_PER_SECOND: '100000',
  FATHOM_REQUESTS_PER_MINUTE: '100000000',
  FATHOM_MATCHES_PER_GUEST: '100000',
  FATHOM_WAITING_PER_GUEST: '100000',
  FATHOM_MATCHES_PER_ADDRESS: '100000',
  FATHOM_NEW_MATCHES_PER_MINUTE: '100000000',
  FATHOM_BOT_MATCHES_PER_ADDRESS: '100000',
  FATHOM_BOT_MATCHES: '100000',
};
const WHILE_STARTING = 6; // one kill in so many
const START_MILLIS = 700;
const WORK_MILLIS = { least: 20, most: 700 };
const MOST_DOWN = 120_000; // milliseconds: only a server that hangs needs that long

/** How a server is run, and how often it is killed. */
export interface CrashingOptions {
  readonly settings: Readonly<Record<string, string>>;
  readonly luck: Rng;
  readonly workMillis?: number; // at most, from one kill to the next
}

export async function openCrashingServer({
  settings,
  luck,
  workMillis = WORK_MILLIS.most,
}: CrashingOptions): Promise<CrashingServer> {
  const past: ChildServer[] = [];
  const outages: number[] = [];
  const count = { working: 0, starting: 0 };
  let downSince: number | null = null; // since when nothing has been acknowledged
  let isBack = true; // what is heard before that was sent by the server that is gone
  let wake: (() => void) | null = null;
  let isStopping = false;
  const { promise: failure, reject } = Promise.withResolvers<never>();
  failure.catch(() => {}); // whoever is interested listens
  const fail = (why: string): void => reject(new Error(why));
  setInterval(() => {
    if (downSince !== null && performance.now() - downSince > MOST_DOWN)
      fail(`nothing was acknowledged for ${MOST_DOWN} ms`);
  }, 1_000).unref();

  function launch(at: string): ChildServer {
    const launched = spawnServer({ ...SETTINGS, ...settings, PORT: at });
    past.push(launched);
    void watchEnd(launched);
    return launched;
  }
  async function watchEnd(launched: ChildServer): Promise<void> {
    const { code, signal } = await launched.ended;
    if (signal !== 'SIGKILL' && !isStopping)
      fail(`the server ended by itself with ${String(code)}: ${launched.errors()}`);
  }
  let server = launch('0');
  const address = await server.address;
  const { port } = new URL(address);
  const kill = async (): Promise<void> => {
    downSince ??= performance.now();
    isBack = false;
    await server.kill('SIGKILL');
    server = launch(port);
    server.address.then(
      () => (isBack = true),
      () => {}, // killed again before it listened
    );
  };
  // However this process ends, no server is left behind.
  process.on('exit', () => void server.kill('SIGKILL'));

  return {
    address,
    outages,
    kills: () => ({ ...count }),
    noteAcknowledged: () => {
      if (downSince === null || !isBack) return;
      outages.push(performance.now() - downSince);
      downSince = null;
      wake?.();
    },
    killOnce: async () => {
      if (downSince !== null && luck.int(WHILE_STARTING) === 0) {
        await pause(luck.int(START_MILLIS));
        count.starting += 1;
      } else {
        if (downSince !== null) await new Promise<void>((resolve) => (wake = resolve));
        await pause(WORK_MILLIS.least + luck.int(workMillis - WORK_MILLIS.least));
        count.working += 1;
      }
      await kill();
    },
    failure,
    stop: () => {
      isStopping = true;
      return server.kill('SIGTERM');
    },
    complaints: () =>
      past
        .map((child) => `${child.errors()}\n${child.output()}`)
        .flatMap((text) => text.split('\n'))
        .filter((line) => line !== '' && !line.startsWith('Fathom is at ')),
  };
}
