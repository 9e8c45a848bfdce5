import { makeDisk, openConnection, openMatches } from '@fathom/host';
import type { Connection, ListReach, LiveMatch, Matches, MatchStore, Services } from '@fathom/host';
import { openNeighbourhood } from '@fathom/host/testing/neighbours';
import type { Seat } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { CreateMatch, OwnGroup, OwnMessage, ServerMessage } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { counting, LEFT, listening, makeShell, RIGHT } from './toy.ts';
import type { Shell } from './toy.ts';

const GAME = counting({ version: 1, goal: 1_000 });
const ASK: CreateMatch = {
  game: 'counting',
  options: {},
  seats: { left: 'me' },
  visibility: 'public',
  clock: { type: 'days', days: 3 },
  pace: 'human',
};
const SIT = { seat: RIGHT, key: null, contribution: null, leave: null };
const named = (guest: string) => ({ guest, name: guest });

/** A host whose store notes what is written besides the rows themselves. */
interface Watched {
  readonly shell: Shell;
  readonly matches: Matches;
  readonly written: string[];
}

function hosting({ peers, reach, ...machine }: HostOptions = {}): Watched {
  const shell = makeShell([GAME], machine);
  const { store } = shell.services;
  const { news } = store;
  if (news === undefined) throw new Error('a store without news');
  const written: string[] = [];
  const watched: MatchStore = {
    ...store,
    append: (append) => {
      if (append.own !== undefined)
        written.push(append.own.map(({ guest, turn }) => `${guest} ${turn}`).join());
      if (append.listing !== null) written.push('list');
      return store.append(append);
    },
    relist: (...given) => {
      written.push('relist');
      return store.relist(...given);
    },
    rest: (...given) => {
      written.push('rest');
      return store.rest(...given);
    },
    news: {
      ...news,
      see: (match, guest) => {
        written.push(`see ${guest}`);
        return news.see(match, guest);
      },
    },
  };
  const services = {
    ...shell.services,
    store: watched,
    ...(peers && { peers }),
    ...(reach && { reach }),
  };
  return { shell, written, matches: openMatches(services, { aliveAt: shell.disk.aliveAt }) };
}
type HostOptions = Partial<Pick<Services, 'peers' | 'reach'> & Pick<Shell, 'disk' | 'clock'>>;

const quiet = async (): Promise<void> => {
  for (let turn = 0; turn < 300; turn += 1) await Promise.resolve();
};

interface Visitor extends Connection {
  readonly heard: readonly ServerMessage[];
  readonly move: (seat: Seat) => Promise<void>;
  readonly own: () => OwnMessage | undefined; // the last one
}
let inputs = 0;
function visitor({ matches }: Watched, guest: string): Visitor {
  const listener = listening(guest);
  const connection = openConnection({
    listener,
    find: matches.find,
    nameOf: async () => guest,
    follow: matches.followers.follow,
  });
  return {
    ...connection,
    heard: listener.heard,
    move: (seat) =>
      connection.hear({
        t: 'act',
        id: `i${(inputs += 1)}`,
        seat,
        action: { type: 'add', n: 1 },
      }),
    own: () => listener.heard.findLast((message) => message.t === 'own'),
  };
}
const join = async (host: Watched, guest: string, { state }: LiveMatch): Promise<Visitor> => {
  const who = visitor(host, guest);
  await who.hear({ t: 'join', v: PROTOCOL_VERSION, match: state.created.id });
  await quiet();
  return who;
};

async function make(host: Watched, ask: Partial<CreateMatch> = {}): Promise<LiveMatch> {
  const match = await host.matches.create({ ...ASK, ...ask }, named('ann'));
  if ('code' in match) throw new Error(match.code);
  return match;
}
/** Ann's match, in which Ben sits, too; it is Ann's turn. */
async function begun(host: Watched, ask: Partial<CreateMatch> = {}): Promise<LiveMatch> {
  const match = await make(host, ask);
  await host.matches.sit(match, named('ben'), SIT);
  return match;
}
const listOf = async ({ matches }: Watched, guest: string, group: OwnGroup): Promise<number> =>
  (await matches.countsOf(guest))[group];
const stored = (host: Watched, guest: string, match: LiveMatch) => {
  const listing = host.shell.disk.listings.get(match.state.created.id);
  return listing?.shown?.people.find((one) => one.guest === guest);
};
const newsOf = (host: Watched, guest: string, match: LiveMatch): string | null =>
  stored(host, guest, match)?.news?.kind ?? null;

test('play between people who are there writes its rows and nothing else', async () => {
  const host = hosting();
  const match = await make(host);
  const ann = await join(host, 'ann', match);
  const ben = await join(host, 'ben', match);
  await host.matches.sit(match, named('ben'), SIT);
  await quiet();
  host.written.length = 0;
  for (let n = 0; n < 20; n += 1) {
    await ann.move(LEFT);
    await ben.move(RIGHT);
  }
  await quiet();
  expect(host.written).toEqual([]);
  expect(match.state.table?.rows).toHaveLength(40);
});

test('nor does coming back write anything where there was nothing to tell', async () => {
  const host = hosting();
  const match = await begun(host);
  const ann = await join(host, 'ann', match);
  await ann.move(LEFT);
  ann.close();
  host.written.length = 0;
  for (let n = 0; n < 3; n += 1) (await join(host, 'ann', match)).close();
  expect(host.written).toEqual([]);
});

test('whoever is away finds the turn and its news in their list; it goes when they come', async () => {
  const host = hosting();
  const match = await begun(host);
  const ann = await join(host, 'ann', match);
  expect(stored(host, 'ann', match)).toMatchObject({ turn: false, news: null });
  host.shell.clock.pass(5_000);
  host.written.length = 0;
  await ann.move(LEFT);
  expect(host.written).toEqual(['ben true']);
  expect(stored(host, 'ben', match)).toMatchObject({
    turn: true,
    news: { kind: 'turn', seq: match.state.length - 1, at: 6_000, seen: false, due: 9_000 },
  });
  const ben = await join(host, 'ben', match);
  expect(stored(host, 'ben', match)).toMatchObject({ turn: false, news: null, noticeAt: null });
  host.written.length = 0;
  await ben.move(RIGHT);
  await ann.move(LEFT);
  expect(host.written).toEqual([]);
});

test('whoever goes while the match waits for them has seen it, and finds it in their list', async () => {
  const host = hosting();
  const match = await begun(host);
  const [ann, ben] = [await join(host, 'ann', match), await join(host, 'ben', match)];
  ben.close();
  await quiet();
  expect(stored(host, 'ben', match), 'it is not their turn').toMatchObject({ turn: false });
  ann.close();
  await quiet();
  expect(stored(host, 'ann', match)).toMatchObject({ turn: true, news: { seen: true } });
  const { matches } = await host.matches.mine({
    guest: 'ann',
    status: ['running'],
    turn: true,
    limit: 5,
  });
  expect(matches).toMatchObject([{ turn: true, news: null, you: ['left'] }]);
});

test('a turn that a list still has is taken out of it once', async () => {
  const host = hosting();
  const match = await begun(host);
  const ann = await join(host, 'ann', match);
  await ann.move(LEFT);
  // As after a start: nobody knows what lists say.
  host.matches.drop(match.state.created.id);
  await quiet();
  const again = await host.matches.find(match.state.created.id);
  if (again === null) throw new Error('gone');
  const [left, right] = [await join(host, 'ann', again), await join(host, 'ben', again)];
  host.written.length = 0;
  for (let n = 0; n < 4; n += 1) {
    await right.move(RIGHT);
    await left.move(LEFT);
  }
  expect(host.written.filter((line) => line.includes('true'))).toEqual([]);
  expect(host.written.length).toBeLessThanOrEqual(2);
});

test('a match that runs and waits for somebody at its table is their turn in their list, too', async () => {
  const host = hosting();
  const match = await begun(host);
  const ann = await join(host, 'ann', match);
  expect(stored(host, 'ann', match)).toMatchObject({ turn: false });
  expect(await host.matches.countsOf('ann')).toEqual({ turn: 1, running: 0, waiting: 0, over: 0 });
  const page = (turn: boolean) =>
    host.matches.mine({ guest: 'ann', status: ['running'], turn, limit: 5 });
  expect((await page(true)).matches).toMatchObject([{ turn: true }]);
  expect((await page(false)).matches).toEqual([]);
  await ann.move(LEFT);
  expect((await page(true)).matches).toEqual([]);
  expect((await page(false)).matches).toMatchObject([{ turn: false }]);
});

test('what happens is news to those who are away, and not to whoever brings it about', async () => {
  const host = hosting();
  const match = await make(host, { start: 'host' });
  await host.matches.sit(match, named('ben'), SIT);
  expect([newsOf(host, 'ann', match), newsOf(host, 'ben', match)]).toEqual(['seated', null]);
  await match.start('ann');
  expect([newsOf(host, 'ann', match), newsOf(host, 'ben', match)]).toEqual(['turn', 'began']);
  expect(stored(host, 'ann', match)?.news?.seen, 'Ann has just begun it').toBe(true);
  await match.resign('ben', RIGHT, null);
  await quiet();
  expect([newsOf(host, 'ann', match), newsOf(host, 'ben', match)]).toEqual(['over', 'began']);
  expect(await listOf(host, 'ann', 'over')).toBe(1);

  const waiting = await make(host, { start: 'host' });
  await host.matches.sit(waiting, named('ben'), SIT);
  await waiting.giveUp('ann');
  expect([newsOf(host, 'ann', waiting), newsOf(host, 'ben', waiting)]).toEqual([
    'seated',
    'closed',
  ]);
});

test('after a crash a list says whose turn it is, though they were at the table', async () => {
  const disk = makeDisk();
  const { clock } = makeShell([GAME]);
  const host = hosting({ disk, clock });
  const match = await begun(host);
  await join(host, 'ann', match);
  expect(stored(host, 'ann', match)).toMatchObject({ turn: false });
  disk.aliveAt = clock.now();
  const next = hosting({ disk, clock }); // the first one is never heard of again
  await next.matches.resumeAll();
  expect(stored(next, 'ann', match)).toMatchObject({ turn: true, news: { seen: true } });
});

test('on several hosts those at any of them are at the table', async () => {
  const { addHost } = openNeighbourhood();
  const disk = makeDisk();
  const { clock } = makeShell([GAME]);
  const [one, two] = [addHost(), addHost()].map(({ peers }) => hosting({ disk, clock, peers }));
  if (one === undefined || two === undefined) throw new Error('no hosts');
  const match = await make(one);
  const ann = await join(one, 'ann', match);
  const ben = await join(two, 'ben', match);
  const there = await two.matches.find(match.state.created.id);
  if (there === null) throw new Error('gone');
  await two.matches.sit(there, named('ben'), SIT);
  await quiet();
  for (const { written } of [one, two]) written.length = 0;
  for (let n = 0; n < 5; n += 1) {
    await ann.move(LEFT);
    await quiet();
    await ben.move(RIGHT);
    await quiet();
  }
  expect([one.written, two.written]).toEqual([[], []]);
  await ann.move(LEFT);
  await quiet();
  ben.close();
  await quiet();
  expect(stored(one, 'ben', match), 'gone from the other host').toMatchObject({ turn: true });
  ann.close();
  const back = await join(two, 'ben', match);
  await back.move(RIGHT);
  expect(stored(one, 'ann', match)).toMatchObject({ turn: true, news: { seen: false } });
});

const SECOND = 1_000;
const pass = async ({ shell }: Watched, millis = SECOND): Promise<void> => {
  shell.clock.pass(millis);
  await quiet();
};

test('who follows is told how things stand, and again when something has changed', async () => {
  const host = hosting();
  const ben = visitor(host, 'ben');
  await ben.hear({ t: 'follow' });
  await pass(host);
  expect(ben.heard).toEqual([{ t: 'own', turns: 0, running: 0, waiting: 0, news: null }]);
  const match = await begun(host);
  const ann = await join(host, 'ann', match);
  await pass(host);
  expect(ben.own()).toMatchObject({ turns: 0, running: 1, news: null });
  await ann.move(LEFT);
  await pass(host);
  const news = { match: match.state.created.id, game: 'counting', kind: 'turn', at: 3_000 };
  expect(ben.own()).toEqual({ t: 'own', turns: 1, running: 0, waiting: 0, news });
  const known = ben.heard.length;
  await ann.hear({ t: 'chat', id: 'c', text: 'hello' });
  await pass(host);
  expect(ben.heard, 'what changes nothing is not told').toHaveLength(known);
  ben.close();
  await match.resign('ann', LEFT, null);
  await pass(host);
  expect(ben.heard, 'nor is who has gone').toHaveLength(known);
});

test('who is at the table and follows elsewhere hears of their turn, too', async () => {
  const host = hosting();
  const match = await begun(host);
  const [ann, ben] = [await join(host, 'ann', match), await join(host, 'ben', match)];
  const tab = visitor(host, 'ben');
  await tab.hear({ t: 'follow' });
  await pass(host);
  expect(tab.own()).toMatchObject({ turns: 0, running: 1 });
  await ann.move(LEFT);
  await pass(host);
  expect(tab.own()).toMatchObject({ turns: 1, running: 0, news: null });
  await ben.move(RIGHT);
  await pass(host);
  expect(tab.own()).toMatchObject({ turns: 0, running: 1 });
});

test('however much happens, a follower’s list is looked at once a second', async () => {
  const host = hosting();
  let looks = 0;
  host.matches.followers.also(async () => {
    looks += 1;
    return [];
  });
  const ben = visitor(host, 'ben');
  await ben.hear({ t: 'follow' });
  await ben.hear({ t: 'follow' }); // which is the same
  for (let n = 0; n < 50; n += 1) {
    host.matches.followers.changed('ben');
    await pass(host, 100);
  }
  expect(looks).toBeGreaterThan(1);
  expect(looks).toBeLessThanOrEqual(6);
  await pass(host, 10 * SECOND);
  const before = looks;
  await pass(host, 10 * SECOND);
  expect(looks, 'and not at all where nothing happens').toBe(before);
});

test('a list that cannot be read is looked at again', async () => {
  const host = hosting();
  let isAway = true;
  host.matches.followers.also(async () => {
    if (isAway) throw new Error('away');
    return [];
  });
  const ben = visitor(host, 'ben');
  await ben.hear({ t: 'follow' });
  await pass(host);
  expect(ben.heard).toEqual([]);
  isAway = false;
  await pass(host, 2 * SECOND);
  expect(ben.own()).toMatchObject({ turns: 0 });
});

test('followers at other hosts are told by a word that names nobody but to them', async () => {
  const ears = new Map<string, () => void>();
  const told: string[] = [];
  const reach: ListReach = {
    tell: (guest) => {
      told.push(guest);
      ears.get(guest)?.();
    },
    listen: (guest, hear) => {
      ears.set(guest, hear);
      return () => ears.delete(guest);
    },
  };
  const disk = makeDisk();
  const { clock } = makeShell([GAME]);
  const [one, two] = [hosting({ disk, clock, reach }), hosting({ disk, clock, reach })];
  const ben = visitor(two, 'ben');
  await ben.hear({ t: 'follow' });
  await pass(two);
  const match = await begun(one);
  const ann = await join(one, 'ann', match);
  await ann.move(LEFT);
  await pass(two);
  expect(ben.own()).toMatchObject({ turns: 1, news: { kind: 'turn' } });
  expect(new Set(told)).toEqual(new Set(['ann', 'ben']));
  ben.close();
  expect(ears.size).toBe(0);
});
