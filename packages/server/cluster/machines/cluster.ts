import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rngFor } from '@fathom/kit';
import type { Rng, Seed } from '@fathom/kit';
import { openLink } from '../net/link.ts';
import type { FaultyLink } from '../net/link.ts';
import { openProxy } from '../net/proxy.ts';
import type { ProxyOptions, ReverseProxy } from '../net/proxy.ts';
import { openNode } from './cluster-node.ts';
import type { ClusterNode } from './cluster-node.ts';
import { freePort } from '../../test/postgres/free-port.ts';
import { openNats } from './nats.ts';
import type { NatsServer } from './nats.ts';
import { openPostgres } from './postgres.ts';
import type { PostgresServer } from './postgres.ts';

/** Postgres, NATS, nodes and a proxy on this machine. */
export interface Cluster {
  readonly postgres: PostgresServer;
  readonly nats: NatsServer;
  readonly nodes: readonly ClusterNode[]; // none of them is started yet
  readonly links: readonly NodeLinks[]; // of each node; clear unless somebody makes them fail
  readonly proxy: ReverseProxy;
  readonly stop: () => Promise<readonly (number | null)[]>; // how each node ended
}
/** The ways from a node to what it depends on. */
export interface NodeLinks {
  readonly postgres: FaultyLink;
  readonly nats: FaultyLink;
}
export interface ClusterOptions {
  readonly folder: string;
  readonly nodes: number;
  readonly proxy: Pick<ProxyOptions, 'host' | 'port' | 'onSocket'>;
  readonly settings: Readonly<Record<string, string>>; // of every node
  readonly seed: Seed; // of what is lost on the way
  readonly tell: (line: string) => void;
  readonly onEnd: (why: string) => void; // a node ended by itself
}

export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, tell } = options;
  const undo: (() => Promise<unknown>)[] = []; // the last first
  try {
    mkdirSync(folder, { recursive: true });
    tell('starting Postgres …');
    const postgres = await openPostgres({
      folder,
      port: await freePort(),
      password: passwordIn(folder),
    });
    undo.unshift(postgres.stop);
    tell('starting NATS …');
    const nats = await openNats(await freePort(), tell);
    undo.unshift(nats.stop);
    const links: NodeLinks[] = [];
    const nodes: ClusterNode[] = [];
    let stopping: ReturnType<Cluster['stop']> | null = null;
    const stop = async (proxy: ReverseProxy): ReturnType<Cluster['stop']> => {
      const ends = await Promise.all(nodes.map((node) => node.stop()));
      await proxy.close();
      for (const step of undo) await step();
      return ends.map(({ code }) => code);
    };
    for (let i = 0; i < options.nodes; i++) {
      const luck = (place: number): Rng => rngFor(options.seed, place);
      const link = {
        postgres: await openLink({ to: postgres.port, luck: luck(2 * i) }),
        nats: await openLink({ to: nats.port, luck: luck(2 * i + 1) }),
      };
      undo.unshift(link.postgres.close, link.nats.close);
      links.push(link);
      const settings = {
        FATHOM_TRUST_PROXY: '1',
        ...options.settings,
        FATHOM_STORE: postgres.urlBy(link.postgres.port),
        FATHOM_BUS: nats.urlBy(link.nats.port),
      };
      const node = openNode({ port: await freePort(), settings, onEnd: options.onEnd });
      undo.unshift(node.stop);
      nodes.push(node);
    }
    const proxy = await openProxy({ ...options.proxy, nodes: nodes.map(({ port }) => port) });
    return {
      postgres,
      nats,
      nodes,
      links,
      proxy,
      stop: () => (stopping ??= stop(proxy)),
    };
  } catch (error) {
    for (const step of undo) await step();
    throw error;
  }
}

/** Drawn once and kept with the data. */
function passwordIn(folder: string): string {
  const file = join(folder, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(16).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
