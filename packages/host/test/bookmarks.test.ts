import { openMatches, recordOf } from '@fathom/host';
import type { LiveMatch, Matches, Services } from '@fathom/host';
import { playable } from '@fathom/kit';
import type { Playable, Seat } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { EarlierMessage, Welcome } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { WORTH_KEEPING } from '../src/keep-bookmark.ts';
import { countingGame, countingLog, LEFT, listening, makeShell, RIGHT } from './toy.ts';
import type { Shell } from './toy.ts';

// How a match stood is kept beside its log when it leaves the memory, and a long one is taken up from there.

const MATCH = '23456789';
const CODE = 'this code';
const MINUTE = 60_000;
const JOIN = { t: 'join', v: PROTOCOL_VERSION, match: MATCH } as const;
const TURNS = 1_000;

interface Work {
  evolved: number;
}
/** A game of which every step is counted. */
function counted(work: Work, goal: number): Playable {
  const game = countingGame({ version: 1, goal });
  return playable(
    {
      ...game,
      evolve: (state, event) => {
        work.evolved += 1;
        return game.evolve(state, event);
      },
    },
    {
      bots: [
        {
          level: 'one',
          name: 'one',
          summary: '',
          sit: () => ({ observe: () => {}, choose: () => null }),
        },
      ],
    },
  );
}

interface Host {
  readonly shell: Shell;
  readonly matches: Matches;
  readonly work: Work;
  readonly reads: number[]; // from which row on the log was read
}
function hosting(before: Shell | null, more: Partial<Services> = {}, goal = 1e9): Host {
  const work: Work = { evolved: 0 };
  const shell = makeShell([counted(work, goal)], before ?? {});
  const reads: number[] = [];
  const { store } = shell.services;
  const watched = {
    ...store,
    read: (match: string, page: Parameters<typeof store.read>[1]) => {
      reads.push(page?.from ?? 0);
      return store.read(match, page);
    },
  };
  const services = { ...shell.services, store: watched, code: CODE, ...more };
  return { shell, work, reads, matches: openMatches(services, { aliveAt: null }) };
}
/** All that was begun is done. */
async function settle({ shell }: Host): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    for (let n = 0; n < 20; n += 1) await Promise.resolve();
    if (shell.clock.awaited().includes(0)) shell.clock.pass(0);
  }
}
async function found(host: Host): Promise<LiveMatch> {
  const match = await host.matches.find(MATCH);
  if (match === null) throw new Error('there is no match');
  return match;
}
/** Nobody has been there for a while. */
async function rest(host: Host): Promise<void> {
  for (let minute = 0; minute < 4; minute += 1) {
    host.shell.clock.pass(MINUTE);
    await settle(host);
  }
  expect([...host.matches.inMemory()].length).toBe(0);
}
/** A match of so many turns that was in memory and is no more. */
async function rested(turns: number, goal?: number, lateView?: number): Promise<Shell> {
  const shell = makeShell([]);
  const [created = '', ...rows] = countingLog(MATCH, turns);
  const first = JSON.stringify({
    ...JSON.parse(created),
    ...(lateView !== undefined && { lateView }),
  });
  shell.disk.logs.set(MATCH, [first, ...rows]);
  shell.disk.rests.set(MATCH, { wakeAt: 1e12, quietSince: 0, timed: false, downtime: 0 });
  const host = hosting(shell, {}, goal);
  await found(host);
  await rest(host);
  return shell;
}
async function come(host: Host, guest: string, message: object = JOIN): Promise<Welcome> {
  const listener = listening(guest);
  const match = await found(host);
  match.join(listener, { ...JOIN, ...message });
  await settle(host);
  match.part(listener);
  const [welcome] = listener.heard;
  if (welcome?.t !== 'welcome') throw new Error(`${guest} was told ${String(welcome?.t)}`);
  return welcome;
}
const add = async (host: Host, seat: Seat, id: string): Promise<unknown> => {
  const guest = seat === LEFT ? 'ann' : 'ben';
  const message = { t: 'act', id, seat, action: { type: 'add', n: 1 } } as const;
  return (await found(host)).act(message, listening(guest));
};

test('a long match is taken up where it stood: neither are its rows read nor its steps taken again', async () => {
  const shell = await rested(TURNS);
  const host = hosting(shell);
  const { table } = await come(host, 'ann');
  expect(table).toMatchObject({ n: TURNS, view: { total: TURNS, turn: 0 }, earlier: TURNS - 200 });
  expect(host.work.evolved).toBe(0);
  expect(host.reads).toEqual([TURNS + 3]); // the row it stood at
  expect(await add(host, LEFT, 'a')).toBeNull();
  expect(await add(host, LEFT, 'b')).toMatchObject({ code: 'notYourTurn' });
});

test('what it says is what it says when it is folded from its first row', async () => {
  const shell = await rested(TURNS);
  const [stood, folded] = [hosting(shell), hosting(shell, { code: 'other code' })];
  for (const guest of ['ann', 'ben', 'eve'])
    for (const n of [-1, 0, 1, TURNS - 33, TURNS - 32, TURNS - 5, TURNS, TURNS + 1]) {
      const as = guest === 'ann' ? [LEFT] : guest === 'ben' ? [RIGHT] : [];
      const texts: string[][] = [];
      for (const host of [stood, folded]) {
        const heard: string[] = [];
        const listener = { guest, send: (text: string) => heard.push(text), dismiss: () => {} };
        (await found(host)).join(listener, n < 0 ? JOIN : { ...JOIN, seen: { as, n } });
        await settle(host);
        (await found(host)).part(listener);
        texts.push(heard.filter((text) => /^\{"t":"(?:welcome|resumed)"/u.test(text)));
      }
      expect(texts[0]).toHaveLength(1);
      expect(texts[0]).toEqual(texts[1]);
    }
  expect([stood.work.evolved, folded.work.evolved > TURNS]).toEqual([0, true]);
});

test('rows since are folded, and it is kept anew once there are enough of them', async () => {
  const shell = await rested(TURNS);
  const kept = shell.disk.bookmarks.get(MATCH);
  const host = hosting(shell);
  for (let i = 0; i < 10; i += 1) await add(host, i % 2 === 0 ? LEFT : RIGHT, `a${i}`);
  await rest(host);
  expect(shell.disk.bookmarks.get(MATCH)).toBe(kept);
  const again = hosting(shell);
  expect((await come(again, 'ben')).table).toMatchObject({ n: TURNS + 10 });
  expect(again.work.evolved).toBeLessThanOrEqual(20);
  for (let i = 0; i < WORTH_KEEPING; i += 1) await add(again, i % 2 === 0 ? LEFT : RIGHT, `b${i}`);
  await again.matches.stop();
  const third = hosting(shell);
  await found(third);
  await rest(third);
  expect(shell.disk.bookmarks.get(MATCH)).not.toBe(kept);
  const last = hosting(shell);
  expect((await come(last, 'eve')).table).toMatchObject({ n: TURNS + 10 + WORTH_KEEPING });
  expect(last.work.evolved).toBe(0);
});

test('an input that was taken before is known again', async () => {
  const shell = await rested(TURNS);
  const host = hosting(shell);
  await add(host, LEFT, 'mine');
  for (let i = 0; i < WORTH_KEEPING; i += 1) await add(host, i % 2 === 0 ? RIGHT : LEFT, `a${i}`);
  await rest(host);
  const again = hosting(shell);
  const listener = listening('ann');
  const message = { t: 'act', id: 'mine', seat: LEFT, action: { type: 'add', n: 1 } } as const;
  expect(await (await found(again)).act(message, listener)).toBeNull();
  expect(listener.heard).toEqual([{ t: 'done', re: 'mine' }]);
  expect(again.work.evolved).toBe(0);
});

const UNFIT: readonly (readonly [string, (shell: Shell) => Partial<Services>])[] = [
  ['of other code', () => ({ code: 'other code' })],
  ['that is no JSON', ({ disk }) => (disk.bookmarks.set(MATCH, `${CODE}\n{`), {})],
  ['that has nothing in it', ({ disk }) => (disk.bookmarks.set(MATCH, `${CODE}\n{}`), {})],
  ['beyond the end of the log', ({ disk }) => (disk.logs.get(MATCH)?.splice(-5), {})],
  [
    'of a log that went another way',
    ({ disk }) => {
      const log = disk.logs.get(MATCH) ?? [];
      log.push((log.pop() ?? '').replaceAll('"n":1', '"n":2'));
      return {};
    },
  ],
  ['in a host that names no code', () => ({ code: undefined }) as unknown as Partial<Services>],
];
test.each(UNFIT)('a bookmark %s is left alone: the log is the truth', async (_name, spoil) => {
  const shell = await rested(TURNS);
  const host = hosting(shell, spoil(shell));
  const turns = (shell.disk.logs.get(MATCH)?.length ?? 0) - 4;
  const { table } = await come(host, 'ann');
  const events = (shell.disk.logs.get(MATCH) ?? [])
    .slice(4)
    .map((row) => JSON.parse(row).events[0].n as number);
  expect(table).toMatchObject({ n: turns, view: { total: events.reduce((sum, n) => sum + n, 0) } });
  expect(host.work.evolved).toBeGreaterThanOrEqual(turns);
  expect(host.shell.complaints).toEqual([]);
});

test('short matches, those that are over, and those that some see late have none', async () => {
  expect((await rested(WORTH_KEEPING - 10)).disk.bookmarks.size).toBe(0);
  expect((await rested(WORTH_KEEPING)).disk.bookmarks.size).toBe(1);
  expect((await rested(WORTH_KEEPING, WORTH_KEEPING)).disk.bookmarks.size).toBe(0);
  expect((await rested(WORTH_KEEPING, 1e9, 2)).disk.bookmarks.size).toBe(0);
});

async function allEarlier(host: Host, guest: string): Promise<readonly unknown[]> {
  const match = await found(host);
  const listener = listening(guest);
  match.join(listener, JOIN);
  await settle(host);
  const { table } = listener.heard[0] as Welcome;
  let { earlier = 0 } = table ?? {};
  const events = [...(table?.events ?? [])];
  while (earlier > 0) {
    listener.heard.length = 0;
    const asked = match.earlier(listener, { t: 'earlier', id: 'p', before: earlier });
    await settle(host);
    expect(await asked).toBeNull();
    const page = listener.heard.find(
      (message): message is EarlierMessage => message.t === 'earlier',
    );
    if (page === undefined) throw new Error('no page came');
    expect(page).toMatchObject({ re: 'p', before: earlier });
    expect(page.events.length).toBeLessThanOrEqual(200);
    events.unshift(...page.events);
    ({ earlier } = page);
  }
  return events;
}

test('what was told earlier is read from the log when somebody asks for it, and not before', async () => {
  const shell = await rested(TURNS);
  const host = hosting(shell);
  await come(host, 'ann');
  expect(host.reads).toHaveLength(1);
  const events = await allEarlier(host, 'ann');
  expect(events).toHaveLength(TURNS);
  expect(host.reads.length).toBeGreaterThan(TURNS / 64);
  const read = host.reads.length;
  expect(await allEarlier(host, 'ann')).toEqual(events);
  expect(await allEarlier(hosting(shell, { code: 'other code' }), 'ann')).toEqual(events);
  expect(await allEarlier(host, 'eve')).toEqual(events);
  expect(host.reads).toHaveLength(read);
  expect(await add(host, LEFT, 'a')).toBeNull(); // and all goes on
});

test('whoever listens while the log is read hears each move once', async () => {
  const host = hosting(await rested(TURNS));
  const match = await found(host);
  const listener = listening('ann');
  match.join(listener, JOIN);
  const asked = match.earlier(listener, { t: 'earlier', id: 'p', before: TURNS - 200 });
  await add(host, LEFT, 'a');
  await settle(host);
  await asked;
  await add(host, RIGHT, 'b');
  const told = listener.heard.filter(({ t }) => t === 'update' || t === 'earlier');
  expect(told.map((message) => ('n' in message ? message.n : message.t))).toEqual([
    TURNS + 1,
    'earlier',
    TURNS + 2,
  ]);
});

const NUMBERS = [0, TURNS + 1, 1e9];
test.each(NUMBERS)(
  'there is nothing before message %d, and no log is read for it',
  async (before) => {
    const host = hosting(await rested(TURNS));
    const listener = listening('ann');
    (await found(host)).join(listener, JOIN);
    const read = host.reads.length;
    const asked = (await found(host)).earlier(listener, { t: 'earlier', id: 'p', before });
    await settle(host);
    expect(await asked).toMatchObject({ code: 'noEarlier' });
    expect(host.reads).toHaveLength(read);
  },
);

test('of several long logs that are asked for, one is read after the other', async () => {
  const shell = makeShell([]);
  const ids = [MATCH, '98765432'];
  for (const id of ids) {
    shell.disk.logs.set(id, countingLog(id, TURNS));
    shell.disk.rests.set(id, { wakeAt: 1e12, quietSince: 0, timed: false, downtime: 0 });
  }
  const first = hosting(shell);
  for (const id of ids) await first.matches.find(id);
  await rest(first);
  const host = hosting(shell);
  const asked: Promise<unknown>[] = [];
  for (const id of ids) {
    const listener = listening('ann');
    const match = await host.matches.find(id);
    match?.join(listener, { ...JOIN, match: id });
    asked.push(Promise.resolve(match?.earlier(listener, { t: 'earlier', id: 'p', before: 1 })));
  }
  host.reads.length = 0;
  await settle(host);
  expect(await Promise.all(asked)).toEqual([null, null]);
  const falls = host.reads.filter((from, place) => from < (host.reads[place - 1] ?? 0));
  expect(falls).toEqual([0]);
});

test('who listens to nothing is told nothing earlier', async () => {
  const host = hosting(await rested(TURNS));
  const asked = (await found(host)).earlier(listening('eve'), { t: 'earlier', id: 'p', before: 5 });
  expect(await asked).toMatchObject({ code: 'joinFirst' });
});

test('somebody for whom nothing was kept waits for the log', async () => {
  const shell = await rested(WORTH_KEEPING);
  const host = hosting(shell);
  const rows = ['relieved', 'returned'].map((type) => ({
    type,
    at: 5_000,
    id: null,
    guest: 'ben',
    level: 'one',
  }));
  const log = shell.disk.logs.get(MATCH) ?? [];
  log.push(
    JSON.stringify(rows[0]),
    ...countingLog(MATCH, 2 * WORTH_KEEPING).slice(4 + WORTH_KEEPING),
  );
  await found(host);
  await rest(host); // a bot has Ben's seat: nobody has that alone
  log.push(JSON.stringify(rows[1]));
  const again = hosting(shell);
  const { table, you } = await come(again, 'ben');
  expect(you).toEqual([RIGHT]);
  expect(table).toMatchObject({ n: 2 * WORTH_KEEPING, view: { total: 2 * WORTH_KEEPING } });
  expect(again.reads.length).toBeGreaterThan(2);
});

test('the record of a match that ends after it was taken up is that of all its rows', async () => {
  const shell = await rested(TURNS, TURNS + 1);
  const host = hosting(shell, {}, TURNS + 1);
  expect((await come(host, 'ann')).table?.n).toBe(TURNS);
  await add(host, LEFT, 'a');
  const match = await found(host);
  expect(match.state.status).toBe('finished');
  for (let i = 0; i < 5; i += 1) await settle(host);
  const { fingerprint } = match.info();
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/u);
  const whole = await found(hosting(shell, { code: 'other code' }, TURNS + 1));
  expect(recordOf(match.state)).toEqual(recordOf(whole.state));
  expect(recordOf(match.state)?.lines).toHaveLength(TURNS + 1);
  expect(recordOf(match.state)?.lines.at(-1)?.chain).toBe(fingerprint);
  expect(shell.disk.bookmarks.size).toBe(1); // until the host lets go of it
  const over = await found(hosting(shell, {}, TURNS + 1));
  expect(recordOf(over.state)?.lines).toHaveLength(TURNS + 1);
});

const keep = (): Promise<void> => Promise.reject(new Error('the disk is full'));
test('a store that fails to keep one costs nobody anything', async () => {
  const shell = makeShell([]);
  shell.disk.logs.set(MATCH, countingLog(MATCH, TURNS));
  const { store } = shell.services;
  const broken = { ...store, bookmarks: { ...store.bookmarks, keep } } as Services['store'];
  const host = hosting(shell, { store: broken });
  await found(host);
  await rest(host);
  expect(host.shell.complaints.join()).toContain('could not be kept');
  expect((await come(hosting(shell), 'ann')).table?.n).toBe(TURNS);
});
