import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '@fathom/kit';
import { spawnServer } from '../test/server/child-server.ts';
import type { ChildServer, Exit } from '../test/server/child-server.ts';

/** A server process that is killed and started again, always on the same data and port. */
export interface Harbour {
  readonly address: string;
  /** Kills it at some moment, while it works or while it is still starting, and starts it again. */
  readonly strike: () => Promise<void>;
  /** To be called with each acknowledged input: tells how long a blink lasted. */
  readonly signOfLife: () => void;
  readonly blinks: readonly number[]; // from a kill until the next acknowledged input of anyone, in milliseconds
  readonly kills: () => { readonly working: number; readonly starting: number };
  /** Rejects if a server ends by itself, or if nothing is acknowledged for too long. */
  readonly wreck: Promise<never>;
  readonly stop: () => Promise<Exit>;
  /** What the servers complained about, over all their lives. */
  readonly complaints: () => readonly string[];
}

const SETTINGS = {
  FATHOM_LOG: 'warn',
  FATHOM_CONNECTIONS_PER_ADDRESS: '100000',
  FATHOM_MESSAGES_PER_SECOND: '100000',
  FATHOM_REQUESTS_PER_MINUTE: '100000000',
  FATHOM_MATCHES_PER_GUEST: '100000',
};
const WHILE_STARTING = 6; // one kill in so many
const START_MILLIS = 700;
const WORK_MILLIS = { least: 20, most: 700 };
const MOST_DARK = 120_000; // milliseconds: only a server that hangs needs that long

export async function openHarbour(folder: string, luck: Rng): Promise<Harbour> {
  const past: ChildServer[] = [];
  const blinks: number[] = [];
  const count = { working: 0, starting: 0 };
  let dark: number | null = null; // since when nothing has been acknowledged
  let isBack = true; // what is heard before that was sent by the server that is gone
  let wake: (() => void) | null = null;
  let isStopping = false;
  const { promise: wreck, reject } = Promise.withResolvers<never>();
  wreck.catch(() => {}); // whoever is interested listens
  const sink = (why: string): void => reject(new Error(why));
  setInterval(() => {
    if (dark !== null && performance.now() - dark > MOST_DARK)
      sink(`nothing was acknowledged for ${MOST_DARK} ms`);
  }, 1_000).unref();

  function launch(at: string): ChildServer {
    const launched = spawnServer({ ...SETTINGS, FATHOM_DATA: folder, PORT: at });
    past.push(launched);
    void mourn(launched);
    return launched;
  }
  async function mourn(launched: ChildServer): Promise<void> {
    const { code, signal } = await launched.ended;
    if (signal !== 'SIGKILL' && !isStopping)
      sink(`the server ended by itself with ${String(code)}: ${launched.errors()}`);
  }
  let server = launch('0');
  const address = await server.address;
  const { port } = new URL(address);
  const kill = async (): Promise<void> => {
    dark ??= performance.now();
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
    blinks,
    kills: () => ({ ...count }),
    signOfLife: () => {
      if (dark === null || !isBack) return;
      blinks.push(performance.now() - dark);
      dark = null;
      wake?.();
    },
    strike: async () => {
      if (dark !== null && luck.int(WHILE_STARTING) === 0) {
        await pause(luck.int(START_MILLIS));
        count.starting += 1;
      } else {
        if (dark !== null) await new Promise<void>((resolve) => (wake = resolve));
        await pause(WORK_MILLIS.least + luck.int(WORK_MILLIS.most - WORK_MILLIS.least));
        count.working += 1;
      }
      await kill();
    },
    wreck,
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
