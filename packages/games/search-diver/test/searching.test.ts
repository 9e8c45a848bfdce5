import { describe, expect, test } from 'vitest';
import { DIE_FACES, faceDown, markerAt, turnsMarker } from '@fathom/search-diver';
import type { Hex, RolledSearch } from '@fathom/search-diver';
import { only, play, rolls, scene, typesOf } from './play.ts';

const MARKERS: readonly Hex[] = ['0504', '1607', '1710'];

describe('2.5 a roll', () => {
  test.each<[RolledSearch, number, number[]]>([
    ['hasty', 0, []],
    ['hasty', 1, [5]],
    ['hasty', 2, [4, 5]],
    ['hasty', -1, []],
    ['thorough', 0, [4, 5]],
    ['thorough', 1, [3, 4, 5]],
    ['thorough', -2, []],
    ['complete', 0, [2, 3, 4, 5]],
    ['complete', 1, [1, 2, 3, 4, 5]],
    ['complete', -1, [3, 4, 5]],
  ])('%s with %d turns the marker on %j', (search, modifier, dice) => {
    const turning = (naturalSix: 'fail' | 'resolve') =>
      DIE_FACES.filter((die) => turnsMarker({ search, die, modifier }, naturalSix));
    expect(turning('fail')).toEqual(dice);
    const six = 6 + modifier >= { hasty: 6, thorough: 4, complete: 2 }[search];
    expect(turning('resolve')).toEqual(six ? [...dice, 6] : dice);
  });

  test('the diver’s modifier is added, and told', () => {
    const state = scene({
      markers: MARKERS,
      divers: { blue: { modifier: 2 }, red: { modifier: 3 } },
    });
    const { events } = play(state, 'dive 1607 20', rolls(4));
    expect(only(events, 'searched')).toEqual({
      type: 'searched',
      side: 'blue',
      hex: '1607',
      search: 'hasty',
      free: false,
      die: 4,
      modifier: 2,
      minimum: 6,
      face: 'dummy',
    });
  });

  test('too low, and the marker stays down', () => {
    const { state, events } = play(scene({ markers: MARKERS }), 'dive 1607 21', rolls(3));
    expect(only(events, 'searched').face).toBeNull();
    expect(faceDown(state)).toEqual(MARKERS);
  });

  test('a dummy stays face up, and the game goes on', () => {
    const { state, events } = play(scene({ markers: MARKERS }), 'dive 1607 21', rolls(4));
    expect(typesOf(events)).toEqual(['dived', 'searched']);
    expect(markerAt(state, '1607')).toEqual({ hex: '1607', face: 'dummy', turnedBy: 'blue' });
    expect(state).toMatchObject({ phase: 'scheduling', result: null });
  });

  test('the target wins at once', () => {
    const state = scene({ markers: MARKERS, target: '1607', setup: { target: 'aircraft' } });
    const after = play(state, 'dive 1607 21', rolls(4));
    expect(typesOf(after.events)).toEqual(['dived', 'searched', 'gameEnded']);
    expect(only(after.events, 'searched').face).toBe('aircraft');
    expect(after.state).toMatchObject({
      phase: 'over',
      turn: null,
      result: { winner: 'blue', reason: 'found' },
    });
    expect(markerAt(after.state, '1607')?.face).toBe('aircraft');
  });
});

describe('2.6 a rolled 6', () => {
  test('fails, and brings an event', () => {
    const { state, events } = play(scene({ markers: MARKERS }), 'dive 0504 21', rolls(6, 3));
    expect(typesOf(events)).toEqual(['dived', 'searched', 'eventHappened']);
    expect(only(events, 'searched')).toMatchObject({ search: 'complete', die: 6, face: null });
    expect(faceDown(state)).toContain('0504');
  });

  test('fails with any modifier, because it is the die itself that counts', () => {
    const state = scene({ markers: MARKERS, divers: { blue: { modifier: 1 } } });
    expect(only(play(state, 'dive 0504 21', rolls(6, 3)).events, 'searched').face).toBeNull();
    // and a 5 that a modifier makes 6 is no rolled 6
    expect(typesOf(play(state, 'dive 1607 20', rolls(5)).events)).toEqual(['dived', 'searched']);
  });

  test('with resolve counts as a 6 and brings the event besides', () => {
    const state = scene({ markers: MARKERS, setup: { naturalSix: 'resolve' } });
    const { events } = play(state, 'dive 1607 20', rolls(6, 3));
    expect(typesOf(events)).toEqual(['dived', 'searched', 'eventHappened']);
    expect(only(events, 'searched')).toMatchObject({ search: 'hasty', face: 'dummy' });
  });

  test('with resolve finds the target, and then no event matters', () => {
    const state = scene({ markers: MARKERS, target: '1607', setup: { naturalSix: 'resolve' } });
    const { events } = play(state, 'dive 1607 20', rolls(6));
    expect(typesOf(events)).toEqual(['dived', 'searched', 'gameEnded']);
  });

  test('with resolve and a modifier below 0 may still be too low', () => {
    const state = scene({
      markers: MARKERS,
      setup: { naturalSix: 'resolve' },
      divers: { blue: { modifier: -1 } },
    });
    expect(only(play(state, 'dive 1607 20', rolls(6, 3)).events, 'searched').face).toBeNull();
  });
});
