import type { Contestant } from './contestants.ts';
import { ratiosOf, runRounds } from './rounds.ts';
import type { ContestantResult, Ratios } from './rounds.ts';

export interface ServerPlan {
  readonly contestants: readonly Contestant[];
  readonly rounds: number;
  readonly sizes: readonly number[]; // matches played at the same time
  readonly warmUp: number; // milliseconds
  readonly measure: number; // milliseconds
}
export interface SizeResult {
  readonly matches: number;
  readonly contestants: readonly ContestantResult[];
  readonly ratios: Ratios; // moves a second
  readonly p99Ratios: Ratios;
}
export interface ServerResult {
  readonly sizes: readonly SizeResult[];
}

/** A closed loop: as many moves a second as each server can take. */
export async function measureServers(plan: ServerPlan): Promise<ServerResult> {
  const sizes: SizeResult[] = [];
  for (const matches of plan.sizes) sizes.push(await measureSize(matches, plan));
  return { sizes };
}

async function measureSize(
  matches: number,
  { contestants: all, rounds, warmUp, measure }: ServerPlan,
): Promise<SizeResult> {
  const trial = { matches, warmUp, measure, offered: null };
  const contestants = await runRounds({ name: 'server', contestants: all, rounds, trial });
  return {
    matches,
    contestants,
    ratios: ratiosOf(contestants, 'movesPerSecond'),
    p99Ratios: ratiosOf(contestants, 'p99'),
  };
}
