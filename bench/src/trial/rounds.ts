import { say } from '../report/say.ts';
import { median } from '../report/statistics.ts';
import { FATHOM } from './contestants.ts';
import type { Contestant } from './contestants.ts';
import { runTrial } from './trial.ts';
import type { TrialPlan, TrialResult } from './trial.ts';

export interface RoundsPlan {
  readonly name: string; // for the lines of progress
  readonly contestants: readonly Contestant[];
  readonly rounds: number;
  readonly trial: TrialPlan;
}
/** Medians over the rounds, each figure for itself. */
export interface Figures {
  readonly movesPerSecond: number;
  readonly p50: number; // milliseconds
  readonly p99: number; // milliseconds
  readonly p999: number; // milliseconds
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

/** All contestants in turn, several times. */
export async function runRounds(plan: RoundsPlan): Promise<ContestantResult[]> {
  const runs = new Map<Contestant, TrialResult[]>();
  for (let round = 0; round < plan.rounds; round++)
    for (const contestant of inTurn(plan.contestants, round)) {
      const result = await runOne(contestant, plan, round);
      runs.set(contestant, [...(runs.get(contestant) ?? []), result]);
    }
  return plan.contestants.map((one) => summary(one, runs.get(one) ?? []));
}

async function runOne(
  contestant: Contestant,
  { name, trial, rounds }: RoundsPlan,
  round: number,
): Promise<TrialResult> {
  const result = await runTrial(contestant, trial);
  const speed = Math.round(result.movesPerSecond).toLocaleString('en');
  say(
    `${name}: ${trial.matches} matches, round ${round + 1} of ${rounds}, ` +
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
      p999: of((run) => run.latency.p999),
      bytesPerMove: of((run) => run.bytesPerMove),
      memoryPerMatch: of((run) => run.memoryPerMatch),
      serverCpu: of((run) => run.serverCpu),
      generatorCpu: of((run) => run.generatorCpu),
    },
    rounds,
  };
}

/** Our figure over each other contestant's; empty if ours took no part. */
export type Ratios = Readonly<Record<string, number>>;

export function ratiosOf(contestants: readonly ContestantResult[], figure: keyof Figures): Ratios {
  const mine = contestants.find(({ name }) => name === FATHOM.name);
  if (mine === undefined) return {};
  return Object.fromEntries(
    contestants
      .filter((one) => one !== mine)
      .map(({ name, median: theirs }) => [name, mine.median[figure] / theirs[figure]]),
  );
}
