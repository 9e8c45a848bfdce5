import type { ClientMessage, ServerMessage } from '@fathom/protocol';
import { newLocalSeed } from '../net/random.ts';
import { openBrowserStore } from './browser-store.ts';
import { openLocalHost } from './local-host.ts';
import type { LocalHost } from './local-host.ts';
import type { LocalWanted } from './local-match.ts';
import { rulesOf } from '../games/rules.ts';

/** From the page. `open` comes first and once; the answers are the server's messages. */
export type ToWorker =
  | { readonly type: 'open'; readonly wanted: LocalWanted }
  | { readonly type: 'say'; readonly message: ClientMessage };

let host: Promise<LocalHost> | null = null;

/** Thrown where nobody catches it, so that the page hears of it and opens another worker. */
const fail = (error: unknown): void => {
  setTimeout(() => {
    throw error;
  });
};

const open = async (wanted: LocalWanted): Promise<LocalHost> =>
  openLocalHost(wanted, {
    post: (message: ServerMessage) => self.postMessage(message),
    store: await openBrowserStore(),
    rules: rulesOf,
    newSeed: newLocalSeed,
    now: Date.now,
    after: (millis, task) => {
      const timer = setTimeout(task, millis);
      return () => clearTimeout(timer);
    },
    fail,
  });

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') host = open(data.wanted);
  else host?.then(({ hear }) => hear(data.message)).catch(fail);
});
