import { expect, test } from 'vitest';
import { searchDiver, seatOf } from '@fathom/search-diver';
import type { State } from '@fathom/search-diver';
import { fresh, leave, luck, play, rolls, scene, taken } from './play.ts';

const VIEWERS = [[], [seatOf('red')], [seatOf('blue')], [seatOf('red'), seatOf('blue')]];

test('1.2 nobody sees the target, not even with all seats', () => {
  for (let seed = 1; seed < 40; seed++) {
    const state = fresh({}, seed);
    for (const viewer of VIEWERS) {
      const view = searchDiver.view(state, viewer);
      expect(view.target).toBeNull();
      expect(view.markers.every(({ face }) => face === null)).toBe(true);
    }
  }
});

test('1.2 two searches that differ in the target alone look the same to the byte', () => {
  const state = fresh();
  const bytes = state.markers.map(({ hex }) =>
    JSON.stringify(searchDiver.view({ ...state, target: hex } satisfies State, [seatOf('red')])),
  );
  expect(new Set(bytes).size).toBe(1);
});

test('1.2 that the target is settled is heard, which marker it is not', () => {
  const event = { type: 'targetHidden', target: '1607' } as const;
  for (const viewer of VIEWERS)
    expect(searchDiver.redact(event, fresh(), viewer)).toEqual({ ...event, target: null });
});

test('2.5 everyone sees what is turned, and every roll', () => {
  const { state, events } = play(scene({ markers: ['1607', '1710'] }), 'dive 1607 41', rolls(2));
  for (const viewer of VIEWERS) {
    expect(searchDiver.view(state, viewer).markers[0]).toMatchObject({ face: 'dummy' });
    for (const event of events) expect(searchDiver.redact(event, state, viewer)).toBe(event);
  }
});

test('5 when the game is over everyone sees where the target was', () => {
  const { state } = taken(fresh(), leave('red', 'resigned'));
  for (const viewer of VIEWERS) expect(searchDiver.view(state, viewer).target).toBe(state.target);
});

test('a view has nothing of the state itself, and the same parts as the view before', () => {
  const before = scene({ markers: ['1607', '1710'] });
  const { state } = play(before, 'dive 1607 41', rolls(1));
  const [one, other] = [searchDiver.view(before, []), searchDiver.view(state, [])];
  for (const part of [...other.markers, ...other.divers, ...other.divers.map((d) => d.lastDive)])
    expect([
      ...state.markers,
      ...state.divers,
      ...state.divers.map((d) => d.lastDive),
    ]).not.toContain(part ?? 'none');
  expect(other.markers[0]).toBe(one.markers[0]);
  expect(other.divers[0]).toBe(one.divers[0]); // only blue has dived
  expect(other.divers[1]).not.toBe(one.divers[1]);
});

test('an imagined state looks as the view it was imagined from', () => {
  const choosing = play(scene({ markers: ['1607', '1608', '1710'] }), 'dive 1607 1', rolls(6, 6));
  const states = [fresh(), fresh({ placement: 'alternate' }), choosing.state];
  for (const state of [...states, taken(fresh(), leave('blue', 'time')).state])
    for (const viewer of VIEWERS) {
      const view = searchDiver.view(state, viewer);
      expect(searchDiver.view(searchDiver.imagine!(view, luck(4)), viewer)).toEqual(view);
    }
});

test('1.2 every face-down marker is imagined as the target, and none that is up', () => {
  const state = scene({ markers: ['0504', '1607', '1608', '1710'], up: ['1608'] });
  const rng = luck(9);
  const view = searchDiver.view(state, []);
  const counts = new Map<string, number>();
  for (let i = 0; i < 3000; i++) {
    const { target } = searchDiver.imagine!(view, rng);
    counts.set(target!, (counts.get(target!) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual(['0504', '1607', '1710']);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
});
