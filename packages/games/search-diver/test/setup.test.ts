import { BadInput, parse } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import {
  CHARTS,
  NOTICE,
  OPTION_WORDS,
  actionSchema,
  makeChart,
  generateChart,
  searchDiver,
  searchDiverPlayable,
  setupSchema,
} from '@fathom/search-diver';
import { fresh, luck, options } from './play.ts';

test('every option has a default', () => {
  expect(parse(setupSchema, {}, 'options')).toEqual({
    players: 2,
    map: 'heron-lake',
    mapSeed: '',
    chart: '',
    dummies: 12,
    placement: 'random',
    deepMarkers: 'none',
    target: 'random',
    naturalSix: 'fail',
    shorthanded: '+1',
    lastMarker: 'located',
    maxDays: 5,
    daily: '',
  });
});

test.each([
  [{ players: 0 }, /players/],
  [{ players: 5 }, /players/],
  [{ dummies: 7 }, /dummies/],
  [{ dummies: 17 }, /dummies/],
  [{ dummies: 8.5 }, /dummies/],
  [{ placement: 'secret' }, /placement/],
  [{ deepMarkers: 'many' }, /deepMarkers/],
  [{ lastMarker: 'lost' }, /lastMarker/],
  [{ target: 'whale' }, /target/],
  [{ naturalSix: 'win' }, /naturalSix/],
  [{ shorthanded: '+2' }, /shorthanded/],
  [{ maxDays: 0 }, /maxDays/],
  [{ maxDays: 15 }, /maxDays/],
  [
    { map: 'atlantis' },
    /there is no chart "atlantis": choose "heron-lake", "kittiwake-reef", "ropewalk-harbour", "generated", or "custom"/,
  ],
  [{ map: 'custom' }, /18 to 32 columns/],
  [{ map: 'custom', chart: '10 20\n30' }, /line 2 has 1 marks/],
  [{ chart: '10 20' }, /with the map "custom" only/],
  [{ mapSeed: 'x' }, /with the map "generated" only/],
  [{ daily: 'today' }, /expected a date/],
  [{ mines: 4 }, /there is no field "mines"/],
  [null, /options/],
])('%j is not a set of options', (json, message) => {
  expect(() => parse(setupSchema, json, 'options')).toThrow(BadInput);
  expect(() => parse(setupSchema, json, 'options')).toThrow(message);
});

test.each([
  { type: 'place' },
  { type: 'place', hex: '160' },
  { type: 'place', hex: 1607 },
  { type: 'dive', hex: '1607' },
  { type: 'dive', hex: '1607', minutes: 0 },
  { type: 'dive', hex: '1607', minutes: 1.5 },
  { type: 'dive', hex: '1607', minutes: 1, group: 'A' },
  { type: 'schedule', day: 1, hour: 5 },
  { type: 'schedule', day: 1, hour: 19 },
  { type: 'schedule', day: 0, hour: 6 },
  { type: 'pass', hour: 6 },
  { type: 'skip', hex: '1607' },
  { type: 'sail' },
  'skip',
])('%j is not an action', (json) => {
  expect(() => parse(actionSchema, json, 'action')).toThrow(BadInput);
});

test('every chart of the house is named where charts are explained', () => {
  for (const { id } of CHARTS) expect(OPTION_WORDS.map.description).toContain(`"${id}"`);
});

test('1.3 there is one diver a side', () => {
  expect(searchDiverPlayable.chairs({})).toEqual([
    { seat: 'red', side: 'red', role: 'diver' },
    { seat: 'blue', side: 'blue', role: 'diver' },
  ]);
  expect(searchDiverPlayable.chairs({ players: 4 }).map(({ seat }) => seat)).toEqual([
    'red',
    'blue',
    'green',
    'yellow',
  ]);
  expect([searchDiver.id, searchDiver.version]).toEqual(['search-diver', 3]);
});

test('7 alone there is one chair', () => {
  expect(searchDiverPlayable.chairs({ players: 1 })).toEqual([
    { seat: 'red', side: 'red', role: 'diver' },
  ]);
});

describe('1.4 the map', () => {
  test.each(CHARTS)('$id can be chosen', ({ id }) => {
    expect(fresh({ map: id }).markers).toHaveLength(13);
  });

  test('1.4 a chart of one’s own', () => {
    const chart = makeChart(generateChart('mine'));
    expect(fresh({ map: 'custom', chart })).toMatchObject({ chartSeed: '' });
  });

  test('1.4 a generated one is by its seed, or another each time', () => {
    expect(fresh({ map: 'generated', mapSeed: 'bay' }).chartSeed).toBe('bay');
    const seeds = Array.from({ length: 50 }, (_, i) => fresh({ map: 'generated' }, i).chartSeed);
    expect(new Set(seeds).size).toBe(50);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-z]{8}$/);
  });
});

describe('7 the search of the day', () => {
  const daily = '2026-05-17';

  test('7 is the same for everybody, whatever the seed of the match', () => {
    const setup = options({ players: 1, daily });
    const [one, other] = [1, 2].map((seed) => searchDiver.start(setup, luck(seed)));
    expect(one).toEqual(other);
    expect(setup).toMatchObject({ map: 'generated', mapSeed: `daily ${daily}` });
    expect(parse(setupSchema, setup, 'again')).toEqual(setup);
  });

  test('7 is another every day, and can always be solved', () => {
    const days = Array.from({ length: 28 }, (_, i) => `2026-02-${String(i + 1).padStart(2, '0')}`);
    const states = days.map((date) => fresh({ players: 1, daily: date }));
    expect(new Set(states.map((state) => JSON.stringify(state.markers))).size).toBe(28);
    for (const state of states) {
      const chart = generateChart(state.chartSeed);
      for (const { hex } of state.markers) {
        const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
        expect(chart.depths[(row - 1) * chart.columns + column - 1]).toBeLessThanOrEqual(60);
      }
    }
  });

  test.each([
    [{ players: 2 }, 'players must be 1'],
    [{ players: 4 }, 'players must be 1'],
    [{ players: 1, dummies: 8 }, 'dummies must be 12'],
    [{ players: 1, placement: 'alternate' }, 'placement must be random'],
    [{ players: 1, naturalSix: 'resolve' }, 'naturalSix must be fail'],
    [{ players: 1, maxDays: 1 }, 'maxDays must be 5'],
    [{ players: 1, deepMarkers: 'few' }, 'deepMarkers must be none'],
    [{ players: 1, lastMarker: 'mustBeTurned' }, 'lastMarker must be located'],
  ])('7 has the usual options: %j', (some, message) => {
    expect(() => parse(setupSchema, { daily, ...some }, 'options')).toThrow(message);
  });
});

test('the notice says what the tables are not for', () => {
  expect(NOTICE).toMatch(/game/);
  expect(NOTICE).toMatch(/Never .*real dive/);
});
