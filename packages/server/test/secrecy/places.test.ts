import { matchSeed } from '@fathom/kit';
import type { Seat, Seed } from '@fathom/kit';
import type { DeviceLink } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { openLine } from '../client/line.ts';
import { join } from '../client/player.ts';
import { anyBot } from '../server/bots.ts';
import { seatKeys } from '../../src/keys.ts';
import { startForTest } from '../server/running.ts';
import type { Running } from '../server/running.ts';
import { create, sitDown } from '../server/two-players.ts';

const REDS = ['b8', 'd7', 'f8'] as const;
const hidden = new RegExp(REDS.join('\\W{1,6}'));

const seedsOf = ({ disk }: Running, id: string): readonly string[] => {
  const rows = (disk.logs.get(id) ?? []).map((row) => JSON.parse(row) as Record<string, string>);
  const hostSeed = rows[0]?.['hostSeed'] as Seed;
  const contributions = ['black', 'red'].map((seat) => ({
    seat: seat as Seat,
    contribution: rows.find((row) => row['seat'] === seat)?.['contribution'] ?? null,
  }));
  return [hostSeed, matchSeed(id, hostSeed, contributions)];
};

test('before the end no wire, page, log line or metric holds a seed, a guest, another’s key or hidden squares', async () => {
  const server = await startForTest();
  const sitting = await sitDown(server, { contribution: 'ab'.repeat(16) });
  const { id, black, red, blackBrowser, redBrowser } = sitting;
  const stranger = server.visitor();
  const watcher = await join(stranger, id);
  const followers = await Promise.all(
    [blackBrowser, stranger].map(async (browser) => {
      const line = await openLine(server.address, { cookie: browser.cookie() });
      line.say({ t: 'follow' });
      await line.hear('own');
      return line;
    }),
  );
  const pages: string[] = [];
  await black.act({ type: 'place', squares: ['b1', 'd2', 'f1'] });
  await red.act({ type: 'place', squares: [...REDS] });
  await black.reach(2);
  await black.act({ type: 'sound', square: 'a2' });
  await red.reach(3);
  await red.act({ type: 'move', to: 'b8' }); // refused or not, the answer is for red alone
  await black.act({ type: 'charge', square: 'h8' });
  black.line.say({ t: 'act', id: 'x', seat: 'red', action: { type: 'pass' } });
  await black.reply('x');
  for (const line of [
    `GET /api/matches/${id}`,
    'GET /api/matches',
    'GET /api/games',
    `GET /api/matches/${id}/export`,
    'GET /healthz',
    'GET /api/docs/json',
    'GET /api/me',
    'GET /api/me/matches',
  ])
    for (const browser of [blackBrowser, stranger]) pages.push((await browser.ask(line)).text);
  pages.push(await server.app.metrics.render());

  const key = seatKeys(await server.store.secret()).keyOf(id, {
    seat: 'red' as Seat,
    handovers: 1,
  });
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  const followed = followers.flatMap(({ texts }) => texts);
  const told = [...black.line.texts, ...watcher.line.texts, ...followed, ...pages].join('\n');
  const log = server.log.join('');
  const seeds = seedsOf(server, id);
  expect(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true);
  const secrets = [
    ...seeds,
    ...[blackBrowser, redBrowser, stranger].map((browser) => browser.guest()),
    key,
    server.disk.secret,
  ];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(told).not.toContain(secret);
    expect(log).not.toContain(secret);
    expect(red.line.texts.join('\n')).not.toContain(secret);
  }
  expect(told).not.toMatch(hidden);
  expect(log).not.toMatch(hidden);
  expect(red.line.texts.join('\n'), 'red, who laid them, was told').toMatch(hidden);

  await redBrowser.ask(`POST /api/matches/${id}/seats/red/resign`);
  await watcher.until(watcher.isOver);
  const exported = await stranger.ask(`GET /api/matches/${id}/export`);
  for (const seed of seeds) expect(exported.text, 'shown after the end').toContain(seed);
  expect(watcher.line.texts.join('\n')).toMatch(/"red":\["/);
  for (const browser of [blackBrowser, redBrowser, stranger])
    expect(exported.text).not.toContain(browser.guest());
});

test('a bot’s mines are as secret as a person’s', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { match } = await create(ann, {
    options: { first: 'black' },
    seats: { black: 'me', red: anyBot() },
    pace: 'instant',
  });
  const player = await join(ann, match.id);
  const watcher = await join(server.visitor(), match.id);
  await player.act({ type: 'place', squares: ['b1', 'd2', 'f1'] });
  await Promise.all([player.reach(2), watcher.reach(2)]);
  const row = server.disk.logs.get(match.id)?.find((text) => text.includes('"side":"red"')) ?? '';
  const { events } = JSON.parse(row) as { events: readonly { squares?: readonly string[] }[] };
  const mines = new RegExp(events[0]?.squares?.join('\\W{1,6}') ?? 'none');
  expect(row).toMatch(mines);
  for (const text of [...player.line.texts, ...watcher.line.texts, ...server.log])
    expect(text).not.toMatch(mines);
});

test('who goes on at another device sees it with their seat’s eyes, and with no others', async () => {
  const server = await startForTest();
  const { id, black, red, redBrowser } = await sitDown(server);
  await black.act({ type: 'place', squares: ['b1', 'd2', 'f1'] });
  await red.act({ type: 'place', squares: [...REDS] });
  const { body } = await redBrowser.ask<DeviceLink>('POST /api/me/links');
  const phone = server.visitor();
  await phone.ask(`POST /api/links/${body.key}`, { body: { bring: false } });
  const moved = await join(phone, id);
  expect(moved.view().mines).toStrictEqual({ black: null, red: [...REDS] });
  expect(moved.line.texts.join('')).not.toMatch(/b1\W{1,6}d2/);
});

test('a restarted server tells a spectator no more than the one before', async () => {
  const server = await startForTest();
  const { id, black, red } = await sitDown(server);
  await black.act({ type: 'place', squares: ['b1', 'd2', 'f1'] });
  await red.act({ type: 'place', squares: [...REDS] });
  const before = await join(server.visitor(), id);
  await server.crash();
  const next = await server.again();
  const after = await join(next.visitor(), id);
  expect(after.view()).toStrictEqual(before.view());
  expect(after.knows.events()).toStrictEqual(before.knows.events());
  expect(after.line.texts.join('')).not.toMatch(hidden);
});
