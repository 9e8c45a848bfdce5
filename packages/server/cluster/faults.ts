import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '@fathom/kit';
import type { Cluster, NodeLinks } from './machines/cluster.ts';
import type { LinkState } from './net/link.ts';

/** What may happen to a cluster. `node`: to one of its nodes; `all`: to what they all depend on. */
export const FAULTS = {
  'node killed': 'node',
  'node drained': 'node',
  'node stopped and back': 'node',
  'Postgres killed': 'all',
  'Postgres cut off': 'node',
  'Postgres silent': 'node',
  'NATS killed': 'all',
  'NATS cut off': 'node',
  'NATS silent': 'node',
  '200 ms away': 'node',
  '5 % lost': 'node',
} as const;
export type FaultKind = keyof typeof FAULTS;
export const FAULT_KINDS = Object.keys(FAULTS) as readonly FaultKind[];

/** So many faults, each kind as often as the others, in random order. */
export function faultPlan(count: number, luck: Rng): readonly FaultKind[] {
  const rounds = Math.ceil(count / FAULT_KINDS.length);
  return Array.from({ length: rounds }, () => luck.shuffle(FAULT_KINDS))
    .flat()
    .slice(0, count);
}

/** A fault that happens to a cluster. */
export interface Fault {
  readonly kind: FaultKind;
  readonly node: number; // whose it is, where it is of one
}
export interface FaultTools {
  readonly cluster: Cluster;
  readonly luck: Rng;
  readonly violation: (what: string) => void;
  readonly drained: (millis: number) => void; // from SIGTERM to the end of the process
  /** Play has to go on from this moment on; to be called once. */
  readonly goOn: () => void;
}

const MORE_THAN_LEASE = { least: 3_500, most: 6_000 }; // milliseconds; a lease lasts 3 s
const CUT = { least: 500, most: 5_000 };
const DOWN = { least: 100, most: 2_000 };
const BAD = { least: 1_500, most: 4_000 };
const MOST_DRAINING = 5_000; // people are away long before; then it hangs

const some = (luck: Rng, { least, most }: typeof CUT): Promise<void> =>
  pause(least + luck.int(most - least));

/** Makes it happen, and resolves once everything is there again that it took away. */
export async function inflict({ kind, node: at }: Fault, tools: FaultTools): Promise<void> {
  const { cluster, luck, goOn } = tools;
  const node = cluster.nodes[at];
  const links = cluster.links[at];
  if (node === undefined || links === undefined) throw new Error(`there is no node ${at}`);
  /** Play goes on without it, so it has to at once. */
  const bear = async (ways: readonly (keyof NodeLinks)[], state: LinkState): Promise<void> => {
    ways.forEach((way) => links[way].set(state));
    goOn();
    await some(luck, state === 'cut' || state === 'silent' ? CUT : BAD);
    ways.forEach((way) => links[way].set('clear'));
  };
  /** Those who play here have to wait, or go elsewhere. */
  const lose = async (way: keyof NodeLinks, state: LinkState): Promise<void> => {
    links[way].set(state);
    await some(luck, CUT);
    links[way].set('clear');
    goOn();
  };
  switch (kind) {
    case 'node killed':
      goOn();
      await node.kill('SIGKILL');
      await some(luck, DOWN);
      return node.start();
    case 'node drained':
      goOn();
      await drain(tools, at);
      return node.start();
    case 'node stopped and back':
      node.signal('SIGSTOP');
      await some(luck, MORE_THAN_LEASE);
      node.signal('SIGCONT');
      return goOn();
    case 'Postgres killed':
      await cluster.postgres.kill();
      await some(luck, DOWN);
      await cluster.postgres.start();
      return goOn();
    case 'Postgres cut off':
      return lose('postgres', 'cut');
    case 'Postgres silent':
      return lose('postgres', 'silent');
    case 'NATS killed':
      await cluster.nats.kill();
      goOn();
      await some(luck, DOWN);
      return cluster.nats.start();
    case 'NATS cut off':
      return bear(['nats'], 'cut');
    case 'NATS silent':
      return bear(['nats'], 'silent');
    case '200 ms away':
      return bear(['postgres', 'nats'], 'slow');
    case '5 % lost':
      return bear(['postgres', 'nats'], 'lossy');
    default:
      return kind satisfies never;
  }
}

async function drain({ cluster, violation, drained }: FaultTools, at: number): Promise<void> {
  const began = performance.now();
  const exit = await cluster.nodes[at]?.kill('SIGTERM');
  const millis = Math.round(performance.now() - began);
  if (exit?.code !== 0) violation(`a node that was to drain ended with ${String(exit?.code)}`);
  drained(millis);
  if (millis > MOST_DRAINING) violation(`a node took ${millis} ms to drain`);
}
