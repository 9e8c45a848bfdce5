import { setTimeout as pause } from 'node:timers/promises';
import type { MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { openBrowser } from '../client/browser.ts';
import { join } from '../client/player.ts';
import { anyBot } from '../server/bots.ts';
import { dataFolder, spawnForTest } from '../server/data-folder.ts';
import { GAME } from '../server/two-players.ts';

const TALKERS = 40;
const LINES = 5; // of each, as many as anybody may say at once
const SETTINGS = { FATHOM_MESSAGES_PER_SECOND: '100000' };

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s in the middle of many inputs: exit 0, and none that was acknowledged is lost',
  async (signal) => {
    const folder = dataFolder();
    const first = spawnForTest({ ...SETTINGS, FATHOM_DATA: folder });
    const ann = openBrowser(await first.address);
    const { body } = await ann.ask<MyMatch>('POST /api/matches', {
      body: { game: GAME, seats: { black: 'me', red: anyBot() }, pace: 'instant' },
    });
    const player = await join(ann, body.match.id);
    const placed = await player.act({ type: 'place', squares: ['b1', 'c1', 'd1'] });
    expect(placed.t).toBe('update');
    const { address } = ann;
    const talkers = await Promise.all(
      Array.from({ length: TALKERS }, () => join(openBrowser(address), body.match.id)),
    );
    const acknowledged = (): readonly string[] =>
      talkers.flatMap(({ line }) =>
        line.messages.flatMap((message) => (message.t === 'done' ? [message.re] : [])),
      );
    for (const [n, { line }] of talkers.entries()) {
      for (let i = 0; i < LINES; i++)
        line.say({ t: 'chat', id: `line-${n}-${i}`, text: `line-${n}-${i}` });
      if (n % 4 === 0) await pause(1);
      if (n !== TALKERS / 2) continue;
      await expect.poll(() => acknowledged().length).toBeGreaterThan(0);
      void first.kill(signal);
    }
    expect(await first.ended).toStrictEqual({ code: 0, signal: null });
    expect((await player.line.ended).code).toBe(1001);
    await Promise.all(talkers.map(({ line }) => line.ended));

    const second = spawnForTest({ ...SETTINGS, FATHOM_DATA: folder });
    const back = await join(openBrowser(await second.address, ann.cookie()), body.match.id);
    const kept = back.knows.chat().map(({ text }) => text);
    expect(kept).toStrictEqual(expect.arrayContaining([...acknowledged()]));
    expect(new Set(kept).size).toBe(kept.length);
    expect(back.view().mines.black).toStrictEqual(['b1', 'c1', 'd1']);
    expect(first.errors()).toBe('');
  },
);
