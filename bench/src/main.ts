import { existsSync } from 'node:fs';
import { BadOption, HELP, readOptions } from './options.ts';
import { cleanUpOnExit } from './trial/children.ts';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return console.log(HELP);
  if (!existsSync(new URL('../node_modules', import.meta.url)))
    throw new BadOption('the other contestants are not installed; start this with: npm run bench');
  cleanUpOnExit();
  // Libraries read it while they are loaded: theirs check and freeze less in production.
  process.env['NODE_ENV'] = 'production';
  const { run } = await import('./run.ts');
  await run(options);
}

main().catch((error: unknown) => {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  if (error instanceof BadOption) console.error(`\n${HELP}`);
  process.exit(1);
});
