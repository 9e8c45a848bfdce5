import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { digest } from '@fathom/kit';
import type { Rng, Seed } from '@fathom/kit';
import { SETTINGS } from '../crash/crashing-server.ts';
import { failAgainAndAgain, luckOf, runningOf, startNodes } from './breaking.ts';
import type { Campaign, Tell } from './breaking.ts';
import type { Evidence } from './checks/evidence.ts';
import { findingsOf, verifyAll } from './checks/findings.ts';
import type { Findings } from './checks/findings.ts';
import { openTestDatabase } from './database.ts';
import { openCluster } from './machines/cluster.ts';
import { eavesdrop } from './net/eavesdropper.ts';
import type { Options } from './options.ts';
import { openLedger } from './play/ledger.ts';
import type { Memory } from './play/ledger.ts';
import { openPlayOn } from './play/play-on.ts';
import type { PlayOn } from './play/play-on.ts';
import { playMatches } from './play/tables.ts';
import { openWhereabouts } from './play/whereabouts.ts';

export interface Report {
  readonly memory: Memory;
  readonly rows: number;
  readonly matches: number;
  readonly takeovers: number;
  readonly overheard: number;
  readonly times: ReturnType<PlayOn['times']>;
  readonly findings: Findings;
  readonly complaints: readonly string[];
  readonly seconds: number;
}

const BETWEEN_ARRIVALS = 40; // milliseconds
const POLL_MILLIS = 20;
const MOST_FINISHING = 60_000; // milliseconds for the matches at hand once the last fault is over

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
      const unproven = await verifyAll(cluster.proxy.address, evidence);
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

async function everybodyPlays({ options, ledger }: Campaign): Promise<void> {
  while (runningOf(ledger).length < options.matches) await pause(POLL_MILLIS);
}

const countsOf = ({ memory, logs, matches, keepings }: Evidence) => ({
  memory,
  rows: [...logs.values()].reduce((sum, { length }) => sum + length, 0),
  matches: matches.length,
  takeovers: keepings.filter(({ keeper, before }) => keeper !== null && before !== null).length,
});
