import { GAMES } from '@fathom/games';
import { CannotLoad, openFaceMaker } from '@fathom/host';
import { BadConfig, readConfig } from './config.ts';
import { REAL_RUNTIME } from './runtime.ts';
import { openStoreOf, StoreError } from './store/index.ts';
import type { Store } from './store/index.ts';

const PAGE = 500;

/** Throws away all that lists show, and makes it again from the logs. The server must not run meanwhile. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const where = config.store === null ? config.dataFolder : 'the database';
  const store = await openStoreOf(config, { say: (line) => console.error(`fathom: ${line}`) });
  try {
    await store.forgetLists();
    const { made, unreadable } = await rebuild(store);
    console.log(`The lists of ${where} are made again: ${made} matches.`);
    if (unreadable > 0) {
      console.error(`${unreadable} matches cannot be read, and no list shows them.`);
      process.exitCode = 1;
    }
  } finally {
    await store.close();
  }
}

async function rebuild(store: Store): Promise<{ made: number; unreadable: number }> {
  const faces = openFaceMaker({ ...REAL_RUNTIME, games: GAMES, store }, await store.downtime());
  let made = 0;
  let unreadable = 0;
  let after = '';
  for (;;) {
    const page = await store.unlisted({ limit: PAGE, after });
    for (const id of page)
      try {
        await faces.make(id);
        made += 1;
      } catch (error) {
        if (!(error instanceof CannotLoad)) throw error;
        unreadable += 1;
        console.error(`match ${id}: ${error.message}`);
      }
    const last = page.at(-1);
    if (last === undefined) return { made, unreadable };
    after = last;
    console.log(`${made} matches so far …`);
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
