import { makeDisk } from '@fathom/host';
import type { ListReach } from '@fathom/host';
import { expect, test } from 'vitest';
import { LEFT, makeShell, RIGHT } from './toy.ts';
import { GAME, hosting, quiet, visitor, join, begun } from './own-list.ts';
import type { Watched } from './own-list.ts';

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
