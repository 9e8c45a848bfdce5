import { SYSTEMS, gaugeText, systemsIn } from '@fathom/captain-sonar/client';
import type { Action, Boat, PerGauge } from '@fathom/captain-sonar/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { gaugeState } from '../../src/games/captain-sonar/components/gauge-state.ts';
import {
  markDuty,
  launchState,
  markableIn,
  systemOfKey,
} from '../../src/games/captain-sonar/first-mate/duties.ts';
import type { Launched } from '../../src/games/captain-sonar/first-mate/duties.ts';
import { play } from '../../src/games/captain-sonar/play.ts';
import { actionsOf } from '../../src/games/captain-sonar/station.ts';
import type { StationProps } from '../../src/games/captain-sonar/station.ts';
import { situation, stationOf, taken } from './situations.ts';

beforeAll(() => play.fetch());

const EMPTY: PerGauge<number> = {
  mine: 0,
  torpedo: 0,
  drone: 0,
  sonar: 0,
  silence: 0,
  scenario: 0,
};
const FULL: PerGauge<number> = { ...EMPTY, mine: 2, torpedo: 3, drone: 3, sonar: 2, silence: 5 };

const at = (marks: number, broken: Boat['broken']) =>
  gaugeState({ gauges: { ...EMPTY, torpedo: marks }, broken }, 'torpedo', 'turn');

describe('3 a gauge', () => {
  test('says how much is to go', () => {
    expect(gaugeText(at(1, []))).toBe('2 to go');
    expect(gaugeText(at(1, ['N2']))).toBe('2 to go, weapons broken');
  });
  test('is ready when it is full and its colour is sound', () => {
    expect(gaugeText(at(3, []))).toBe('Ready');
    expect(at(3, []).isReady).toBe(true);
    expect(at(3, ['N1']).isReady).toBe(true); // special is another colour
  });
  test('is full but broken otherwise', () => {
    expect(gaugeText(at(3, ['N2']))).toBe('Full, but weapons broken');
    expect(at(3, ['N2']).isReady).toBe(false);
  });
});

const headed = (boat: Partial<Boat> = {}) =>
  taken(situation({}, boat), 'alpha.captain', { type: 'course', course: 'S' });

const own = (state: ReturnType<typeof headed>): StationProps => stationOf(state, 'alpha.firstMate');
describe('2.1 the duty of the First Mate', () => {
  test('is to mark one gauge after a course', () => {
    const props = own(headed());
    expect(markDuty(props, 'S')).toEqual({
      isDue: true,
      words: 'Alpha headed south: mark one gauge.',
    });
    expect(markableIn(actionsOf(props, 'firstMate'))).toEqual(systemsIn('plain'));
  });
  test('is not to be done by others, nor twice', () => {
    const props = stationOf(headed(), 'alpha.engineer');
    expect(actionsOf(props, 'firstMate')).toEqual([]);
    expect(actionsOf({ ...own(headed()), pending: true }, 'firstMate')).toEqual([]);
    const marked = taken(headed(), 'alpha.firstMate', { type: 'gauge', system: 'mine' });
    expect(markDuty(own(marked), 'S').isDue).toBe(false);
  });
  test('leaves full gauges alone, and is an OK when all are full', () => {
    const one = own(headed({ gauges: { ...EMPTY, sonar: 2 } }));
    expect(markableIn(actionsOf(one, 'firstMate'))).not.toContain('sonar');
    const all = own(headed({ gauges: FULL }));
    expect(actionsOf(all, 'firstMate').map(({ type }) => type)).toEqual(['ok']);
  });
  test('3.6 comes after a silence, too', () => {
    const silent = taken(situation({}, { gauges: FULL }), 'alpha.captain', {
      type: 'silence',
      course: 'S',
      cells: 2,
    });
    expect(markDuty(own(silent), 'S').words).toBe('Alpha slipped away in silence: mark one gauge.');
  });
  test('keys 1 to 6 stand for the gauges in their order', () => {
    expect(systemOfKey('1')).toBe('mine');
    expect(systemOfKey('6')).toBe('scenario');
    expect(systemOfKey('6', systemsIn('plain'))).toBeNull();
    expect(systemOfKey('7', SYSTEMS)).toBeNull();
  });
});

const ready = (options: Parameters<typeof situation>[0] = {}) =>
  situation(options, { gauges: { ...FULL, drone: 4, sonar: 3 } });

const launch = (at: ReturnType<typeof ready>, system: Launched) => {
  const props = stationOf(at, 'alpha.firstMate');
  const actions = actionsOf(props, 'firstMate');
  return launchState(props, { calls: [], ...at.boats.alpha }, { system, actions });
};
const course = (at: ReturnType<typeof ready>, ...after: readonly (readonly [string, Action])[]) =>
  [['alpha.captain', { type: 'course', course: 'S' }] as const, ...after].reduce(
    (before, [seat, action]) => taken(before, seat, action),
    at,
  );
describe('3 drone and sonar', () => {
  test('come after the course, turn by turn', () => {
    expect(launch(ready(), 'drone')).toEqual({ type: 'shut', why: 'After the course.' });
  });
  test('and after both OKs', () => {
    expect(launch(course(ready()), 'drone')).toEqual({
      type: 'shut',
      why: 'When both OKs are said.',
    });
    const said = course(
      ready(),
      ['alpha.firstMate', { type: 'ok' }],
      ['alpha.engineer', { type: 'break', symbol: 'S2' }],
    );
    expect(launch(said, 'drone')).toEqual({ type: 'open', how: 'aim' });
    expect(launch(said, 'sonar')).toEqual({ type: 'open', how: 'send' });
  });
  test('in real time a STOP comes first', () => {
    expect(launch(ready({ mode: 'realTime' }), 'drone')).toEqual({ type: 'open', how: 'stop' });
    const stopped = taken(ready({ mode: 'realTime' }), 'alpha.firstMate', {
      type: 'stop',
      system: 'drone',
    });
    expect(launch(stopped, 'drone')).toEqual({ type: 'open', how: 'aim' });
    expect(launch(stopped, 'sonar')).toEqual({ type: 'shut', why: 'Not during a STOP.' });
  });
  test('say what they wait for', () => {
    expect(launch(situation({}, {}), 'drone')).toEqual({
      type: 'shut',
      why: '3 more on its gauge.',
    });
    expect(launch(situation({}, { gauges: FULL, broken: ['S1'] }), 'sonar')).toEqual({
      type: 'shut',
      why: 'Detection is broken: the Engineer must repair it.',
    });
    expect(launch(situation({ first: 'bravo' }, { gauges: FULL }), 'sonar')).toEqual({
      type: 'shut',
      why: 'In your own turn.',
    });
  });
});
