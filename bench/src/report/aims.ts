import type { ClusterResult } from '../cluster/measure.ts';
import type { GrowthResult } from '../growth/measure.ts';
import { DEED_LABELS } from '../growth/visiting.ts';
import type { SizeResult } from '../trial/measure.ts';
import { PERCENTILES } from '../trial/steady.ts';
import type { Percentile, SteadyResult } from '../trial/steady.ts';
import type { Aim, Measured } from './results.ts';

/** What the benchmark is for, as far as this run measured it. */
export const aimsOf = ({
  rules,
  belief,
  server,
  steady,
  crews,
  growth,
  cluster,
}: Measured): Aim[] => [
  ...(rules === null
    ? []
    : [atLeast('rules: playouts, times boardgame.io', 20, rules.ratios.playouts)]),
  ...(belief === null ? [] : [atMost('belief: mean update, ms', 0.1, belief.updates.mean)]),
  ...(server?.sizes.flatMap(aimsOfSize) ?? []),
  ...(steady === null ? [] : aimsOfSteady(steady)),
  ...(crews === null ? [] : [atMost('crews: bytes a move and client', 1000, crews.bytesPerUpdate)]),
  ...(growth === null ? [] : aimsOfGrowth(growth)),
  ...(cluster === null ? [] : aimsOfCluster(cluster)),
];

interface Over {
  readonly name: string;
  readonly label: string;
  readonly aim: number;
}

const SPEED_OVER: readonly Over[] = [
  { name: 'durable-relay', label: 'the durable relay', aim: 0.7 },
  { name: 'boardgame', label: 'boardgame.io', aim: 5 },
  { name: 'colyseus', label: 'Colyseus', aim: 1 },
];
const MANY = 1000; // matches: with so many, waiting is judged too
const MOST_P99 = 1.5; // times the durable relay's

function aimsOfSize({ matches, ratios, p99Ratios }: SizeResult): Aim[] {
  const of = `server: ${matches} matches,`;
  const aims = SPEED_OVER.flatMap(({ name, label, aim }) =>
    known(ratios[name], (got) => atLeast(`${of} moves/s, times ${label}`, aim, got)),
  );
  if (matches < MANY) return aims;
  const wait = (got: number): Aim => atMost(`${of} p99, times the durable relay`, MOST_P99, got);
  return [...aims, ...known(p99Ratios['durable-relay'], wait)];
}

const LABELS: Readonly<Record<Percentile, string>> = { p50: 'p50', p99: 'p99', p999: 'p99.9' };
const MOST_STEADY = 2; // times the durable relay's

const aimsOfSteady = ({ offered, ratios }: SteadyResult): Aim[] =>
  PERCENTILES.flatMap((percentile) => {
    const what = `steady: ${offered} moves/s, ${LABELS[percentile]}, times the durable relay`;
    return known(ratios[percentile]['durable-relay'], (got) => atMost(what, MOST_STEADY, got));
  });

const MIB = 2 ** 20;
const MOST_GROWN = 1.5; // times what it is with few matches
const MOST_LONGER = 3; // times what it is with a short match

function aimsOfGrowth({
  few,
  many,
  starts,
  memoryGrowth,
  visits,
  joins,
  admirals,
}: GrowthResult): Aim[] {
  const { short, long } = joins.rows;
  const times = `${many} matches, times ${few}`;
  return [
    atMost(`growth: ${many} matches, start to ready, s`, 3, starts.many.ready / 1000),
    atMost(`growth: ${many} matches, MiB more than none`, 200, memoryGrowth / MIB),
    ...visits.flatMap(({ deed, ratios }) => [
      atMost(`growth: ${DEED_LABELS[deed]}, p50, ${times}`, MOST_GROWN, ratios.p50),
      atMost(`growth: ${DEED_LABELS[deed]}, p99, ${times}`, MOST_GROWN, ratios.p99),
    ]),
    atMost(
      `growth: join of ${long} rows at rest, times ${short} rows`,
      MOST_LONGER,
      joins.atRest.ratio,
    ),
    atMost(
      `growth: join of ${long} rows in memory, times ${short} rows`,
      MOST_LONGER,
      joins.inMemory.ratio,
    ),
    atMost(
      `growth: p99 beside ${admirals.admirals} Admirals, ms more than alone`,
      20,
      admirals.later,
    ),
  ];
}

const MOST_MORE = 5; // times the processor time of one node with SQLite
const SOON = 100; // milliseconds: a move is there before anybody wonders
const LEAST_APPENDS = 5000; // a second
const SMALL_SHARE = 0.05; // of a core, for what a node asks whether anybody plays or not
const LOOKS = 0.5; // a second

function aimsOfCluster({ setups, ratios, appends, statements }: ClusterResult): Aim[] {
  const most = appends.toSorted((a, b) => b.writers - a.writers)[0];
  const heads = statements
    .filter(({ name }) => name === 'heads')
    .toSorted((a, b) => b.matches - a.matches)[0];
  const three = setups.find(({ name }) => name === 'three');
  return [
    ...known(ratios.three?.cpu, (got) =>
      atMost('cluster: three nodes, cpu a move, times one with SQLite', MOST_MORE, got),
    ),
    ...known(three?.median.p99, (got) => atMost('cluster: three nodes, p99, ms', SOON, got)),
    ...known(most?.appendsPerSecond, (got) =>
      atLeast(`cluster: ${most?.writers} writers, appends a second`, LEAST_APPENDS, got),
    ),
    ...known(heads?.postgresCpu, (got) =>
      atMost(
        `cluster: heads of ${heads?.matches} matches, share of a core`,
        SMALL_SHARE,
        (got * LOOKS) / 1000,
      ),
    ),
  ];
}

/** Nothing is said of what took no part in the run. */
const known = (got: number | undefined, aim: (got: number) => Aim): Aim[] =>
  got === undefined ? [] : [aim(got)];

export const atLeast = (what: string, aim: number, got: number): Aim => ({
  what,
  kind: 'at least',
  aim,
  got,
  met: got >= aim,
});

export const atMost = (what: string, aim: number, got: number): Aim => ({
  what,
  kind: 'at most',
  aim,
  got,
  met: got <= aim,
});
