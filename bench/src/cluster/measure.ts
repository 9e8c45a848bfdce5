import { measureAppends, measureScattered } from './appending.ts';
import type { AppendingPlan, AppendsResult } from './appending.ts';
import { measureDisk } from './disk.ts';
import { readDurability, withPostgres } from './ledger.ts';
import type { Durability } from './ledger.ts';
import { measurePlaying } from './playing.ts';
import type { PlayingPlan, SetupResult } from './playing.ts';
import { withMachines } from './site.ts';
import type { Machines, SiteSetup } from './site.ts';
import { measureStatements } from './statements.ts';
import type { StatementResult, StatementsPlan } from './statements.ts';
import { stockUp } from './stock.ts';
import { say } from '../report/say.ts';
import type { Latency } from '../report/statistics.ts';

export interface ClusterPlan {
  readonly playing: PlayingPlan;
  readonly stocked: number; // matches that lie in the database
  readonly appending: AppendingPlan;
  readonly statements: StatementsPlan;
}
export interface ClusterResult {
  readonly matches: number;
  readonly offered: number; // moves a second
  readonly setups: readonly SetupResult[];
  /** Over one node with SQLite. */
  readonly ratios: Readonly<Partial<Record<SiteSetup['name'], SetupRatios>>>;
  /** Milliseconds until 8 KiB are on the disk: the least that a commit takes. */
  readonly disk: Latency;
  readonly postgres: Durability;
  readonly stocked: number;
  readonly appends: readonly AppendsResult[];
  readonly scattered: AppendsResult;
  readonly statements: readonly StatementResult[];
}
export interface SetupRatios {
  readonly cpu: number; // processor time a move
  readonly p50: number;
  readonly p99: number;
}

/** One node with SQLite, one with Postgres, three with Postgres and NATS; and what Postgres takes by itself. */
export async function measureCluster(plan: ClusterPlan): Promise<ClusterResult> {
  const { playing, stocked } = plan;
  const setups = await measurePlaying(playing);
  const { matches, offered } = playing;
  const taken = await withMachines((machines) => measureMachines(machines, plan));
  return { matches, offered, setups, ratios: ratiosOf(setups), stocked, ...taken };
}

export async function measureMachines(
  machines: Machines,
  { stocked, statements, appending }: Omit<ClusterPlan, 'playing'>,
): Promise<Pick<ClusterResult, 'disk' | 'postgres' | 'statements' | 'appends' | 'scattered'>> {
  await stockUp(machines.url, stocked);
  say(`cluster: ${stocked.toLocaleString('en')} matches lie in Postgres`);
  const { writers, time } = appending;
  const used = writers.reduce((sum, each) => sum + each, 0);
  const scatter = { writers: Math.max(...writers), time, from: used, matches: stocked - used };
  return {
    disk: measureDisk(),
    postgres: await withPostgres(machines.url, readDurability),
    statements: await measureStatements(machines, statements),
    appends: await measureAppends(machines, appending),
    scattered: await measureScattered(machines, scatter),
  };
}

export function ratiosOf(setups: readonly SetupResult[]): ClusterResult['ratios'] {
  const base = setups.find(({ name }) => name === 'sqlite')?.median;
  if (base === undefined) return {};
  return Object.fromEntries(
    setups
      .filter(({ name }) => name !== 'sqlite')
      .map(({ name, median: { cpu, p50, p99 } }) => [
        name,
        { cpu: cpu.all / base.cpu.all, p50: p50 / base.p50, p99: p99 / base.p99 },
      ]),
  );
}
