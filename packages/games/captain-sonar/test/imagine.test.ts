import { expect, test } from 'vitest';
import {
  GAUGES,
  SIDES,
  captainSonar,
  enemyOf,
  marksOn,
  seatOf,
  systemsIn,
} from '@fathom/captain-sonar';
import type { Setup, State } from '@fathom/captain-sonar';
import { believe, cells } from '../src/belief.ts';
import { imagine } from '../src/imagine.ts';
import { hasLied } from '../src/rules/lies.ts';
import { isBroken } from '../src/rules/panel-marks.ts';
import { isCharged } from '../src/rules/systems.ts';
import { randomPlay } from './belief/random-play.ts';
import { begin, leave, luck, play, take, viewOf } from './play.ts';

const RULE_SETS: readonly Partial<Setup>[] = [
  { mode: 'turn' },
  { mode: 'turn', scenario: 'minefield', chainMines: true },
  { mode: 'turn', damage: 1, scenario: 'ice' },
  { mode: 'realTime' },
  { mode: 'realTime', scenario: 'ice', torpedoPath: 'free' },
  { mode: 'realTime', scenario: 'minefield' },
  { mode: 'turn', scenario: 'decoy' },
  { mode: 'realTime', scenario: 'decoy' },
  { mode: 'turn', scenario: 'salvage' },
];
const VIEWERS = [
  [],
  [seatOf('alpha', 'captain')],
  [seatOf('bravo', 'radioOperator'), seatOf('bravo', 'engineer')],
  [seatOf('alpha', 'captain'), seatOf('bravo', 'captain')],
];

const someOf = (some: Partial<Setup>, seed: number): readonly State[] =>
  [...randomPlay(some, 600, luck(seed))].filter((state, i) => i % 7 === 0 || state.result !== null);

test.each(RULE_SETS)('an imagined state looks as the view it was imagined from: %j', (some) => {
  for (let seed = 0; seed < 3; seed++)
    for (const state of someOf(some, seed))
      for (const viewer of VIEWERS) {
        const view = captainSonar.view(state, viewer);
        const imagined = imagine(view, luck(seed));
        expect(JSON.stringify(captainSonar.view(imagined, viewer))).toBe(JSON.stringify(view));
        expect(JSON.parse(JSON.stringify(imagined))).toStrictEqual(imagined); // plain JSON
      }
});

test('so it does after someone left, in any phase', () => {
  for (const state of someOf({ mode: 'turn' }, 3)) {
    const left = take(state, leave('bravo', 'absent'));
    if (!left.ok) continue;
    for (const viewer of VIEWERS) {
      const view = captainSonar.view(left.state, viewer);
      expect(captainSonar.view(imagine(view, luck(1)), viewer)).toEqual(view);
    }
  }
});

test.each(RULE_SETS)('an imagined record leads to the imagined boats: %j', (some) => {
  for (const state of someOf(some, 5)) {
    const imagined = imagine(captainSonar.view(state, []), luck(9));
    const again = imagined.record.reduce<State>(
      captainSonar.evolve,
      captainSonar.start(state.setup, luck(1)),
    );
    for (const side of SIDES) {
      const { position, route, heading, mines } = imagined.boats[side];
      expect(again.boats[side]).toMatchObject({ position, route, heading });
      expect(new Set(route).size).toBe(route.length);
      expect(mines.filter((mine) => route.includes(mine) && route.indexOf(mine) > 0).length).toBe(
        0,
      );
      expect(again.boats[side].mines).toEqual(expect.arrayContaining([...mines]));
    }
  }
});

test.each(RULE_SETS)('nothing is full and whole that was not announced ready: %j', (some) => {
  for (const state of someOf(some, 6)) {
    const imagined = imagine(captainSonar.view(state, []), luck(2));
    for (const side of SIDES)
      for (const system of systemsIn(state.setup.scenario)) {
        const boat = imagined.boats[side];
        const isReady = imagined.standing[side].ready.includes(system);
        expect(marksOn(boat, system)).toBeLessThanOrEqual(GAUGES[state.setup.mode][system]);
        const isWhole = isCharged(state.setup, boat, system) && !isBroken(boat, system);
        expect({ system, isHeard: isReady || !isWhole }).toEqual({ system, isHeard: true });
        const isFull = isCharged(state.setup, boat, system);
        const isUsed = system === 'decoy' && hasLied(imagined, side);
        expect({ system, isUsable: !isReady || isFull || isUsed }).toEqual({
          system,
          isUsable: true,
        });
      }
  }
});

test('2.1 the gauges carry every mark that was heard and not used', () => {
  const state = play(begin(), 'A sails E', 'B sails W', 'A sails E', 'B sails W', 'A course E');
  const { boats } = imagine(viewOf(state, 'bravo'), luck(3));
  const marks = Object.values(boats.alpha.gauges).reduce((sum, mark) => sum + mark, 0);
  expect(marks).toBe(2); // the third is still to come
  expect(boats.alpha.broken).toHaveLength(2);
  expect(boats.alpha.heading).toBe('E');
});

test('1.4 a boat that is not in the water yet is nowhere', () => {
  const state = play(captainSonar.start(begin().setup, luck(1)), 'A start C5');
  const { boats } = imagine(captainSonar.view(state, []), luck(1));
  expect(boats.bravo.position).toBeNull();
  expect(boats.alpha.position).not.toBeNull();
});

test('a state in play goes on by the rules: whoever is to act can do something', () => {
  for (const some of RULE_SETS)
    for (const state of someOf(some, 8)) {
      if (state.result !== null) continue;
      for (const side of SIDES) {
        const imagined = imagine(viewOf(state, side), luck(4));
        for (const seat of captainSonar.toAct(imagined)) {
          const [first] = captainSonar.legal(captainSonar.view(imagined, [seat]), seat);
          expect(first, `${seat} in ${JSON.stringify(imagined.standing)}`).toBeDefined();
        }
      }
    }
});

test('all that could be is imagined sooner or later, as often as it is likely', () => {
  const state = play(
    begin(),
    'A sails E',
    'B sails N',
    'A sails E',
    'B sails N',
    'A sails S',
    'B sails W',
  );
  const view = viewOf(state, 'alpha');
  const rng = luck(5);
  const draws = 4000;
  const counts = new Map<string, number>();
  for (let draw = 0; draw < draws; draw++) {
    const { position } = imagine(view, rng).boats.bravo;
    counts.set(position!, (counts.get(position!) ?? 0) + 1);
  }
  const expected = cells(believe(view, enemyOf('alpha')));
  expect([...counts.keys()].toSorted()).toEqual(expected.map(({ cell }) => cell).toSorted());
  for (const { cell, weight } of expected)
    expect(Math.abs(counts.get(cell)! - draws * weight)).toBeLessThan(
      5 * Math.sqrt(draws * weight),
    );
});
