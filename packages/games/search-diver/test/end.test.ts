import { FORFEITS } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { DEPTHS, GROUPS, canSearch, resultOf, searchDiver, seatOf } from '@fathom/search-diver';
import type { Hex, State } from '@fathom/search-diver';
import type { Scene } from './play.ts';
import { fresh, leave, luck, only, play, rolls, scene, take, taken, typesOf } from './play.ts';

const SHALLOW: readonly Hex[] = ['0504', '1607'];
const DEEP: readonly Hex[] = ['1809']; // 80 ft

const last = (divers: NonNullable<Scene['divers']>): State =>
  scene({ markers: SHALLOW, setup: { maxDays: 2 }, divers });

describe('5 the day limit', () => {
  test('5 one diver past the last day waits, and the other goes on', () => {
    const state = last({ blue: { day: 2, hour: 17 }, red: { day: 2, hour: 18 } });
    const { state: after, events } = play(state, 'pass 3 06:00');
    expect(typesOf(events)).toEqual(['scheduled', 'turnBegan']);
    expect(after).toMatchObject({ turn: 'red', result: null });
  });

  test('5 both past it, and it is a draw; the target is shown', () => {
    const state = last({ blue: { day: 2, hour: 18 }, red: { day: 3, hour: 6 } });
    const { state: after, events } = play(state, 'pass 3 06:00');
    expect(only(events, 'gameEnded')).toMatchObject({
      winner: null,
      reason: 'dayLimit',
      target: '1607',
    });
    expect(searchDiver.outcome(after)).toEqual({ winners: [], reason: 'dayLimit' });
    expect(searchDiver.view(after, []).target).toBe('1607');
  });

  test('5 a target found on the last dive is found', () => {
    const state = last({ blue: { day: 2, hour: 18 }, red: { day: 3, hour: 6 } });
    expect(play(state, 'dive 1607 41', rolls(2)).state.result).toEqual({
      winner: 'blue',
      reason: 'found',
    });
  });
});

/** The last day, with one diver left who would have to be fresher. */
const at = (hour: 12 | 18): State =>
  scene({
    markers: DEEP,
    setup: { maxDays: 1 },
    divers: { blue: { hour, group: 'C' }, red: { day: 2 } },
  });

describe('5 out of reach', () => {
  test('5 nobody can come to a search on the last day any more', () => {
    const state = scene({
      markers: DEEP,
      setup: { maxDays: 1 },
      divers: { blue: { hour: 16, group: 'G' }, red: { hour: 17, group: 'H' } },
    });
    const { state: after, events } = play(state, 'pass 1 18:00');
    expect(only(events, 'gameEnded')).toMatchObject({ winner: null, reason: 'outOfReach' });
    expect(after.phase).toBe('over');
  });

  test('5 while there is another day, there is hope', () => {
    const state = scene({
      markers: DEEP,
      setup: { maxDays: 2 },
      divers: { blue: { hour: 16, group: 'G' }, red: { hour: 17, group: 'H' } },
    });
    expect(play(state, 'pass 1 18:00').state.result).toBeNull();
  });

  test('5 or while the other diver could', () => {
    const state = scene({
      markers: DEEP,
      setup: { maxDays: 1 },
      divers: { blue: { hour: 16, group: 'G' }, red: { hour: 17, group: 'A' } },
    });
    expect(play(state, 'pass 1 18:00').state.result).toBeNull();
  });

  test('5 or while hours of rest would do', () => {
    expect([canSearch(80, 'B'), canSearch(80, 'C')]).toEqual([true, false]);
    expect(resultOf(at(12))).toBeNull(); // A by 6 pm
    expect(resultOf(at(18))).toEqual({ winner: null, reason: 'outOfReach' });
  });

  test('5 a fresh diver can search wherever a marker can lie', () => {
    for (const depth of DEPTHS) expect(canSearch(depth, 'A')).toBe(true);
    for (const group of GROUPS) expect(canSearch(100, group)).toBe(false);
  });
});

describe('5 leaving', () => {
  test.each(FORFEITS)('5 who is gone by %s loses, at any time', (reason) => {
    const dived = play(scene({ markers: SHALLOW }), 'dive 0504 10', rolls(1)).state;
    for (const state of [fresh(), fresh({ placement: 'alternate' }), dived]) {
      const { state: after, events } = taken(state, leave('red', reason));
      expect(typesOf(events)).toEqual(['forfeited', 'gameEnded']);
      expect(searchDiver.outcome(after)).toEqual({ winners: ['blue'], reason });
      expect(after.turn).toBeNull();
    }
  });

  test('7 alone there is nobody to win', () => {
    const { state } = taken(fresh({ players: 1 }), leave('red', 'resigned'));
    expect(searchDiver.outcome(state)).toEqual({ winners: [], reason: 'resigned' });
  });

  test('5 after the end everything is refused, and seats that are not there always', () => {
    const over = taken(fresh(), leave('red', 'resigned')).state;
    expect(take(over, leave('blue', 'resigned'))).toMatchObject({ refusal: { code: 'over' } });
    expect(take(fresh({ players: 1 }), leave('blue', 'resigned'))).toMatchObject({
      refusal: { code: 'noSuchSeat', message: 'There is no seat "blue"; there are red.' },
    });
    const tick = take(fresh(), { type: 'tick', at: 0 as never }, luck(1));
    expect(tick).toMatchObject({ refusal: { code: 'nothingDue' } });
    expect([...searchDiver.legal(searchDiver.view(over, []), seatOf('blue'))]).toEqual([]);
  });
});
