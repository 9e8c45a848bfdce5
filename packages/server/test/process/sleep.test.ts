import { setTimeout as pause } from 'node:timers/promises';
import type { MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { openBrowser } from '../client/browser.ts';
import { join } from '../client/player.ts';
import type { Player } from '../client/player.ts';
import { anyBot } from '../server/bots.ts';
import { dataFolder, spawnForTest } from '../server/data-folder.ts';
import { GAME } from '../server/two-players.ts';

const STOPPED = 6_000; // longer than a busy server may be silent

async function gameTime({ line }: Player): Promise<number> {
  line.say({ t: 'ping' });
  return (await line.hear('pong')).time;
}

test('while the process is stopped game time stands still', async () => {
  const server = spawnForTest({ FATHOM_DATA: dataFolder() });
  const ann = openBrowser(await server.address);
  const { body } = await ann.ask<MyMatch>('POST /api/matches', {
    body: {
      game: GAME,
      seats: { black: 'me', red: anyBot() },
      clock: { type: 'bank', minutes: 10, increment: 0 },
    },
  });
  const player = await join(ann, body.match.id);
  const askedAt = performance.now();
  const before = await gameTime(player);
  server.signal('SIGSTOP');
  const stoppedAt = performance.now();
  await pause(STOPPED); // the test is of this very time: nothing can be waited for in a process that stands still
  const stopped = performance.now() - stoppedAt;
  server.signal('SIGCONT');
  const after = await gameTime(player);
  const passed = performance.now() - askedAt;
  expect(after).toBeGreaterThanOrEqual(before);
  expect(after - before).toBeLessThanOrEqual(Math.ceil(passed - stopped));
});
