import { virtualClock } from '@fathom/host';
import type { Seat } from '@fathom/kit';
import { verifyRecord } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import type { LocalWanted } from '../src/offline/local-match.ts';
import { memoryStore } from '../src/offline/browser-store.ts';
import { localRecord, matchesOf } from '../src/offline/local-match.ts';
import { isReply, never, openPage, pass } from './local-table.ts';
import type { Page, PageOptions } from './local-table.ts';
import { drillPlayable } from './toy/drill.ts';
import type { View } from './toy/drill.ts';

const CAPTAIN = 'alpha.captain' as Seat;
const MATE = 'alpha.firstMate' as Seat;
const BOT_SEAT = 'alpha.engineer' as Seat;
const BOT = { bot: 'hand' } as const;
const PULL = { type: 'pull', strength: 2 };

const WANTED: LocalWanted = {
  match: 'k7m2p9qx',
  game: 'drill',
  options: { rounds: 2, seconds: 10 },
  seats: {
    'alpha.captain': 'me',
    'alpha.firstMate': 'me',
    'alpha.engineer': BOT,
    'alpha.radioOperator': BOT,
    'bravo.captain': BOT,
    'bravo.firstMate': BOT,
    'bravo.engineer': BOT,
    'bravo.radioOperator': BOT,
  },
  clock: { type: 'none' },
  pace: 'human',
};

async function sitDown(options: PageOptions = {}): Promise<Page> {
  const page = openPage(memoryStore(), {
    wanted: WANTED,
    rules: drillPlayable,
    ...never,
    ...options,
  });
  page.join();
  await page.until(({ t }) => t === 'welcome');
  return page;
}
const viewOf = (page: Page): View => page.view() as View;

describe('a crew at a table in the browser', () => {
  test('one person holds several seats, and the match runs at once', async () => {
    const page = await sitDown();
    const [welcome] = page.told;
    if (welcome?.t !== 'welcome') throw new Error('expected a welcome');
    expect(welcome).toMatchObject({ you: [CAPTAIN, MATE], host: true, relieved: [], chat: [] });
    expect(welcome.match.status).toBe('running');
    expect(welcome.match.seats.map(({ holder }) => holder?.kind)).toEqual([
      'person',
      'person',
      ...Array.from({ length: 6 }, () => 'bot'),
    ]);
    await page.close();
  });

  test('each of one’s own seats acts for itself, and a bot’s seat is refused', async () => {
    const page = await sitDown();
    for (const [id, seat] of Object.entries({ one: CAPTAIN, two: MATE })) {
      page.say({ t: 'act', id, seat, action: PULL });
      expect(await page.until(isReply(id))).toMatchObject({ t: 'update', re: id });
    }
    page.say({ t: 'act', id: 'three', seat: BOT_SEAT, action: PULL });
    expect(await page.until(isReply('three'))).toMatchObject({ code: 'notYourSeat' });
    expect(viewOf(page).pulls).toEqual({ [CAPTAIN]: 2, [MATE]: 2 });
    await page.close();
  });

  test.each([
    { what: 'nobody', seats: { ...WANTED.seats, [CAPTAIN]: BOT, [MATE]: BOT }, code: 'noSeat' },
    { what: 'both sides', seats: { ...WANTED.seats, 'bravo.captain': 'me' }, code: 'otherSide' },
    { what: 'a seat too few', seats: { [CAPTAIN]: 'me' }, code: 'emptySeats' },
  ] satisfies { what: string; seats: LocalWanted['seats']; code: string }[])(
    'there is no match for $what',
    async ({ seats, code }) => {
      const page = openPage(memoryStore(), {
        wanted: { ...WANTED, seats },
        rules: drillPlayable,
      });
      page.join();
      expect(await page.until(({ t }) => t === 'error')).toMatchObject({ code });
      await page.close();
    },
  );
});

describe('time at a table in the browser', () => {
  test('a deadline brings its tick, round after round, to the end and a sound record', async () => {
    const time = virtualClock(1_000_000);
    const store = memoryStore();
    const page = openPage(store, { wanted: WANTED, rules: drillPlayable, ...time });
    page.join();
    await pass(time, 0);
    await pass(time, 9_999);
    expect(viewOf(page).round).toBe(0);
    await pass(time, 1);
    expect(viewOf(page).round).toBe(1);
    await pass(time, 10_000);
    expect(page.info()).toMatchObject({
      status: 'finished',
      outcome: { winners: ['bravo'], reason: 'rounds' }, // four bots against two, and two who slept
    });
    const record = await localRecord(store, async () => drillPlayable, WANTED.match);
    if (record === null) throw new Error('expected a record');
    expect(verifyRecord(drillPlayable, record)).toMatchObject({ ok: true });
    const ticks = record.lines.filter(({ input }) => input.type === 'tick');
    expect(ticks.map(({ input }) => input.at)).toEqual([10_000, 20_000]);
    await page.close();
  });

  test('goes on after a reload where it stood', async () => {
    const time = virtualClock(1_000_000);
    const store = memoryStore();
    const open = (): Page => openPage(store, { wanted: WANTED, rules: drillPlayable, ...time });
    const before = open();
    before.join();
    await pass(time, 12_000);
    await before.close();
    await pass(time, 60_000); // nobody has it open
    const after = open();
    after.join();
    await pass(time, 0);
    expect(viewOf(after).round).toBe(1);
    await pass(time, 10_000);
    expect(after.info()?.status).toBe('finished');
    await after.close();
  });
});

const pulls = (page: Page): readonly string[] => Object.keys(viewOf(page).pulls).toSorted();
const MATES = ['alpha.engineer', 'alpha.radioOperator'];

describe('bots in a crew', () => {
  test('wait as long as a person would need, and are asked again after every row they hear', async () => {
    const time = virtualClock(1_000_000);
    const page = await sitDown({ ...time });
    await pass(time, 1_499);
    expect(pulls(page)).toEqual([]);
    await pass(time, 1);
    expect(pulls(page)).toEqual(MATES);
    await pass(time, 10_000); // a new round: nobody is waited for by name, and they pull all the same
    expect(viewOf(page).round).toBe(1);
    expect(pulls(page)).toEqual(MATES);
    await page.close();
  });

  test('cannot be hurried when a person could not be faster', async () => {
    const time = virtualClock(1_000_000);
    const page = await sitDown({ ...time });
    page.say({ t: 'hurry' });
    await pass(time, 1_499);
    expect(pulls(page)).toEqual([]);
    await pass(time, 1);
    expect(pulls(page)).toEqual(MATES);
    await page.close();
  });

  test('do not wait where the pace is instant', async () => {
    const time = virtualClock(1_000_000);
    const page = await sitDown({ wanted: { ...WANTED, pace: 'instant' }, ...time });
    await pass(time, 0);
    expect(pulls(page)).toEqual(MATES);
    await page.close();
  });

  test('keep the pace of the match after a reload', async () => {
    const store = memoryStore();
    const page = openPage(store, {
      wanted: { ...WANTED, pace: 'instant' },
      rules: drillPlayable,
      ...virtualClock(1_000_000),
    });
    page.join();
    await page.until(({ t }) => t === 'welcome');
    await page.close();
    const [kept] = await matchesOf(store, drillPlayable, 1);
    expect(kept?.created.pace).toBe('instant');
  });
});
