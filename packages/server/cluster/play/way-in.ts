import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '@fathom/kit';
import { isLost } from '../../crash/patience.ts';
import { openBrowser } from '../../test/client/browser.ts';
import type { Ask, Browser } from '../../test/client/browser.ts';
import { LineClosed, NotAdmitted } from '../../test/client/line.ts';
import type { Whereabouts } from './whereabouts.ts';

/** The addresses people come by: that of the site, and those of its nodes. */
export interface WaysIn {
  readonly site: string;
  readonly nodes: readonly string[];
  readonly whereabouts: Pick<Whereabouts, 'goes'>;
}

const PATIENCE = 5_000; // then somebody who waits for an answer tries again elsewhere
const RETRY_MILLIS = 50;
const AWAY = new Set([502, 503, 504]);

/** Rejects as a lost connection does when it takes too long. */
export async function inTime<T>(promise: Promise<T>, millis: number = PATIENCE): Promise<T> {
  const late = new AbortController();
  try {
    return await Promise.race([
      promise,
      pause(millis, null, { signal: late.signal }).then(() => {
        throw new LineClosed('no answer in time');
      }),
    ]);
  } finally {
    late.abort();
    promise.catch(() => {}); // whatever becomes of it now
  }
}

/** Whether one should try again, here or elsewhere. */
export const isAway = (error: unknown): boolean =>
  isLost(error) || (error instanceof NotAdmitted && AWAY.has(error.status));

/** Half of all sockets come by the site's address, the others straight to a node. */
export function somewhere(traveller: Traveller): Browser {
  const { ways, luck, browser, match } = traveller;
  const node = luck.int(2) === 0 ? null : luck.int(ways.nodes.length);
  ways.whereabouts.goes(browser.cookie() ?? '', match, node);
  return openBrowser(ways.nodes[node ?? -1] ?? ways.site, browser.cookie());
}
interface Traveller {
  readonly browser: Browser; // who it is
  readonly match: string;
  readonly ways: WaysIn;
  readonly luck: Rng;
}

/** Asks the site until it answers, and takes nothing but yes for an answer. */
export async function insist<T>(browser: Browser, line: string, ask: Ask = {}): Promise<T> {
  for (;;)
    try {
      const { status, body, text } = await inTime(browser.ask<T>(line, ask));
      if (status < 300) return body;
      if (!AWAY.has(status)) throw new Error(`${line} was answered by ${status} ${text}`);
      await pause(RETRY_MILLIS);
    } catch (error) {
      if (!isLost(error)) throw error;
      await pause(RETRY_MILLIS);
    }
}
