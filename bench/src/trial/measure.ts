import { say } from '../report/say.ts';
import { median } from '../report/statistics.ts';
import { FATHOM } from './contestants.ts';
import type { Contestant } from './contestants.ts';
import { runTrial } from './trial.ts';
import type { TrialPlan, TrialResult } from './trial.ts';

export interface ServerPlan {
  readonly contestants: readonly Contestant[];
  readonly rounds: number;
  readonly sizes: readonly number[]; // matches played at the same time
  readonly warmUp: number; // milliseconds
  readonly measure: number; // milliseconds
}
/** Medians over the rounds, each figure for itself. */
export interface Figures {
  readonly movesPerSecond: number;
  readonly p50: number; // milliseconds
  readonly p99: number; // milliseconds
  readonly bytesPerMove: number;
  readonly memoryPerMatch: number; // bytes
  readonly serverCpu: number; // share of one core
  readonly generatorCpu: number; // share of one core
}
export interface ContestantResult {
  readonly name: string;
  readonly label: string;
  readonly median: Figures;
  readonly rounds: readonly TrialResult[];
}
export interface SizeResult {
  readonly matches: number;
  readonly contestants: readonly ContestantResult[];
  /** Our moves a second over each other contestant's; empty if ours did not take part. */
  readonly ratios: Readonly<Record<string, number>>;
  /** Our latency over each other's, at the 99th percentile. */
  readonly p99Ratios: Readonly<Record<string, number>>;
}
export interface ServerResult {
  readonly sizes: readonly SizeResult[];
}

export async function measureServers(plan: ServerPlan): Promise<ServerResult> {
  const sizes: SizeResult[] = [];
  for (const matches of plan.sizes) sizes.push(await measureSize(matches, plan));
  return { sizes };
}

async function measureSize(matches: number, plan: ServerPlan): Promise<SizeResult> {
  const runs = new Map<Contestant, TrialResult[]>();
  for (let round = 0; round < plan.rounds; round++)
    for (const contestant of inTurn(plan.contestants, round)) {
      const result = await runOne(contestant, { ...plan, matches }, round);
      runs.set(contestant, [...(runs.get(contestant) ?? []), result]);
    }
  const contestants = plan.contestants.map((one) => summary(one, runs.get(one) ?? []));
  return {
    matches,
    contestants,
    ratios: ratiosOf(contestants, ({ movesPerSecond }) => movesPerSecond),
    p99Ratios: ratiosOf(contestants, ({ p99 }) => p99),
  };
}

async function runOne(
  contestant: Contestant,
  plan: TrialPlan & ServerPlan,
  round: number,
): Promise<TrialResult> {
  const result = await runTrial(contestant, plan);
  const speed = Math.round(result.movesPerSecond).toLocaleString('en');
  say(
    `server: ${plan.matches} matches, round ${round + 1} of ${plan.rounds}, ` +
      `${contestant.label}: ${speed} moves/s, p99 ${result.latency.p99.toFixed(1)} ms`,
  );
  return result;
}

/** Another one begins each round. */
const inTurn = (all: readonly Contestant[], round: number): Contestant[] =>
  all.map((_, i) => all[(i + round) % all.length] as Contestant);

function summary({ name, label }: Contestant, rounds: readonly TrialResult[]): ContestantResult {
  const of = (pick: (run: TrialResult) => number): number => median(rounds.map(pick));
  return {
    name,
    label,
    median: {
      movesPerSecond: of((run) => run.movesPerSecond),
      p50: of((run) => run.latency.p50),
      p99: of((run) => run.latency.p99),
      bytesPerMove: of((run) => run.bytesPerMove),
      memoryPerMatch: of((run) => run.memoryPerMatch),
      serverCpu: of((run) => run.serverCpu),
      generatorCpu: of((run) => run.generatorCpu),
    },
    rounds,
  };
}

function ratiosOf(
  contestants: readonly ContestantResult[],
  pick: (figures: Figures) => number,
): Record<string, number> {
  const mine = contestants.find(({ name }) => name === FATHOM.name);
  if (mine === undefined) return {};
  return Object.fromEntries(
    contestants
      .filter((one) => one !== mine)
      .map(({ name, median: theirs }) => [name, pick(mine.median) / pick(theirs)]),
  );
}
