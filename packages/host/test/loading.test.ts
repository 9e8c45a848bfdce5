import { openMatches } from '@fathom/host';
import type { Matches, MatchStore, MemoryDisk, Page } from '@fathom/host';
import type { CreateMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { openLoadQueue } from '../src/load-queue.ts';
import { counting, LEFT, listening, makeShell } from './toy.ts';

const GAME = counting({ version: 1, goal: 1e9 });
const OPTIONS = { runningPerGuest: 1_000, aliveAt: null };
const ASK: CreateMatch = {
  game: 'counting',
  options: {},
  seats: { left: 'me', right: { bot: 'one' } },
  visibility: 'public',
  clock: { type: 'none' },
  pace: 'instant',
};

/** Matches on a disk whose host has ended, each with so many inputs. */
async function stored(count: number, inputs: number): Promise<{ ids: string[]; disk: MemoryDisk }> {
  const shell = makeShell([GAME]);
  let drawn = 0;
  const chance = { ...shell.services.chance, newMatchId: () => `m${(drawn += 1)}` };
  const matches = openMatches({ ...shell.services, chance }, OPTIONS);
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const match = await matches.create(ASK, { guest: 'ann', name: 'Ann' });
    if ('code' in match) throw new Error(match.code);
    for (let input = 0; input < inputs; input += 1) {
      await match.settled(); // the bot has moved
      const action = { type: 'add', n: 1 };
      await match.act({ t: 'act', id: `i${input}`, seat: LEFT, action }, listening('ann'));
    }
    await match.settled();
    ids.push(match.state.created.id);
  }
  await matches.stop();
  return { ids, disk: shell.disk };
}

interface Watched {
  readonly matches: Matches;
  readonly reads: readonly { readonly match: string; readonly page: Page | undefined }[];
  readonly mostAtOnce: () => number;
}
/** A host that notes how its store is read. */
function watched(disk: MemoryDisk): Watched {
  const shell = makeShell([GAME], { disk });
  const { store } = shell.services;
  const reads: { match: string; page: Page | undefined }[] = [];
  let reading = 0;
  let most = 0;
  const noting: MatchStore = {
    ...store,
    read: async (match, page) => {
      reads.push({ match, page });
      reading += 1;
      most = Math.max(most, reading);
      const rows = await store.read(match, page);
      reading -= 1;
      return rows;
    },
  };
  const matches = openMatches({ ...shell.services, store: noting }, OPTIONS);
  return { matches, reads, mostAtOnce: () => most };
}

test('a log is read in small pages, and nothing of it is lost', async () => {
  const { ids, disk } = await stored(1, 100);
  const [id = ''] = ids;
  const rows = disk.logs.get(id)?.length ?? 0;
  expect(rows).toBeGreaterThan(200);
  const { matches, reads } = watched(disk);
  expect((await matches.find(id))?.state.length).toBe(rows);
  expect(reads.length).toBe(Math.ceil(rows / 64) + 1); // the last one finds the end
  expect(reads.every(({ page }) => page?.rows === 64)).toBe(true);
});

test('whoever asks for many matches at once has them loaded one after the other', async () => {
  const { ids, disk } = await stored(20, 1);
  const { matches, reads, mostAtOnce } = watched(disk);
  const found = await Promise.all(ids.map((id) => matches.find(id)));
  expect(found.map((match) => match?.state.created.id)).toEqual(ids);
  expect(mostAtOnce()).toBe(1);
  expect([...new Set(reads.map(({ match }) => match))]).toEqual(ids);
});

test('those who ask for the same match get the same, loaded once', async () => {
  const { ids, disk } = await stored(1, 1);
  const { matches, reads } = watched(disk);
  const [id = ''] = ids;
  const found = await Promise.all([matches.find(id), matches.find(id), matches.find(id)]);
  expect(new Set(found).size).toBe(1);
  expect(reads.filter(({ page }) => page?.from === 0)).toHaveLength(1);
});

test('what somebody waits for comes before what the host looks after by itself', async () => {
  const queue = openLoadQueue();
  const done: string[] = [];
  const run = (urgency: 'asked' | 'unasked', name: string): Promise<void> =>
    queue.run(urgency, async () => {
      await Promise.resolve();
      done.push(name);
    });
  await Promise.all([
    run('unasked', 'a'),
    run('unasked', 'b'),
    run('asked', 'c'),
    run('asked', 'd'),
  ]);
  expect(done).toEqual(['a', 'c', 'd', 'b']);
});

test('a load that fails stops none behind it', async () => {
  const queue = openLoadQueue();
  const failing = queue.run('asked', () => Promise.reject(new Error('broken')));
  const next = queue.run('asked', async () => 'sound');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('sound');
});

const BROKEN: readonly (readonly [string, string])[] = [
  ['is cut off', '{"type":"seat'],
  ['is no row', '[]'],
  ['names a seat that is not there', '{"type":"left","at":1,"seat":"middle"}'],
  ['begins the match again', '{"type":"created","at":1}'],
];
test.each(BROKEN)('a match with a row that %s is refused, the others are not', async (_, row) => {
  const { ids, disk } = await stored(2, 1);
  const [broken = '', sound = ''] = ids;
  disk.logs.get(broken)?.push(row);
  const { matches } = watched(disk);
  const refused = { name: 'BrokenLog', refusal: { code: 'unreadable' } };
  await expect(matches.find(broken)).rejects.toMatchObject(refused);
  expect((await matches.find(sound))?.state.status).toBe('running');
  await expect(matches.find(broken)).rejects.toMatchObject(refused);
});
