import type { BotAnswer, BotRequest } from '@fathom/host';
import { expect, onTestFinished, test } from 'vitest';
import { openBotThread } from '../../src/bots/thread.ts';
import type { BotThread, Loss } from '../../src/bots/thread.ts';
import { botRequest } from './requests.ts';

interface Asking {
  readonly ask: (request: Partial<BotRequest>) => Promise<BotAnswer>;
  readonly thread: BotThread;
  readonly order: readonly string[]; // keys, as they were answered
  readonly losses: readonly Loss[];
}

/** One thread, whose order of answers is written down. */
function openThread(): Asking {
  const order: string[] = [];
  const losses: Loss[] = [];
  const thread = openBotThread({
    patience: 120_000,
    thread: new URL('./fake-thread.ts', import.meta.url),
    onThought: () => {},
    onLost: (loss) => losses.push(loss),
  });
  onTestFinished(thread.close);
  return {
    order,
    losses,
    thread,
    ask: async (request) => {
      const answer = await thread.choose(botRequest(request));
      order.push(request.key ?? '');
      return answer;
    },
  };
}

test('a person’s bot beside 500 matches of bots alone waits for one thought of theirs, not for all', async () => {
  const { ask, order } = openThread();
  const crowd = Array.from({ length: 500 }, (_, i) =>
    ask({ key: `crowd ${i}`, owner: `nobody ${i}`, urgency: 'botsAlone' }),
  );
  await ask({ key: 'mine', owner: 'ann' });
  expect(order.indexOf('mine')).toBeLessThanOrEqual(1);
  await Promise.all(crowd);
  expect(order).toHaveLength(501);
});

test('a person’s bot beside 500 awaited ones of one owner waits for three of them', async () => {
  const { ask, order } = openThread();
  const crowd = Array.from({ length: 500 }, (_, i) => ask({ key: `crowd ${i}`, owner: 'crowd' }));
  await ask({ key: 'mine', owner: 'ann' });
  expect(order.indexOf('mine')).toBe(3); // two on their way to the thread, and the one whose turn was next
  await Promise.all(crowd);
});

test('whose thought ends a thread fails, and those who only waited are answered by the next', async () => {
  const { ask, losses } = openThread();
  const answers = await Promise.all([
    ask({ key: 'culprit', level: 'ruin' }),
    ask({ key: 'waits' }),
    ask({ key: 'waits too' }),
  ]);
  const problem = expect.stringContaining('a thought too many');
  expect(answers).toStrictEqual([
    { type: 'failed', problem },
    { type: 'nothing' },
    { type: 'nothing' },
  ]);
  expect(losses).toStrictEqual([{ problem, retryMillis: 0 }]);
});

test('a bot that is forgotten while it waits is not thought for', async () => {
  const { ask, thread, order } = openThread();
  const first = ask({ key: 'first' });
  const gone = ask({ key: 'gone', urgency: 'seated' });
  const last = ask({ key: 'last' });
  thread.forget('gone');
  expect(await gone).toStrictEqual({ type: 'nothing' });
  expect(order).toStrictEqual(['gone']);
  await Promise.all([first, last]);
});

test('a bot whose player comes while it waits goes before the less urgent', async () => {
  const { ask, thread, order } = openThread();
  const asked = ['first', 'second', 'third', 'mine'].map((key) =>
    ask({ key, owner: key, urgency: 'seated' }),
  );
  thread.hasten('mine', 'awaited');
  thread.hasten('first', 'awaited'); // it is being thought for already
  await Promise.all(asked);
  expect(order).toStrictEqual(['first', 'mine', 'second', 'third']);
});
