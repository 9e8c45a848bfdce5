import type { Seat } from '@fathom/kit';
import { verifyRecord } from '@fathom/kit';
import type { ServerMessage } from '@fathom/protocol';
import { describe, expect, test } from 'vitest';
import type { LocalWanted } from '../src/offline/local-match.ts';
import { localRecord } from '../src/offline/local-store.ts';
import { openMemoryStore } from '../src/offline/memory-store.ts';
import { openPage } from './local-table.ts';
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
  pace: 'human',
};

/** Time that goes by when the test says so. Timers ring in their order, as late as they are due. */
function handTime() {
  let now = 1_000_000;
  let timers: { at: number; task: () => void }[] = [];
  return {
    now: () => now,
    waits: () => timers.map(({ at }) => at - now).toSorted((a, b) => a - b),
    after: (millis: number, task: () => void) => {
      const timer = { at: now + millis, task };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass: async (millis: number): Promise<void> => {
      const until = now + millis;
      for (;;) {
        await settle();
        const next = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers = timers.filter((other) => other !== next);
        now = next.at;
        next.task();
      }
      now = until;
      await settle();
    },
    /** As if the machine had been busy: no timer rings. */
    lag: (millis: number): void => {
      now += millis;
    },
  };
}
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

async function sitDown(options: PageOptions = {}): Promise<Page> {
  const page = openPage(openMemoryStore(), {
    wanted: WANTED,
    rules: drillPlayable,
    after: () => () => {},
    ...options,
  });
  page.join();
  await page.until(({ t }) => t === 'welcome');
  return page;
}
const viewOf = (page: Page): View => page.view() as View;
const isReply =
  (id: string) =>
  (message: ServerMessage): boolean =>
    're' in message && message.re === id;

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
    page.host.close();
  });

  test('each of the person’s seats acts for itself, and a bot’s seat is refused', async () => {
    const page = await sitDown();
    for (const [id, seat] of Object.entries({ one: CAPTAIN, two: MATE })) {
      page.say({ t: 'act', id, seat, action: PULL });
      expect(await page.until(isReply(id))).toMatchObject({ t: 'update', re: id });
    }
    page.say({ t: 'act', id: 'three', seat: BOT_SEAT, action: PULL });
    expect(await page.until(isReply('three'))).toMatchObject({ code: 'notYourSeat' });
    expect(viewOf(page).pulls).toEqual({ [CAPTAIN]: 2, [MATE]: 2 });
    page.host.close();
  });

  test.each([
    { what: 'nobody', seats: { ...WANTED.seats, [CAPTAIN]: BOT, [MATE]: BOT } },
    { what: 'both sides', seats: { ...WANTED.seats, 'bravo.captain': 'me' } },
    { what: 'a seat too few', seats: { [CAPTAIN]: 'me' } },
  ] satisfies { what: string; seats: LocalWanted['seats'] }[])(
    'there is no match for $what',
    async ({ seats }) => {
      const page = openPage(openMemoryStore(), {
        wanted: { ...WANTED, seats },
        rules: drillPlayable,
      });
      page.join();
      expect(await page.until(({ t }) => t === 'error')).toMatchObject({ code: 'cannotPlay' });
      page.host.close();
    },
  );
});

describe('time at a table in the browser', () => {
  test('a deadline brings its tick, round after round, to the end and a sound record', async () => {
    const time = handTime();
    const store = openMemoryStore();
    const page = openPage(store, { wanted: WANTED, rules: drillPlayable, ...time });
    page.join();
    await time.pass(0);
    await time.pass(9_999);
    expect(viewOf(page).round).toBe(0);
    await time.pass(1);
    expect(viewOf(page).round).toBe(1);
    await time.pass(10_000);
    expect(page.info()).toMatchObject({
      status: 'finished',
      outcome: { winners: ['bravo'], reason: 'rounds' }, // four bots against two, and two who slept
    });
    const record = await localRecord(store, WANTED.match);
    if (record === null) throw new Error('expected a record');
    expect(verifyRecord(drillPlayable, record)).toMatchObject({ ok: true });
    const ticks = record.lines.filter(({ input }) => input.type === 'tick');
    expect(ticks.map(({ input }) => input.at)).toEqual([10_000, 20_000]);
    page.host.close();
  });

  test('whoever acts after the deadline acts in the next round, even if the timer was late', async () => {
    const time = handTime();
    const page = openPage(openMemoryStore(), { wanted: WANTED, rules: drillPlayable, ...time });
    page.join();
    await time.pass(0);
    time.lag(10_500);
    page.say({ t: 'act', id: 'late', seat: CAPTAIN, action: PULL });
    expect(await page.until(isReply('late'))).toMatchObject({ t: 'update' });
    expect(viewOf(page)).toMatchObject({ round: 1, pulls: { [CAPTAIN]: 2 } });
    page.host.close();
  });

  test('a timer that rings early is set again', async () => {
    const time = handTime();
    const early: PageOptions['after'] = (millis, task) =>
      time.after(millis > 2_000 ? millis - 3 : millis, task);
    const page = await sitDown({ now: time.now, after: early });
    await time.pass(9_998);
    expect(viewOf(page).round).toBe(0);
    await time.pass(2);
    expect(viewOf(page).round).toBe(1);
    page.host.close();
  });

  test('goes on after a reload where it stood', async () => {
    const time = handTime();
    const store = openMemoryStore();
    const open = (): Page => openPage(store, { wanted: WANTED, rules: drillPlayable, ...time });
    const before = open();
    before.join();
    await time.pass(12_000);
    before.host.close();
    time.lag(60_000); // nobody has it open
    const after = open();
    after.join();
    await time.pass(0);
    expect(viewOf(after).round).toBe(1);
    await time.pass(10_000);
    expect(after.info()?.status).toBe('finished');
    after.host.close();
  });
});

const pulls = (page: Page): readonly string[] => Object.keys(viewOf(page).pulls).toSorted();
const MATES = ['alpha.engineer', 'alpha.radioOperator'];

describe('bots in a crew', () => {
  test('wait as long as a person would need, and are asked again after every row they hear', async () => {
    const time = handTime();
    const page = await sitDown({ ...time });
    await time.pass(1_499);
    expect(pulls(page)).toEqual([]);
    await time.pass(1);
    expect(pulls(page)).toEqual(MATES);
    await time.pass(10_000); // a new round: nobody is waited for by name, and they pull all the same
    expect(viewOf(page).round).toBe(1);
    expect(pulls(page)).toEqual(MATES);
    page.host.close();
  });

  test('cannot be hurried when a person could not be faster', async () => {
    const time = handTime();
    const page = await sitDown({ ...time });
    page.say({ t: 'hurry' });
    await time.pass(1_499);
    expect(pulls(page)).toEqual([]);
    await time.pass(1);
    expect(pulls(page)).toEqual(MATES);
    page.host.close();
  });

  test('do not wait where the pace is instant', async () => {
    const time = handTime();
    const page = await sitDown({ wanted: { ...WANTED, pace: 'instant' }, ...time });
    await time.pass(0);
    expect(pulls(page)).toEqual(MATES);
    page.host.close();
  });

  test('keep the pace of the match after a reload', async () => {
    const store = openMemoryStore();
    const page = openPage(store, {
      wanted: { ...WANTED, pace: 'instant' },
      rules: drillPlayable,
      ...handTime(),
    });
    page.join();
    await page.until(({ t }) => t === 'welcome');
    page.host.close();
    expect((await store.find(WANTED.match))?.pace).toBe('instant');
  });

  test('who has heard more while waiting thinks again before acting', async () => {
    const time = handTime();
    // This one wants to pull as hard as all its mates together have so far.
    const choices: number[] = [];
    const rules: typeof drillPlayable = {
      ...drillPlayable,
      seatBot: (level, seat, rng) => {
        const player = drillPlayable.seatBot(level, seat, rng);
        if (seat !== BOT_SEAT) return { ...player, choose: () => null };
        let view: View | null = null;
        return {
          observe: (update) => {
            view = update.view as View;
            player.observe(update);
          },
          choose: () => {
            if (view === null || view.pulls[seat] !== undefined) return null;
            const strength = 1 + Object.keys(view.pulls).length;
            choices.push(strength);
            const action = { type: 'pull', strength };
            return { action, pause: 2_000, belief: null, options: [{ action, value: 1 }] };
          },
        };
      },
    };
    const page = await sitDown({ rules, ...time });
    await time.pass(1_000);
    page.say({ t: 'act', id: 'one', seat: CAPTAIN, action: PULL });
    await time.pass(1_000);
    expect(choices).toEqual([1, 2]);
    expect(viewOf(page).pulls).toMatchObject({ [CAPTAIN]: 2, [BOT_SEAT]: 2 });
    page.host.close();
  });
});
