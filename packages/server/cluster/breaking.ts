import { setTimeout as pause } from 'node:timers/promises';
import { digest, rngFor } from '@fathom/kit';
import type { Rng, Seed } from '@fathom/kit';
import type { TestDatabase } from './database.ts';
import { FAULTS, faultPlan, inflict } from './faults.ts';
import type { Fault } from './faults.ts';
import type { Cluster } from './machines/cluster.ts';
import type { Options } from './options.ts';
import type { Ledger } from './play/ledger.ts';
import type { PlayOn } from './play/play-on.ts';
import type { Whereabouts } from './play/whereabouts.ts';

export type Tell = (line: string) => void;

/** A cluster under test, and all that is known of it. */
export interface Campaign {
  readonly options: Options;
  readonly cluster: Cluster;
  readonly database: TestDatabase;
  readonly ledger: Ledger;
  readonly playOn: PlayOn;
  readonly whereabouts: Whereabouts;
  readonly tell: Tell;
}

const PROGRESS_EVERY = 11; // faults
const BETWEEN_FAULTS = 700; // milliseconds at most
const POLL_MILLIS = 20;

export const luckOf = ({ seed }: Options, place: string): Rng =>
  rngFor(digest(['fathom/cluster-test', seed, place]) as Seed, 0);

/** One after the other: whoever is new in the database is the one that was started last. */
export async function startNodes({
  cluster,
  database,
  whereabouts,
  tell,
}: Campaign): Promise<void> {
  for (const [i, node] of cluster.nodes.entries()) {
    tell(`starting node ${i + 1} of ${cluster.nodes.length} …`);
    await node.start();
    if (i === 0) await database.watchKeepers();
    await learnName({ cluster, database, whereabouts }, i);
  }
}
async function learnName(
  { cluster, database, whereabouts }: Pick<Campaign, 'cluster' | 'database' | 'whereabouts'>,
  node: number,
): Promise<void> {
  const known = new Set(cluster.nodes.map((_, i) => whereabouts.nameOf(i)));
  const living = await database.livingNodes();
  const name = living.find((each) => !known.has(each));
  if (name !== undefined) whereabouts.named(node, name);
}

export const runningOf = (ledger: Ledger): readonly string[] => {
  const { begun, finished } = ledger.read();
  return [...begun.keys()].filter((match) => !finished.has(match));
};

export async function failAgainAndAgain(whole: Campaign): Promise<void> {
  const { options, ledger, tell } = whole;
  const luck = luckOf(options, 'faults');
  const plan = faultPlan(options.faults, luck);
  for (const [i, kind] of plan.entries()) {
    await pause(luck.int(BETWEEN_FAULTS));
    await failOnce(whole, { kind, node: luck.int(options.nodes) }, luck);
    if ((i + 1) % PROGRESS_EVERY !== 0) continue;
    const { acknowledged, finished } = ledger.read();
    tell(
      `fault ${i + 1} of ${plan.length}: ${acknowledged} inputs acknowledged, ${finished.size} matches finished`,
    );
  }
}

/** Resolves once the cluster is whole again and every match has gone on that the fault had to do with. */
async function failOnce(whole: Campaign, fault: Fault, luck: Rng): Promise<void> {
  const { options, cluster, ledger, playOn, tell } = whole;
  const { kind, node } = fault;
  const affected = await affectedBy(whole, fault);
  const running = new Set(runningOf(ledger));
  const matches = new Set(affected.filter((match) => running.has(match)));
  let measured: Promise<void> = Promise.resolve();
  const goOn = (): void => {
    measured = playOn.measure({ kind, matches, from: performance.now() });
  };
  if (options.verbose) tell(`${kind}, node ${node + 1}: ${matches.size} matches`);
  await inflict(fault, { cluster, luck, goOn, violation: ledger.violation });
  await measured;
  if (kind === 'node killed' || kind === 'node drained') await learnName(whole, node);
  while (cluster.proxy.healthy().length < cluster.nodes.length) await pause(POLL_MILLIS);
}

/** Those with somebody connected to the node, and those it acts for. */
async function affectedBy(whole: Campaign, { kind, node }: Fault): Promise<readonly string[]> {
  const { ledger, whereabouts, database } = whole;
  if (FAULTS[kind] === 'all') return runningOf(ledger);
  const name = whereabouts.nameOf(node);
  return [...whereabouts.matchesAt(node), ...(name === null ? [] : await database.keptBy(name))];
}
