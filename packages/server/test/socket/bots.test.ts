import { virtualClock } from '@fathom/host';
import type { VirtualClock } from '@fathom/host';
import { expect, test } from 'vitest';
import { join, playOn } from '../client/player.ts';
import type { Player } from '../client/player.ts';
import { anyBot } from '../server/bots.ts';
import { luck } from '../server/luck.ts';
import { startForTest } from '../server/running.ts';
import type { Running } from '../server/running.ts';
import { create } from '../server/two-players.ts';

async function againstBot(server: Running, pace: 'human' | 'instant'): Promise<Player> {
  const ann = server.visitor();
  const { match } = await create(ann, {
    options: { first: 'red' },
    seats: { black: 'me', red: anyBot() },
    pace,
  });
  return join(ann, match.id);
}

const moments = (clock: VirtualClock): number =>
  clock.awaited().filter((millis) => millis >= 500 && millis <= 1_100).length;

/** Resolves once a bot has chosen and only waits for the look of it; so many other things wait as long. */
async function hesitation(clock: VirtualClock, others: number): Promise<void> {
  await expect.poll(() => moments(clock)).toBeGreaterThan(others);
}

test('a person plays a bot to the end', async () => {
  const server = await startForTest();
  const ann = await againstBot(server, 'instant');
  await playOn(ann, luck(1));
  const ended = await ann.line.hear('match', ({ match }) => match.status === 'finished');
  expect(ended.match.seats[1]?.holder).toMatchObject({ kind: 'bot', level: anyBot().bot });
  expect(server.log.filter((line) => line.includes('bot failed'))).toStrictEqual([]);
});

test('bots of every level play each other to the end while people watch', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { body: games } =
    await ann.ask<readonly { bots: readonly { level: string }[] }[]>('GET /api/games');
  for (const { level } of games[0]?.bots ?? []) {
    const { match } = await create(ann, {
      seats: { black: { bot: level }, red: { bot: level } },
      pace: 'instant',
    });
    const watcher = await join(server.visitor(), match.id);
    await watcher.until(watcher.isOver);
    const fresh = await join(server.visitor(), match.id);
    expect(watcher.view()).toStrictEqual(fresh.view());
  }
  expect(server.log.filter((line) => line.includes('bot failed'))).toStrictEqual([]);
});

test('a bot takes a human moment before it moves', async () => {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startForTest({ world: clock });
  const others = moments(clock);
  const ann = await againstBot(server, 'human');
  await ann.act(ann.legal()[0]);
  await hesitation(clock, others);
  expect(ann.view().placed.red).toBe(false);
  clock.pass(1_100);
  await ann.until(() => ann.view().placed.red);
});

test('a bot moves at once when its opponent is in a hurry, and only then', async () => {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startForTest({ world: clock });
  const others = moments(clock);
  const ann = await againstBot(server, 'human');
  await hesitation(clock, others);
  const watcher = await join(server.visitor(), ann.knows.match()?.id ?? '');
  watcher.line.say({ t: 'hurry' });
  watcher.line.say({ t: 'ping' });
  await watcher.line.hear('pong');
  await ann.act(ann.legal()[0]);
  expect(ann.view().placed.red, 'a spectator has nothing to say').toBe(false);
  ann.line.say({ t: 'hurry' });
  await ann.until(() => ann.view().placed.red);
});
