import { buildApp } from './app.ts';
import type { App } from './app.ts';
import { BadConfig, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { openStore, StoreError } from './store/index.ts';

const STORE_CHECK = 1_000;

/** Starts the server or says in one line why it cannot. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const store = await openStore({ folder: config.dataFolder });
  const app = await buildApp(config, store);
  const address = await listen(app, config);
  console.log(`Fathom is at ${address}`);
  stopOnSignal(app);
  setInterval(() => {
    const failure = store.failure();
    if (failure !== null) giveUp(failure.message);
  }, STORE_CHECK).unref();
  await app.matches.resumeAll();
}

async function listen({ http }: App, { host, port }: Config): Promise<string> {
  try {
    return await http.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE')
      throw new BadConfig(`port ${port} is taken; set PORT to another one, such as ${port + 1}`);
    if (code === 'EACCES')
      throw new BadConfig(
        `port ${port} may not be opened by this user; set PORT to one above 1023`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new BadConfig(`HOST ${host} is not an address of this machine`);
    throw error;
  }
}

function stopOnSignal(app: App): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    app.stop().then(
      () => process.exit(0),
      (error: unknown) => giveUp(String(error)),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function giveUp(reason: string): never {
  console.error(`fathom: ${reason}`);
  process.exit(1);
}

main().catch((error: unknown) => {
  if (error instanceof BadConfig || error instanceof StoreError) giveUp(error.message);
  console.error(error);
  process.exit(1);
});
