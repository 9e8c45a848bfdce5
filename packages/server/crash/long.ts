import { BadOptions, HELP, readOptions } from './options.ts';
import { faultsOf, summaryOf } from './summary.ts';

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options === null) {
    console.log(HELP);
    return 0;
  }
  const { kills, matches, seed } = options;
  console.log(`crash test: ${kills} kills, ${matches} matches at a time, seed ${seed}`);
  const { campaign } = await import('./campaign.ts'); // help and faults need none of it
  const report = await campaign(options, (line) => console.log(line));
  console.log(['', ...summaryOf(report, options)].join('\n'));
  const faults = faultsOf(report);
  console.log(faults.length === 0 ? 'all is well' : `FAILED\n${faults.join('\n')}`);
  return faults.length === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (error instanceof BadOptions) console.error(`crash-test: ${error.message}\n\n${HELP}`);
    else console.error(error);
    process.exit(error instanceof BadOptions ? 2 : 1);
  },
);
