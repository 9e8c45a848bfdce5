import { relative } from 'node:path';
import { measureBelief } from './belief/measure.ts';
import type { BeliefPlan } from './belief/measure.ts';
import { measureCrews } from './crews/measure.ts';
import type { CrewsMeasurePlan } from './crews/measure.ts';
import type { Options, Part } from './options.ts';
import { thisMachine, versions, warningOf } from './report/machine.ts';
import { print } from './report/print.ts';
import { SCHEMA, writeResults } from './report/results.ts';
import type { Results, Aim } from './report/results.ts';
import { measureRules } from './rules/measure.ts';
import type { RulesPlan } from './rules/measure.ts';
import { measureServers } from './trial/measure.ts';
import type { ServerPlan } from './trial/measure.ts';

/** Measures what was asked for, prints it and writes it down. */
export async function run({ parts, quick }: Options): Promise<void> {
  const from = performance.now();
  const plan = planFor(quick);
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
  server: { rounds: 3, sizes: [100, 1000], warmUp: 3000, measure: 6000 },
  crews: { matches: 200, warmUp: 6, measure: 24 },
};
const QUICK: Plan = {
  rules: { rounds: 1, time: 500, games: 200 },
  belief: { games: 100, passes: 2, crews: { games: 6, passes: 2 } },
  server: { rounds: 1, sizes: [100], warmUp: 1000, measure: 2000 },
  crews: { matches: 50, warmUp: 2, measure: 5 },
};

const planFor = (quick: boolean): Plan => (quick ? QUICK : FULL);

type Measured = Pick<Results, 'rules' | 'belief' | 'server' | 'crews'>;

const OVER: readonly { readonly name: string; readonly label: string; readonly aim: number }[] = [
  { name: 'boardgame', label: 'boardgame.io', aim: 3 },
  { name: 'colyseus', label: 'Colyseus', aim: 1 },
  { name: 'echo', label: 'a bare echo', aim: 0.5 },
];
const MOST_BELIEF = 0.1; // milliseconds
const MOST_BYTES = 1000;

/** What the benchmark is for, as far as this run measured it. */
function aimsOf({ rules, belief, server, crews }: Measured): Aim[] {
  const aims: Aim[] = [];
  if (rules !== null)
    aims.push(atLeast('rules: playouts, times boardgame.io', 20, rules.ratios.playouts));
  if (belief !== null) {
    const got = belief.updates.mean;
    const what = 'belief: mean update, ms (at most)';
    aims.push({ what, aim: MOST_BELIEF, got, met: got <= MOST_BELIEF });
  }
  for (const { matches, ratios } of server?.sizes ?? [])
    for (const { name, label, aim } of OVER)
      aims.push(atLeast(`server: ${matches} matches, times ${label}`, aim, ratios[name] ?? 0));
  if (crews !== null) {
    const got = crews.bytesPerUpdate;
    const what = 'crews: bytes a move and client (at most)';
    aims.push({ what, aim: MOST_BYTES, got, met: got <= MOST_BYTES });
  }
  return aims;
}

const atLeast = (what: string, aim: number, got: number): Aim => ({
  what,
  aim,
  got,
  met: got >= aim,
});
