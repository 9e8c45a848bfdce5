import { relative } from 'node:path';
import { measureBelief } from './belief/measure.ts';
import { measureCrews } from './crews/measure.ts';
import type { Options, Part } from './options.ts';
import { planFor } from './plan.ts';
import { aimsOf } from './report/aims.ts';
import { thisMachine, versions, warningOf } from './report/machine.ts';
import { print } from './report/print.ts';
import { SCHEMA, writeResults } from './report/results.ts';
import type { Results } from './report/results.ts';
import { measureRules } from './rules/measure.ts';
import { measureServers } from './trial/measure.ts';

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
