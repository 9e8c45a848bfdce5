import { relative } from 'node:path';
import { measureBelief } from './belief/measure.ts';
import type { BeliefPlan } from './belief/measure.ts';
import { measureCrews } from './crews/measure.ts';
import type { CrewsMeasurePlan } from './crews/measure.ts';
import { oneOf } from './options.ts';
import type { Options, Part } from './options.ts';
import { aimsOf } from './report/aims.ts';
import { thisMachine, versions, warningOf } from './report/machine.ts';
import { print } from './report/print.ts';
import { SCHEMA, writeResults } from './report/results.ts';
import type { Results } from './report/results.ts';
import { measureRules } from './rules/measure.ts';
import type { RulesPlan } from './rules/measure.ts';
import { CONTESTANTS } from './trial/contestants.ts';
import type { Contestant } from './trial/contestants.ts';
import { measureServers } from './trial/measure.ts';
import type { ServerPlan } from './trial/measure.ts';

/** Measures what was asked for, prints it and writes it down. */
export async function run(options: Options): Promise<void> {
  const { parts, quick } = options;
  const from = performance.now();
  const plan = planFor(options);
  const machine = thisMachine();
  const warning = warningOf(machine);
  if (warning !== null) console.warn(warning);
  const wants = (part: Part): boolean => parts.includes(part);
  // Belief goes first: one of its figures is that of a process that has just started.
  const belief = wants('belief') ? measureBelief(plan.belief) : null;
  const rules = wants('rules') ? measureRules(plan.rules) : null;
  const server = wants('server') ? await measureServers(plan.server) : null;
  const crews = wants('crews') ? await measureCrews(plan.crews) : null;
  const results: Results = {
    schema: SCHEMA,
    date: new Date().toISOString(),
    seconds: Math.round((performance.now() - from) / 1000),
    quick,
    machine,
    versions: versions(),
    rules,
    belief,
    server,
    crews,
    aims: aimsOf({ rules, belief, server, crews }),
  };
  print(results);
  console.log(`\nWritten to ${relative(process.cwd(), writeResults(results))}`);
}

interface Plan {
  readonly rules: RulesPlan;
  readonly belief: BeliefPlan;
  readonly server: ServerPlan;
  readonly crews: CrewsMeasurePlan;
}

const FULL: Plan = {
  rules: { rounds: 5, time: 1500, games: 500 },
  belief: { games: 400, passes: 10, crews: { games: 40, passes: 3 } },
  server: { contestants: CONTESTANTS, rounds: 3, sizes: [100, 1000], warmUp: 3000, measure: 6000 },
  crews: { matches: 200, warmUp: 6, measure: 24 },
};
const QUICK: Plan = {
  rules: { rounds: 1, time: 500, games: 200 },
  belief: { games: 100, passes: 2, crews: { games: 6, passes: 2 } },
  server: { contestants: CONTESTANTS, rounds: 1, sizes: [100], warmUp: 1000, measure: 2000 },
  crews: { matches: 50, warmUp: 2, measure: 5 },
};

function planFor({ quick, contestants, matches, rounds }: Options): Plan {
  const plan = quick ? QUICK : FULL;
  const server = {
    ...plan.server,
    contestants: contestants?.map(contestantNamed) ?? plan.server.contestants,
    sizes: matches ?? plan.server.sizes,
    rounds: rounds ?? plan.server.rounds,
  };
  return { ...plan, server };
}

const NAMES = CONTESTANTS.map(({ name }) => name);

function contestantNamed(text: string): Contestant {
  const name = oneOf(NAMES, text, '--contestants: there is no');
  return CONTESTANTS.find((one) => one.name === name) as Contestant;
}
