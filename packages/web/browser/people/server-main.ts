import { AsyncLocalStorage } from 'node:async_hooks';
import { buildApp } from '../../../server/src/app.ts';
import { readConfig } from '../../../server/src/config.ts';
import { openStore } from '../../../server/src/store/index.ts';
import { REAL_RUNTIME } from '../../../server/src/runtime.ts';
import type { ServerRuntime } from '../../../server/src/runtime.ts';
import { TEST_HEADER, matchIdOf, seedOf } from './luck.ts';

// A server whose every match is drawn anew each time the tests run, and always the same: what a match is called and
// what luck it has follow from the test that made it, and from how many that test had made before.
const test = new AsyncLocalStorage<string>();
const made = new Map<string, number>();
const name = (): string => test.getStore() ?? '';
const cause = (): string => `${name()}, match ${made.get(name()) ?? 0}`;

const newMatchId = (): string => {
  made.set(name(), (made.get(name()) ?? 0) + 1);
  return matchIdOf(cause());
};
const asked = new Map<string, string>(); // wishes that were sent before

const patience = Number(process.argv[2] ?? 1);
const LONGEST = 2 ** 31 - 1; // milliseconds; what is to wait longer would not wait at all

const WORLD: ServerRuntime = {
  ...REAL_RUNTIME,
  after: (millis, run) => REAL_RUNTIME.after(Math.min(millis * patience, LONGEST), run),
  chance: {
    ...REAL_RUNTIME.chance,
    newMatchId,
    newSeed: () => seedOf(cause()),
  },
  askedIds: (...wish) => {
    const key = wish.join(' ');
    const id = asked.get(key) ?? newMatchId();
    asked.set(key, id);
    return id;
  },
  botThread: new URL('./bot-thread.ts', import.meta.url),
  botPatience: 300_000, // a machine with much to do is no reason to move at random
};

const config = readConfig(process.env);
const store = await openStore({ folder: config.dataFolder });
const app = await buildApp(config, store, { world: WORLD });
app.http.addHook('onRequest', ({ headers }, _reply, done) =>
  test.run(String(headers[TEST_HEADER] ?? ''), done),
);
console.log(`Fathom is at ${await app.http.listen({ host: config.host, port: config.port })}`);
process.once('SIGTERM', () => void app.stop().then(() => process.exit(0)));
await app.matches.resumeAll();
