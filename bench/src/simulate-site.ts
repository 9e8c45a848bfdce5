/** What a site of a size needs, by the figures of `npm run bench -- --only cluster`: node bench/src/simulate-site.ts --help */
import { readValues, whole } from '../../packages/server/programs/options.ts';
import { runProgram } from '../../packages/server/programs/run.ts';
import { table } from './report/table.ts';
import { ASSUMPTIONS } from './simulation/assumptions.ts';
import { findFigures } from './simulation/figures.ts';
import { wholeReport } from './simulation/report.ts';

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

async function main(args: readonly string[]): Promise<number | null> {
  const values = readValues(args, { texts: ['people', 'matches', 'seconds', 'seed', 'figures'] });
  if (values === null) return null;
  const plan = {
    people: (values.people ?? SIZES).split(',').map((text) => whole('people', text.trim())),
    matches: whole('matches', values.matches ?? '1000000'),
    seconds: whole('seconds', values.seconds ?? '5'),
    seed: whole('seed', values.seed ?? '1'),
  };
  const { figures, source } = findFigures(values.figures ?? null);
  console.log(`Figures: ${source}. Assumptions: bench/src/simulation/assumptions.ts.`);
  console.log(
    `In play Postgres took ${figures.postgresMore.toFixed(2)} times what its statements take one after the other; ` +
      'that is counted.',
  );
  const ground = { figures, assumptions: ASSUMPTIONS };
  for (const { title, headings, rows } of wholeReport(plan, ground))
    console.log(`\n${title}\n${table(headings, rows)}`);
  return 0;
}

await runProgram({ name: 'simulate-site', help: HELP, run: main });
