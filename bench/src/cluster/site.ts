import { openNats } from '../../../packages/server/cluster/machines/nats.ts';
import type { NatsServer } from '../../../packages/server/cluster/machines/nats.ts';
import { openPostgres } from '../../../packages/server/cluster/machines/postgres.ts';
import type { PostgresServer } from '../../../packages/server/cluster/machines/postgres.ts';
import { freePort } from '../../../packages/server/test/postgres/free-port.ts';
import { openPostgresStore, openStore } from '../../../packages/server/src/store/index.ts';
import type { Store } from '../../../packages/server/src/store/index.ts';
import { makeFolder, removeFolder } from '../trial/children.ts';
import { FATHOM } from '../trial/contestants.ts';
import { startHost } from '../trial/host.ts';
import type { Host } from '../trial/host.ts';
import { processorTimes } from './processor.ts';

/** A way to run our server. */
export interface SiteSetup {
  readonly name: 'sqlite' | 'postgres' | 'three';
  readonly label: string;
  readonly nodes: number;
  /** Postgres and NATS, which nodes share; false: one node with SQLite. */
  readonly isShared: boolean;
}
export const SETUPS: readonly SiteSetup[] = [
  { name: 'sqlite', label: 'one node, SQLite', nodes: 1, isShared: false },
  { name: 'postgres', label: 'one node, Postgres and NATS', nodes: 1, isShared: true },
  { name: 'three', label: 'three nodes, Postgres and NATS', nodes: 3, isShared: true },
];

/** Milliseconds of processor time. */
export interface ProcessorUse {
  readonly nodes: number;
  readonly postgres: number;
  readonly nats: number;
  readonly all: number;
}

export interface RunningSite {
  readonly nodes: readonly Host[];
  readonly use: () => Promise<ProcessorUse>;
  readonly postgresUrl: string | null;
}

/** What is written before the first node starts. */
type Prepare<T> = (store: Store) => Promise<T>;

/** Runs `work` with a site in a folder of its own, both of which are gone after it. */
export async function withRunningSite<P, T>(
  setup: SiteSetup,
  prepare: Prepare<P>,
  work: (site: RunningSite, prepared: P) => Promise<T>,
): Promise<T> {
  if (setup.isShared)
    return withMachines(async (machines) => {
      const settings = {
        FATHOM_STORE: machines.url,
        FATHOM_BUS: machines.nats.urlBy(machines.nats.port),
      };
      const prepared = await prepareIn(await openPostgresStore({ url: machines.url }), prepare);
      return withNodes(setup, { settings, machines }, (site) => work(site, prepared));
    });
  const folder = makeFolder();
  try {
    const prepared = await prepareIn(await openStore({ folder }), prepare);
    const settings = { FATHOM_DATA: folder };
    return await withNodes(setup, { settings, machines: null }, (site) => work(site, prepared));
  } finally {
    removeFolder(folder);
  }
}

async function prepareIn<P>(store: Store, prepare: Prepare<P>): Promise<P> {
  try {
    return await prepare(store);
  } finally {
    await store.close();
  }
}

/** What nodes share. Postgres is as it comes: every commit waits for the disk. */
export interface Machines {
  readonly postgres: PostgresServer;
  readonly nats: NatsServer;
  readonly url: string;
}

export async function withMachines<T>(work: (machines: Machines) => Promise<T>): Promise<T> {
  const folder = makeFolder();
  const undo: (() => unknown)[] = [() => removeFolder(folder)];
  try {
    const postgres = await openPostgres({ folder, port: await freePort(), password: 'bench' });
    undo.unshift(postgres.stop);
    const nats = await openNats(await freePort(), (line) => console.log(line));
    undo.unshift(nats.stop);
    return await work({ postgres, nats, url: postgres.urlBy(postgres.port) });
  } finally {
    for (const step of undo) await step();
  }
}

interface Surroundings {
  readonly settings: Readonly<Record<string, string>>;
  readonly machines: Machines | null;
}

async function withNodes<T>(
  { nodes: count }: SiteSetup,
  { settings, machines }: Surroundings,
  work: (site: RunningSite) => Promise<T>,
): Promise<T> {
  const nodes: Host[] = [];
  try {
    for (let i = 0; i < count; i++)
      nodes.push(await startHost(FATHOM, { ...FATHOM.env, ...settings }));
    const use = async (): Promise<ProcessorUse> => useOf(nodes, machines);
    return await work({ nodes, use, postgresUrl: machines?.url ?? null });
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

function useOf(nodes: readonly Host[], machines: Machines | null): ProcessorUse {
  const others = machines === null ? [] : [machines.postgres.pid(), machines.nats.pid()];
  const [postgres = 0, nats = 0, ...each] = [
    ...(machines === null ? [0, 0] : []),
    ...processorTimes([...others, ...nodes.map(({ pid }) => pid)]),
  ];
  const own = each.reduce((sum, time) => sum + time, 0);
  return { nodes: own, postgres, nats, all: own + postgres + nats };
}

/** What was used from one moment to another, times a factor. */
export function useBetween(before: ProcessorUse, after: ProcessorUse, factor = 1): ProcessorUse {
  const of = (part: keyof ProcessorUse): number => (after[part] - before[part]) * factor;
  return { nodes: of('nodes'), postgres: of('postgres'), nats: of('nats'), all: of('all') };
}
