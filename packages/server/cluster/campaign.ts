import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gameById } from '@fathom/games';
import { digest, rngFor, verifyRecord } from '@fathom/kit';
import type { MatchRecord, Playable, Rng, Seed } from '@fathom/kit';
import { openBrowser } from '../test/client/browser.ts';
import { SETTINGS } from '../crash/crashing-server.ts';
import { busFaults, endFaults } from './checks/ends.ts';
import type { Evidence } from './checks/evidence.ts';
import { gapFaults, inputFaults, orderFaults } from './checks/inputs.ts';
import { shownFaults } from './checks/shown.ts';
import { keeperFaults, termFaults, timeFaults } from './checks/terms.ts';
import { openTestDatabase } from './database.ts';
import type { TestDatabase } from './database.ts';
import { FAULTS, faultPlan, inflict } from './faults.ts';
import type { Fault } from './faults.ts';
import { openCluster } from './machines/cluster.ts';
import type { Cluster } from './machines/cluster.ts';
import { eavesdrop } from './net/eavesdropper.ts';
import type { Options } from './options.ts';
import { openLedger } from './play/ledger.ts';
import type { Ledger, Memory } from './play/ledger.ts';
import { openPlayOn } from './play/play-on.ts';
import type { PlayOn } from './play/play-on.ts';
import { playMatches } from './play/tables.ts';
import { insist } from './play/way-in.ts';
import { openWhereabouts } from './play/whereabouts.ts';
import type { Whereabouts } from './play/whereabouts.ts';

export type Tell = (line: string) => void;

export interface Report {
  readonly memory: Memory;
  readonly rows: number;
  readonly matches: number;
  readonly takeovers: number;
  readonly overheard: number;
  readonly times: ReturnType<PlayOn['times']>;
  readonly findings: ReadonlyMap<string, readonly string[]>; // what must not be, by what was looked for
  readonly complaints: readonly string[];
  readonly seconds: number;
}

const PROGRESS_EVERY = 11; // faults
const BETWEEN_ARRIVALS = 40; // milliseconds
const POLL_MILLIS = 20;
const BETWEEN_FAULTS = 700; // milliseconds at most
const MOST_FINISHING = 60_000; // milliseconds for the matches at hand once the last fault is over

interface Campaign {
  readonly options: Options;
  readonly cluster: Cluster;
  readonly database: TestDatabase;
  readonly ledger: Ledger;
  readonly playOn: PlayOn;
  readonly whereabouts: Whereabouts;
  readonly tell: Tell;
}

export async function campaign(options: Options, tell: Tell): Promise<Report> {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'fathom-cluster-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const ledger = openLedger(options.verbose ? tell : undefined);
  const whereabouts = openWhereabouts();
  try {
    const cluster = await openCluster({
      folder,
      nodes: options.nodes,
      proxy: { port: 0, onSocket: whereabouts.onSocket },
      settings: SETTINGS,
      seed: seedOf(options),
      tell,
      onEnd: ledger.violation,
    });
    try {
      const { postgres, nats } = cluster;
      const database = openTestDatabase(postgres.urlBy(postgres.port));
      const bus = await eavesdrop(nats.urlBy(nats.port));
      const playOn = openPlayOn(ledger);
      const whole = { options, cluster, database, ledger, playOn, whereabouts, tell };
      await startNodes(whole);
      await play(whole);
      tell('all matches are over; looking into the logs');
      const evidence: Evidence = {
        memory: ledger.read(),
        ...(await database.read()),
        overheard: bus.heard().values(),
      };
      const unproven = await verifyAll(cluster, evidence);
      await bus.close();
      const ends = await cluster.stop();
      return {
        ...countsOf(evidence),
        overheard: bus.count(),
        times: playOn.times(),
        findings: new Map([
          ...findingsOf(evidence),
          ['records', unproven],
          ['ends of nodes', ends.flatMap((code) => (code === 0 ? [] : [`with ${String(code)}`]))],
        ]),
        complaints: cluster.nodes.flatMap((node) => node.complaints()),
        seconds: (performance.now() - began) / 1_000,
      };
    } finally {
      await cluster.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const seedOf = ({ seed }: Options): Seed => digest(['fathom/cluster-test', seed]) as Seed;
const luckOf = ({ seed }: Options, place: string): Rng =>
  rngFor(digest(['fathom/cluster-test', seed, place]) as Seed, 0);

/** One after the other: whoever is new in the database is the one that was started last. */
async function startNodes({ cluster, database, whereabouts, tell }: Campaign): Promise<void> {
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

async function play(whole: Campaign): Promise<void> {
  const { options, cluster, ledger, whereabouts } = whole;
  const { promise: failure, reject } = Promise.withResolvers<never>();
  const ways = {
    site: cluster.proxy.address,
    nodes: cluster.nodes.map(({ address }) => address),
    whereabouts,
  };
  let isOver = false;
  const tables = Array.from({ length: options.matches }, async (_, index) => {
    const luck = (place: number): Rng => luckOf(options, `${index} ${place}`);
    await pause(index * BETWEEN_ARRIVALS);
    await playMatches({ index, ways, ledger, luck, isOver: () => isOver });
  });
  const allDone = Promise.all(tables);
  allDone.catch(reject);
  await Promise.race([failure, everybodyPlays(whole)]);
  await Promise.race([failure, failAgainAndAgain(whole)]);
  isOver = true;
  const done = await Promise.race([allDone, pause(MOST_FINISHING, 'late')]);
  if (done === 'late') ledger.violation('some matches do not come to an end');
}

const runningOf = (ledger: Ledger): readonly string[] => {
  const { begun, finished } = ledger.read();
  return [...begun.keys()].filter((match) => !finished.has(match));
};

async function everybodyPlays({ options, ledger }: Campaign): Promise<void> {
  while (runningOf(ledger).length < options.matches) await pause(POLL_MILLIS);
}

async function failAgainAndAgain(whole: Campaign): Promise<void> {
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

const countsOf = ({ memory, logs, matches, keepings }: Evidence) => ({
  memory,
  rows: [...logs.values()].reduce((sum, { length }) => sum + length, 0),
  matches: matches.length,
  takeovers: keepings.filter(({ keeper, before }) => keeper !== null && before !== null).length,
});

const findingsOf = (evidence: Evidence): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ['what players saw', evidence.memory.violations],
    ['inputs', inputFaults(evidence)],
    ['order', orderFaults(evidence)],
    ['numbers', gapFaults(evidence)],
    ['shown', shownFaults(evidence)],
    ['terms', termFaults(evidence)],
    ['keepers', keeperFaults(evidence)],
    ['time', timeFaults(evidence)],
    ['ends', endFaults(evidence)],
    ['bus', busFaults(evidence)],
  ]);

/** Every finished match must prove itself, by whatever node is asked. */
async function verifyAll({ proxy }: Cluster, { memory }: Evidence): Promise<readonly string[]> {
  const browser = openBrowser(proxy.address);
  const faults: string[] = [];
  for (const match of memory.finished) {
    const record = await insist<MatchRecord>(browser, `GET /api/matches/${match}/export`).catch(
      (error: unknown) => String(error),
    );
    if (typeof record === 'string') {
      faults.push(record);
      continue;
    }
    const verdict = verifyRecord(gameById(record.game) as Playable, record);
    if (!verdict.ok) faults.push(`${match}, ${verdict.where}: ${verdict.problem}`);
  }
  return faults;
}
