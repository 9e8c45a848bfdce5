import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { rngFor } from '@fathom/kit';
import type { BotPlayer, Playable, Seed } from '@fathom/kit';
import type { BotAnswer, BotRequest } from './pool.ts';
import type { FromBotWorker, ToBotWorker } from './thread.ts';

/** The seed of a new bot's luck. */
export type BotSeed = (request: BotRequest) => Seed;
const anySeed: BotSeed = () => randomBytes(32).toString('hex') as Seed;

/** What the code of a thread of bots does: it answers until it is ended. */
export function thinkFor(games: readonly Playable[], seedOf: BotSeed = anySeed): void {
  const players = new Map<string, BotPlayer>();

  const playerFor = (request: BotRequest): BotPlayer | null => {
    if (!request.fresh) return players.get(request.key) ?? null;
    const game = games.find(({ id }) => id === request.game);
    if (game === undefined) throw new Error(`there is no game "${request.game}"`);
    const player = game.seatBot(request.level, request.seat, rngFor(seedOf(request), 0));
    players.set(request.key, player);
    return player;
  };
  const answer = (request: BotRequest): BotAnswer => {
    try {
      const player = playerFor(request);
      if (player === null) return { type: 'forgotten' };
      const began = performance.now();
      for (const update of request.updates) player.observe(update);
      const choice = player.choose();
      const millis = performance.now() - began;
      return choice === null
        ? { type: 'nothing' }
        : { type: 'action', action: choice.action, millis, pause: choice.pause ?? null };
    } catch (error) {
      players.delete(request.key);
      return { type: 'failed', problem: String(error) };
    }
  };
  parentPort?.on('message', (message: ToBotWorker) => {
    if (message.type === 'forget') players.delete(message.key);
    else {
      const reply: FromBotWorker = { ticket: message.ticket, answer: answer(message.request) };
      parentPort?.postMessage(reply);
    }
  });
}
