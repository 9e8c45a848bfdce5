import { runProgram } from '../programs/run.ts';
import { HELP, readOptions } from './options.ts';

async function main(args: readonly string[]): Promise<number | null> {
  const options = readOptions(args);
  if (options === null) return null;
  console.log(`attack test: ${options.only.join(', ')}; seed ${options.seed}`);
  const { campaign } = await import('./campaign.ts'); // help and faults need none of it
  const { faultsOf, summaryOf } = await import('./report.ts');
  const report = await campaign(options, (line) => console.log(line));
  console.log(['', ...summaryOf(report, options)].join('\n'));
  const faults = faultsOf(report, options);
  console.log(faults.length === 0 ? 'all is well' : `FAILED\n${faults.join('\n')}`);
  return faults.length === 0 ? 0 : 1;
}

await runProgram({ name: 'attack-test', help: HELP, run: main });
