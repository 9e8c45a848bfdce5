import { openNeighbourhood } from '@fathom/host/testing/neighbours';
import { makeMemoryDisk } from '../../src/store/index.ts';
import { openBrowser } from '../client/browser.ts';
import type { Browser } from '../client/browser.ts';
import { REAL_RUNTIME } from '../../src/runtime.ts';
import { start } from './running.ts';
import type { Running, RunOptions } from './running.ts';

/** One server or several on the same store, to which people come in turn. */
export interface SeveralServers {
  readonly servers: readonly Running[];
  readonly visitor: () => Browser; // somebody new, at the next of them
  /** Until all of them have heard of all that was done at any. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const done = async (): Promise<void> => {};

export async function startSeveral(count: number, options: RunOptions): Promise<SeveralServers> {
  const disk = makeMemoryDisk();
  const { addHost } = openNeighbourhood();
  const { now, calendar } = { ...REAL_RUNTIME, ...options.world };
  const siteOf = (): RunOptions => {
    if (count === 1) return {};
    const { peers } = addHost();
    return {
      site: {
        now,
        calendar,
        peers,
        isCutOff: () => false,
        watch: () => () => {},
        drain: done,
        close: done,
      },
    };
  };
  const servers: Running[] = [];
  for (let n = 0; n < count; n++) servers.push(await start({ ...options, disk, ...siteOf() }));
  let visitors = 0;
  return {
    servers,
    visitor: () => openBrowser(servers[visitors++ % count]?.address ?? ''),
    settled: async () => {
      for (let quiet = 0; quiet < 3; quiet++) {
        for (const { app } of servers)
          for (const match of app.matches.inMemory()) await match.settled();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}
