import { legal } from '@fathom/depth-charge/client';
import type { Action, View } from '@fathom/depth-charge/client';
import { depthChargePlayable } from '@fathom/depth-charge/playable';
import { virtualClock } from '@fathom/host';
import type { MatchRow, VirtualClock } from '@fathom/host';
import { makeMachine } from '@fathom/host/testing/machine';
import { verifyRecord } from '@fathom/kit';
import type { Playable } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../src/offline/browser-store.ts';
import type { LocalStore } from '../src/offline/browser-store.ts';
import { goOnWith, localRecord, matchesOf, MOST_KEPT } from '../src/offline/local-match.ts';
import type { LocalWanted } from '../src/offline/local-match.ts';
import { BLACK, isReply, joined, never, openPage, pass, RED, WANTED } from './local-table.ts';
import type { Page, PageOptions } from './local-table.ts';

const PLACE: Action = { type: 'place', squares: ['a1', 'b2', 'c3'] };

const act = (page: Page, id: string, action: unknown) => {
  page.say({ t: 'act', id, seat: BLACK, action });
  return page.until(isReply(id));
};

const rules = async (): Promise<Playable> => depthChargePlayable;
const logOf = async (store: LocalStore): Promise<readonly MatchRow[]> =>
  (await store.read(WANTED.match)).map(({ row }) => JSON.parse(row) as MatchRow);
const playedIn = async (store: LocalStore) =>
  (await logOf(store)).filter((row) => row.type === 'played');
const viewOf = (page: Page): View => page.view() as View;
const isOver = (page: Page): boolean => page.info()?.status === 'finished';

/** Until it is the person's turn, or over. */
const myTurn = (page: Page): Promise<unknown> =>
  page.until(() => isOver(page) || [...legal(viewOf(page), BLACK)].length > 0);

/** Plays the person's seat by the first legal action but never moves onto water that may hide a mine. */
async function playOn(page: Page, turns: number): Promise<void> {
  for (let turn = 0; turn < turns && !isOver(page); turn++) {
    await myTurn(page);
    if (isOver(page)) return;
    const options = [...legal(viewOf(page), BLACK)];
    const action = options.find(({ type }) => type !== 'move' && type !== 'charge') ?? options[0];
    const answer = await act(page, `turn-${page.told.length}`, action);
    expect(answer.t).toBe('update');
  }
}

describe('a table in the browser', () => {
  test('welcomes the person with the face of the match and the view of one’s own seat alone', async () => {
    const page = await joined(openPage(memoryStore()));
    const [welcome] = page.told;
    if (welcome?.t !== 'welcome') throw new Error('expected a welcome');
    expect(welcome.you).toEqual([BLACK]);
    expect(welcome.match).toMatchObject({
      id: WANTED.match,
      status: 'running',
      visibility: 'private',
    });
    expect(welcome.match.seats.map(({ holder }) => holder?.kind)).toEqual(['person', 'bot']);
    expect(JSON.stringify(welcome)).not.toContain('hostSeed');
    await page.close();
  });

  test('plays a whole game with the bot, and its record is sound', async () => {
    const store = memoryStore();
    const page = await joined(openPage(store));
    await playOn(page, 400);
    expect(isOver(page)).toBe(true);
    expect(page.info()?.outcome).not.toBeNull();
    const record = await localRecord(store, rules, WANTED.match);
    if (record === null) throw new Error('expected a record');
    const verdict = verifyRecord(depthChargePlayable, record);
    expect(verdict).toMatchObject({ ok: true, fingerprint: page.info()?.fingerprint });
    // What the page folded from patches is what the finished table shows that seat.
    const table = depthChargePlayable.open(record, record.lines);
    expect(page.view()).toEqual(table.view([BLACK]));
    await page.close();
  });

  test('goes on from the log after a reload, and an input sent twice is applied once', async () => {
    const store = memoryStore();
    const before = await joined(openPage(store));
    await playOn(before, 4);
    await myTurn(before);
    const left = before.view();
    await before.close();

    const after = await joined(openPage(store));
    expect(after.view()).toEqual(left);
    const known = (await playedIn(store)).find(({ id }) => id !== null)?.id ?? '';
    expect(await act(after, known, PLACE)).toEqual({ t: 'done', re: known });
    await playOn(after, 400);
    expect(isOver(after)).toBe(true);
    await after.close();
  });

  test('ends by resignation', async () => {
    const page = await joined(openPage(memoryStore()));
    page.say({ t: 'resign', id: 'enough', seat: BLACK });
    await page.until(() => isOver(page));
    expect(page.info()?.outcome).toEqual({ winners: ['red'], reason: 'resigned' });
    expect(await act(page, 'late', PLACE)).toMatchObject({ t: 'refused', code: 'over' });
    await page.close();
  });

  test.each([
    { what: 'an action for the bot’s seat', seat: RED, action: PLACE, code: 'notYourSeat' },
    { what: 'an action out of turn', seat: BLACK, action: { type: 'move', to: 'b1' }, code: null },
    {
      what: 'mines in the other sea',
      seat: BLACK,
      action: { type: 'place', squares: ['h8', 'h7', 'h6'] },
      code: null,
    },
    { what: 'rubbish', seat: BLACK, action: { type: 'win' }, code: 'malformed' },
  ])('refuses $what and stays as it was', async ({ seat, action, code }) => {
    const store = memoryStore();
    const page = await joined(openPage(store, never)); // the bot never moves
    const before = page.view();
    page.say({ t: 'act', id: 'hand-made', seat, action });
    const answer = await page.until(isReply('hand-made'));
    expect(answer).toMatchObject({
      t: 'refused',
      re: 'hand-made',
      ...(code === null ? {} : { code }),
    });
    expect(page.view()).toEqual(before);
    expect(await playedIn(store)).toEqual([]);
    await page.close();
  });

  test('refuses claims and reliefs of bots, answers pings, and knows no other match', async () => {
    const page = await joined(openPage(memoryStore()));
    page.say({ t: 'claim', id: 'mine', seat: RED });
    page.say({ t: 'ping' });
    page.say({ t: 'relieve', id: 'help', seat: RED, level: 'mate' });
    page.say({ t: 'return', id: 'back', seat: BLACK });
    page.say({ t: 'join', v: PROTOCOL_VERSION, match: 'aaaaaaaa' });
    expect(await page.until(isReply('mine'))).toMatchObject({ code: 'notAway' });
    expect(await page.until(isReply('help'))).toMatchObject({ code: 'botSeat' });
    expect(await page.until(isReply('back'))).toMatchObject({ code: 'notRelieved' });
    expect(await page.until(({ t }) => t === 'pong')).toMatchObject({ t: 'pong' });
    expect(await page.until(({ t }) => t === 'error')).toMatchObject({ code: 'noSuchMatch' });
    await page.close();
  });

  test('lets a bot that waits for the look of it move at once when hurried', async () => {
    const page = await joined(openPage(memoryStore(), never));
    expect(page.told.some(({ t }) => t === 'update')).toBe(false);
    page.say({ t: 'hurry' });
    await page.until(({ t }) => t === 'update');
    expect(viewOf(page).placed.red).toBe(true);
    await page.close();
  });

  test.each([
    {
      what: 'a level',
      wanted: { ...WANTED, seats: { black: 'me', red: { bot: 'kraken' } } },
      code: 'noSuchBot',
    },
    {
      what: 'a seat',
      wanted: { ...WANTED, seats: { ...WANTED.seats, green: 'me' } },
      code: 'noSuchSeat',
    },
    {
      what: 'an option',
      wanted: { ...WANTED, options: { first: 'nobody' } },
      code: 'malformed',
    },
  ] satisfies { what: string; wanted: LocalWanted; code: string }[])(
    'says so when there is no such thing as $what it was asked for',
    async ({ wanted, code }) => {
      const store = memoryStore();
      const page = openPage(store, { wanted });
      page.join();
      expect(await page.until(({ t }) => t === 'error')).toMatchObject({ code });
      expect(await store.read(WANTED.match)).toEqual([]);
      await page.close();
    },
  );

  test('two tabs of one match: the slower one loads it anew and nothing is played twice', async () => {
    const store = memoryStore();
    const [one, two] = [await joined(openPage(store, never)), await joined(openPage(store, never))];
    expect(await act(one, 'first', PLACE)).toMatchObject({ t: 'update' });
    const before = two.told.length;
    two.say({ t: 'act', id: 'second', seat: BLACK, action: PLACE });
    await two.until((message) => message.t === 'resumed' && two.told.indexOf(message) >= before);
    expect(two.view()).toEqual(one.view());
    expect(await act(two, 'second', PLACE)).toMatchObject({ t: 'refused' });
    expect(await playedIn(store)).toHaveLength(1);
    await one.close();
    await two.close();
  });
});

/** A person who moves first and a bot that takes a moment, on a clock that the test moves. */
async function onClock(
  store: LocalStore,
  time: VirtualClock,
  options: PageOptions = {},
): Promise<Page> {
  const page = openPage(store, { ...time, ...options });
  page.join(page.seen());
  await pass(time, 0);
  return page;
}
const HALF_MINUTE: LocalWanted = { ...WANTED, clock: { type: 'move', seconds: 30 } };
const flagged = { winners: ['red'], reason: 'time' };

describe('clocks at home', () => {
  test('run as online: a flag falls, and the match is lost', async () => {
    const time = virtualClock(1_000_000);
    const store = memoryStore();
    const page = await onClock(store, time, { wanted: HALF_MINUTE });
    expect(page.info()).toMatchObject({ clock: HALF_MINUTE.clock, clocks: expect.anything() });
    await pass(time, 29_900);
    expect(page.info()?.status).toBe('running');
    await pass(time, 100);
    expect(page.info()).toMatchObject({ status: 'finished', outcome: flagged });
    const record = await localRecord(store, rules, WANTED.match);
    expect(record === null ? null : verifyRecord(depthChargePlayable, record).ok).toBe(true);
    await page.close();
  });

  test('stand still while nobody has the match open, and a reload gives no time back', async () => {
    const time = virtualClock(1_000_000);
    const store = memoryStore();
    const page = await onClock(store, time, { wanted: HALF_MINUTE });
    await pass(time, 20_000);
    await page.close();
    await pass(time, 3_600_000);
    const again = await onClock(store, time, { wanted: HALF_MINUTE });
    expect(again.info()).toMatchObject({ status: 'running', time: 20_000 });
    await pass(time, 9_900);
    expect(again.info()?.status).toBe('running');
    await pass(time, 100);
    expect(again.info()).toMatchObject({ status: 'finished', outcome: flagged });
    await again.close();
  });

  test('stand still while the lid is closed, whatever the wall clock says on waking', async () => {
    const machine = makeMachine(1_000_000);
    const page = await joined(openPage(memoryStore(), { wanted: HALF_MINUTE, ...machine }));
    const { t } = await act(page, 'mines', PLACE);
    expect(t).toBe('update');
    machine.sleep(8 * 3_600_000);
    machine.setWall(3_600_000);
    page.say({ t: 'ping' });
    expect(await page.until((message) => message.t === 'pong')).toMatchObject({ time: 0 });
    expect(page.info()?.status).toBe('running');
    await page.close();
  });

  test('a worker that was killed has lost five seconds at most', async () => {
    const time = virtualClock(1_000_000);
    const store = memoryStore();
    const killed = virtualClock(time.now());
    await onClock(store, killed, { wanted: HALF_MINUTE });
    await pass(killed, 19_000); // and never again
    time.pass(60_000);
    const again = await onClock(store, time, { wanted: HALF_MINUTE });
    expect(again.info()?.time).toBe(15_000);
    await again.close();
  });
});

test('two tabs that open a match at the same time both get in, and its pause is noted once', async () => {
  const time = virtualClock(1_000_000);
  const store = memoryStore();
  await (await onClock(store, time, { wanted: HALF_MINUTE })).close();
  await pass(time, 60_000);
  const late: LocalStore = {
    ...store,
    append: async (append) => {
      await store.append(append); // by the other tab, a moment earlier
      return store.append(append);
    },
  };
  const page = await onClock(late, time, { wanted: HALF_MINUTE });
  expect(page.info()).toMatchObject({ status: 'running', time: 0 });
  expect((await logOf(store)).filter(({ type }) => type === 'paused')).toHaveLength(1);
  await page.close();
});

const gameTime = async (page: Page): Promise<number> => {
  const { length } = page.told;
  page.say({ t: 'ping' });
  await page.until((message) => message.t === 'pong' && page.told.indexOf(message) >= length);
  const pong = page.told.findLast(({ t }) => t === 'pong');
  return pong?.t === 'pong' ? pong.time : -1;
};

/** One storage as several tabs see it: each hears of what the others append. */
function sharedStore(): () => LocalStore {
  const store = memoryStore();
  const tabs = new Map<LocalStore, () => void>();
  return () => {
    const tab: LocalStore = {
      ...store,
      append: async (append) => {
        const appended = await store.append(append);
        for (const [other, changed] of tabs) if (other !== tab) changed();
        return appended;
      },
      watch: (_match, changed) => {
        tabs.set(tab, changed);
        return () => void tabs.delete(tab);
      },
    };
    return tab;
  };
}

test('a tab from before a sleep and one from after it agree on the time, and note one pause', async () => {
  const machine = makeMachine(1_000_000);
  const openTab = sharedStore();
  const store = openTab();
  const before = await joined(openPage(store, { wanted: HALF_MINUTE, ...machine }));
  machine.pass(5_000);
  machine.sleep(8 * 3_600_000);
  const after = await joined(openPage(openTab(), { wanted: HALF_MINUTE, ...machine.restart() }));
  await before.until(({ t }) => t === 'resumed');
  expect([await gameTime(before), await gameTime(after)]).toEqual([5_000, 5_000]);
  machine.pass(4_000);
  expect([await gameTime(before), await gameTime(after)]).toEqual([9_000, 9_000]);
  expect((await act(before, 'mines', PLACE)).t).toBe('update');
  await after.until(() => viewOf(after).placed.black);
  expect([await gameTime(before), await gameTime(after)]).toEqual([9_000, 9_000]);
  expect((await logOf(store)).filter(({ type }) => type === 'paused')).toHaveLength(1);
  await before.close();
  await after.close();
});

describe('a page that lost its worker', () => {
  test('is told exactly what it missed', async () => {
    const time = virtualClock(1_000_000);
    const store = memoryStore();
    const page = await onClock(store, time);
    const other = await onClock(store, time); // another tab
    await page.close();
    other.say({ t: 'act', id: 'mines', seat: BLACK, action: PLACE });
    await pass(time, 5_000);
    await other.close();
    const back = await onClock(store, time, { knows: page });
    const [first] = back.told;
    expect(first).toMatchObject({ t: 'resumed', you: [BLACK] });
    expect(first?.t === 'resumed' && first.missed.length).toBeGreaterThan(0);
    expect(back.view()).toEqual(other.view());
    await back.close();
  });

  test('in the middle of a bot’s pause: the bot goes on after it', async () => {
    const time = virtualClock(1_000_000);
    const store = memoryStore();
    const page = await onClock(store, time);
    page.say({ t: 'act', id: 'mines', seat: BLACK, action: PLACE });
    await pass(time, 400); // a bot waits for half a second at least
    expect(await playedIn(store)).toHaveLength(1);
    await page.close();
    await pass(time, 60_000);
    expect(await playedIn(store)).toHaveLength(1);
    const again = await onClock(store, time);
    await pass(time, 400);
    expect(await playedIn(store)).toHaveLength(1);
    await pass(time, 2_000);
    expect((await playedIn(store)).length).toBeGreaterThan(1);
    expect(viewOf(again).placed.red).toBe(true);
    await again.close();
  });

  test('before it sat down: it sits down now, and the match begins', async () => {
    const store = memoryStore();
    const broken: LocalStore = {
      ...store,
      append: async (append) => {
        if (append.seq > 0) throw new Error('the worker is gone');
        return store.append(append);
      },
    };
    const problems: unknown[] = [];
    const failing = openPage(broken, { ...never, fail: (error) => problems.push(error) });
    failing.join();
    await expect.poll(() => problems).toHaveLength(1);
    expect(await logOf(store)).toHaveLength(1);
    const page = await joined(openPage(store, never));
    expect(page.info()?.status).toBe('running');
    await page.close();
  });
});

describe('matches kept in this browser', () => {
  test('are listed with what they need to begin once more', async () => {
    const store = memoryStore();
    const wanted: LocalWanted = { ...HALF_MINUTE, pace: 'instant' };
    await (await joined(openPage(store, { wanted }))).close();
    const [kept] = await matchesOf(store, depthChargePlayable, 8);
    expect(kept?.status).toBe('running');
    expect(kept === undefined ? null : goOnWith(kept.created)).toEqual({
      ...wanted,
      options: depthChargePlayable.parseSetup(wanted.options),
    });
  });

  test('are no more than so many: the oldest go', async () => {
    const store = memoryStore();
    const time = virtualClock(1_000_000);
    for (let n = 0; n < MOST_KEPT + 2; n++) {
      const match = `match-${n}`;
      await (
        await joined(openPage(store, { ...never, now: time.now, wanted: { ...WANTED, match } }))
      ).close();
      time.pass(1_000);
    }
    expect(await store.listings({ status: ['running'], limit: 100 })).toHaveLength(MOST_KEPT);
    expect(await store.read('match-1')).toEqual([]);
    expect(await store.read('match-2')).not.toEqual([]);
  });

  test('go on after the rules have changed, where the new ones continue the old or keep them', async () => {
    const store = memoryStore();
    await (await joined(openPage(store, never))).close();
    const { version } = depthChargePlayable;
    const next = { ...depthChargePlayable, version: version + 1 };
    for (const rulesNow of [
      { ...next, continues: [version] },
      { ...next, earlier: [depthChargePlayable] },
    ]) {
      expect(await matchesOf(store, rulesNow, 1)).toHaveLength(1);
      const page = await joined(openPage(store, { ...never, rules: rulesNow }));
      expect(page.info()).toMatchObject({ status: 'running', version });
      await page.close();
    }
    expect(await matchesOf(store, next, 1)).toEqual([]);
    const page = openPage(store, { ...never, rules: next });
    page.join();
    expect(await page.until(({ t }) => t === 'error')).toMatchObject({ code: 'unknownRules' });
    await page.close();
  });
});
