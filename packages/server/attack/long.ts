import { BadOptions, HELP, readOptions } from './options.ts';

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options === null) {
    console.log(HELP);
    return 0;
  }
  console.log(`attack test: ${options.only.join(', ')}; seed ${options.seed}`);
  const { campaign } = await import('./campaign.ts'); // help and faults need none of it
  const { faultsOf, summaryOf } = await import('./report.ts');
  const report = await campaign(options, (line) => console.log(line));
  console.log(['', ...summaryOf(report, options)].join('\n'));
  const faults = faultsOf(report, options);
  console.log(faults.length === 0 ? 'all is well' : `FAILED\n${faults.join('\n')}`);
  return faults.length === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (error instanceof BadOptions) console.error(`attack-test: ${error.message}\n\n${HELP}`);
    else console.error(error);
    process.exit(error instanceof BadOptions ? 2 : 1);
  },
);
