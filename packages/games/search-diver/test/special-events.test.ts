import { describe, expect, test } from 'vitest';
import { faceDown, legal, markerAt, searchDiver, seatOf } from '@fathom/search-diver';
import type { Event, Hex, State } from '@fathom/search-diver';
import { diver, only, play, playAll, refusal, rolls, scene, typesOf } from './play.ts';

const MARKERS: readonly Hex[] = ['0504', '1607', '1608', '1707', '1710', '1809'];
const begun = (setup: Parameters<typeof scene>[0]['setup'] = {}): State =>
  scene({ markers: MARKERS, target: '0504', setup });
const searches = (events: readonly Event[]) => events.filter((event) => event.type === 'searched');

describe('3.1 Shorthanded', () => {
  test.each([
    ['+1', 1],
    ['-1', -1],
  ] as const)('is %s to this diver’s rolls, and adds up', (shorthanded, by) => {
    const once = play(begun({ shorthanded }), 'dive 1607 10', rolls(6, 1));
    expect(only(once.events, 'eventHappened')).toEqual({
      type: 'eventHappened',
      side: 'blue',
      hex: '1607',
      die: 1,
      event: 'shorthanded',
      idle: false,
    });
    expect(diver(once.state, 'blue').modifier).toBe(by);
    expect(diver(once.state, 'red').modifier).toBe(0);
    const twice = playAll(once.state, rolls(), 'schedule 1 07:00', 'pass 1 08:00');
    const again = play(twice, 'dive 1710 10', rolls(6, 1));
    expect(only(again.events, 'searched').modifier).toBe(by);
    expect(diver(again.state, 'blue').modifier).toBe(2 * by);
  });

  test('is gone the next day', () => {
    const short = play(begun(), 'dive 1607 10', rolls(6, 1)).state;
    expect(diver(play(short, 'schedule 2 06:00').state, 'blue').modifier).toBe(0);
    expect(diver(play(short, 'schedule 1 18:00').state, 'blue').modifier).toBe(1);
  });
});

describe.each([
  { clause: '3.2', name: 'Equipment Malfunction', die: 2, hours: 3 },
  { clause: '3.3', name: 'Fatigued', die: 3, hours: 2 },
])('$clause $name', ({ clause, die, hours }) => {
  const held = play(begun(), 'dive 1607 10', rolls(6, die)).state;

  test(`${clause} the next surface interval takes ${hours} hours or more`, () => {
    expect(diver(held, 'blue').rest).toBe(hours);
    expect(refusal(held, `schedule 1 ${5 + hours}:00`)).toMatch(
      new RegExp(`^mustRest: .*${hours} hours or more: choose from ${6 + hours} AM`),
    );
    const after = play(held, `schedule 1 ${6 + hours}:00`).state;
    expect(diver(after, 'blue').rest).toBe(0);
  });

  test(`${clause} a night’s rest satisfies it`, () => {
    expect(diver(play(held, 'schedule 2 06:00').state, 'blue')).toMatchObject({ rest: 0, day: 2 });
  });
});

test.each([
  [2, 3],
  [3, 2],
])('3.3 of two demands the longer counts: %d hours, then %d', (rest, hours) => {
  const state = scene({ markers: MARKERS, target: '0504', divers: { blue: { rest } } });
  const offered = play(state, 'dive 1607 10', rolls(6, 6)).state;
  const { state: after } = play(offered, 'search 1608', rolls(6, hours === 3 ? 2 : 3));
  expect(diver(after, 'blue').rest).toBe(3);
});

test('3.2 a malfunction late in the day leaves only tomorrow', () => {
  const late = scene({ markers: MARKERS, divers: { blue: { hour: 16 }, red: { hour: 17 } } });
  const held = play(late, 'dive 1607 10', rolls(6, 2)).state;
  expect([...legal(searchDiver.view(held, []), seatOf('blue'))]).toEqual([
    { type: 'schedule', day: 2, hour: 6 },
  ]);
});

describe('free searches of the same hex', () => {
  test('3.4 Second Look is hasty', () => {
    const { events } = play(begun(), 'dive 1607 10', rolls(6, 4, 5));
    expect(searches(events)).toMatchObject([
      { search: 'hasty', free: false, die: 6 },
      { search: 'hasty', free: true, die: 5, minimum: 6, hex: '1607', face: null },
    ]);
  });

  test('3.5 Good Visibility is thorough', () => {
    const { state, events } = play(begun(), 'dive 1607 10', rolls(6, 5, 4));
    expect(searches(events).at(-1)).toMatchObject({
      search: 'thorough',
      free: true,
      die: 4,
      minimum: 4,
      hex: '1607',
      face: 'dummy',
    });
    expect(markerAt(state, '1607')?.face).toBe('dummy');
  });

  test('3.5 it may find the target', () => {
    const state = scene({ markers: MARKERS, target: '1607' });
    expect(play(state, 'dive 1607 10', rolls(6, 5, 4)).state.result).toEqual({
      winner: 'blue',
      reason: 'found',
    });
  });

  test('3.7 they cost no time, and modifiers count', () => {
    const state = scene({ markers: MARKERS, target: '0504', divers: { blue: { modifier: 1 } } });
    const { state: after, events } = play(state, 'dive 1607 10', rolls(6, 4, 5));
    expect(searches(events).at(-1)).toMatchObject({ modifier: 1, face: 'dummy' });
    expect(diver(after, 'blue')).toMatchObject({ hour: 6, dives: 1, lastDive: { minutes: 10 } });
  });

  test('3.7 a rolled 6 brings another event, and so on', () => {
    const { events } = play(begun(), 'dive 1607 10', rolls(6, 4, 6, 5, 6, 1));
    expect(typesOf(events)).toEqual([
      'dived',
      'searched',
      'eventHappened',
      'searched',
      'eventHappened',
      'searched',
      'eventHappened',
    ]);
  });

  test.each([4, 5])('3.7 where the marker is up already, nothing happens: event %d', (die) => {
    const { state, events } = play(begun({ naturalSix: 'resolve' }), 'dive 1607 10', rolls(6, die));
    expect(only(events, 'eventHappened').idle).toBe(true);
    expect(typesOf(events)).toEqual(['dived', 'searched', 'eventHappened']);
    expect(state.phase).toBe('scheduling');
  });
});

describe('3.6 Excellent Visibility', () => {
  const offered = play(begun(), 'dive 1607 10', rolls(6, 6));

  test('3.6 offers the neighbours that have a face-down marker', () => {
    expect(only(offered.events, 'freeSearchOffered')).toEqual({
      type: 'freeSearchOffered',
      side: 'blue',
      hex: '1607',
      hexes: ['1608', '1707'],
    });
    expect(offered.state).toMatchObject({ phase: 'choosing', turn: 'blue', offer: '1607' });
    expect([...legal(searchDiver.view(offered.state, []), seatOf('blue'))]).toEqual([
      { type: 'search', hex: '1608' },
      { type: 'search', hex: '1707' },
      { type: 'skip' },
    ]);
  });

  test('3.6 the one chosen is searched hastily, for nothing', () => {
    const { state, events } = play(offered.state, 'search 1608', rolls(4));
    expect(only(events, 'searched')).toMatchObject({ hex: '1608', search: 'hasty', free: true });
    expect(state).toMatchObject({ phase: 'scheduling', offer: null });
  });

  test('3.7 it knows no limit: a hex that no dive could search is fine', () => {
    const full = scene({ markers: ['1710', '1809', '0504'], divers: { blue: { group: 'M' } } });
    const beside = play(full, 'dive 1710 1', rolls(6, 6)).state;
    expect(play(beside, 'search 1809', rolls(1)).events).toHaveLength(1);
  });

  test.each(['search 1607', 'search 1710', 'search 0504', 'search 1606'])(
    '3.6 %s is refused',
    (text) => {
      expect(refusal(offered.state, text)).toBe(
        'notBeside: The free search is for a face-down marker next to 1607: 1608 or 1707.',
      );
    },
  );

  test('3.6 it may be let go', () => {
    const { state, events } = play(offered.state, 'skip');
    expect(typesOf(events)).toEqual(['freeSearchSkipped']);
    expect(state).toMatchObject({ phase: 'scheduling', turn: 'blue', offer: null });
    expect(faceDown(state)).toEqual(MARKERS);
  });

  test('3.6 without such a neighbour nothing happens', () => {
    const { state, events } = play(begun(), 'dive 0504 1', rolls(6, 6));
    expect(only(events, 'eventHappened').idle).toBe(true);
    expect(state).toMatchObject({ phase: 'scheduling', offer: null });
  });

  test('3.7 a 6 in it brings an event about the hex just searched', () => {
    const again = play(offered.state, 'search 1608', rolls(6, 6));
    // 1607 is beside 1608, and face down still
    expect(only(again.events, 'freeSearchOffered')).toMatchObject({
      hex: '1608',
      hexes: ['1607'],
    });
    const second = play(offered.state, 'search 1608', rolls(6, 5, 4));
    expect(markerAt(second.state, '1608')?.face).toBe('dummy');
    expect(markerAt(second.state, '1607')?.face).toBeNull();
  });

  test('3.6 it may find the target', () => {
    const state = scene({ markers: MARKERS, target: '1608', divers: { blue: { modifier: 1 } } });
    const near = play(state, 'dive 1607 10', rolls(6, 6)).state;
    expect(play(near, 'search 1608', rolls(5)).state.result).toEqual({
      winner: 'blue',
      reason: 'found',
    });
  });

  test('3.6 nothing else can be done meanwhile', () => {
    expect(refusal(offered.state, 'schedule 1 08:00')).toMatch(/^notNow: .*or skip that/);
    expect(refusal(offered.state, 'dive 1607 1')).toMatch(/^notNow/);
    expect(refusal(offered.state, 'search 1608', 'red')).toMatch(/^notYourTurn/);
  });
});
