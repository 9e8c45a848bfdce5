import { steadyClock } from '@fathom/host';
import type { CallOff } from '@fathom/host';
import type { ClientMessage } from '@fathom/protocol';
import { rulesOf } from '../games/rules.ts';
import { newLocalSeed } from '../net/random.ts';
import { openBrowserStore } from './browser-store.ts';
import { openLocalHost } from './local-host.ts';
import type { LocalHost } from './local-host.ts';
import type { LocalWanted } from './local-match.ts';

/** From the page. `open` comes first and once. */
export type ToWorker =
  | { readonly type: 'open'; readonly wanted: LocalWanted }
  | { readonly type: 'say'; readonly message: ClientMessage };
/** To the page: the server's messages as JSON, or that it is to join again. */
export type FromWorker =
  | { readonly type: 'told'; readonly text: string }
  | { readonly type: 'joinAgain' };

let host: Promise<LocalHost> | null = null;

const post = (message: FromWorker): void => self.postMessage(message);

/** Thrown where nobody catches it, so that the page hears of it and opens another worker. */
const fail = (error: unknown): void => {
  setTimeout(() => {
    throw error;
  });
};

const after = (millis: number, task: () => void): CallOff => {
  const timer = setTimeout(task, millis);
  return () => clearTimeout(timer);
};

const open = async (wanted: LocalWanted): Promise<LocalHost> => {
  const [game, store] = await Promise.all([rulesOf(wanted.game), openBrowserStore()]);
  return openLocalHost(wanted, {
    game,
    store,
    newSeed: newLocalSeed,
    ...steadyClock({ wall: Date.now, monotonic: () => performance.now(), after }),
    after,
    log: {
      warn: (facts, text) => console.warn(`fathom: ${text}`, facts),
      error: (facts, text) => console.error(`fathom: ${text}`, facts),
    },
    send: (text) => post({ type: 'told', text }),
    dismiss: () => post({ type: 'joinAgain' }),
    fail,
  });
};

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') host = open(data.wanted);
  else host?.then(({ hear }) => hear(data.message)).catch(fail);
});
