import { GAMES } from '@fathom/games';
import { BadConfig, readConfig } from './config.ts';
import { rebuildRatings } from './people/ratings/rebuild.ts';
import { openStoreOf, StoreError } from './store/index.ts';

const complain = (line: string): void => console.error(line);

/** Makes ratings, results and tables of the day again from the logs. The server must not run meanwhile. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const where = config.store === null ? config.dataFolder : 'the database';
  const store = await openStoreOf(config, { say: (line) => complain(`fathom: ${line}`) });
  try {
    const { told, rated, unreadable } = await rebuildRatings({
      store,
      games: GAMES,
      say: (line) => console.log(line),
      complain,
    });
    console.log(`The ratings of ${where} are made again: ${told} matches, ${rated} of them rated.`);
    if (unreadable > 0) {
      complain(`${unreadable} matches cannot be read, and count for nobody.`);
      process.exitCode = 1;
    }
  } finally {
    await store.close();
  }
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    if (!(error instanceof BadConfig || error instanceof StoreError)) throw error;
    console.error(`fathom: ${error.message}`);
    process.exit(1);
  },
);
