import { setTimeout as pause } from 'node:timers/promises';
import { spawnServer } from '../../test/server/child-server.ts';
import type { ChildServer, Exit } from '../../test/server/child-server.ts';
import { HERE } from '../../test/postgres/free-port.ts';
import { CannotStart } from './process.ts';

/** A node of the cluster: a server process, started again and again on the same port. */
export interface ClusterNode {
  readonly port: number;
  readonly address: string;
  /** Resolves once it serves. */
  readonly start: () => Promise<void>;
  readonly isRunning: () => boolean;
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly kill: (signal: NodeJS.Signals) => Promise<Exit>;
  /** Lets it drain, and ends it where it does not. */
  readonly stop: () => Promise<Exit>;
  /** What it complained about, over all its lives. */
  readonly complaints: () => readonly string[];
}
export interface NodeOptions {
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  /** It ended, and nobody had asked it to. */
  readonly onEnd: (why: string) => void;
}

const POLL_MILLIS = 25;
const MOST_DRAINING = 60_000; // milliseconds; then it hangs, however busy the machine is
const PATIENCE = 60_000;

export function openNode({ port, settings, onEnd }: NodeOptions): ClusterNode {
  const address = `http://${HERE}:${port}`;
  const past: ChildServer[] = [];
  let running: ChildServer | null = null;
  process.on('exit', () => running?.signal('SIGKILL'));

  const watch = async (child: ChildServer): Promise<void> => {
    const { code, signal } = await child.ended;
    if (child !== running) return;
    running = null;
    onEnd(`the node at port ${port} ended with ${String(code ?? signal)}: ${child.errors()}`);
  };
  const kill = (signal: NodeJS.Signals): Promise<Exit> => {
    const child = running;
    running = null;
    return child?.kill(signal) ?? Promise.resolve({ code: 0, signal: null });
  };
  return {
    port,
    address,
    kill,
    start: async () => {
      const child = spawnServer({ ...settings, PORT: String(port) });
      past.push(child);
      running = child;
      void watch(child);
      await child.address;
      await serving(address);
    },
    isRunning: () => running !== null,
    signal: (signal) => running?.signal(signal),
    stop: () => {
      const child = running;
      child?.signal('SIGCONT'); // it may have been stopped in another sense
      setTimeout(() => child?.signal('SIGKILL'), MOST_DRAINING).unref();
      return kill('SIGTERM');
    },
    complaints: () =>
      past
        .flatMap((child) => `${child.errors()}\n${child.output()}`.split('\n'))
        .filter((line) => line !== '' && !line.startsWith('Fathom is at ')),
  };
}

async function serving(address: string): Promise<void> {
  for (const until = performance.now() + PATIENCE; performance.now() < until;) {
    const answer = await fetch(`${address}/healthz`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
    await pause(POLL_MILLIS);
  }
  throw new CannotStart(`the node at ${address} does not serve`);
}
