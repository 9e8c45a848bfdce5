import { availableParallelism } from 'node:os';
import type { BotAnswer, BotRequest, Thinking, Urgency } from '@fathom/host';
import { openBotThread } from './thread.ts';
import type { BotThread, Loss } from './thread.ts';

/** Bots think in threads of their own, so that none can hold up the server. */
export interface BotPool extends Thinking {
  readonly choose: (request: BotRequest) => Promise<BotAnswer>;
  readonly hasten: (key: string, urgency: Urgency) => void;
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
    hasten: (key, urgency) => threadOf(key).hasten(key, urgency),
    close: async () => {
      await Promise.all(threads.map((each) => each.close()));
    },
  };
}
