import type { AddressInfo } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import { onTestFinished } from 'vitest';
import { buildApp } from '../../src/app.ts';
import type { App, SharedSite } from '../../src/app.ts';
import type { Config, Limits } from '../../src/config.ts';
import { makeMemoryDisk, openMemoryStore } from '../../src/store/index.ts';
import type { ServerDisk, Store } from '../../src/store/index.ts';
import { REAL_RUNTIME } from '../../src/runtime.ts';
import type { ServerRuntime } from '../../src/runtime.ts';
import { openBrowser } from '../client/browser.ts';
import type { Browser } from '../client/browser.ts';

export interface RunOptions {
  readonly disk?: ServerDisk;
  readonly port?: number;
  readonly world?: Partial<ServerRuntime>;
  readonly limits?: Partial<Limits>;
  readonly config?: Partial<Config>;
  readonly site?: SharedSite;
  readonly kept?: Store; // instead of the memory's
}

/** A real server in this process, on a port of its own. */
export interface Running {
  readonly app: App;
  readonly address: string;
  readonly disk: ServerDisk;
  readonly store: BreakableStore;
  readonly log: readonly string[]; // each line it has logged
  readonly sockets: () => ReadonlySet<WebSocket>;
  readonly visitor: () => Browser; // somebody the server has not seen yet
  readonly stop: () => Promise<void>;
  /** As if the process had been killed: nothing is finished, nobody is told. */
  readonly crash: () => Promise<void>;
  /** The next server on the same disk and port. */
  readonly again: (options?: RunOptions) => Promise<Running>;
}

const AMPLE: Limits = {
  connections: 100_000,
  connectionsPerAddress: 1_000,
  messagesPerSecond: 10_000,
  requestsPerMinute: 1_000_000,
  requestSeconds: 300,
  newAccountsPerHour: 10_000,
  runningMatchesPerGuest: 1_000,
  waitingMatchesPerGuest: 1_000,
  openMatchesPerAddress: 100_000,
  newMatchesPerMinute: 1_000_000,
  botMatchesPerAddress: 1_000,
  botMatches: 1_000,
  openMatches: 100_000,
};

const CONFIG: Config = {
  host: '127.0.0.1',
  port: 0,
  dataFolder: '',
  store: null,
  bus: null,
  webFolder: null,
  origins: [],
  passkeyDomain: null,
  trustedHops: 0,
  staffKeys: null,
  contact: null,
  metrics: null,
  logLevel: 'debug',
  limits: AMPLE,
  notices: { pushContact: 'mailto:admin@example.org', privatePush: true, mail: null },
  intercom: { stun: [], relay: null },
};

/** Runs until it is stopped; to be stopped by whoever started it. */
export async function start(options: RunOptions = {}): Promise<Running> {
  const { disk = makeMemoryDisk(), port = 0, world, limits, config, site, kept } = options;
  const log: string[] = [];
  const store = openBreakableStore(kept ?? openMemoryStore(disk));
  const app = await buildApp({ ...CONFIG, ...config, limits: { ...AMPLE, ...limits } }, store, {
    world: {
      ...REAL_RUNTIME,
      botPatience: 120_000, // a machine with much to do is no reason to move at random
      logTo: { write: (line) => void log.push(line) },
      ...world,
    },
    ...(site && { site }),
  });
  await app.http.listen({ host: '127.0.0.1', port });
  const bound = (app.http.server.address() as AddressInfo).port;
  const address = `http://127.0.0.1:${bound}`;
  await app.matches.resumeAll();
  await app.people.takeUp();
  let up = true;
  const end = async (how: () => Promise<void>): Promise<void> => {
    if (up) await how();
    up = false;
  };
  return {
    app,
    address,
    disk,
    store,
    log,
    sockets: () => app.http.websocketServer.clients,
    visitor: () => openBrowser(address),
    stop: () => end(app.stop),
    crash: () =>
      end(async () => {
        await store.close();
        for (const client of app.http.websocketServer.clients) client.terminate();
        await app.http.close();
      }),
    again: (more) => start({ ...options, ...more, disk, port: bound }),
  };
}

/** Runs until the test is over. */
export async function startForTest(options: RunOptions = {}): Promise<Running> {
  const running = await start(options);
  onTestFinished(running.stop);
  return {
    ...running,
    again: async (more) => {
      const next = await running.again(more);
      onTestFinished(next.stop);
      return next;
    },
  };
}

/** A store whose methods a test can make fail, slow down, or watch. */
interface BreakableStore extends Store {
  /** Called before each append; what it throws is what the append rejects with. */
  onAppend: () => Promise<void>;
  /** Called before each read of a log. */
  onRead: () => Promise<void>;
}

const nothing = async (): Promise<void> => {};

function openBreakableStore(store: Store): BreakableStore {
  const breakable: BreakableStore = {
    people: store.people,
    news: store.news,
    bookmarks: store.bookmarks,
    onAppend: nothing,
    onRead: nothing,
    append: async (append) => {
      await breakable.onAppend();
      return store.append(append);
    },
    read: async (match, page) => {
      await breakable.onRead();
      return store.read(match, page);
    },
    head: (match, from) => store.head(match, from),
    keep: (paper) => store.keep(paper),
    papers: (match) => store.papers(match),
    listings: (query) => store.listings(query),
    matchesOf: (query) => store.matchesOf(query),
    openOf: (guest, limit) => store.openOf(guest, limit),
    openCount: () => store.openCount(),
    relist: (match, rows, listing) => store.relist(match, rows, listing),
    unlisted: (query) => store.unlisted(query),
    forgetLists: () => store.forgetLists(),
    rest: (match, rest, shown) => store.rest(match, rest, shown),
    wakes: (query) => store.wakes(query),
    guestName: (guest) => store.guestName(guest),
    nameGuest: (guest, name) => store.nameGuest(guest, name),
    guestsNamed: (part, limit) => store.guestsNamed(part, limit),
    secret: () => store.secret(),
    aliveAt: () => store.aliveAt(),
    downtime: () => store.downtime(),
    markAlive: (at, downtime) => store.markAlive(at, downtime),
    isCutOff: () => store.isCutOff(),
    stats: () => store.stats(),
    failure: () => store.failure(),
    close: () => store.close(),
  };
  return breakable;
}
