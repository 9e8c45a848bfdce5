import { depthChargePlayable } from '@fathom/depth-charge/playable';
import type { View } from '@fathom/depth-charge/client';
import { recordSteps } from '@fathom/kit';
import type { MatchRecord, Side } from '@fathom/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Naming } from '../src/frame/people/names.ts';
import { memoryStore } from '../src/offline/browser-store.ts';
import { localRecord } from '../src/offline/local-match.ts';
import { makeStep, parseStep, parseViewpoint } from '../src/replay/playback.ts';
import { findViewpoint, sideNames, viewpointsOf } from '../src/replay/viewpoints.ts';
import type { Viewpoint } from '../src/replay/viewpoints.ts';
import { BLACK, openPage, RED, WANTED } from './local-table.ts';
import { drillPlayable } from './toy/drill.ts';

let record: MatchRecord;
const crewRecord = {
  setup: {},
  players: drillPlayable.chairs({}).map(({ seat }) => ({ seat, name: 'Ann' })),
} as unknown as MatchRecord;

/** Both place their mines, then the person gives up. */
beforeAll(async () => {
  const store = memoryStore();
  const page = openPage(store);
  page.join();
  await page.until(({ t }) => t === 'welcome');
  const action = { type: 'place', squares: ['a1', 'b2', 'c3'] };
  page.say({ t: 'act', id: 'mines', seat: BLACK, action });
  await page.until(() => (page.view() as View).phase === 'playing');
  page.say({ t: 'resign', id: 'enough', seat: BLACK });
  await page.until(() => page.info()?.status === 'finished');
  await page.close();
  record = (await localRecord(store, async () => depthChargePlayable, WANTED.match)) as MatchRecord;
});

const naming: Naming = {
  sides: [
    { side: 'black' as Side, name: 'Black', letter: 'B' },
    { side: 'red' as Side, name: 'Red', letter: 'R' },
  ],
  words: depthChargePlayable.words,
};
const viewpoints = (): readonly Viewpoint[] =>
  viewpointsOf(depthChargePlayable, record, naming).map(({ whole }) => whole);

describe('moments', () => {
  test('there is one for the start and one for each line, for every onlooker', () => {
    for (const { viewer } of viewpoints())
      expect(recordSteps(depthChargePlayable, record, viewer)).toHaveLength(
        record.lines.length + 1,
      );
  });

  test.each([
    { who: 'black', knows: [true, false] },
    { who: 'red', knows: [false, true] },
    { who: 'spectator', knows: [false, false] },
    { who: 'everything', knows: [true, true] },
  ])('before the end $who is shown what that onlooker knew then', ({ who, knows }) => {
    const onlooker = viewpoints().find(({ key }) => key === who);
    const moments = recordSteps(depthChargePlayable, record, onlooker?.viewer ?? []);
    const [before, end] = moments.slice(-2).map(({ view }) => view as View);
    expect([before?.mines.black !== null, before?.mines.red !== null]).toEqual(knows);
    expect(end?.mines).toMatchObject({ black: expect.any(Array), red: expect.any(Array) });
  });

  test('an onlooker of one seat has that seat, the others none', () => {
    expect(viewpoints().map(({ you }) => you)).toEqual([[BLACK], [RED], [], []]);
    expect(viewpoints().map(({ label }) => label)).toEqual([
      'Black',
      'Red',
      'Spectator',
      'Everything',
    ]);
  });
});

const named = (black: string, red: string): string[] => {
  const players = record.players.map((player, i) => ({ ...player, name: i === 0 ? black : red }));
  const nameOf = sideNames(depthChargePlayable, { ...record, players }, naming);
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
    for (let step = 0; step <= 12; step++)
      for (const who of [null, 'black', 'alpha.radioOperator', 'spectator']) {
        expect(parseStep(makeStep(step, who), 12)).toBe(step);
        expect(parseViewpoint(makeStep(step, who))).toBe(who);
      }
  });
  test.each(['', '#', '#4', '#4/', '#4/<b>', '4/black', '#4/a/b'])(
    '%s asks for nobody’s knowledge in particular',
    (hash) => expect(parseViewpoint(hash)).toBeNull(),
  );
});

const crews = () => viewpointsOf(drillPlayable, crewRecord, null);

describe('crews', () => {
  test('are shown as a whole and seat by seat', () => {
    expect(crews().map(({ whole }) => [whole.key, whole.label, whole.you.length])).toEqual([
      ['alpha', 'Alpha', 4],
      ['bravo', 'Bravo', 4],
      ['spectator', 'Spectator', 0],
      ['everything', 'Everything', 0],
    ]);
    expect(crews().map(({ seats }) => seats.map(({ label }) => label))).toEqual([
      ['Captain', 'First mate', 'Engineer', 'Radio operator'],
      ['Captain', 'First mate', 'Engineer', 'Radio operator'],
      [],
      [],
    ]);
  });
  test.each([
    ['alpha', 4],
    ['bravo.engineer', 1],
    ['spectator', 0],
    ['everything', 8],
    ['nobody', 8],
    [null, 8],
  ])('the key %s means an onlooker with the knowledge of %i seats', (key, seats) => {
    expect(findViewpoint(crews(), key).viewer).toHaveLength(seats);
  });
  test('go by the name of their side, whoever sits there', () => {
    const nameOf = sideNames(drillPlayable, crewRecord, null);
    expect([nameOf('alpha' as Side), nameOf('bravo' as Side)]).toEqual(['Alpha', 'Bravo']);
  });
});
