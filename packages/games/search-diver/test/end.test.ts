import { FORFEITS } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import {
  DEPTHS,
  GROUPS,
  canSearch,
  resultOf,
  scoreOf,
  searchDiver,
  seatOf,
} from '@fathom/search-diver';
import type { Hex, Setup, State } from '@fathom/search-diver';
import type { Scene } from './play.ts';
import { act, fresh, leave, luck, only, play, rolls, scene, take, taken, typesOf } from './play.ts';

const SHALLOW: readonly Hex[] = ['0504', '1607'];
const DEEP: readonly Hex[] = ['1809']; // 80 ft

const last = (divers: NonNullable<Scene['divers']>): State =>
  scene({ markers: SHALLOW, setup: { maxDays: 2 }, divers });

const two = (setup: Partial<Setup> = {}): State =>
  scene({ markers: SHALLOW, setup: { lastMarker: 'located', ...setup } });

describe('5 the last marker', () => {
  test('5 whoever turns up the last dummy has located the target and wins', () => {
    const { state, events } = play(two(), 'dive 0504 41', rolls(2));
    expect(typesOf(events)).toEqual(['dived', 'searched', 'gameEnded']);
    expect(only(events, 'gameEnded')).toMatchObject({
      winner: 'blue',
      reason: 'located',
      target: '1607',
    });
    expect(searchDiver.outcome(state)).toEqual({ winners: ['blue'], reason: 'located' });
    expect(state.markers).toContainEqual({ hex: '1607', face: null, turnedBy: null });
  });

  test('5 not while two are left, and not by a search that fails', () => {
    const more = scene({ markers: ['0504', '1607', '1710'], setup: { lastMarker: 'located' } });
    expect(play(more, 'dive 0504 41', rolls(2)).state.result).toBeNull();
    expect(play(two(), 'dive 0504 41', rolls(1)).state.result).toBeNull();
  });

  test('5 the target itself is found, not located', () => {
    expect(play(two(), 'dive 1607 41', rolls(2)).state.result?.reason).toBe('found');
  });

  test('5 a 6 that turns the last dummy ends the game before its event', () => {
    const { events } = play(two({ naturalSix: 'resolve' }), 'dive 0504 41', rolls(6));
    expect(typesOf(events)).toEqual(['dived', 'searched', 'gameEnded']);
  });

  test('5 by a free search as well, and alone too', () => {
    const beside = scene({ markers: ['1607', '1608', '1710'], setup: { lastMarker: 'located' } });
    const turned = play(beside, 'dive 1607 41', rolls(2)).state;
    const looked = play(
      { ...turned, phase: 'choosing', offer: '1607' },
      'search 1608',
      rolls(6, 5, 4), // good visibility: a free thorough search of the same hex
    );
    expect(looked.state.result).toEqual({ winner: 'blue', reason: 'located' });
    const alone = play(two({ players: 1 }), 'dive 0504 41', rolls(2)).state;
    expect(alone.result).toEqual({ winner: 'red', reason: 'located' });
    expect(scoreOf(searchDiver.view(alone, []))).toEqual({ found: true, days: 1, hours: 0 });
  });

  test('5 where it must be turned the search goes on to the last marker', () => {
    const { state } = play(two({ lastMarker: 'mustBeTurned' }), 'dive 0504 41', rolls(2));
    expect(state.result).toBeNull();
    const { lastMarker: _last, deepMarkers: _deep, ...first } = two().setup;
    expect(play({ ...two(), setup: first }, 'dive 0504 41', rolls(2)).state.result).toBeNull();
  });
});

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
      refusal: { code: 'noSuchSeat', facts: { seat: 'blue', seats: ['red'] } },
    });
    const tick = take(fresh(), { type: 'tick', at: 0 as never }, luck(1));
    expect(tick).toMatchObject({ refusal: { code: 'nothingDue' } });
    expect([...searchDiver.legal(searchDiver.view(over, []), seatOf('blue'))]).toEqual([]);
  });
});

const three = (): State => scene({ markers: SHALLOW, setup: { players: 3 } });

describe('5 leaving three or four', () => {
  test('5 the others go on, and it is the next one’s turn', () => {
    const { state, events } = taken(three(), leave('blue', 'resigned'), rolls(2));
    expect(typesOf(events)).toEqual(['forfeited', 'turnBegan']);
    expect(state).toMatchObject({ phase: 'diving', turn: 'green', result: null });
    expect(searchDiver.toAct(state)).toEqual(['green']);
    expect(searchDiver.view(state, []).divers[1]).toMatchObject({ side: 'blue', gone: 'resigned' });
    expect(searchDiver.view(state, []).divers[0]).not.toHaveProperty('gone');
  });

  test('5 where it was not their turn nothing else changes', () => {
    const { state, events } = taken(three(), leave('red', 'absent'));
    expect(typesOf(events)).toEqual(['forfeited']);
    expect(state).toMatchObject({ phase: 'diving', turn: 'blue', result: null });
  });

  test('5 a free search that was offered goes with who leaves', () => {
    const offered: State = { ...three(), phase: 'choosing', offer: '1607' };
    const { state } = taken(offered, leave('blue', 'time'), rolls(1));
    expect(state).toMatchObject({ phase: 'diving', turn: 'red', offer: null });
  });

  test.each(FORFEITS)('5 the last who is left has won when the others are gone by %s', (reason) => {
    const two = taken(three(), leave('blue', reason), rolls(1)).state;
    const { state, events } = taken(two, leave('red', reason));
    expect(typesOf(events)).toEqual(['forfeited', 'gameEnded']);
    expect(searchDiver.outcome(state)).toEqual({ winners: ['green'], reason: 'othersLeft' });
    expect(searchDiver.view(state, []).target).toBe('1607');
  });

  test('5 nobody leaves twice, and who has left does nothing more', () => {
    const { state } = taken(three(), leave('red', 'resigned'));
    expect(taken(state, leave('red', 'absent')).events).toEqual([]);
    expect(take({ ...state, turn: 'blue' }, act('red', { type: 'skip' }))).toMatchObject({
      refusal: { code: 'notYourTurn' },
    });
  });

  test('5 a search that only those could make who have left is called off', () => {
    const state = scene({
      markers: DEEP,
      setup: { players: 3, maxDays: 1 },
      divers: {
        red: { hour: 16, group: 'G' },
        blue: { hour: 12 },
        green: { hour: 17, group: 'H' },
      },
    });
    expect(resultOf(state)).toBeNull();
    const { events } = taken(state, leave('blue', 'resigned'));
    expect(only(events, 'gameEnded')).toMatchObject({ winner: null, reason: 'outOfReach' });
  });

  test('5 all of them past the last day, and it is a draw', () => {
    const out = { day: 3, hour: 6 } as const;
    const state = scene({
      markers: SHALLOW,
      setup: { players: 4, maxDays: 2 },
      divers: { red: out, blue: { day: 2, hour: 18 }, green: out, yellow: out },
    });
    expect(play(state, 'pass 3 06:00').state.result).toEqual({ winner: null, reason: 'dayLimit' });
  });

  test('5 any of them may find the target', () => {
    const state = scene({ markers: SHALLOW, setup: { players: 4 }, turn: 'yellow' });
    const { state: after } = play(state, 'dive 1607 41', rolls(2));
    expect(searchDiver.outcome(after)).toEqual({ winners: ['yellow'], reason: 'found' });
  });
});
