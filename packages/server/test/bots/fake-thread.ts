import { parentPort } from 'node:worker_threads';
import type { FromBotWorker, ToBotWorker } from '../../src/bots/thread.ts';

// A thread whose bots have nothing to say, except that thinking of "ruin" ends it.
parentPort?.on('message', (message: ToBotWorker) => {
  if (message.type === 'forget') return;
  if (message.request.level === 'ruin') throw new Error('a thought too many');
  const reply: FromBotWorker = {
    ticket: message.ticket,
    answer: { type: 'nothing' },
    millis: 0,
  };
  parentPort?.postMessage(reply);
});
