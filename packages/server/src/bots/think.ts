import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { openThinker } from '@fathom/host';
import { rngFor } from '@fathom/kit';
import type { BotRequest } from '@fathom/host';
import type { Playable, Seed } from '@fathom/kit';
import { newSeed } from '../keys.ts';
import type { FromBotWorker, ToBotWorker } from './thread.ts';

/** What the code of a thread of bots does: it answers until it is ended. */
export function thinkFor(
  games: readonly Playable[],
  seedOf: (request: BotRequest) => Seed = newSeed,
): void {
  letPeopleGoFirst();
  const thinker = openThinker(games, (request) => rngFor(seedOf(request), 0));
  parentPort?.on('message', (message: ToBotWorker) => {
    if (message.type === 'forget') return thinker.forget(message.key);
    const began = performance.now();
    const answer = thinker.choose(message.request);
    const millis = performance.now() - began;
    const reply: FromBotWorker = { ticket: message.ticket, answer, millis };
    return parentPort?.postMessage(reply);
  });
}

/**
 * Bots think on what people leave of the machine: with as many threads at work as there are cores, a move between people
 * would wait for a thought. Linux has a niceness for each thread; elsewhere this would slow down the whole server.
 */
function letPeopleGoFirst(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
