import { GAMES } from '@fathom/games';
import { NO_LOG } from '@fathom/host';
import type { Matches } from '@fathom/host';
import { luckOf } from '@fathom/kit';
import type { MyMatch, NewSeek, OwnSeeks, Seek } from '@fathom/protocol';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { directoryOf } from '../../src/people/directory.ts';
import { openSeeks } from '../../src/people/seeks/seeks.ts';
import type { Seeks, SeeksParts } from '../../src/people/seeks/seeks.ts';
import type { Store } from '../../src/store/index.ts';
import type { Browser } from '../client/browser.ts';
import { startForTest } from '../server/running.ts';
import { startSeveral } from '../server/several.ts';
import { person } from './finished-logs.ts';
import { STORES } from './stores.ts';

const WISH: NewSeek = { game: 'depth-charge', options: {}, clock: { type: 'none' }, rated: true };
const nothing = (): void => {};

interface Desk {
  readonly seeks: Seeks;
  readonly made: string[]; // matches
  readonly time: { now: number };
}

/** Seeks at one node, with matches that are only counted. */
function deskAt(store: Store, more: Partial<SeeksParts> = {}, made: string[] = []): Desk {
  const time = { now: 1_794_800_000_000 };
  const create = (async () => {
    const id = `match${String(made.length + 200)}`;
    made.push(id);
    return { state: { created: { id } } };
  }) as unknown as Matches['create'];
  const seeks = openSeeks({
    tables: store.people,
    directory: directoryOf(store.people, { load: async () => {}, of: () => null }),
    matches: { create, find: async () => null },
    games: GAMES,
    secret: 'a secret',
    log: NO_LOG,
    calendar: () => time.now,
    after: () => nothing,
    ...more,
  });
  return { seeks, made, time };
}
const from = (n: number) => ({ person: person(n), network: '10.0.0.1' });
const by = (n: number) => ({ person: person(n), network: `10.0.0.${n % 250}` });

describe.each(STORES)('seeks in a %s store', (_name, makeOpener) => {
  const opened = async (): Promise<Store> => {
    const store = await (await makeOpener())();
    onTestFinished(() => store.close());
    return store;
  };

  it('two with the same wish meet, and each is told of the match', async () => {
    const { seeks, made } = deskAt(await opened());
    expect(await seeks.seek(by(1), WISH)).toMatchObject({ game: 'depth-charge', match: null });
    expect(await seeks.seek(by(2), { ...WISH, clock: { type: 'days', days: 3 } })).toMatchObject({
      match: null,
    });
    expect(await seeks.seek(by(3), WISH)).toMatchObject({ match: made[0] });
    expect(await seeks.of(person(1))).toMatchObject({ match: made[0] });
    expect(await seeks.of(person(2))).toMatchObject({ match: null });
    expect(made).toHaveLength(1);
  });

  it('3.5 who wants Captain Sonar in real time has no clock, whatever they said of one', async () => {
    const { seeks } = deskAt(await opened());
    const wish: NewSeek = {
      ...WISH,
      game: 'captain-sonar',
      options: { mode: 'realTime' },
      clock: { type: 'bank', minutes: 15, increment: 10 },
    };
    expect(await seeks.seek(by(1), wish)).toMatchObject({ clock: { type: 'none' } });
  });

  it('a wish with a chart of one’s own may be as long as charts are', async () => {
    const { seeks, made } = deskAt(await opened());
    const spaces = Array.from(
      '\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u3000 ',
    );
    const luck = luckOf(1);
    const gap = (): string =>
      Array.from({ length: 14 }, () => spaces[luck.int(spaces.length)]).join('');
    const row = (): string => Array.from({ length: 18 }, () => `35${gap()}`).join('');
    const chart = Array.from({ length: 10 }, row).join('\n');
    const wish = { ...WISH, game: 'search-diver', options: { players: 2, map: 'custom', chart } };
    expect(await seeks.seek(by(1), wish)).toMatchObject({ match: null });
    expect(await seeks.seek(by(2), wish)).toMatchObject({ match: made[0] });
  });

  it('of many who seek at several nodes at once nobody is paired twice, and nobody is left', async () => {
    const store = await opened();
    const made: string[] = [];
    const nodes = [deskAt(store, {}, made), deskAt(store, {}, made), deskAt(store, {}, made)];
    await Promise.all(
      Array.from({ length: 24 }, async (_, n) => nodes[n % 3]?.seeks.seek(by(n + 1), WISH)),
    );
    await Promise.all(nodes.map(({ seeks }) => seeks.pairAll()));
    const rows = await store.people.read<{ match: string; people: number }>(
      'SELECT match, CAST(count(*) AS INTEGER) AS people FROM seeks GROUP BY match',
      [],
    );
    expect(rows.map(({ people }) => people)).toEqual(Array.from({ length: 12 }, () => 2));
    expect(made).toHaveLength(12);
  });

  it('a node that goes between claim and match leaves nobody waiting', async () => {
    const store = await opened();
    const dying = deskAt(store, {
      matches: {
        find: async () => null,
        create: async () => Promise.reject(new Error('this node is gone')),
      },
    });
    await dying.seeks.seek(by(1), WISH);
    await expect(dying.seeks.seek(by(2), WISH)).rejects.toThrow('this node is gone');
    const next = deskAt(store);
    await next.seeks.pairAll();
    expect(next.made, 'somebody may still be at it').toHaveLength(0);
    next.time.now += 11_000;
    await next.seeks.pairAll();
    expect(await next.seeks.of(person(1))).toMatchObject({ match: next.made[0] });
    expect(await next.seeks.of(person(2))).toMatchObject({ match: next.made[0] });
  });

  it('who was paired with somebody who is gone before there is a match seeks on', async () => {
    const store = await opened();
    const { people } = store;
    const dying = deskAt(store, {
      matches: {
        find: async () => null,
        create: async () => Promise.reject(new Error('this node is gone')),
      },
    });
    await dying.seeks.seek(by(1), WISH);
    await dying.seeks.seek(by(2), WISH).catch(nothing);
    await people.write([{ text: 'DELETE FROM seeks WHERE place = 1', values: [] }]);
    const next = deskAt(store);
    next.time.now += 11_000;
    await next.seeks.pairAll();
    expect(next.made).toEqual([]);
    expect(await people.read('SELECT pairing, match FROM seeks', [])).toEqual([
      { pairing: null, match: null },
    ]);
  });

  it('whoever is not there any more is paired with nobody', async () => {
    const { seeks, time, made } = deskAt(await opened());
    await seeks.seek(by(1), WISH);
    time.now += 13_000;
    await seeks.seek(by(2), WISH);
    await seeks.pairAll();
    expect(made).toEqual([]);
    time.now += 8_000;
    await seeks.of(person(2));
    await seeks.seek(by(3), WISH);
    expect(made).toHaveLength(1);
  });

  it('those who will not meet do not', async () => {
    const store = await opened();
    await store.people.write([
      {
        text: 'INSERT INTO blocks (person, blocked, at) VALUES ($1, $2, 0)',
        values: [person(2), person(1)],
      },
    ]);
    const { seeks, made } = deskAt(store);
    await seeks.seek(by(1), WISH);
    await seeks.seek(by(2), WISH);
    expect(made).toEqual([]);
    await seeks.seek(by(3), WISH);
    expect(made).toHaveLength(1);
    expect(await seeks.of(person(1))).toMatchObject({ match: made[0] });
  });

  it('a network seeks only so many opponents at once', async () => {
    const { seeks } = deskAt(await opened());
    for (let n = 0; n < 40; n += 1)
      await seeks.seek(from(n + 1), { ...WISH, clock: { type: 'move', seconds: 5 + n } });
    await expect(seeks.seek(from(99), WISH)).rejects.toMatchObject({
      refusal: { code: 'tooManySeeks' },
    });
    expect(await seeks.seek(from(1), WISH), 'one’s own may change').toMatchObject({ match: null });
  });
});

const ask = async (browser: Browser, body: object = { game: 'depth-charge' }): Promise<Seek> => {
  const answer = await browser.ask<Seek>('POST /api/seeks', { body });
  expect(answer.status, `not ${answer.text}`).toBe(201);
  return answer.body;
};
const own = async (browser: Browser): Promise<OwnSeeks['seeks']> =>
  (await browser.ask<OwnSeeks>('GET /api/seeks')).body.seeks;

test('two people at two servers are paired and sit down, each on a side of their own', async () => {
  const several = await startSeveral(2, {});
  onTestFinished(several.stop);
  const [ann, ben] = [several.visitor(), several.visitor()];
  await ask(ann);
  const { match } = await ask(ben);
  expect((await own(ann))[0]?.match).toBe(match);
  const sat = await Promise.all(
    [ann, ben].map(async (browser) => {
      const { body } = await browser.ask<MyMatch>(`GET /api/matches/${match ?? ''}`);
      expect(body.match).toMatchObject({ visibility: 'public', status: 'lobby', rated: false });
      const [seat] = body.kept;
      await browser.ask(`POST /api/matches/${match ?? ''}/seats`, { body: { seat } });
      return seat as string;
    }),
  );
  expect(sat.toSorted()).toEqual(['black', 'red']);
  await several.settled();
  const { body } = await ann.ask<MyMatch>(`GET /api/matches/${match ?? ''}`);
  expect(body.match.status).toBe('running');
});

test('who asks again because the answer was lost is led to the match in which they are waited for', async () => {
  const server = await startForTest();
  const [ann, ben] = [server.visitor(), server.visitor()];
  await ask(ann);
  const { match } = await ask(ben);
  expect(await ask(ben)).toMatchObject({ match });
  expect(await ask(ann)).toMatchObject({ match });
  for (const browser of [ann, ben]) {
    const { body } = await browser.ask<MyMatch>(`GET /api/matches/${match ?? ''}`);
    await browser.ask(`POST /api/matches/${match ?? ''}/seats`, { body: { seat: body.kept[0] } });
  }
  expect(await ask(ann), 'it has begun: this is a new wish').toMatchObject({ match: null });
});

test('a search can be given up, and says what is wrong with it', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { id } = await ask(ann);
  await ann.ask(`DELETE /api/seeks/${'0'.repeat(16)}`);
  expect(await own(ann), 'another search was meant').toHaveLength(1);
  await ann.ask(`DELETE /api/seeks/${id}`);
  expect(await own(ann)).toEqual([]);
  const refused = async (body: object): Promise<unknown> =>
    (await ann.ask('POST /api/seeks', { body })).body;
  expect(await refused({ game: 'chess' })).toMatchObject({ code: 'noSuchGame' });
  expect(await refused({ game: 'search-diver', options: { players: 1 } })).toMatchObject({
    code: 'noOpponents',
  });
  expect(await refused({ game: 'depth-charge', options: { first: 7 } })).toMatchObject({
    code: 'badRequest',
  });
});
