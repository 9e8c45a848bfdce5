import { describe, expect, test } from 'vitest';
import {
  EVENT_EFFECTS,
  EVENT_NAMES,
  SPECIAL_EVENTS,
  depthName,
  describeEvent,
  describeResult,
  drawBoard,
  hourName,
  searchDiver,
  slotName,
  spanName,
} from '@fathom/search-diver';
import type { Event, State } from '@fathom/search-diver';
import { fresh, leave, play, rolls, scene, taken } from './play.ts';

test.each<[Event, string]>([
  [
    { type: 'markerPlaced', side: 'red', hex: '1607', left: 3 },
    'Red lays a marker in 1607; 3 are left.',
  ],
  [{ type: 'targetHidden', target: null }, 'All markers lie face down.'],
  [{ type: 'targetHidden', target: '1607' }, 'All markers lie face down, the target in 1607.'],
  [
    { type: 'turnBegan', side: 'blue', day: 1, hour: 12, by: 'time' },
    'Blue goes next, day 1, noon.',
  ],
  [
    { type: 'turnBegan', side: 'blue', day: 2, hour: 6, by: 'coin' },
    'Blue goes next, day 2, 6 am, by the toss of a coin.',
  ],
  [
    {
      type: 'dived',
      side: 'blue',
      day: 1,
      hour: 8,
      hex: '1710',
      depth: 60,
      minutes: 41,
      residual: 14,
      total: 55,
      limit: 41,
      before: 'C',
      after: 'I',
      search: 'complete',
    },
    'Blue (C) dives at 8 am in 1710, 60 ft, for 41 of at most 41 minutes: 14 residual and 41 make 55, group I; complete search.',
  ],
  [
    {
      type: 'searched',
      side: 'red',
      hex: '1710',
      search: 'complete',
      free: false,
      die: 1,
      modifier: 0,
      minimum: 2,
      face: null,
    },
    'Red rolls 1 in a complete search of 1710, 2 needed: the marker stays down.',
  ],
  [
    {
      type: 'searched',
      side: 'red',
      hex: '1607',
      search: 'hasty',
      free: true,
      die: 5,
      modifier: 1,
      minimum: 6,
      face: 'dummy',
    },
    'Red rolls 5+1 in a free hasty search of 1607, 6 needed: the marker shows a scuba diver.',
  ],
  [
    { type: 'eventHappened', side: 'red', hex: '1607', die: 3, event: 'fatigued', idle: false },
    'A special event for Red, rolled 3: Fatigued, the next surface interval takes 2 hours or more.',
  ],
  [
    { type: 'eventHappened', side: 'red', hex: '1607', die: 4, event: 'secondLook', idle: true },
    'A special event for Red, rolled 4: Second Look, there is nothing left there to search.',
  ],
  [
    { type: 'freeSearchOffered', side: 'red', hex: '1607', hexes: ['1608', '1707', '1708'] },
    'Red may search 1608, 1707 or 1708 for nothing.',
  ],
  [{ type: 'freeSearchSkipped', side: 'red' }, 'Red lets the free search go.'],
  [
    {
      type: 'scheduled',
      side: 'blue',
      from: { day: 1, hour: 6 },
      day: 1,
      hour: 8,
      passed: false,
      interval: 120,
      before: 'D',
      after: 'C',
    },
    'Blue will dive on day 1, 8 am: 2:00 at the surface, group D becomes C.',
  ],
  [
    {
      type: 'scheduled',
      side: 'blue',
      from: { day: 1, hour: 6 },
      day: 2,
      hour: 6,
      passed: true,
      interval: null,
      before: 'D',
      after: 'A',
    },
    'Blue passes and will dive on day 2, 6 am: a night’s rest, group A.',
  ],
  [{ type: 'forfeited', side: 'blue', reason: 'time' }, 'Blue has run out of time.'],
  [
    { type: 'gameEnded', winner: 'blue', reason: 'found', kind: 'ship', target: '1607' },
    'Blue wins: the target is found. The sunken ship lay in 1607.',
  ],
  [
    { type: 'gameEnded', winner: null, reason: 'dayLimit', kind: 'ship', target: null },
    'The search is called off: the last day is over.',
  ],
])('%j', (event, sentence) => {
  expect(describeEvent(event)).toBe(sentence);
});

test('alone, who gives up has no other diver to lose to', () => {
  expect(describeResult({ winner: null, reason: 'resigned' })).toMatch(/the diver gave up/);
  expect(describeResult({ winner: 'red', reason: 'resigned' })).toMatch(/the other diver gave up/);
});

test('every special event has a name and says what it changes', () => {
  for (const event of SPECIAL_EVENTS)
    expect(EVENT_NAMES[event].length * EVENT_EFFECTS[event].length).toBeGreaterThan(0);
});

test('hours, spans and depths', () => {
  expect([6, 11, 12, 13, 18].map((hour) => hourName(hour as 6))).toEqual([
    '6 am',
    '11 am',
    'noon',
    '1 pm',
    '6 pm',
  ]);
  expect(slotName({ day: 3, hour: 17 })).toBe('day 3, 5 pm');
  expect([69, 120, 5].map(spanName)).toEqual(['1:09', '2:00', '0:05']);
  expect([depthName(40, 'feet'), depthName(40, 'metres')]).toEqual(['40 ft', '12 m']);
});

const status = (state: State): string => drawBoard(searchDiver.view(state, [])).split('\n').at(-2)!;

describe('the board in text', () => {
  test('has the chart, the markers, the divers and the notice', () => {
    const state = scene({ markers: ['0504', '1607', '1710'], up: ['1607'] });
    const text = drawBoard(searchDiver.view(state, []));
    expect(text.split('\n')).toHaveLength(1 + 12 + 1 + 2 + 1 + 1 + 1);
    expect(text).toContain('?25');
    expect(text).toContain('x40');
    expect(text).toContain('?60');
    expect(text).not.toContain('*60');
    expect(text).toContain('Blue: day 1, 6 am, group A, no dive yet');
    expect(text).toContain('2 markers face down');
    expect(text).toContain('Blue to dive.');
    expect(text).toMatch(/never .*real dive/);
  });

  test('says what is asked in each phase', () => {
    expect(status(fresh({ placement: 'alternate' }))).toMatch(/lays a marker; 13 are left/);
    const state = scene({ markers: ['1607', '1608', '1710'] });
    const choosing = play(state, 'dive 1607 1', rolls(6, 6)).state;
    expect(status(choosing)).toBe('Blue may search a hex next to 1607.');
    expect(status(play(choosing, 'skip').state)).toBe('Blue to choose the next time.');
    const over = taken(state, leave('red', 'absent')).state;
    expect(status(over)).toBe('Blue wins: the other diver left.');
    expect(drawBoard(searchDiver.view(over, []))).toContain('*60');
  });

  test('tells of modifiers and last dives', () => {
    const short = play(scene({ markers: ['1607', '1710'] }), 'dive 1607 1', rolls(6, 1)).state;
    expect(drawBoard(searchDiver.view(short, []))).toContain(
      'Blue: day 1, 6 am, group B, +1 to search rolls, last dive day 1, 6 am in 1607',
    );
  });
});
