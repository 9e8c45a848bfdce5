import type { DiveTable, MyMatch } from '@fathom/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { seedOfDay } from '../../src/people/dives/dives.ts';
import { adoptDives } from '../../src/people/dives/person-dives.ts';
import type { TableStatement } from '../../src/store/index.ts';
import type { Browser } from '../client/browser.ts';
import { startForTest } from '../server/running.ts';
import type { Running } from '../server/running.ts';
import { STORES } from './stores.ts';

const NOON = Date.UTC(2026, 4, 17, 12);
const DAY = '2026-05-17';

function worldOn(time: { now: number }): Parameters<typeof startForTest>[0] {
  return { world: { calendar: () => time.now } };
}
const dive = async (browser: Browser, more: object = {}): Promise<MyMatch> => {
  const answer = await browser.ask<MyMatch>('POST /api/matches', {
    body: {
      game: 'search-diver',
      options: { players: 1, daily: DAY },
      seats: { red: 'kept' },
      ...more,
    },
  });
  expect(answer.status, `not ${answer.text}`).toBe(201);
  return answer.body;
};
const resign = (browser: Browser, id: string): Promise<unknown> =>
  browser.ask(`POST /api/matches/${id}/seats/red/resign`);
const tableOf = async (browser: Browser, query = ''): Promise<DiveTable> =>
  (await browser.ask<DiveTable>(`GET /api/dives${query}`)).body;
const told = async ({ app }: Running): Promise<void> => app.opponents.tellAll();

/** The state a search of the day begins with, as its record has it. */
const startOf = async (browser: Browser): Promise<object> => {
  const { match } = await dive(browser);
  await resign(browser, match.id);
  const { body } = await browser.ask<{ start: object }>(`GET /api/matches/${match.id}/export`);
  return body.start;
};

test('the first try of a day counts, later ones are practice', async () => {
  const time = { now: NOON };
  const server = await startForTest(worldOn(time));
  const [ann, ben] = [server.visitor(), server.visitor()];
  await ann.ask('PUT /api/me', { body: { name: 'Ann' } });
  expect(await tableOf(ann)).toMatchObject({ day: DAY, today: DAY, divers: [], yours: null });
  const first = await dive(ann);
  expect(first.match, 'begun at once, and in no list').toMatchObject({
    status: 'running',
    visibility: 'private',
  });
  expect((await tableOf(ann)).yours).toEqual({ match: first.match.id, state: 'begun' });
  await resign(ann, first.match.id);
  time.now += 1;
  const second = await dive(ann);
  await resign(ann, second.match.id);
  await told(server);
  const table = await tableOf(ann);
  expect(table.yours).toEqual({ match: first.match.id, state: 'over' });
  expect(table.divers).toEqual([
    {
      place: 1,
      name: 'Ann',
      account: false,
      you: true,
      found: false,
      days: 6,
      hours: 65,
      dives: 0,
    },
  ]);
  expect((await tableOf(ben)).divers[0]).toMatchObject({ name: 'Ann', you: false });
  time.now += 86_400_000;
  expect(await tableOf(ann)).toMatchObject({ day: '2026-05-18', divers: [], yours: null });
  expect((await tableOf(ann, `?day=${DAY}`)).divers, 'yesterday’s is still there').toHaveLength(1);
});

test('equals share a place', async () => {
  const server = await startForTest(worldOn({ now: NOON }));
  for (const browser of [server.visitor(), server.visitor()])
    await resign(browser, (await dive(browser)).match.id);
  await told(server);
  expect((await tableOf(server.visitor())).divers.map(({ place }) => place)).toEqual([1, 1]);
});

test('a server that goes before it has noted a try does not lose it: what began first counts', async () => {
  const time = { now: NOON };
  const server = await startForTest(worldOn(time));
  const ann = server.visitor();
  const { match } = await dive(ann);
  await server.store.people.write([{ text: 'DELETE FROM dives', values: [] }]);
  time.now += 1;
  const later = await dive(ann);
  expect((await tableOf(ann)).yours?.match).toBe(later.match.id);
  await resign(ann, match.id);
  await told(server);
  expect((await tableOf(ann)).yours).toEqual({ match: match.id, state: 'over' });
});

test('the same for everybody, and nobody can know it before: not from the date, nor a day ahead', async () => {
  const time = { now: NOON };
  const server = await startForTest(worldOn(time));
  const [ann, ben] = [server.visitor(), server.visitor()];
  const start = await startOf(ann);
  expect(await startOf(ben)).toEqual(start);
  const elsewhere = await startForTest(worldOn(time));
  expect(await startOf(elsewhere.visitor()), 'another server has another secret').not.toEqual(
    start,
  );
  const body = {
    game: 'search-diver',
    options: { players: 1, daily: '2026-05-18' },
    seats: { red: 'me' },
  };
  expect(await ann.ask('POST /api/matches', { body })).toMatchObject({
    status: 400,
    body: { code: 'notToday', facts: { day: '2026-05-18', today: DAY } },
  });
});

test.each([[{ red: { bot: 'admiral' } }], [{ red: 'open' }], [{}]])(
  'nobody looks on while another, or a bot, searches: seats %j are refused',
  async (seats) => {
    const server = await startForTest(worldOn({ now: NOON }));
    const answer = await server.visitor().ask('POST /api/matches', {
      body: { game: 'search-diver', options: { players: 1, daily: DAY }, seats },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'notAlone' } });
  },
);

test('a search of the day hands out its seed to nobody while it runs', async () => {
  const server = await startForTest(worldOn({ now: NOON }));
  const ann = server.visitor();
  const { match } = await dive(ann);
  const { text } = await ann.ask(`GET /api/matches/${match.id}`);
  expect(text).not.toContain(seedOfDay(await server.store.secret(), 'search-diver', DAY));
  expect((await ann.ask(`GET /api/matches/${match.id}/export`)).status).toBe(409);
});

const tryOf = (who: string, began: number): TableStatement => ({
  text: `INSERT INTO dives (day, person, match, began_at, over, found, days, hours, dives)
    VALUES ('${DAY}', $1, $1, $2, 0, 0, 0, 0, 0)`,
  values: [who, began],
});

describe.each(STORES)('two people who turn out to be one, in a %s store', (_name, makeOpener) => {
  test.each([
    [1, 2, 'guest'],
    [2, 1, 'person'],
    [1, 1, 'guest'],
  ])('had one try, the first: began at %d and %d', async (guestBegan, personBegan, kept) => {
    const store = await (await makeOpener())();
    onTestFinished(() => store.close());
    const { read, write } = store.people;
    await write([tryOf('guest', guestBegan), tryOf('person', personBegan)]);
    expect(await write(adoptDives('guest', 'person'))).toBeNull();
    expect(await read('SELECT person, match FROM dives', [])).toEqual([
      { person: 'person', match: kept },
    ]);
  });
});
