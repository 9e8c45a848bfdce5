import { openMatches } from '@fathom/host';
import type { LiveMatch, Matches } from '@fathom/host';
import type { ClockRule } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { CreateMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { endingDue } from '../src/attention.ts';
import { foldRow } from '../src/fold.ts';
import { counting, LEFT, listening, makeShell, RIGHT } from './toy.ts';
import type { Shell } from './toy.ts';

const GAME = counting({ version: 1, goal: 1e9 });
const ANN = { guest: 'ann', name: 'Ann' };
const BEN = { guest: 'ben', name: 'Ben' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NONE: ClockRule = { type: 'none' };

interface Host {
  readonly shell: Shell;
  readonly matches: Matches;
}
async function hosting(before?: Host, aliveAt: number | null = null): Promise<Host> {
  const shell = makeShell([GAME], before?.shell);
  const { downtime } = shell.disk;
  const matches = openMatches(shell.services, { runningPerGuest: 100, aliveAt, downtime });
  await matches.resumeAll();
  return { shell, matches };
}
async function create(
  { matches }: Host,
  seats: CreateMatch['seats'],
  ask: Partial<CreateMatch> = {},
): Promise<LiveMatch> {
  const asked: CreateMatch = {
    game: 'counting',
    options: {},
    seats,
    visibility: 'public',
    clock: NONE,
    pace: 'human',
    ...ask,
  };
  const match = await matches.create(asked, ANN);
  if ('code' in match) throw new Error(match.code);
  return match;
}
/** Two people in it, neither of them connected. */
async function twoAway(host: Host, clock: ClockRule = NONE): Promise<LiveMatch> {
  const match = await create(host, { left: 'me' }, { clock });
  await host.matches.sit(match, BEN, { seat: RIGHT, key: null, contribution: null, leave: null });
  return match;
}
const idOf = ({ state }: LiveMatch): string => state.created.id;

/** All that was begun is done: neither stores nor matches of these tests wait for anything real. */
const quiet = async (): Promise<void> => {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
};
async function later({ shell }: Host, millis: number): Promise<void> {
  const steps = Math.ceil(millis / MINUTE);
  for (let step = 0; step < steps; step += 1) {
    shell.clock.pass(millis / steps);
    await quiet();
  }
}
const isInMemory = ({ matches }: Host, id: string): boolean =>
  [...matches.inMemory()].some((match) => idOf(match) === id);
const infoOf = async ({ matches }: Host, id: string) => (await matches.find(id))?.info();

const LIVES: readonly (readonly [string, Partial<CreateMatch>, number])[] = [
  ['public', { visibility: 'public' }, 2 * HOUR],
  ['private', { visibility: 'private' }, DAY],
];
test.each(LIVES)(
  'a %s lobby that nobody is in is closed, though it is not in memory',
  async (_, ask, life) => {
    const host = await hosting();
    const id = idOf(await create(host, { left: 'me' }, ask));
    await later(host, life - 2 * MINUTE);
    expect(isInMemory(host, id)).toBe(false);
    expect(host.shell.disk.listings.get(id)?.status).toBe('lobby');
    await later(host, 3 * MINUTE);
    expect(host.shell.disk.listings.get(id)?.status).toBe('closed');
    expect(await infoOf(host, id)).toMatchObject({ status: 'closed', closed: 'nobodyCame' });
  },
);

test('a lobby that somebody waits in stays open, and lives on from when they go', async () => {
  const host = await hosting();
  const match = await create(host, { left: 'me' });
  const ann = listening('ann');
  match.join(ann, { t: 'join', v: PROTOCOL_VERSION, match: idOf(match) });
  await later(host, 5 * HOUR);
  expect(match.state.status).toBe('lobby');
  match.part(ann);
  await later(host, 2 * HOUR - 2 * MINUTE);
  expect(host.shell.disk.listings.get(idOf(match))?.status).toBe('lobby');
  await later(host, 3 * MINUTE);
  expect(host.shell.disk.listings.get(idOf(match))?.status).toBe('closed');
});

test('to look at a lobby does not make it live longer', async () => {
  const host = await hosting();
  const id = idOf(await create(host, { left: 'me' }));
  for (let n = 0; n < 3; n += 1) {
    await later(host, HOUR);
    await host.matches.find(id);
  }
  await later(host, MINUTE);
  expect(await infoOf(host, id)).toMatchObject({ closed: 'nobodyCame' });
});

test('bots that nobody watches are closed after 10 minutes, those watched play on', async () => {
  const host = await hosting();
  const bots = { left: { bot: 'one' }, right: { bot: 'two' } };
  const alone = await create(host, bots);
  const watched = await create(host, bots);
  watched.join(listening('eve'), { t: 'join', v: PROTOCOL_VERSION, match: idOf(watched) });
  await later(host, 9 * MINUTE);
  expect(alone.state.status).toBe('running');
  await later(host, 2 * MINUTE);
  expect(alone.info()).toMatchObject({ status: 'closed', closed: 'botsAlone' });
  expect(watched.state.status).toBe('running');
});

test('where everybody has left, bots play on for an hour, and somebody may return', async () => {
  const { state } = await twoAway(await hosting());
  foldRow(state, { type: 'relieved', at: 1, guest: 'ann', level: 'one' }, { bytes: 1 });
  expect(endingDue(state, 0, 2 * HOUR)).toBe(null); // Ben has a seat yet
  foldRow(state, { type: 'relieved', at: 2, guest: 'ben', level: 'one' }, { bytes: 1 });
  expect([endingDue(state, 0, HOUR - 1), endingDue(state, 0, HOUR)]).toEqual([null, 'botsAlone']);
});

test('after a restart bots do not play on among themselves', async () => {
  const host = await hosting();
  const bots = { left: { bot: 'one' }, right: { bot: 'two' } };
  const id = idOf(await create(host, bots));
  const rows = host.shell.disk.logs.get(id)?.length ?? 0;
  await host.matches.stop();
  const next = await hosting(host);
  expect(isInMemory(next, id)).toBe(false);
  expect(await infoOf(next, id)).toMatchObject({ status: 'closed', closed: 'botsAlone' });
  expect(next.shell.disk.logs.get(id)).toHaveLength(rows + 1);
});

test('a match without a clock is closed when nobody was there for a week, also over restarts', async () => {
  let host = await hosting();
  const id = idOf(await twoAway(host));
  await later(host, HOUR);
  expect(isInMemory(host, id)).toBe(false);
  for (let day = 0; day < 6; day += 1) {
    await host.matches.stop();
    host.shell.clock.pass(DAY);
    host = await hosting(host);
    expect(host.shell.disk.listings.get(id)?.status).toBe('running');
    expect(isInMemory(host, id)).toBe(false);
  }
  await later(host, DAY);
  expect(await infoOf(host, id)).toMatchObject({ status: 'closed', closed: 'abandoned' });
});

test('a match in memory whose turn is a bot’s stays there, one that waits for a person goes', async () => {
  const host = await hosting();
  const waits = await create(host, { left: 'me', right: { bot: 'one' } });
  await later(host, 5 * MINUTE);
  expect(isInMemory(host, idOf(waits))).toBe(false);
  const found = await host.matches.find(idOf(waits));
  if (found === null) throw new Error('gone');
  Object.assign(host.shell.services.bots, { choose: () => new Promise(() => {}) }); // it thinks for ever
  await found.act(
    { t: 'act', id: 'x', seat: LEFT, action: { type: 'add', n: 1 } },
    listening('ann'),
  );
  await later(host, HOUR);
  expect(isInMemory(host, idOf(waits))).toBe(true);
});

test('a flag falls on time in a match that is not in memory', async () => {
  const host = await hosting();
  const match = await twoAway(host, { type: 'days', days: 1 });
  const id = idOf(match);
  await later(host, HOUR);
  expect(isInMemory(host, id)).toBe(false);
  await later(host, 23 * HOUR - MINUTE);
  expect(host.shell.disk.listings.get(id)?.status).toBe('running');
  await later(host, 2 * MINUTE);
  expect(host.shell.disk.listings.get(id)).toMatchObject({ status: 'finished' });
  const found = await host.matches.find(id);
  expect(found?.state.table?.rows.at(-1)?.input).toMatchObject({ type: 'forfeit', at: DAY });
});

test('the time that no host was there counts for no match, in memory or not, over several starts', async () => {
  let host = await hosting();
  const id = idOf(await twoAway(host, { type: 'days', days: 1 }));
  await later(host, HOUR);
  for (let n = 0; n < 3; n += 1) {
    await host.matches.stop();
    const { aliveAt } = host.shell.disk;
    host.shell.clock.pass(3 * DAY);
    host = await hosting(host, aliveAt);
    expect(isInMemory(host, id)).toBe(false);
  }
  await later(host, 23 * HOUR - 2 * MINUTE);
  expect(host.shell.disk.listings.get(id)?.status).toBe('running');
  await later(host, 4 * MINUTE);
  expect(host.shell.disk.listings.get(id)?.status).toBe('finished');
});

test('a start that is cut short takes nobody’s time: only a whole one counts as alive', async () => {
  const host = await hosting();
  const id = idOf(await twoAway(host, { type: 'days', days: 1 }));
  await later(host, HOUR);
  await host.matches.stop();
  const { aliveAt } = host.shell.disk;
  host.shell.clock.pass(DAY);
  const shell = makeShell([GAME], host.shell);
  const slow = { ...shell.services.store, wakes: () => new Promise<never>(() => {}) };
  const cut = openMatches(
    { ...shell.services, store: slow },
    { runningPerGuest: 1, aliveAt, downtime: shell.disk.downtime },
  );
  void cut.resumeAll();
  await later(host, 10 * MINUTE);
  await cut.stop();
  expect(shell.disk.aliveAt).toBe(aliveAt);
  const next = await hosting(host, shell.disk.aliveAt);
  await later(next, 22 * HOUR);
  expect(next.shell.disk.listings.get(id)?.status).toBe('running');
});

test('at a start only what has to go on is loaded', async () => {
  const host = await hosting();
  for (let n = 0; n < 3; n += 1) await twoAway(host, n === 0 ? NONE : { type: 'days', days: 3 });
  await later(host, HOUR);
  expect([...host.matches.inMemory()]).toEqual([]);
  const awake = idOf(await twoAway(host)); // in memory when its host ends
  await host.matches.stop();
  const shell = makeShell([GAME], host.shell);
  const read: string[] = [];
  const store = {
    ...shell.services.store,
    head: (id: string) => {
      read.push(id);
      return shell.services.store.head(id);
    },
  };
  const matches = openMatches(
    { ...shell.services, store },
    { runningPerGuest: 1, aliveAt: 1_000, downtime: 0 },
  );
  await matches.resumeAll();
  expect(read).toEqual([awake]);
});

test('idle matches beyond what memory is meant for go at once, those not asked for longest first', async () => {
  const host = await hosting();
  const found: LiveMatch[] = [];
  for (let n = 0; n < 5; n += 1) found.push(await twoAway(host));
  const [oldest, second] = found;
  if (oldest === undefined || second === undefined) throw new Error('none made');
  for (const match of found) match.state.counts.bytes = 10 * 1024 * 1024;
  await host.matches.find(idOf(oldest)); // asked for just now
  host.shell.clock.pass(MINUTE / 2);
  await quiet();
  expect(isInMemory(host, idOf(oldest))).toBe(true);
  expect(isInMemory(host, idOf(second))).toBe(false);
  expect([...host.matches.inMemory()]).toHaveLength(3);
});

test('a match that somebody has just asked for is not let go, whatever else the host does', async () => {
  const before = await hosting();
  const id = idOf(await twoAway(before));
  await before.matches.stop();
  const shell = makeShell([GAME], before.shell);
  const matches = openMatches(shell.services, { runningPerGuest: 1, aliveAt: null });
  const [found] = await Promise.all([matches.find(id), matches.resumeAll()]);
  await quiet();
  expect(isInMemory({ shell, matches }, id)).toBe(true);
  expect(await matches.find(id)).toBe(found);
  await later({ shell, matches }, 5 * MINUTE);
  expect(isInMemory({ shell, matches }, id)).toBe(false);
});

test('a match that was let go keeps no time any more', async () => {
  const host = await hosting();
  const match = await twoAway(host, { type: 'days', days: 1 });
  await later(host, HOUR);
  expect(isInMemory(host, idOf(match))).toBe(false);
  const waits = host.shell.clock.awaited().length;
  // Somebody who had it in hand all the time goes on with it.
  const act = { t: 'act', id: 'x', seat: LEFT, action: { type: 'add', n: 1 } } as const;
  expect(await match.act(act, listening('ann'))).toBeNull();
  expect(host.shell.clock.awaited()).toHaveLength(waits);
  expect(host.shell.disk.rests.get(idOf(match))?.wakeAt).toBe(0); // the next start looks at it
});
