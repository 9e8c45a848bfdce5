import { once } from 'node:events';
import { buildApp } from './app.ts';
import type { App } from './app.ts';
import { BadConfig, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { openMetricsServer } from './metrics-server.ts';
import { openStaffDoor } from './people/staff/door.ts';
import { staffKeysOf } from './people/staff/key-file.ts';
import { newNode, openSite, SiteError } from './site/index.ts';
import type { Site } from './site/index.ts';
import { openStartingServer } from './starting-server.ts';
import { openStoreOf, StoreError } from './store/index.ts';

const STORE_CHECK = 1_000;

/** Starts the server or says in one line why it cannot. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const stopSayingSo = await sayItStarts(config);
  const node = newNode();
  const store = await openStoreOf(config, { node, say });
  const site = await openSiteOf(config, node);
  const app = await buildApp(config, store, { site });
  await stopSayingSo();
  const address = await listenAll(app, config).catch(async (error: unknown) => {
    await app.stop(); // a process that ends while its threads begin may be ended by them
    throw error;
  });
  console.log(`Fathom is at ${address}`);
  stopOnSignal(app);
  setInterval(() => {
    const failure = store.failure();
    if (failure !== null) giveUp(failure.message);
  }, STORE_CHECK).unref();
  await takeUp(app).catch((error: unknown) => {
    if (site === null) throw error;
    console.error(`fathom: ${error instanceof Error ? error.message : String(error)}`); // and it is tried again
  });
}

const takeUp = async ({ matches, people }: App): Promise<void> => {
  await matches.resumeAll();
  await people.takeUp();
};

const say = (line: string): void => console.log(line);

/** What several servers share; null for a server with a store to itself. */
async function openSiteOf({ store, bus }: Config, node: string): Promise<Site | null> {
  if (store === null || bus === null) return null;
  return openSite({ postgres: store, bus, node, say });
}

/** A database may be away for long. Meanwhile whoever asks at this server's address is told that it is starting. */
async function sayItStarts(config: Config): Promise<() => Promise<void>> {
  // Files are there at once, and at a port that is not chosen yet nobody can ask.
  if (config.store === null || config.port === 0) return async () => {};
  const server = openStartingServer();
  await listening(config, { host: 'HOST', port: 'PORT' }, async () => {
    server.listen({ host: config.host, port: config.port });
    await once(server, 'listening');
  });
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}

/** Resolves to the address people come to. */
async function listenAll(app: App, config: Config): Promise<string> {
  await listenForFigures(app, config);
  return listening(config, { host: 'HOST', port: 'PORT' }, () =>
    app.http.listen({ host: config.host, port: config.port }),
  );
}

async function listenForFigures({ metrics, staffDesk, http }: App, config: Config): Promise<void> {
  const keys = await staffKeysOf(config);
  const address = config.metrics;
  if (address === null) return;
  const onFault = (error: unknown): void =>
    http.log.error({ err: error }, 'a deed of staff failed');
  const server = openMetricsServer(metrics, openStaffDoor({ desk: staffDesk, keys, onFault }));
  const settings = { host: 'FATHOM_METRICS_HOST', port: 'FATHOM_METRICS_PORT' };
  await listening(address, settings, async () => {
    server.listen(address);
    await once(server, 'listening');
  });
  server.unref();
}

interface Address {
  readonly host: string;
  readonly port: number;
}

/** Says by their names which settings do not fit this machine. */
async function listening<T>(
  { host, port }: Address,
  settings: Readonly<Record<keyof Address, string>>,
  listen: () => Promise<T>,
): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE')
      throw new BadConfig(
        `port ${port} is taken; set ${settings.port} to another one, such as ${port + 1}`,
      );
    if (code === 'EACCES')
      throw new BadConfig(
        `port ${port} may not be opened by this user; set ${settings.port} to one above 1023`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new BadConfig(`${settings.host} ${host} is not an address of this machine`);
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
  if (error instanceof BadConfig || error instanceof StoreError || error instanceof SiteError)
    giveUp(error.message);
  console.error(error);
  process.exit(1);
});
