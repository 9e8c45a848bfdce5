import type { BeliefPlan } from './belief/measure.ts';
import type { CrewsMeasurePlan } from './crews/measure.ts';
import type { RulesPlan } from './rules/measure.ts';
import type { ServerPlan } from './trial/measure.ts';

export interface Plan {
  readonly rules: RulesPlan;
  readonly belief: BeliefPlan;
  readonly server: ServerPlan;
  readonly crews: CrewsMeasurePlan;
}

const FULL: Plan = {
  rules: { rounds: 5, time: 1500, games: 500 },
  belief: { games: 400, passes: 10, crews: { games: 40, passes: 3 } },
  server: { rounds: 3, sizes: [100, 1000], warmUp: 3000, measure: 6000 },
  crews: { matches: 200, warmUp: 6, measure: 24 },
};
const QUICK: Plan = {
  rules: { rounds: 1, time: 500, games: 200 },
  belief: { games: 100, passes: 2, crews: { games: 6, passes: 2 } },
  server: { rounds: 1, sizes: [100], warmUp: 1000, measure: 2000 },
  crews: { matches: 50, warmUp: 2, measure: 5 },
};

export const planFor = (quick: boolean): Plan => (quick ? QUICK : FULL);
