import { say } from '../report/say.ts';
import { makeFolder, removeFolder } from '../trial/children.ts';
import type { Host } from '../trial/host.ts';
import { writeData } from './data.ts';
import type { Data, Share } from './data.ts';
import { startOn } from './start.ts';
import type { StartResult } from './start.ts';

/** Our server on a folder full of matches. */
export interface FullServer {
  readonly host: Host;
  readonly start: StartResult;
  readonly data: Data;
}

/** Runs `work` with such a server; it and its folder are gone after that. */
export async function withMatches<T>(
  name: string,
  shares: readonly Share[],
  work: (server: FullServer) => Promise<T>,
): Promise<T> {
  const folder = makeFolder();
  try {
    const data = await writeData(folder, shares);
    say(`growth: ${name} written`);
    const { host, start } = await startOn(folder);
    try {
      say(`growth: ${name}, ready after ${(start.ready / 1000).toFixed(1)} s`);
      return await work({ host, start, data });
    } finally {
      await host.stop();
    }
  } finally {
    removeFolder(folder);
  }
}
