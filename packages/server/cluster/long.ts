import { runProgram } from '../programs/run.ts';
import { HELP, readOptions } from './options.ts';

// Ends by way of `exit`, where everything is ended that was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

async function main(args: readonly string[]): Promise<number | null> {
  const options = readOptions(args);
  if (options === null) return null;
  const { faults, matches, nodes, seed } = options;
  console.log(
    `cluster test: ${nodes} nodes, ${matches} matches at a time, ${faults} faults, seed ${seed}`,
  );
  const { campaign } = await import('./campaign.ts'); // help and faults need none of it
  const { faultsOf, summaryOf } = await import('./report.ts');
  const report = await campaign(options, (line) => console.log(line));
  console.log(['', ...summaryOf(report, options)].join('\n'));
  const found = faultsOf(report, options);
  console.log(found.length === 0 ? 'all is well' : `FAILED\n${found.join('\n')}`);
  return found.length === 0 ? 0 : 1;
}

await runProgram({ name: 'cluster-test', help: HELP, run: main });
