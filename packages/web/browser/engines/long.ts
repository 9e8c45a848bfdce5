import { parseArgs } from 'node:util';
import { buildWebIfStale } from '../../../../scripts/web-build.ts';
import { startServer } from '../people/server.ts';
import { FIREFOX } from './firefox.ts';
import { PATHS, walk } from './paths.ts';
import type { GamePath } from './paths.ts';
import { Tab } from './tab.ts';
import type { Engine } from './tab.ts';
import { WEBKIT } from './webkit.ts';

const ENGINES: readonly Engine[] = [FIREFOX, WEBKIT];
const NAMES = ENGINES.map(({ name }) => name.toLowerCase());
const HELP = `npm run browsers -- [--engine ${NAMES.join('|')}] [--game words]
Walks a path through each game in Firefox and WebKit: lobby, start, the opening, reload, hint, phone size.`;

/** What went wrong on one path; null: nothing. */
async function tryPath(engine: Engine, path: GamePath, url: string): Promise<string | null> {
  const name = `${engine.name}, ${path.game}`;
  let at = 'launch';
  const driver = await engine.launch();
  try {
    const onStep = (step: string): void => {
      at = step;
      process.stdout.write(` ${step} …`);
    };
    process.stdout.write(`${name}:`);
    await walk(new Tab(driver), path, { url, onStep });
    const complaints = await driver.complaints();
    if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join(' | ')}`);
    console.log(' ✓');
    return null;
  } catch (error) {
    console.log(' ✗');
    return `${name}, ${at}: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    await driver.close();
  }
}

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string' },
      game: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const engines = ENGINES.filter(
    ({ name }) => values.engine === undefined || name.toLowerCase() === values.engine,
  );
  const paths = PATHS.filter(({ game }) =>
    game.toLowerCase().includes((values.game ?? '').toLowerCase()),
  );
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (engines.length === 0 || paths.length === 0) {
    console.error(`there is no such engine or game\n\n${HELP}`);
    return 2;
  }
  buildWebIfStale();
  const server = await startServer();
  const faults: string[] = [];
  let walked = 0;
  try {
    for (const engine of engines)
      for (const path of paths) {
        const fault = await tryPath(engine, path, server.url);
        walked += 1;
        if (fault !== null) faults.push(fault);
      }
  } finally {
    await server.stop();
  }
  for (const fault of faults) console.log(`failed: ${fault}`);
  console.log(`\n${walked - faults.length} passed, ${faults.length} failed`);
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? `browsers: ${error.message}` : error);
  return 2;
});
