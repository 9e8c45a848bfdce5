import { openMatches } from '@fathom/host';
import type { KeptListing, LiveMatch, Matches, MatchStore } from '@fathom/host';
import type { CreateMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { counting, LEFT, listening, makeShell, RIGHT } from './toy.ts';
import type { Shell } from './toy.ts';

// What does not grow with the number of open matches is counted, not timed: what the store is asked for.

const GAME = counting({ version: 1, goal: 1e9 });
const DAY = 24 * 3_600_000;
const LIMITS = { runningPerGuest: 20, open: 1_000_000 };

interface Counting {
  readonly shell: Shell;
  readonly matches: Matches;
  /** What was asked of the store while this ran. */
  readonly asked: (task: () => Promise<unknown>) => Promise<readonly string[]>;
}

let made = 0;
const newMatchId = (): string => String((made += 1)).padStart(8, '0');

function hosting(before?: Shell, downtime = 0): Counting {
  const shell = makeShell([GAME], before);
  const calls: string[] = [];
  const store = Object.fromEntries(
    Object.entries(shell.services.store).map(([name, call]) => [
      name,
      (...given: readonly unknown[]): unknown => {
        calls.push(name);
        return (call as (...given: readonly unknown[]) => unknown)(...given);
      },
    ]),
  ) as unknown as MatchStore;
  const { aliveAt } = shell.disk;
  const chance = { ...shell.services.chance, newMatchId };
  const services = { ...shell.services, store, chance };
  const matches = openMatches(services, { ...LIMITS, aliveAt, downtime });
  return {
    shell,
    matches,
    asked: async (task) => {
      calls.length = 0;
      await task();
      await quiet();
      return calls.toSorted();
    },
  };
}
const quiet = async (): Promise<void> => {
  for (let turn = 0; turn < 500; turn += 1) await Promise.resolve();
};

const ASK: CreateMatch = {
  game: 'counting',
  options: {},
  seats: { left: 'me' },
  visibility: 'public',
  clock: { type: 'days', days: 3 },
  pace: 'human',
};
const OPEN_SEAT = { seat: RIGHT, key: null, contribution: null, leave: null };
const named = (guest: string) => ({ guest, name: guest });

async function make({ matches }: Counting, guest: string): Promise<LiveMatch> {
  const match = await matches.create(ASK, named(guest));
  if ('code' in match) throw new Error(match.code);
  return match;
}
/** So many matches of two people each, a move made in each, and nobody there any more. */
async function correspondence(host: Counting, count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const match = await make(host, `ann ${n}`);
    await host.matches.sit(match, named(`ben ${n}`), OPEN_SEAT);
    const action = { type: 'add', n: 1 };
    await match.act({ t: 'act', id: 'x', seat: LEFT, action }, listening(`ann ${n}`));
    ids.push(match.state.created.id);
  }
  for (let minute = 0; minute < 5; minute += 1) {
    host.shell.clock.pass(60_000);
    await quiet();
  }
  expect([...host.matches.inMemory()]).toEqual([]);
  return ids;
}

test('a start asks for what is due and reads no log, however many matches are open', async () => {
  const host = hosting();
  await host.matches.resumeAll();
  await correspondence(host, 30);
  await host.matches.stop();
  host.shell.clock.pass(DAY);
  const next = hosting(host.shell);
  const timers = next.shell.clock.awaited().length;
  expect(await next.asked(next.matches.resumeAll)).toEqual(['wakes', 'wakes']);
  expect([...next.matches.inMemory()]).toEqual([]);
  expect(next.shell.clock.awaited()).toHaveLength(timers);
});

test('a list of resting matches is one question, and shows what loading them would', async () => {
  const host = hosting();
  const ids = await correspondence(host, 20);
  const list = () => host.matches.list({ status: ['lobby', 'running'], limit: 50 });
  expect(await host.asked(list)).toEqual(['listings']);
  host.shell.clock.pass(12_345);
  const listed = await list();
  expect(listed).toHaveLength(20);
  for (const id of ids) {
    const loaded = await host.matches.find(id);
    expect(listed.find((info) => info.id === id)).toEqual(loaded?.info());
  }
});

test('the time shown of a resting match leaves out what no host was there for', async () => {
  const host = hosting();
  const [id = ''] = await correspondence(host, 1);
  await host.matches.stop();
  host.shell.clock.pass(DAY);
  const next = hosting(host.shell);
  await next.matches.resumeAll();
  next.shell.clock.pass(7_000);
  const [listed] = await next.matches.list({ status: ['running'], limit: 1 });
  expect(listed).toEqual((await next.matches.find(id))?.info());
  expect(listed?.time).toBeLessThan(DAY);
});

test.each([5, 60])('with %d open matches making and entering one asks as much', async (count) => {
  const host = hosting();
  await correspondence(host, count);
  expect(await host.asked(() => make(host, 'cid'))).toEqual([
    'append',
    'append',
    'openCount',
    'openOf',
  ]);
  const match = await make(host, 'dan');
  const sit = () => host.matches.sit(match, named('eve'), OPEN_SEAT);
  expect(await host.asked(sit)).toEqual(['append', 'append', 'openOf']);
});

test('a match is loaded by what its own log takes', async () => {
  const host = hosting();
  const [id = ''] = await correspondence(host, 40);
  const asked = await host.asked(() => host.matches.find(id));
  expect(asked).toEqual(['head', 'papers', 'read', 'read']);
});

test('a person’s matches are found by an index, with whose turn it is, in memory or not', async () => {
  const host = hosting();
  await correspondence(host, 10);
  const mine = (guest: string) =>
    host.matches.mine({ guest, status: ['lobby', 'running'], limit: 5 });
  expect(await host.asked(() => mine('ben 3'))).toEqual(['matchesOf']);
  const [resting] = (await mine('ben 3')).matches;
  expect(resting).toMatchObject({ you: [RIGHT], host: false, relieved: [], turn: true });
  expect((await mine('ann 3')).matches).toMatchObject([{ you: [LEFT], host: true, turn: false }]);
  await host.matches.find(resting?.match.id ?? '');
  const { changedAt, ...inMemory } = (await mine('ben 3')).matches[0] ?? {};
  const { changedAt: before, ...shown } = resting ?? {};
  expect(inMemory).toEqual(shown);
  expect(changedAt).toBe(before);
  expect((await mine('a stranger')).matches).toEqual([]);
});

test('what happens hidden from somebody does not show in their list, not even by its time', async () => {
  const host = hosting();
  const match = await make(host, 'ann');
  await host.matches.sit(match, named('ben'), OPEN_SEAT);
  const mine = () => host.matches.mine({ guest: 'ben', status: ['running'], limit: 5 });
  const before = await mine();
  host.shell.clock.pass(60_000);
  const { table } = match.state;
  if (table === null) throw new Error('not begun');
  // As for a row of which nobody else hears: its time is in the log, and the clocks stay where they were.
  const toAct = table.toAct();
  const propose = table.propose.bind(table);
  const hidden = { heard: () => [], toAct: () => toAct };
  Object.assign(table, {
    ...hidden,
    propose: (input: Parameters<typeof propose>[0]) => Object.assign(propose(input), hidden),
  });
  const action = { type: 'add', n: 1 };
  await match.act({ t: 'act', id: 'x', seat: LEFT, action }, listening('ann'));
  expect(match.state.updatedAt).toBe(host.shell.clock.now());
  const [shown] = (await mine()).matches;
  const [known] = before.matches;
  expect(shown).toEqual({ ...known, match: { ...known?.match, time: shown?.match.time } });
});

test('pages of a person’s matches hold each once, and the last says so', async () => {
  const host = hosting();
  for (let n = 0; n < 5; n += 1) await make(host, 'ann');
  const page = (before?: { changedAt: number; match: string }) =>
    host.matches.mine({ guest: 'ann', status: ['lobby'], limit: 2, ...(before && { before }) });
  const found: string[] = [];
  let { matches, last } = await page();
  for (;;) {
    found.push(...matches.map(({ match }) => match.id));
    if (last === null) break;
    ({ matches, last } = await page(last));
  }
  expect(new Set(found).size).toBe(5);
  expect(found).toHaveLength(5);
});

test('who has left a match, or was asked to, does not find it any more; who is relieved does', async () => {
  const host = hosting();
  const match = await make(host, 'ann');
  await host.matches.sit(match, named('ben'), OPEN_SEAT);
  const idsOf = async (guest: string): Promise<number> =>
    (await host.matches.mine({ guest, status: ['lobby', 'running'], limit: 5 })).matches.length;
  expect([await idsOf('ann'), await idsOf('ben')]).toEqual([1, 1]);
  await match.leave('ben', RIGHT);
  expect(await idsOf('ben')).toBe(1);
  const lobby = await make(host, 'cid');
  await host.matches.sit(lobby, named('dan'), { ...OPEN_SEAT, leave: null });
  expect(await idsOf('dan')).toBe(1);
  const waiting = await host.matches.create({ ...ASK, start: 'host' }, named('eve'));
  if ('code' in waiting) throw new Error(waiting.code);
  await host.matches.sit(waiting, named('fay'), OPEN_SEAT);
  await waiting.leave('fay', RIGHT);
  expect(await idsOf('fay')).toBe(0);
});

test('a finished match is shown with its result and fingerprint, from the store', async () => {
  const host = hosting();
  const [id = ''] = await correspondence(host, 1);
  const match = await host.matches.find(id);
  await match?.resign('ann 0', LEFT, null);
  await quiet();
  const info = match?.info();
  host.matches.drop(id);
  const over = () => host.matches.mine({ guest: 'ben 0', status: ['finished'], limit: 5 });
  expect(await host.asked(over)).toEqual(['matchesOf']);
  const [found] = (await over()).matches;
  expect(found?.match).toEqual({ ...info, time: found?.match.time });
  expect(found?.match.fingerprint).toMatch(/^[0-9a-f]{64}$/u);
  expect(found).toMatchObject({ turn: false, you: [RIGHT] });
});

/** What follows from a log; news are none any more when they are made anew. */
const partsIn = (listing?: KeptListing) =>
  listing?.shown?.people.map(({ guest, own, turn }) => ({ guest, own, turn }));

test('faces that are missing are made from the logs by and by, and nobody has to wait for it', async () => {
  const host = hosting();
  await host.matches.resumeAll();
  const ids = await correspondence(host, 8);
  const { listings } = host.shell.disk;
  const before = new Map(listings);
  for (const [id, listing] of listings) listings.set(id, { ...listing, face: null, shown: null });
  host.shell.disk.logs.get(ids[0] ?? '')?.push('{"type":"of another program"}');
  await host.matches.stop();
  const next = hosting(host.shell);
  expect(await next.asked(next.matches.resumeAll)).toEqual(['wakes', 'wakes']);
  next.shell.clock.pass(20_000);
  await quiet();
  for (const id of ids.slice(1)) {
    expect(partsIn(listings.get(id))).toEqual(partsIn(before.get(id)));
    expect(listings.get(id)?.face).not.toBeNull();
  }
  expect(next.shell.complaints.filter((line) => line.includes('could not be loaded'))).toHaveLength(
    1,
  );
  next.shell.clock.pass(20_000);
  await quiet();
  expect(next.shell.complaints, 'and it is tried once').toHaveLength(1);
});
