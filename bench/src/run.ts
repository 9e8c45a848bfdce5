import { relative } from 'node:path';
import { measureBelief } from './belief/measure.ts';
import { measureCluster } from './cluster/measure.ts';
import { measureCrews } from './crews/measure.ts';
import { measureGrowth } from './growth/measure.ts';
import type { Options, Part } from './options.ts';
import { planFor } from './plan.ts';
import { aimsOf } from './report/aims.ts';
import { thisMachine, versions, warningOf } from './report/machine.ts';
import { print } from './report/print.ts';
import { SCHEMA, keepParts, writeResults } from './report/results.ts';
import type { Measured, Results } from './report/results.ts';
import { measureRules } from './rules/measure.ts';
import { measureServers } from './trial/measure.ts';
import { measureSteady } from './trial/steady.ts';

/** Measures what was asked for, prints it and writes it down. */
export async function run(options: Options): Promise<void> {
  const from = performance.now();
  const machine = thisMachine();
  const warning = warningOf(machine);
  if (warning !== null) console.warn(warning);
  const measured = await measure(options);
  const results: Results = {
    schema: SCHEMA,
    date: new Date().toISOString(),
    seconds: Math.round((performance.now() - from) / 1000),
    quick: options.quick,
    machine,
    versions: versions(),
    ...measured,
    aims: aimsOf(measured),
  };
  print(results);
  const files = [writeResults(results), ...(isWhole(options) ? keepParts(results) : [])];
  console.log(`\nWritten to ${files.map((file) => relative(process.cwd(), file)).join(', ')}`);
}

/** Every part of it that was asked for is as it should be quoted. */
const isWhole = ({ quick, contestants, matches, rounds }: Options): boolean =>
  !quick && contestants === null && matches === null && rounds === null;

async function measure(options: Options): Promise<Measured> {
  const plan = planFor(options);
  const wants = (part: Part): boolean => options.parts.includes(part);
  // Belief goes first: one of its figures is that of a process that has just started.
  const belief = wants('belief') ? measureBelief(plan.belief) : null;
  const rules = wants('rules') ? measureRules(plan.rules) : null;
  const server = wants('server') ? await measureServers(plan.server) : null;
  const steady = wants('steady') ? await measureSteady(plan.steady) : null;
  const crews = wants('crews') ? await measureCrews(plan.crews) : null;
  const growth = wants('growth') ? await measureGrowth(plan.growth) : null;
  const cluster = wants('cluster') ? await measureCluster(plan.cluster) : null;
  return { rules, belief, server, steady, crews, growth, cluster };
}
