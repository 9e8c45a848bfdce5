import { setTimeout as sleep } from 'node:timers/promises';
import { fillStore } from '../growth/data.ts';
import type { Data, Share } from '../growth/data.ts';
import { correspondence } from '../growth/templates.ts';
import { visitsTo } from '../growth/visits.ts';
import type { LoadResult } from '../load/messages.ts';
import { say } from '../report/say.ts';
import { latencyOf, median } from '../report/statistics.ts';
import type { Latency } from '../report/statistics.ts';
import { FATHOM } from '../trial/contestants.ts';
import { playAt } from '../trial/trial.ts';
import { readLedger, withPostgres } from './ledger.ts';
import type { PostgresLedger } from './ledger.ts';
import { SETUPS, useBetween, withRunningSite } from './site.ts';
import type { ProcessorUse, RunningSite, SiteSetup } from './site.ts';

export interface PlayingPlan {
  readonly rounds: number;
  readonly matches: number; // played at a time
  readonly offered: number; // moves a second
  readonly warmUp: number; // milliseconds
  readonly measure: number; // milliseconds
  readonly idle: number; // milliseconds with all matches open and nobody moving
  readonly joins: number; // of matches at rest
}
export interface PlayingRound {
  /** Milliseconds a thousand moves, everything on the server's side. */
  readonly cpu: ProcessorUse;
  readonly idleCpu: ProcessorUse; // milliseconds a second, with `idleMatches` open
  readonly idleMatches: number;
  readonly latency: Latency; // of a move, from when it was due to the other's screen
  readonly movesPerSecond: number;
  readonly lateness: Latency | null;
  readonly generatorCpu: number; // share of one core
  readonly memoryPerMatch: number; // bytes, of all nodes
  readonly walPerMove: number | null; // bytes; null: no Postgres
  readonly transactionsPerSecond: number | null; // those that only read included
  readonly join: { readonly latency: Latency; readonly cpu: ProcessorUse }; // milliseconds a join
}
export type PlayingFigures = Pick<
  PlayingRound,
  'cpu' | 'idleCpu' | 'movesPerSecond' | 'memoryPerMatch' | 'walPerMove' | 'transactionsPerSecond'
> & {
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
  readonly joinP50: number;
  readonly joinP99: number;
  readonly joinCpu: ProcessorUse;
};
export interface SetupResult extends Pick<SiteSetup, 'name' | 'label' | 'nodes'> {
  readonly median: PlayingFigures; // over the rounds, each figure for itself
  readonly rounds: readonly PlayingRound[];
}

const SETTLE = 1000; // milliseconds before memory is read
const DAY = 24 * 3_600_000;

/** All setups in turn, several times, under the same load. */
export async function measurePlaying(plan: PlayingPlan): Promise<SetupResult[]> {
  const runs = new Map<SiteSetup, PlayingRound[]>(SETUPS.map((setup) => [setup, []]));
  for (let round = 0; round < plan.rounds; round++)
    for (const setup of inTurn(round)) {
      const result = await playRound(setup, plan);
      runs.get(setup)?.push(result);
      say(
        `cluster: round ${round + 1} of ${plan.rounds}, ${setup.label}: ` +
          `${result.cpu.all.toFixed(0)} ms a 1,000 moves, p99 ${result.latency.p99.toFixed(1)} ms`,
      );
    }
  return [...runs].map(([{ name, label, nodes }, rounds]) => ({
    name,
    label,
    nodes,
    median: mediansOf(rounds),
    rounds,
  }));
}

/** Another one begins each round. */
const inTurn = (round: number): SiteSetup[] =>
  SETUPS.map((_, i) => SETUPS[(i + round) % SETUPS.length] as SiteSetup);

async function playRound(setup: SiteSetup, plan: PlayingPlan): Promise<PlayingRound> {
  const resting = await atRest(plan.joins);
  return withRunningSite(
    setup,
    (store) => fillStore(store, resting),
    async (site, data) => ({ ...(await play(site, plan)), join: await joinAll(site, data) }),
  );
}

/** Matches by correspondence, which nobody looks at. */
async function atRest(matches: number): Promise<Share[]> {
  const templates = await correspondence(Date.now() - DAY);
  const each = Math.ceil(matches / templates.length);
  return templates.map((template) => ({ template, matches: each }));
}

async function play(site: RunningSite, plan: PlayingPlan): Promise<Omit<PlayingRound, 'join'>> {
  const empty = await memoryOf(site);
  let open = empty;
  let idleCpu: ProcessorUse | null = null;
  const opened = async (): Promise<void> => {
    open = await memoryOf(site);
    const before = await site.use();
    await sleep(plan.idle);
    idleCpu = useBetween(before, await site.use(), 1000 / plan.idle);
  };
  const served = { ports: site.nodes.map(({ port }) => port), read: () => reading(site) };
  const { matches, offered, warmUp, measure } = plan;
  const load = { matches, offered, warmUp, measure, dialect: FATHOM.dialect };
  const { result, before, after } = await playAt(served, load, opened);
  return {
    ...ofLoad(result),
    cpu: useBetween(before.use, after.use, 1000 / result.moves),
    idleCpu: idleCpu ?? useBetween(before.use, before.use),
    idleMatches: matches,
    memoryPerMatch: (open - empty) / matches,
    ...between(before.ledger, after.ledger, result),
  };
}

async function memoryOf({ nodes }: RunningSite): Promise<number> {
  await sleep(SETTLE);
  let sum = 0;
  for (const node of nodes) sum += await node.memory();
  return sum;
}

interface Reading {
  readonly use: ProcessorUse;
  readonly ledger: PostgresLedger | null;
}
const reading = async ({ use, postgresUrl }: RunningSite): Promise<Reading> => ({
  ledger: postgresUrl === null ? null : await withPostgres(postgresUrl, readLedger),
  use: await use(),
});

const ofLoad = ({ latency, movesPerSecond, lateness, generatorCpu }: LoadResult) => ({
  latency,
  movesPerSecond,
  lateness,
  generatorCpu,
});

const between = (
  before: PostgresLedger | null,
  after: PostgresLedger | null,
  { moves, seconds }: LoadResult,
): Pick<PlayingRound, 'walPerMove' | 'transactionsPerSecond'> =>
  before === null || after === null
    ? { walPerMove: null, transactionsPerSecond: null }
    : {
        walPerMove: (after.wal - before.wal) / moves,
        transactionsPerSecond: (after.transactions - before.transactions) / seconds,
      };

/** Each match once, one after the other, by turns at all nodes. */
async function joinAll(
  { nodes, use }: RunningSite,
  { shares, cookieOf }: Omit<Data, 'folder'>,
): Promise<PlayingRound['join']> {
  const times: number[] = [];
  const before = await use();
  for (const [n, { id, guests }] of shares.flat().entries()) {
    const { join } = visitsTo(nodes[n % nodes.length]?.port ?? 0);
    times.push(await join(id, cookieOf(guests[n % guests.length] ?? '')));
  }
  return {
    latency: latencyOf(times),
    cpu: useBetween(before, await use(), 1 / times.length),
  };
}

function mediansOf(rounds: readonly PlayingRound[]): PlayingFigures {
  const of = (pick: (round: PlayingRound) => number): number => median(rounds.map(pick));
  const ofKnown = (pick: (round: PlayingRound) => number | null): number | null =>
    rounds.some((round) => pick(round) === null) ? null : of((round) => pick(round) ?? 0);
  const ofUse = (pick: (round: PlayingRound) => ProcessorUse): ProcessorUse => ({
    nodes: of((round) => pick(round).nodes),
    postgres: of((round) => pick(round).postgres),
    nats: of((round) => pick(round).nats),
    all: of((round) => pick(round).all),
  });
  return {
    cpu: ofUse(({ cpu }) => cpu),
    idleCpu: ofUse(({ idleCpu }) => idleCpu),
    movesPerSecond: of(({ movesPerSecond }) => movesPerSecond),
    p50: of(({ latency }) => latency.p50),
    p99: of(({ latency }) => latency.p99),
    p999: of(({ latency }) => latency.p999),
    memoryPerMatch: of(({ memoryPerMatch }) => memoryPerMatch),
    walPerMove: ofKnown(({ walPerMove }) => walPerMove),
    transactionsPerSecond: ofKnown(({ transactionsPerSecond }) => transactionsPerSecond),
    joinP50: of(({ join }) => join.latency.p50),
    joinP99: of(({ join }) => join.latency.p99),
    joinCpu: ofUse(({ join }) => join.cpu),
  };
}
