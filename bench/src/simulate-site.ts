/** What a site of a size needs, by the figures of `npm run bench -- --only cluster`: node bench/src/simulate-site.ts --help */
import { readValues, whole } from '../../packages/server/programs/options.ts';
import { runProgram } from '../../packages/server/programs/run.ts';
import { ASSUMPTIONS } from './simulation/assumptions.ts';
import { findFigures } from './simulation/figures.ts';
import { needsOf } from './simulation/needs.ts';
import { bottleneckReport, reportOf } from './simulation/report.ts';
import { simulate } from './simulation/simulate.ts';

const HELP = `Reckons, and plays through in a simulation, what a site of many nodes and one or more Postgres needs.

  node bench/src/simulate-site.ts [--people N,N,…] [--matches N] [--seconds N] [--seed S] [--figures FILE]

  --people N,N     how many people are connected at once, a column each (5000,50000,200000,1000000)
  --matches N      how many matches are open where 50,000 people are connected; in proportion elsewhere (1000000)
  --seconds N      how long the simulated site runs (5)
  --seed S         of what is drawn in it (1)
  --figures FILE   of a run of the benchmark (results/measured-cluster.json, else what is written in the source)
  --help           this text

What is assumed about people and machines is in bench/src/simulation/assumptions.ts; docs/SCALING.md explains it.`;

const SIZES = '5000,50000,200000,1000000';
const REFERENCE = 50_000;

async function main(args: readonly string[]): Promise<number | null> {
  const values = readValues(args, { texts: ['people', 'matches', 'seconds', 'seed', 'figures'] });
  if (values === null) return null;
  const sizes = (values.people ?? SIZES).split(',').map((text) => whole('people', text.trim()));
  const matches = whole('matches', values.matches ?? '1000000');
  const seconds = whole('seconds', values.seconds ?? '5');
  const seed = whole('seed', values.seed ?? '1');
  const { figures, source } = findFigures(values.figures ?? null);
  const ground = { figures, assumptions: ASSUMPTIONS };
  console.log(`Figures: ${source}. Assumptions: bench/src/simulation/assumptions.ts.\n`);
  const reports = sizes.map((people) => {
    const size = { people, openMatches: Math.round((matches / REFERENCE) * people) };
    const needs = needsOf(size, ground);
    const { nodes, partitions } = needs;
    return {
      size,
      needs,
      simulated: simulate({ ...size, nodes, partitions, seconds, seed }, ground),
    };
  });
  console.log(
    `In play Postgres took ${figures.postgresMore.toFixed(2)} times what its statements take one after the other; ` +
      'that is counted.\n',
  );
  console.log(reportOf(reports));
  console.log(`\n${bottleneckReport({ people: REFERENCE, openMatches: matches }, ground)}`);
  return 0;
}

await runProgram({ name: 'simulate-site', help: HELP, run: main });
