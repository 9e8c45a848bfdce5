import type { Assumptions } from './assumptions.ts';
import { POSTGRES_PARTS } from './demand.ts';
import type { Ground, SiteSize } from './demand.ts';
import { bottlenecksOf, needsOf } from './needs.ts';
import type { Bottleneck, Needs } from './needs.ts';
import { simulate } from './simulate.ts';
import type { SimulationResult } from './simulate.ts';

export interface SiteReport {
  readonly size: SiteSize;
  readonly needs: Needs;
  readonly simulated: SimulationResult;
}

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const short = (n: number): string => (n < 10 ? n.toFixed(2) : n < 100 ? n.toFixed(1) : whole(n));
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const MB = 1e6;
const GB = 1e9;

const RATES = {
  'live matches': ({ needs }: SiteReport) => whole(needs.demand.rates.liveMatches),
  'moves/s': ({ needs: { demand } }: SiteReport) =>
    short(demand.rates.liveMoves + demand.rates.correspondenceMoves),
  'of them by correspondence': ({ needs }: SiteReport) =>
    short(needs.demand.rates.correspondenceMoves),
  'visits of matches at rest/s': ({ needs }: SiteReport) => short(needs.demand.rates.visits),
  'appends/s': ({ needs }: SiteReport) => short(needs.demand.rates.rows),
  'pokes/s': ({ needs }: SiteReport) => short(needs.demand.rates.pokes),
};
const NEEDS = {
  nodes: ({ needs }: SiteReport) => whole(needs.nodes),
  'because of': ({ needs }: SiteReport) => needs.nodesFor,
  'cores of all nodes': ({ needs }: SiteReport) => short(needs.demand.nodeCores),
  'memory of all nodes, GB': ({ needs }: SiteReport) => short(needs.demand.nodeMemory / GB),
  'cores of Postgres': ({ needs }: SiteReport) => short(needs.demand.postgresCores),
  ...Object.fromEntries(
    POSTGRES_PARTS.map((part) => [
      `  for ${part}`,
      ({ needs }: SiteReport) => short(needs.demand.postgresParts[part]),
    ]),
  ),
  'statements/s': ({ needs }: SiteReport) => whole(needs.demand.statementsPerSecond),
  'WAL, MB/s': ({ needs }: SiteReport) => short(needs.demand.walPerSecond / MB),
  'logs grow, GB a day': ({ needs }: SiteReport) => short(needs.demand.diskPerDay / GB),
  'logs of open matches, GB': ({ needs }: SiteReport) => short(needs.demand.logSize / GB),
  'cores of NATS': ({ needs }: SiteReport) => short(needs.demand.natsCores),
  'Postgres partitions': ({ needs }: SiteReport) => whole(needs.partitions),
};
const SIMULATED = {
  'a move, p50 ms': ({ simulated }: SiteReport) => short(simulated.latency.p50),
  'a move, p99 ms': ({ simulated }: SiteReport) => short(simulated.latency.p99),
  'until it is safe, p99 ms': ({ simulated }: SiteReport) => short(simulated.commit.p99),
  'rows a statement': ({ simulated }: SiteReport) => short(simulated.batch),
  'commits a flush': ({ simulated }: SiteReport) => short(simulated.commitsPerFlush),
  'commits/s, each Postgres': ({ simulated }: SiteReport) => whole(simulated.commitsPerSecond),
  'busiest node': ({ simulated }: SiteReport) => percent(simulated.nodeBusy),
  'busiest Postgres': ({ simulated }: SiteReport) => percent(simulated.postgresBusy),
  'its disk is waited for': ({ simulated }: SiteReport) => percent(simulated.flushBusy),
};

/** A table with a column for each size. */
export interface ReportPart {
  readonly title: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function reportParts(reports: readonly SiteReport[]): readonly ReportPart[] {
  const headings = ['people at once', ...reports.map(({ size }) => whole(size.people))];
  const matches = ['open matches', ...reports.map(({ size }) => whole(size.openMatches))];
  const part = (rows: Readonly<Record<string, (report: SiteReport) => string>>): string[][] =>
    Object.entries(rows).map(([name, of]) => [name, ...reports.map(of)]);
  return [
    { title: 'Load in the busiest hour (computed)', headings, rows: [matches, ...part(RATES)] },
    { title: 'What it needs (computed)', headings, rows: part(NEEDS) },
    { title: 'How long it takes (simulated)', headings, rows: part(SIMULATED) },
  ];
}

/** At how many people each thing that is there only once reaches its limit. */
export const bottleneckPart = (size: SiteSize, ground: Ground): ReportPart => ({
  title: 'Limits of one Postgres and one NATS, the first to be reached on top (computed)',
  headings: ['', 'people at once'],
  rows: bottlenecksOf(size, ground).map(({ what, people }) => [LABELS[what], roughly(people)]),
});

const LABELS: Readonly<Record<Bottleneck, string>> = {
  'postgres processor': "Postgres' processor",
  'postgres WAL': "Postgres' WAL",
  connections: "Postgres' connections",
  nats: "NATS' processor",
};
const roughly = (n: number): string => whole(Number(n.toPrecision(2)));

const VARIANTS: Readonly<Record<string, (ground: Ground) => Ground>> = {
  'as assumed': (ground) => ground,
  'twice as many moves in live matches': assuming(({ liveMovesPerMinute }) => ({
    liveMovesPerMinute: 2 * liveMovesPerMinute,
  })),
  'everybody is in a live match': assuming(() => ({ livePeople: 1 })),
  'five times as many moves by correspondence': assuming(({ correspondenceMovesPerDay }) => ({
    correspondenceMovesPerDay: 5 * correspondenceMovesPerDay,
  })),
  'a Postgres of 4 cores': assuming(() => ({ postgresCores: 4 })),
  'a Postgres of 64 cores': assuming(() => ({ postgresCores: 64 })),
  'a checkpoint every 30 minutes': assuming(() => ({ checkpointSeconds: 1800 })),
  'both players of a match at one node': ({ figures, assumptions }) => {
    const { together } = figures.nodeMove;
    const nodeMove = { together, apart: together };
    return { assumptions, figures: { ...figures, nodeMove, read: 0 } };
  },
};
function assuming(
  change: (given: Assumptions) => Partial<Assumptions>,
): (ground: Ground) => Ground {
  return ({ figures, assumptions }) => ({
    figures,
    assumptions: { ...assumptions, ...change(assumptions) },
  });
}

/** What becomes of the first limit where an assumption is wrong, or something is changed. */
const variantsPart = (size: SiteSize, ground: Ground): ReportPart => ({
  title: 'If something is otherwise (computed)',
  headings: ['', 'first limit', 'people at once', `nodes for ${whole(size.people)}`],
  rows: Object.entries(VARIANTS).map(([name, vary]) => {
    const varied = vary(ground);
    const [first] = bottlenecksOf(size, varied);
    if (first === undefined) throw new Error('there is always a limit');
    const { nodes } = needsOf(size, varied);
    return [name, LABELS[first.what], roughly(first.people), whole(nodes)];
  }),
});

export interface ReportPlan {
  readonly people: readonly number[];
  readonly matches: number; // where REFERENCE people are connected; in proportion elsewhere
  readonly seconds: number;
  readonly seed: number;
}
export const REFERENCE = 50_000;

/** What each size needs, and how it fares with that. */
export function wholeReport(
  { people: sizes, matches, seconds, seed }: ReportPlan,
  ground: Ground,
): readonly ReportPart[] {
  const reports = sizes.map((people) => {
    const size = { people, openMatches: Math.round((matches / REFERENCE) * people) };
    const needs = needsOf(size, ground);
    const { nodes, partitions } = needs;
    const plan = { ...size, nodes, partitions, seconds, seed };
    return { size, needs, simulated: simulate(plan, ground) };
  });
  const reference = { people: REFERENCE, openMatches: matches };
  return [
    ...reportParts(reports),
    bottleneckPart(reference, ground),
    variantsPart(reference, ground),
  ];
}
