import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { gameById } from '@fathom/games';
import { rngFor } from '@fathom/kit';
import type { BotPlayer, Seed } from '@fathom/kit';
import type { BotAnswer, BotRequest, FromBotWorker, ToBotWorker } from './pool.ts';

const players = new Map<string, BotPlayer>();

function playerFor(request: BotRequest): BotPlayer | null {
  if (!request.fresh) return players.get(request.key) ?? null;
  const game = gameById(request.game);
  if (game === null) throw new Error(`there is no game "${request.game}"`);
  const luck = rngFor(randomBytes(32).toString('hex') as Seed, 0);
  const player = game.seatBot(request.level, request.seat, luck);
  players.set(request.key, player);
  return player;
}

function answer(request: BotRequest): BotAnswer {
  try {
    const player = playerFor(request);
    if (player === null) return { type: 'forgotten' };
    const began = performance.now();
    for (const update of request.updates) player.observe(update);
    const choice = player.choose();
    const millis = performance.now() - began;
    return choice === null
      ? { type: 'nothing' }
      : { type: 'action', action: choice.action, millis };
  } catch (error) {
    players.delete(request.key);
    return { type: 'failed', problem: String(error) };
  }
}

parentPort?.on('message', (message: ToBotWorker) => {
  if (message.type === 'forget') players.delete(message.key);
  else {
    const reply: FromBotWorker = { ticket: message.ticket, answer: answer(message.request) };
    parentPort?.postMessage(reply);
  }
});
