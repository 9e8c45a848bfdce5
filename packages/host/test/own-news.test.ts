import { makeDisk } from '@fathom/host';
import { openNeighbourhood } from '@fathom/host/testing/neighbours';
import { expect, test } from 'vitest';
import { LEFT, makeShell, RIGHT } from './toy.ts';
import {
  GAME,
  SIT,
  named,
  hosting,
  quiet,
  join,
  make,
  begun,
  listOf,
  stored,
  newsOf,
} from './own-list.ts';

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
