import { GAMES } from '@fathom/games';
import type { GameInfo, MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { startForTest } from '../server/running.ts';

const IDS = new Set(['depth-charge', 'search-diver', 'dark-water-salvage', 'captain-sonar']);

interface OptionsSchema {
  readonly properties: Readonly<Record<string, { description?: string; default?: unknown }>>;
}

async function listed(): Promise<readonly GameInfo[]> {
  const server = await startForTest();
  const { status, body } = await server.visitor().ask<readonly GameInfo[]>('GET /api/games');
  expect(status).toBe(200);
  return body;
}

test('lists every game that can be played, under one of the four ids', async () => {
  const games = await listed();
  expect(games.map(({ id }) => id)).toStrictEqual(GAMES.map(({ id }) => id));
  expect(games.map(({ id }) => id)).toContain('depth-charge');
  expect(games.filter(({ id }) => !IDS.has(id))).toStrictEqual([]);
});

test('every option of every game has a default and one line of explanation', async () => {
  for (const { id, options } of await listed()) {
    const { properties } = options as OptionsSchema;
    expect(Object.keys(properties).length, `of ${id}`).toBeGreaterThan(0);
    for (const [name, option] of Object.entries(properties)) {
      expect(option.description, `${id} ${name}`).toMatch(/^\S[^\n]{9,}$/);
      expect(option, `${id} ${name}`).toHaveProperty('default');
    }
  }
});

test('every game tells its seats and its bots, each with a name and one line', async () => {
  for (const { id, name, version, seats, bots } of await listed()) {
    expect(name, `of ${id}`).not.toBe('');
    expect(version, `of ${id}`).toBeGreaterThan(0);
    expect(seats.length, `of ${id}`).toBeGreaterThan(1);
    for (const seat of seats) expect(Object.keys(seat)).toStrictEqual(['seat', 'side', 'role']);
    expect(bots.length, `of ${id}`).toBeGreaterThan(0);
    for (const bot of bots) {
      expect(Object.keys(bot)).toStrictEqual(['level', 'name', 'summary']);
      expect(bot.summary, `of ${bot.level}`).toMatch(/^\S[^\n]{9,}$/);
    }
  }
});

test('a match made without options has those that are listed as defaults', async () => {
  const server = await startForTest();
  const browser = server.visitor();
  const { body: games } = await browser.ask<readonly GameInfo[]>('GET /api/games');
  for (const { id, options } of games) {
    const { properties } = options as OptionsSchema;
    const defaults = Object.entries(properties).map(([name, { default: value }]) => [name, value]);
    const [without, spelledOut] = await Promise.all(
      [{}, { options: Object.fromEntries(defaults) }].map((ask) =>
        browser.ask<MyMatch>('POST /api/matches', { body: { game: id, ...ask } }),
      ),
    );
    expect(Object.keys(without?.body.match.options as object)).toStrictEqual(
      Object.keys(properties),
    );
    expect(without?.body.match.options).toStrictEqual(spelledOut?.body.match.options);
  }
});
