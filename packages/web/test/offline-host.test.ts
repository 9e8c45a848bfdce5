import { legal } from '@fathom/depth-charge/client';
import { depthChargePlayable } from '@fathom/depth-charge/playable';
import { verifyRecord } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../src/offline/browser-store.ts';
import { localRecord } from '../src/offline/local-match.ts';
import type { LocalWanted } from '../src/offline/local-match.ts';
import { BLACK, isReply, joined, never, openPage, RED, WANTED } from './local-table.ts';
import type { Page } from './local-table.ts';
import { act, PLACE, playedIn, rules, viewOf } from './offline-match.ts';

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

  test('two tabs of one match: the slower one hears of it and nothing is played twice', async () => {
    const store = memoryStore();
    const [one, two] = [await joined(openPage(store, never)), await joined(openPage(store, never))];
    expect(await act(one, 'first', PLACE)).toMatchObject({ t: 'update' });
    expect(await act(two, 'second', PLACE)).toMatchObject({ t: 'refused' });
    expect(two.view()).toEqual(one.view());
    expect(await playedIn(store)).toHaveLength(1);
    await one.close();
    await two.close();
  });
});
