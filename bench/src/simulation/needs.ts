import type { Assumptions } from './assumptions.ts';
import { demandOf } from './demand.ts';
import type { Demand, Ground, SiteSize } from './demand.ts';

/** What a site of a size needs. */
export interface Needs {
  readonly nodes: number; // one of them to spare
  readonly nodesFor: 'processor' | 'memory' | 'sockets' | 'two at least';
  readonly partitions: number; // Postgres servers that share the log
  readonly demand: Demand;
  readonly loads: Loads;
}
/** How much of what one Postgres, or one NATS, should do at most is asked of it: 1 is the limit. */
export type Loads = Readonly<Record<Bottleneck, number>>;
export const BOTTLENECKS = ['postgres processor', 'postgres WAL', 'connections', 'nats'] as const;
export type Bottleneck = (typeof BOTTLENECKS)[number];

const LEAST_NODES = 2;
const SPARE = 1;

export function needsOf(size: SiteSize, ground: Ground): Needs {
  let nodes = LEAST_NODES;
  for (;;) {
    const demand = demandOf({ ...size, nodes }, ground);
    const wanted = nodesFor(demand, ground.assumptions);
    if (wanted.nodes <= nodes) {
      const all = { ...size, nodes: nodes + SPARE };
      return withNodes(demandOf(all, ground), { ...wanted, nodes: all.nodes }, ground.assumptions);
    }
    nodes = wanted.nodes;
  }
}

function nodesFor(
  { nodeCores, nodeMemory, sockets }: Demand,
  given: Assumptions,
): Pick<Needs, 'nodes' | 'nodesFor'> {
  const wanted = [
    { nodes: LEAST_NODES, nodesFor: 'two at least' },
    { nodes: Math.ceil(nodeCores / given.mostBusy), nodesFor: 'processor' },
    { nodes: Math.ceil(nodeMemory / given.nodeMemory), nodesFor: 'memory' },
    { nodes: Math.ceil(sockets / given.nodeSockets), nodesFor: 'sockets' },
  ] as const;
  return wanted.reduce((most, one) => (one.nodes > most.nodes ? one : most));
}

function withNodes(
  demand: Demand,
  chosen: Pick<Needs, 'nodes' | 'nodesFor'>,
  given: Assumptions,
): Needs {
  const loads = loadsOf(demand, given);
  const most = Math.max(loads['postgres processor'], loads['postgres WAL']);
  return { ...chosen, partitions: Math.max(1, Math.ceil(most)), demand, loads };
}

/** Of one Postgres that has everything, and one NATS. */
export const loadsOf = (demand: Demand, given: Assumptions): Loads => ({
  'postgres processor': demand.postgresCores / (given.postgresCores * given.mostBusy),
  'postgres WAL': demand.walPerSecond / given.walPerSecond,
  connections: demand.connections / given.postgresConnections,
  nats: demand.natsCores / (given.natsCores * given.mostBusy),
});

export interface FirstBottleneck {
  readonly what: Bottleneck;
  readonly people: number; // at which its limit is reached
}

const MOST_PEOPLE = 1e9;

/** As a site grows by people, each with as many open matches as now. */
export function bottlenecksOf(
  { people, openMatches }: SiteSize,
  ground: Ground,
): readonly FirstBottleneck[] {
  const loadsAt = (some: number): Loads =>
    needsOf({ people: some, openMatches: (openMatches / people) * some }, ground).loads;
  return BOTTLENECKS.map((what) => {
    let [low, high] = [1, MOST_PEOPLE];
    while (high - low > Math.max(1, low / 1000)) {
      const middle = Math.floor((low + high) / 2);
      if (loadsAt(middle)[what] < 1) low = middle;
      else high = middle;
    }
    return { what, people: high };
  }).toSorted((a, b) => a.people - b.people);
}
