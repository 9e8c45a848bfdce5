import { describe, expect, test } from 'vitest';
import { depthOf, legal, longestDive, searchDiver, seatOf } from '@fathom/search-diver';
import type { Group, Hex, State } from '@fathom/search-diver';
import { diver, only, play, refusal, rolls, scene, typesOf } from './play.ts';

const MARKERS: readonly Hex[] = ['0205', '0504', '1306', '1607', '1710', '1809'];

test('2.1 a dive is for a hex with a face-down marker', () => {
  const state = scene({ markers: MARKERS, up: ['1607'] });
  expect(refusal(state, 'dive 1607 10')).toMatch(/^noMarker: .*1607/); // face up
  expect(refusal(state, 'dive 1608 10')).toMatch(/^noMarker/); // water without a marker
  expect(refusal(state, 'dive 0101 10')).toMatch(/^noMarker/); // land
  expect(refusal(state, 'dive 9999 10')).toMatch(/^noMarker/); // off the chart
  expect(refusal(state, 'dive 1710 10')).toBe('accepted');
});

test('2.1 in shallow water Table 3’s first row counts, and Table 1’s own', () => {
  const { events } = play(scene({ markers: MARKERS }), 'dive 0205 30', rolls(1));
  // 10 ft: 10 residual from the row of 35 ft; 40 in all is A at 10 ft, and would be D at 35 ft
  expect(only(events, 'dived')).toMatchObject({ depth: 10, residual: 10, limit: 195, after: 'A' });
});

const deep = (group: Group): State => scene({ markers: MARKERS, divers: { blue: { group } } });

describe('2.2 the bottom time', () => {
  test.each<[string, Group, string]>([
    ['dive 1710 41', 'C', 'accepted'],
    [
      'dive 1710 42',
      'C',
      'overLimit: 42 minutes are more than the adjusted limit 41 of group C at 60 ft.',
    ],
    ['dive 1809 20', 'C', 'accepted'],
    [
      'dive 1809 21',
      'C',
      'overLimit: 21 minutes are more than the adjusted limit 20 of group C at 80 ft.',
    ],
    ['dive 1809 26', 'A', 'accepted'],
    [
      'dive 1809 27',
      'A',
      'overLimit: 27 minutes are more than the adjusted limit 26 of group A at 80 ft.',
    ],
    [
      'dive 1809 1',
      'R',
      'noLimit: At 80 ft group R has no bottom time left: go shallower, or rest.',
    ],
    [
      'dive 1809 1',
      'S',
      'tooDeep: Table 3 has no row or cell for 80 ft and group S: go shallower, or rest.',
    ],
  ])('%s in group %s', (text, group, answer) => {
    expect(refusal(deep(group), text)).toBe(answer);
  });

  test('is a whole number from 1 on', () => {
    expect(() => refusal(deep('A'), 'dive 1710 0')).toThrow(/minutes/);
    expect(() => refusal(deep('A'), 'dive 1710 2.5')).toThrow(/minutes/);
  });

  test('all that is listed is within the limit, to the minute', () => {
    const state = deep('F');
    const dives = [...legal(searchDiver.view(state, []), seatOf('blue'))].filter(
      (action) => action.type === 'dive',
    );
    for (const hex of MARKERS) {
      const minutes = dives.filter((dive) => dive.hex === hex).map((dive) => dive.minutes);
      const depth = depthOf(state, hex)!;
      const most = longestDive(depth, 'F');
      expect(minutes).toEqual(Array.from({ length: most }, (_, i) => i + 1));
    }
  });
});

test('2.3 residual and actual time make the total, and that the new group', () => {
  const { state, events } = play(
    scene({ markers: MARKERS, divers: { blue: { group: 'E', hour: 11 } } }),
    'dive 1607 41',
    rolls(1),
  );
  expect(only(events, 'dived')).toEqual({
    type: 'dived',
    side: 'blue',
    day: 1,
    hour: 11,
    hex: '1607',
    depth: 40,
    minutes: 41,
    residual: 27,
    total: 68,
    limit: 113,
    before: 'E',
    after: 'G',
    search: 'complete',
  });
  expect(diver(state, 'blue')).toMatchObject({
    group: 'G',
    hour: 11,
    dives: 1,
    lastDive: { day: 1, hour: 11, hex: '1607', minutes: 41, search: 'complete' },
  });
  expect(state.phase).toBe('scheduling');
});

test('2.4 the search goes by the actual bottom time, not by the total', () => {
  // 27 + 20 minutes in all, and still a hasty search
  const state = scene({ markers: MARKERS, divers: { blue: { group: 'E' } } });
  expect(only(play(state, 'dive 1607 20', rolls(1)).events, 'dived')).toMatchObject({
    total: 47,
    search: 'hasty',
  });
});

test('2.4 a dive too short for its depth is made, and nothing is rolled', () => {
  const { state, events } = play(scene({ markers: MARKERS }), 'dive 1809 20', rolls());
  expect(typesOf(events)).toEqual(['dived']);
  expect(only(events, 'dived').search).toBe('none');
  expect(state).toMatchObject({ phase: 'scheduling', turn: 'blue' });
});

test('2.1 nobody dives out of turn, twice, or before the time is chosen', () => {
  const state = scene({ markers: MARKERS });
  expect(refusal(state, 'dive 1607 10', 'red')).toMatch(/^notYourTurn/);
  const dived = play(state, 'dive 1607 10', rolls(1)).state;
  expect(refusal(dived, 'dive 1710 10')).toMatch(/^notNow: Not now. You can choose the time/);
  expect(refusal(dived, 'pass 1 08:00')).toMatch(/^notNow/);
  expect(refusal(state, 'schedule 1 08:00')).toMatch(/^notNow: .*dive, or pass/);
  expect(refusal(state, 'search 1607')).toMatch(/^notNow/);
  expect(refusal(state, 'skip')).toMatch(/^notNow/);
});
