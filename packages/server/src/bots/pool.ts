import { availableParallelism } from 'node:os';
import type { Seat, Update } from '@fathom/kit';
import { openBotThread } from './thread.ts';
import type { BotThread, Loss } from './thread.ts';

export interface BotRequest {
  readonly key: string; // one bot in one seat of one match
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly fresh: boolean; // the updates are the whole story, not what came since
  readonly updates: readonly Update[];
}
export type BotAnswer =
  | {
      readonly type: 'action';
      readonly action: unknown;
      readonly millis: number;
      readonly pause: number | null; // how long a person would need, where the bot says so
    }
  | { readonly type: 'nothing' }
  | { readonly type: 'forgotten' } // ask again with the whole story
  | { readonly type: 'failed'; readonly problem: string };

/** Bots think in threads of their own, so that none can hold up the server. */
export interface BotPool {
  readonly choose: (request: BotRequest) => Promise<BotAnswer>;
  readonly forget: (key: string) => void;
  readonly close: () => Promise<void>;
}
export interface BotPoolOptions {
  readonly patience: number; // milliseconds until a silent thread is replaced
  readonly thread?: URL;
  readonly onThought: (game: string, millis: number) => void;
  readonly onLost?: (loss: Loss) => void;
}

const MOST_THREADS = 4;
const THREAD = new URL('./worker.ts', import.meta.url);

export function openBotPool(options: BotPoolOptions): BotPool {
  const { patience, thread = THREAD, onThought, onLost = () => {} } = options;
  // One core is left to the server itself.
  const size = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  const threads = Array.from({ length: size }, () =>
    openBotThread({ patience, thread, onThought, onLost }),
  );
  /** Always the same for a key: there the bot remembers what it was told. */
  const threadOf = (key: string): BotThread => {
    let sum = 0;
    for (let i = 0; i < key.length; i++) sum = (sum * 31 + key.charCodeAt(i)) % 65_521;
    return threads[sum % size] as BotThread;
  };
  return {
    choose: (request) => threadOf(request.key).choose(request),
    forget: (key) => threadOf(key).forget(key),
    close: async () => {
      await Promise.all(threads.map((each) => each.close()));
    },
  };
}
