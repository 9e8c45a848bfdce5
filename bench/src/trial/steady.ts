import { ratiosOf, runRounds } from './rounds.ts';
import type { ContestantResult, Ratios, RoundsPlan } from './rounds.ts';

export interface SteadyPlan extends Pick<RoundsPlan, 'contestants' | 'rounds'> {
  readonly matches: number;
  readonly offered: number; // moves a second
  readonly warmUp: number; // milliseconds
  readonly measure: number; // milliseconds
}
export interface SteadyResult {
  readonly matches: number;
  readonly offered: number;
  readonly contestants: readonly ContestantResult[];
  readonly ratios: Readonly<Record<Percentile, Ratios>>;
}
export const PERCENTILES = ['p50', 'p99', 'p999'] as const;
export type Percentile = (typeof PERCENTILES)[number];

/** An open loop: what a move takes at a load that does not depend on the server. */
export async function measureSteady(plan: SteadyPlan): Promise<SteadyResult> {
  const { contestants: all, rounds, matches, offered, warmUp, measure } = plan;
  const trial = { matches, offered, warmUp, measure };
  const contestants = await runRounds({ name: 'steady', contestants: all, rounds, trial });
  return {
    matches,
    offered,
    contestants,
    ratios: {
      p50: ratiosOf(contestants, 'p50'),
      p99: ratiosOf(contestants, 'p99'),
      p999: ratiosOf(contestants, 'p999'),
    },
  };
}
