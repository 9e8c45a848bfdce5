import type { Names, Outcome } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import {
  DIVES,
  EVENT_NAMES,
  HINTS,
  HOURS,
  REFUSAL_CODES,
  SOLO,
  SPECIAL_EVENTS,
  clientWordsIn,
  depthText,
  eventEffect,
  hourName,
  hourOnTrack,
  intervalName,
  refusalWords,
  searchDiver,
  searchDiverPlayable,
  slotName,
  words,
} from '@fathom/search-diver';
import type { Event, RefusalCode, RefusalFacts, State } from '@fathom/search-diver';
import { fresh, leave, luck, play, rolls, scene, taken } from './play.ts';

const plain: Names = { side: words.side, seat: (seat) => seat };
const asRed: Names = { side: (side) => (side === 'red' ? 'You' : 'Ann'), seat: (seat) => seat };

const DIVED: Event = {
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
};

test.each<[Event, string | null]>([
  [
    { type: 'markerPlaced', side: 'red', hex: '1607', left: 3 },
    'You lay a marker in 1607; 3 to go.',
  ],
  [
    { type: 'targetHidden', target: null },
    'All markers are laid. One of them is the target, and nobody knows which.',
  ],
  [
    { type: 'turnBegan', side: 'blue', day: 1, hour: 12, by: 'time' },
    'Day 1, 12 noon: Ann dives (first on the track).',
  ],
  [
    { type: 'turnBegan', side: 'red', day: 2, hour: 6, by: 'coin' },
    'Day 2, 6 AM: you dive (same time and letter, so a coin was tossed).',
  ],
  [{ type: 'turnBegan', side: 'red', day: 1, hour: 6, by: 'alone' }, null],
  [
    DIVED,
    'Ann dives in 1710, 60 ft, for 41 minutes: 14 residual, 55 in all, group C to I. Complete search.',
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
    'Complete search of 1710, 2 or more: rolled 1, nothing found.',
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
    'Free hasty search of 1607, 6 or more: rolled 5 +1 is 6, the marker is turned: a dummy.',
  ],
  [
    { type: 'eventHappened', side: 'red', hex: '1607', die: 3, event: 'fatigued', idle: false },
    'Special event, rolled 3: Fatigued, at least 2 hours at the surface next.',
  ],
  [
    { type: 'eventHappened', side: 'red', hex: '1607', die: 4, event: 'secondLook', idle: true },
    'Special event, rolled 4: Second look, but there is nothing left to search.',
  ],
  [
    { type: 'freeSearchOffered', side: 'red', hex: '1607', hexes: ['1608', '1707', '1708'] },
    'You may search beside it for nothing: 1608, 1707 or 1708.',
  ],
  [{ type: 'freeSearchSkipped', side: 'blue' }, 'Ann lets the free search go.'],
  [
    {
      type: 'scheduled',
      side: 'red',
      from: { day: 1, hour: 6 },
      day: 1,
      hour: 8,
      passed: false,
      interval: 120,
      before: 'D',
      after: 'C',
    },
    'Your next dive is at 8 AM, after 2 h: group D to C.',
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
    'Ann waits until day 2, 6 AM: group D to A.',
  ],
  [{ type: 'forfeited', side: 'red', reason: 'time' }, 'You ran out of time.'],
  [
    { type: 'gameEnded', winner: 'blue', reason: 'found', kind: 'ship', target: '1607' },
    'Ann finds the target and wins.',
  ],
  [
    { type: 'gameEnded', winner: 'red', reason: 'located', kind: 'ship', target: '1607' },
    'You turn up the last dummy, locate the target and win. The sunken ship lay in 1607.',
  ],
  [
    { type: 'gameEnded', winner: null, reason: 'dayLimit', kind: 'ship', target: null },
    'The last day is over and the search is called off.',
  ],
])('%j', (event, sentence) => {
  expect(words.event(event, asRed)).toBe(sentence);
});

test('depths are told in the unit of the reader', () => {
  expect(clientWordsIn(() => 'm').event(DIVED, plain)).toMatch(/^Blue dives in 1710, 18 m, /);
});

test.each<[Outcome, string]>([
  [
    { winners: ['blue' as never], reason: 'located' },
    'Ann turns up the last dummy, locates the target and wins.',
  ],
  [{ winners: ['red' as never], reason: 'resigned' }, 'You win: Ann resigned.'],
  [{ winners: ['blue' as never], reason: 'time' }, 'Ann wins: you ran out of time.'],
  [{ winners: [], reason: 'absent' }, 'The search is given up.'],
  [
    { winners: ['red' as never], reason: 'othersLeft' },
    'You win: all the others have left the search.',
  ],
])('the outcome %j', (outcome, sentence) => {
  expect(words.outcome(outcome, asRed)).toBe(sentence);
});

const TIME = { now: 9, day: 1, from: 10 } as const;
/** Facts for every refusal there is: one without would not compile. */
const REFUSED: { readonly [Code in RefusalCode]: RefusalFacts[Code] } = {
  over: {},
  nothingDue: {},
  noSuchSeat: { seat: 'green', seats: ['red', 'blue'] },
  notYourTurn: {},
  notNow: { phase: 'scheduling' },
  noWater: { hex: '0101' },
  taken: { hex: '1607' },
  tooManyDeep: { hex: '1809', most: 1 },
  noMarker: { hex: '1607' },
  tooDeep: { depth: 140, group: 'A' },
  noLimit: { depth: 60, group: 'Z' },
  tooShort: { limit: 41 },
  overLimit: { depth: 60, group: 'C', minutes: 42, limit: 41 },
  noGroup: { depth: 60, total: 90 },
  notBeside: { of: '1607', hexes: ['1608'] },
  wrongDay: TIME,
  notLater: TIME,
  mustRest: { ...TIME, hours: 3 },
  stillDown: { ...TIME, minutes: 61 },
};

describe('a refusal', () => {
  test.each(REFUSAL_CODES)('%s says what was wrong', (code) => {
    const facts = { ...REFUSED[code] };
    const sentence = refusalWords({ code, facts });
    expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
    const { hex = '' } = facts as { readonly hex?: string };
    expect(sentence).toContain(hex);
  });

  test('of the host or of another game is not this game’s to word', () => {
    expect(words.refusal({ code: 'seatTaken' })).toBeNull();
  });
});

test('every special event has a name and says what it changes', () => {
  for (const event of SPECIAL_EVENTS)
    expect(
      EVENT_NAMES[event].length * eventEffect(event, { shorthanded: '+1' }).length,
    ).toBeGreaterThan(0);
});

test('hours, intervals and depths', () => {
  expect([6, 11, 12, 13, 18].map(hourName)).toEqual(['6 AM', '11 AM', '12 noon', '1 PM', '6 PM']);
  for (const hour of HOURS) expect(hourOnTrack(hour).join(' ')).toBe(hourName(hour));
  expect(slotName({ day: 3, hour: 17 })).toBe('day 3, 5 PM');
  expect([60, 90].map(intervalName)).toEqual(['1 h', '1 h 30']);
  expect([depthText(40, 'ft'), depthText(40, 'm')]).toEqual(['40 ft', '12 m']);
});

test('every action is said, and every example can be typed', () => {
  const { notation } = searchDiverPlayable;
  for (const [example] of words.typing.examples)
    for (const text of example.split(', '))
      expect(words.action(notation.parse(text) as never)).toMatch(/^[A-Z]/);
});

const status = (state: State): string =>
  words.board(searchDiver.view(state, [])).split('\n').at(-2)!;

describe('the board in text', () => {
  test('has the chart, the markers, the divers and the notice', () => {
    const state = scene({ markers: ['0504', '1607', '1710'], up: ['1607'] });
    const text = words.board(searchDiver.view(state, []));
    expect(text.split('\n')).toHaveLength(1 + 12 + 1 + 2 + 1 + 1 + 1);
    expect(text).toContain('?25');
    expect(text).toContain('x40');
    expect(text).toContain('?60');
    expect(text).not.toContain('*60');
    expect(text).toContain('Blue: day 1, 6 AM, group A, no dive yet');
    expect(text).toContain('2 markers face down');
    expect(text).toContain('Blue to dive.');
    expect(text).toMatch(/Never .*real dive/);
  });

  test('says what is asked in each phase', () => {
    expect(status(fresh({ placement: 'alternate' }))).toMatch(/lays a marker; 13 to go/);
    const state = scene({ markers: ['1607', '1608', '1710'] });
    const choosing = play(state, 'dive 1607 1', rolls(6, 6)).state;
    expect(status(choosing)).toBe('Blue may search a hex next to 1607.');
    expect(status(play(choosing, 'skip').state)).toBe('Blue to choose the next time.');
    const over = taken(state, leave('red', 'absent')).state;
    expect(status(over)).toBe('Blue wins: Red stayed away, and the match was claimed.');
    expect(words.board(searchDiver.view(over, []))).toContain('*60');
  });

  test('tells of modifiers and last dives', () => {
    const short = play(scene({ markers: ['1607', '1710'] }), 'dive 1607 1', rolls(6, 1)).state;
    expect(words.board(searchDiver.view(short, []))).toContain(
      'Blue: day 1, 6 AM, group B, +1 to search rolls, last dive day 1, 6 AM in 1607',
    );
  });
});

const tally = (expected: number): string =>
  DIVES.tally('You', 'red', { dives: 43, minutes: 900, turned: 12, missed: 0.5, expected });

describe('a tally', () => {
  test('says how the dice fell, and never that more were to be expected than there are', () => {
    expect(tally(13.3)).toContain('12 markers turned, 1.3 fewer than average dice would have.');
    expect(tally(10)).toContain('12 markers turned, 2.0 more than average dice would have.');
    expect(tally(12.01)).toContain('12 markers turned, as many as average dice turn.');
  });

  test('counts one as one', () => {
    expect(SOLO.dives(1)).toBe('**1** dive');
    expect(HINTS.dive('ship', 1)).toBe('One marker is left: the sunken ship is under it.');
    const one = scene({ markers: ['1607', '1710'], up: ['1607'] });
    expect(words.board(searchDiver.view(one, []))).toContain('1 marker face down: the');
  });
});

test('the board in text says who has left', () => {
  const state = taken(fresh({ players: 3 }), leave('blue', 'resigned'), luck(1)).state;
  expect(words.board(searchDiver.view(state, []))).toContain('Blue: has left the search');
});
