import { BadInput, parse } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { CHARTS, setupSchema } from '@fathom/captain-sonar';
import type { Setup } from '@fathom/captain-sonar';
import { LARGE, SMALL } from './waters.ts';

const setup = (json: unknown): Setup => parse(setupSchema, json, 'options');

test('1.3 the defaults make a match turn by turn in open water', () => {
  expect(setup({})).toEqual({
    mode: 'turn',
    map: CHARTS.find(({ size }) => size === 10)?.id,
    chart: '',
    scenario: 'plain',
    first: 'random',
    torpedoPath: 'water',
    chainMines: false,
    answerSeconds: 30,
    aimSeconds: 8,
    systemsWhen: 'afterCourse',
    triggersCount: false,
    plotting: 'drawn',
    damage: 4,
    assist: 'sheet',
    guided: false,
  });
});

test('1.3 in real time the first large chart is the default', () => {
  expect(setup({ mode: 'realTime' }).map).toBe(CHARTS.find(({ size }) => size === 15)?.id);
});

test('1.3 every chart of the house serves its mode in every scenario', () => {
  for (const { id, size } of CHARTS)
    for (const scenario of ['plain', 'ice', 'minefield'] as const)
      expect(setup({ mode: size === 10 ? 'turn' : 'realTime', map: id, scenario }).map).toBe(id);
});

test('1.3 a chart of one size does not serve the other mode', () => {
  const small = CHARTS.find(({ size }) => size === 10)!.id;
  expect(() => setup({ mode: 'realTime', map: small })).toThrow(BadInput);
});

describe('1.3 a chart of your own', () => {
  test.each([
    ['turn', SMALL],
    ['realTime', LARGE],
  ] as const)('1.3 serves where it has what the scenario needs: %s', (mode, chart) => {
    for (const scenario of ['plain', 'ice', 'minefield'] as const)
      expect(setup({ mode, map: 'custom', chart, scenario }).chart).toBe(chart);
  });

  const plain = SMALL.replaceAll('o', '.').replaceAll('*', '.');
  const rows = plain.split('\n');
  const withRow = (row: number, text: string): string => rows.with(row - 1, text).join('\n');

  test.each([
    ['nothing at all', '', /10 lines/],
    ['a row too few', rows.slice(1).join('\n'), /10 lines, this has 9/],
    ['a short row', withRow(2, '.........'), /line 2 has 9 characters/],
    ['an unknown mark', withRow(2, '....x.....'), /line 2, column 5: "x"/],
    ['no islands', rows.map(() => '..........').join('\n'), /0 of the 100 cells are islands/],
    ['too many islands', withRow(1, '##########').replace('...#......', '...#.##...'), /islands/],
    ['water cut off', ['.#........', '#.........', ...rows.slice(2)].join('\n'), /A1.*cut off/],
    ['a dead end', ['.#........', '..........', ...rows.slice(2)].join('\n'), /A1.*dead end/],
    ['a large chart', LARGE, /10 lines, this has 15/],
  ])('1.3 is refused with a word on what is wrong: %s', (_fault, chart, message) => {
    expect(() => setup({ map: 'custom', chart })).toThrow(message);
  });

  test('1.3 needs holes for the ice and mines for the minefield', () => {
    expect(setup({ map: 'custom', chart: plain }).map).toBe('custom');
    expect(() => setup({ map: 'custom', chart: plain, scenario: 'ice' })).toThrow(/hole/);
    expect(() => setup({ map: 'custom', chart: plain, scenario: 'minefield' })).toThrow(/8/);
    expect(() =>
      setup({ map: 'custom', chart: SMALL.replace('*', '.'), scenario: 'minefield' }),
    ).toThrow(/7 charted mines/);
  });

  test('1.3 goes with "custom" and with nothing else', () => {
    expect(() => setup({ chart: SMALL })).toThrow(/custom/);
  });
});

test.each([
  [{ map: 'atlantis' }, /atlantis/],
  [{ mode: 'blitz' }, /mode/],
  [{ scenario: 'kraken' }, /scenario/],
  [{ first: 'charlie' }, /first/],
  [{ torpedoPath: 'air' }, /torpedoPath/],
  [{ chainMines: 'yes' }, /chainMines/],
  [{ answerSeconds: 4 }, /answerSeconds/],
  [{ answerSeconds: 604_801 }, /answerSeconds/],
  [{ answerSeconds: 7.5 }, /answerSeconds/],
  [{ aimSeconds: 4 }, /aimSeconds/],
  [{ aimSeconds: 121 }, /aimSeconds/],
  [{ systemsWhen: 'never' }, /systemsWhen/],
  [{ triggersCount: 1 }, /triggersCount/],
  [{ plotting: 'byMouth' }, /plotting/],
  [{ guided: 'yes' }, /guided/],
  [{ damage: 2 }, /damage/],
  [{ assist: 'radar' }, /assist/],
  [{ speed: 1 }, /speed/],
])('1.3 options that make no sense are refused by name: %j', (json, name) => {
  expect(() => setup(json)).toThrow(BadInput);
  expect(() => setup(json)).toThrow(name);
});
