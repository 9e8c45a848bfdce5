import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import type { BotAnswer, BotRequest } from '@fathom/host';
import { gameById } from '@fathom/games';
import type { Seat, Seed } from '@fathom/kit';
import { expect, onTestFinished, test } from 'vitest';
import { openBotPool } from '../../src/bots/pool.ts';
import { anyBot } from '../server/bots.ts';
import { GAME } from '../server/two-players.ts';
import { botRequest } from './requests.ts';

const { version = 0 } = gameById(GAME) ?? {};

test('the pool thinks in a thread of its own, fails what it cannot do, and lives on', async () => {
  const thoughts: string[] = [];
  const pool = openBotPool({ patience: 120_000, onThought: (game) => thoughts.push(game) });
  const seat = 'black' as Seat;
  const level = anyBot().bot;
  const table = gameById(GAME)?.open({ setup: {}, seed: '1'.repeat(64) as Seed });
  const updates = [...(table?.story([seat]) ?? [])];
  const ask = (request: Partial<BotRequest>): Promise<BotAnswer> =>
    pool.choose(botRequest({ game: GAME, version, level, seat, updates, ...request }));
  expect(await ask({ game: 'chess' })).toMatchObject({ type: 'failed' });
  expect(await ask({ level: 'hal' })).toMatchObject({ type: 'failed' });
  expect(await ask({ key: 'new', fresh: false })).toStrictEqual({ type: 'forgotten' });
  expect(await ask({})).toMatchObject({ type: 'action', action: { type: 'place' } });
  expect(await ask({ fresh: false, updates: [] })).toMatchObject({ type: 'action' });
  pool.forget('k');
  expect(await ask({ fresh: false, updates: [] })).toStrictEqual({ type: 'forgotten' });
  expect(thoughts).toStrictEqual([GAME, GAME]);
  await pool.close();
  expect(await ask({})).toStrictEqual({ type: 'nothing' });
});

/** The niceness of a thread of this process, as Linux knows it. */
function nicenessOf(task: string): number {
  const [, afterName = ''] =
    /.*\)(.*)/su.exec(readFileSync(`/proc/self/task/${task}/stat`, 'utf8')) ?? [];
  return Number(afterName.trim().split(' ')[16]);
}

test.runIf(process.platform === 'linux')(
  'bots think behind everything else that the server does',
  async () => {
    const before = new Set(readdirSync('/proc/self/task'));
    const pool = openBotPool({ patience: 120_000, onThought: () => {} });
    onTestFinished(pool.close);
    await pool.choose(botRequest({ game: 'chess' })); // it answers: it has begun
    const fresh = readdirSync('/proc/self/task').filter((task) => !before.has(task));
    expect(fresh.map(nicenessOf)).toContain(10);
    expect(nicenessOf(String(process.pid)), 'the server itself').toBe(getPriority());
    expect(getPriority()).toBeLessThan(10);
  },
);

test('a thread that is silent for too long is replaced, and nobody waits for ever', async () => {
  const pool = openBotPool({ patience: 1, onThought: () => {} });
  onTestFinished(pool.close);
  const answers = await Promise.all([1, 2, 3].map(() => pool.choose(botRequest({}))));
  for (const answer of answers)
    expect(answer).toMatchObject({ type: 'failed', problem: expect.stringContaining('1 ms') });
});
