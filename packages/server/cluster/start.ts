import { setTimeout as pause } from 'node:timers/promises';
import { buildWebIfStale, WEB_FOLDER } from '../../../scripts/web-build.ts';
import { newSeed } from '../src/keys.ts';
import { runProgram } from '../programs/run.ts';
import { openCluster } from './machines/cluster.ts';
import type { Cluster } from './machines/cluster.ts';
import { CannotStart } from './machines/process.ts';
import { HELP, readStartOptions } from './start-options.ts';
import type { StartOptions } from './start-options.ts';

const AGAIN_MILLIS = 1_000;

/** Counts from the first moment on, not only once everything runs. Ctrl-C reaches the nodes, too. */
const stop = { isAsked: false };
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stop.isAsked = true;
      resolve();
    });
});

async function main(args: readonly string[]): Promise<number | null> {
  const options = readStartOptions(args);
  if (options === null) return null;
  if (process.env['FATHOM_WEB'] === undefined) buildWebIfStale();
  try {
    const cluster = await start(options);
    console.log(`Fathom is at ${cluster.proxy.address}`);
    await stopped;
    console.log('stopping …');
    const ends = await cluster.stop();
    return ends.every((code) => code === 0) ? 0 : 1;
  } catch (error) {
    if (stop.isAsked) return 0;
    if (!(error instanceof Error)) throw error;
    const isTaken = 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken && !(error instanceof CannotStart)) throw error;
    console.error(`cluster: ${isTaken ? `port ${options.port} is taken` : error.message}`);
    return 1;
  }
}

async function start({ nodes, host, port, folder }: StartOptions): Promise<Cluster> {
  let hasStarted = false;
  const cluster: Cluster = await openCluster({
    folder,
    nodes,
    proxy: { host, port },
    settings: { ...ownSettings(), FATHOM_WEB: process.env['FATHOM_WEB'] ?? WEB_FOLDER },
    seed: newSeed(),
    tell: (line) => console.log(line),
    onEnd: (why) => {
      if (stop.isAsked || !hasStarted) return;
      console.error(why);
      void startAgain();
    },
  });
  console.log(`starting ${nodes} nodes …`);
  try {
    await Promise.all(cluster.nodes.map((node) => node.start()));
    while (cluster.proxy.healthy().length < nodes && !stop.isAsked) await cluster.proxy.check();
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  hasStarted = true;
  const startAgain = async (): Promise<void> => {
    await pause(AGAIN_MILLIS);
    for (const node of cluster.nodes) if (!stop.isAsked && !node.isRunning()) await node.start();
  };
  return cluster;
}

const ownSettings = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      name.startsWith('FATHOM_') && value !== undefined ? [[name, value]] : [],
    ),
  );

await runProgram({ name: 'cluster', help: HELP, run: main });
