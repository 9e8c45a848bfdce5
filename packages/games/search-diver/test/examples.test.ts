import { describe, expect, test } from 'vitest';
import {
  CHARTS,
  TABLE_5,
  bringsEvent,
  chartFrom,
  clockName,
  depthAt,
  groupAfterDive,
  groupAfterInterval,
  intervalRange,
  isRefusal,
  longestDive,
  lookUp,
  nextDiver,
  refusalWords,
  residualOf,
  searchOf,
  turnsMarker,
} from '@fathom/search-diver';
import type { State } from '@fathom/search-diver';
import {
  CLOCKS,
  GROUPS_AFTER,
  ILLEGAL,
  INTERVALS,
  KINDS,
  LIMITS,
  RESIDUALS,
  ROLLS,
  TOTALS,
} from './examples.ts';
import { coin, diver, only, play, playAll, rolls, scene } from './play.ts';

describe('the tables, example by example', () => {
  test.each(RESIDUALS)('2.2 example $example: residual time', ({ depth, group, minutes }) => {
    expect(residualOf(depth, group)?.minutes).toBe(minutes);
  });

  test.each(LIMITS)('2.2 example $example: the limit', ({ hex, depth, group, limit }) => {
    const chart = chartFrom({ map: CHARTS[0].id, chart: '', seed: '' });
    expect(depthAt(chart, hex)).toBe(depth);
    expect(longestDive(depth, group)).toBe(limit);
  });

  test.each(TOTALS)('2.3 example $example make the total', ({ residual, minutes, total }) => {
    const depth = residual === 9 ? 40 : 60;
    const group = residual === 9 ? 'A' : 'C';
    expect(lookUp({ depth, group, minutes })).toMatchObject({
      residual: { minutes: residual },
      total,
    });
  });

  test.each(GROUPS_AFTER)('2.3 example $example: the group after', ({ depth, total, after }) => {
    expect(groupAfterDive(depth, total)).toBe(after);
  });

  test.each(KINDS)('2.4 example $example: the search', ({ depth, minutes, search, minimum }) => {
    expect(searchOf(depth, minutes)).toBe(search);
    expect(TABLE_5[search]).toBe(minimum);
  });

  test.each(INTERVALS)('4.2 example $example: the group by then', ({ before, minutes, after }) => {
    expect(groupAfterInterval(before, minutes)).toBe(after);
  });

  test.each(INTERVALS.filter(({ range }) => range !== undefined))(
    '4.2 example $example: the range $range of Table 2',
    ({ before, after, range }) => {
      const { least, most } = intervalRange(before, after)!;
      expect(`${clockName(least)}-${clockName(most)}`).toBe(range);
    },
  );

  test.each(ROLLS)('2.5 example $example in a $search search', (example) => {
    expect(turnsMarker(example, example.naturalSix)).toBe(example.revealed);
    expect(bringsEvent(example)).toBe(example.specialEvent);
  });

  test.each(ILLEGAL)('2.2 boundary: $example is refused', ({ depth, group, minutes, message }) => {
    const figures = lookUp({ depth, group, minutes });
    expect(isRefusal(figures) ? refusalWords(figures) : figures).toMatch(message);
  });
});

const clock = (blue: number, red: number): State =>
  scene({
    markers: ['1607', '1710'],
    divers: { blue: { hour: blue as 6 }, red: { hour: red as 6 } },
  });

test.each(CLOCKS)('4.3 example $example', ({ blue, red, next }) => {
  expect(nextDiver(clock(blue, red), rolls())).toMatchObject({ by: 'time', diver: { side: next } });
});

test('4.3 example 1: same time, same letter, and the coin is Blue’s', () => {
  expect(nextDiver(clock(6, 6), coin('blue'))).toMatchObject({
    by: 'coin',
    diver: { side: 'blue', group: 'A' },
  });
});

test('2.1 examples 1 to 22 run on the first chart', () => {
  // a marker in shallow water gives Red something to do at 6 and at 7
  const markers = ['0504', '0707', '1607', '1710', '1809'] as const;
  const begun = scene({ markers, target: '1809', turn: 'blue' });

  const dive = play(begun, 'dive 1607 21', rolls(5));
  expect(only(dive.events, 'dived')).toMatchObject({
    depth: 40,
    before: 'A',
    residual: 9,
    minutes: 21,
    total: 30,
    after: 'D',
    search: 'thorough',
  });
  expect(only(dive.events, 'searched')).toMatchObject({ die: 5, minimum: 4, face: 'dummy' });
  expect(dive.state.result).toBeNull();

  const eight = play(dive.state, 'schedule 1 08:00');
  expect(only(eight.events, 'scheduled')).toMatchObject({ interval: 120, before: 'D', after: 'C' });
  // the Dive marker and the place from which the next interval counts are one: 8 am
  expect(diver(eight.state, 'blue')).toMatchObject({ day: 1, hour: 8, group: 'C' });
  expect(eight.state.turn).toBe('red');

  const red = playAll(eight.state, rolls(1, 1), 'dive 0504 1', 'schedule 1 07:00', 'dive 0707 1');
  expect(red.turn).toBe('red');
  const two = play(red, 'schedule 1 14:00').state;
  expect(two.turn).toBe('blue');

  const complete = play(two, 'dive 1710 41', rolls(1));
  expect(only(complete.events, 'dived')).toMatchObject({
    depth: 60,
    before: 'C',
    residual: 14,
    minutes: 41,
    limit: 41,
    total: 55,
    after: 'I',
    search: 'complete',
  });
  expect(only(complete.events, 'searched')).toMatchObject({ die: 1, minimum: 2, face: null });
  expect(complete.events.map(({ type }) => type)).not.toContain('eventHappened');

  const noon = play(complete.state, 'schedule 1 12:00');
  expect(only(noon.events, 'scheduled')).toMatchObject({ interval: 240, before: 'I', after: 'C' });
  expect(diver(noon.state, 'blue')).toMatchObject({ hour: 12, group: 'C' });
  expect(noon.state.turn).toBe('blue');
});
