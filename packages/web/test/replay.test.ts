import { depthChargePlayable } from '@fathom/depth-charge/playable';
import type { View } from '@fathom/depth-charge/client';
import type { MatchRecord, Side } from '@fathom/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameClient } from '../src/games/game-client.ts';
import { localRecord } from '../src/offline/local-store.ts';
import { openMemoryStore } from '../src/offline/memory-store.ts';
import { momentsOf } from '../src/replay/moments.ts';
import { onlookersOf, sideNames } from '../src/replay/onlookers.ts';
import { makeStep, parseStep } from '../src/replay/step-hash.ts';
import { BLACK, openPage, RED, WANTED } from './local-table.ts';

let record: MatchRecord;

/** Both place their mines, then the person gives up. */
beforeAll(async () => {
  const store = openMemoryStore();
  const page = openPage(store);
  page.join();
  await page.until(({ t }) => t === 'welcome');
  const action = { type: 'place', squares: ['a1', 'b2', 'c3'] };
  page.say({ t: 'act', id: 'mines', seat: BLACK, action });
  await page.until(() => (page.view() as View).phase === 'playing');
  page.say({ t: 'resign', id: 'enough', seat: BLACK });
  await page.until(() => page.info()?.status === 'finished');
  page.host.close();
  record = (await localRecord(store, WANTED.match)) as MatchRecord;
});

const client = {
  sides: [
    { side: 'black' as Side, name: 'Black', letter: 'B' },
    { side: 'red' as Side, name: 'Red', letter: 'R' },
  ],
} as unknown as GameClient;

describe('moments', () => {
  test('there is one for the start and one for each line, for every onlooker', () => {
    for (const { viewer } of onlookersOf(depthChargePlayable, record, client))
      expect(momentsOf(depthChargePlayable, record, viewer)).toHaveLength(record.lines.length + 1);
  });

  test.each([
    { who: 'black', knows: [true, false] },
    { who: 'red', knows: [false, true] },
    { who: 'spectator', knows: [false, false] },
    { who: 'everything', knows: [true, true] },
  ])('before the end $who is shown what that onlooker knew then', ({ who, knows }) => {
    const onlooker = onlookersOf(depthChargePlayable, record, client).find(
      ({ key }) => key === who,
    );
    const moments = momentsOf(depthChargePlayable, record, onlooker?.viewer ?? []);
    const [before, end] = moments.slice(-2).map(({ view }) => view as View);
    expect([before?.mines.black !== null, before?.mines.red !== null]).toEqual(knows);
    expect(end?.mines).toMatchObject({ black: expect.any(Array), red: expect.any(Array) });
  });

  test('an onlooker of one seat has that seat, the others none', () => {
    const onlookers = onlookersOf(depthChargePlayable, record, client);
    expect(onlookers.map(({ seat }) => seat)).toEqual([BLACK, RED, null, null]);
    expect(onlookers.map(({ label }) => label)).toEqual([
      'Black',
      'Red',
      'Spectator',
      'Everything',
    ]);
  });
});

const named = (black: string, red: string): string[] => {
  const players = record.players.map((player, i) => ({ ...player, name: i === 0 ? black : red }));
  const nameOf = sideNames(depthChargePlayable, { ...record, players }, client);
  return [nameOf('black' as Side), nameOf('red' as Side)];
};

describe('names', () => {
  test('sides are called by their players', () => {
    expect(named('Ada', 'Mate')).toEqual(['Ada', 'Mate']);
  });
  test('two of one name are told apart', () => {
    expect(named('Mate', 'Mate')).toEqual(['Mate (Black)', 'Mate (Red)']);
  });
});

describe('the address of a step', () => {
  test.each([
    ['#7', 7],
    ['#0', 0],
    ['#12', 12],
    ['#13', 12],
    ['#99999999999999999999', 12],
    ['#-3', 0],
    ['#3.9', 3],
    ['#', 0],
    ['', 0],
    ['#end', 0],
    ['#%00', 0],
  ])('%s is step %i of 12', (hash, step) => {
    expect(parseStep(hash, 12)).toBe(step);
  });
  test('what is made is read back', () => {
    for (let step = 0; step <= 12; step++) expect(parseStep(makeStep(step), 12)).toBe(step);
  });
});
