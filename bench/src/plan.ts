import type { BeliefPlan } from './belief/measure.ts';
import type { ClusterPlan } from './cluster/measure.ts';
import type { CrewsMeasurePlan } from './crews/measure.ts';
import type { GrowthPlan } from './growth/measure.ts';
import { oneOf } from './options.ts';
import type { Options } from './options.ts';
import type { RulesPlan } from './rules/measure.ts';
import { CONTESTANTS } from './trial/contestants.ts';
import type { Contestant } from './trial/contestants.ts';
import type { ServerPlan } from './trial/measure.ts';
import type { SteadyPlan } from './trial/steady.ts';

export interface Plan {
  readonly rules: RulesPlan;
  readonly belief: BeliefPlan;
  readonly server: ServerPlan;
  readonly steady: SteadyPlan;
  readonly crews: CrewsMeasurePlan;
  readonly growth: GrowthPlan;
  readonly cluster: ClusterPlan;
}

/** A site with some 20,000 players. */
const STEADY = {
  contestants: ['fathom', 'durable-relay', 'boardgame', 'colyseus'].map(contestantNamed),
  matches: 1000,
  offered: 2000,
};

/** Beside Admirals. */
const PEOPLE = { matches: 200, offered: 400 };

/** What three nodes, Postgres, NATS and the players bear together on two cores. */
const SITE = { matches: 200, offered: 400 };

const FULL: Plan = {
  rules: { rounds: 5, time: 1500, games: 500 },
  belief: { games: 400, passes: 10, crews: { games: 40, passes: 3 } },
  server: {
    contestants: CONTESTANTS,
    rounds: 3,
    sizes: [100, 1000],
    warmUp: 3000,
    measure: 6000,
  },
  steady: { ...STEADY, rounds: 3, warmUp: 3000, measure: 12_000 },
  crews: { matches: 200, warmUp: 6, measure: 24 },
  growth: {
    few: 100,
    many: 100_000,
    visits: 500,
    rows: { short: 50, long: 5000 },
    joins: 40,
    admirals: { admirals: 20, ...PEOPLE, warmUp: 3000, measure: 15_000 },
  },
  cluster: {
    playing: { ...SITE, rounds: 2, warmUp: 5000, measure: 8000, idle: 3000, joins: 160 },
    stocked: 50_000,
    appending: { writers: [1, 10, 100, 1000], time: 3000 },
    statements: { matches: [1000, 10_000], time: 1000 },
  },
};
const QUICK: Plan = {
  rules: { rounds: 1, time: 500, games: 200 },
  belief: { games: 100, passes: 2, crews: { games: 6, passes: 2 } },
  server: { contestants: CONTESTANTS, rounds: 1, sizes: [100], warmUp: 1000, measure: 2000 },
  steady: { ...STEADY, rounds: 1, warmUp: 1000, measure: 3000 },
  crews: { matches: 50, warmUp: 2, measure: 5 },
  growth: {
    few: 100,
    many: 2000,
    visits: 100,
    rows: { short: 50, long: 1000 },
    joins: 10,
    admirals: { admirals: 20, ...PEOPLE, warmUp: 1000, measure: 3000 },
  },
  cluster: {
    playing: { ...SITE, rounds: 1, warmUp: 1000, measure: 2000, idle: 1000, joins: 16 },
    stocked: 5_000,
    appending: { writers: [1, 10, 100, 1000], time: 500 },
    statements: { matches: [1000], time: 200 },
  },
};

/** What the options ask for. */
export function planFor({ quick, contestants: names, matches, rounds }: Options): Plan {
  const plan = quick ? QUICK : FULL;
  const chosen = {
    ...(names === null ? {} : { contestants: names.map(contestantNamed) }),
    ...(rounds === null ? {} : { rounds }),
  };
  return {
    ...plan,
    server: { ...plan.server, ...chosen, sizes: matches ?? plan.server.sizes },
    cluster: {
      ...plan.cluster,
      playing: { ...plan.cluster.playing, ...(rounds === null ? {} : { rounds }) },
    },
    steady: { ...plan.steady, ...chosen, matches: Math.max(...(matches ?? [plan.steady.matches])) },
  };
}

function contestantNamed(text: string): Contestant {
  const names = CONTESTANTS.map(({ name }) => name);
  const name = oneOf(names, text, '--contestants: there is no');
  return CONTESTANTS.find((one) => one.name === name) as Contestant;
}
