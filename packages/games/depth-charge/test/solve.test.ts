import { describe, expect, test } from 'vitest';
import { SEAS, beliefAtStart, chanceOfMine, squareNumber } from '@fathom/depth-charge';
import type { Belief } from '@fathom/depth-charge';
import { masksOf } from '../src/belief/minefields.ts';
import { branches } from '../src/bot/hunt.ts';
import type { Hunt, HuntStep } from '../src/bot/hunt.ts';
import { openings } from '../src/bot/openings.ts';
import { HuntSolver, nextStep } from '../src/bot/solve/hunt-solver.ts';
import { RaceSolver, racePosition } from '../src/bot/solve/race-solver.ts';
import { fieldSetOf, fieldSetsFor } from '../src/bot/solve/field-sets.ts';
import { AROUND_OF, COURSES_OF } from '../src/bot/numbered-board.ts';
import { SQUARES } from '../src/vocabulary.ts';
import { luck, options } from './play.ts';

const OBSTACLE = 63;

/** Some minefields of the red sea that have a mine or two in common. */
function someFields(living: number, count: number, seed: number): Belief {
  const rng = luck(seed);
  const core = 1 << rng.int(28);
  const masks = masksOf(living);
  const fields = [...masks.keys()].filter((field) => living < 3 || (masks[field]! & core) !== 0);
  const chosen = rng.shuffle(fields).slice(0, count);
  return {
    ...beliefAtStart('red', options()),
    living,
    fields: Uint16Array.from(chosen).toSorted(),
  };
}

/**
 * The least turns from each square, summed over the minefields, by trying everything that cannot lose over and over
 * until nothing changes any more.
 */
function bruteForce(
  belief: Belief,
  misses: number,
  known = new Map<string, Float64Array>(),
): Float64Array {
  const key = `${belief.living} ${misses} ${belief.fields.join()}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const count = belief.fields.length;
  const mined = chanceOfMine(belief);
  const least = new Float64Array(SQUARES.length).fill(belief.living === 0 ? 0 : Infinity);
  known.set(key, least);
  if (belief.living === 0) return least;
  for (let before: readonly number[] = []; String(before) !== String([...least]);) {
    before = [...least];
    for (let boat = 0; boat < least.length; boat++) {
      const hunt: Hunt = { boat, obstacle: OBSTACLE, misses, belief };
      if (boat === OBSTACLE || mined[boat]! > 0) continue; // no boat can be there
      for (const step of everyStep(boat)) {
        const next = branches(hunt, step);
        if (next.reduce((sum, each) => sum + each.belief.fields.length, 0) < count) continue;
        if (next.length === 1 && next[0]!.belief.living === belief.living && step.type !== 'move')
          continue; // it tells nothing
        const turns = next.reduce((sum, each) => {
          const isHere = each.belief.fields.length === count && each.misses === misses;
          const rest =
            isHere && each.belief.living === belief.living
              ? least
              : bruteForce(each.belief, each.misses, known);
          return sum + rest[each.boat]!;
        }, count);
        least[boat] = Math.min(least[boat]!, turns);
      }
    }
  }
  return least;
}

function* everyStep(boat: number): Iterable<HuntStep> {
  for (const square of AROUND_OF[boat]!) {
    yield { type: 'sound', square };
    yield { type: 'charge', square };
  }
  for (const course of COURSES_OF[boat]!)
    for (const square of course) {
      if (square === OBSTACLE) break;
      yield { type: 'move', square };
    }
}

describe('hunting alone', () => {
  const CASES = [
    { living: 1, count: 4, misses: 0 },
    { living: 1, count: 3, misses: 1 },
    { living: 2, count: 3, misses: 0 },
    { living: 3, count: 2, misses: 0 },
    { living: 3, count: 2, misses: 1 },
  ];

  test.each(CASES)(
    'takes the least turns: $count minefields of $living, $misses missed',
    (each) => {
      const belief = someFields(each.living, each.count, each.living * 10 + each.misses);
      const least = bruteForce(belief, each.misses);
      const sets = fieldSetsFor(belief);
      const solver = new HuntSolver(sets, OBSTACLE);
      const state = { set: fieldSetOf(sets, belief), misses: each.misses };
      let compared = 0;
      for (const [boat, turns] of least.entries()) {
        if (turns === Infinity || turns > 100) continue;
        expect(solver.turns(state, boat)).toBe(turns);
        compared += 1;
      }
      expect(compared).toBeGreaterThan(40);
    },
  );

  test('finds every placement from the book’s opening, in 10.0614 turns on average', () => {
    const sets = fieldSetsFor(beliefAtStart('red', options()));
    const solver = new HuntSolver(sets, OBSTACLE);
    let turns = 0;
    let found = 0;
    const follow = (hunt: Hunt, taken: number): void => {
      if (hunt.belief.living === 0) {
        turns += taken;
        found += 1;
        return;
      }
      const { belief, misses, boat } = hunt;
      const step =
        openings(hunt)[0]?.step ??
        nextStep(solver, { set: fieldSetOf(sets, belief), misses, boat });
      for (const next of branches(hunt, step!)) follow(next, taken + 1);
    };
    const start = { boat: 0, obstacle: OBSTACLE, misses: 0 };
    follow({ ...start, belief: beliefAtStart('red', options()) }, 0);
    expect(found).toBe(3276);
    expect(turns / found).toBeCloseTo(10.0614, 4);
  });
});

describe('racing', () => {
  /** One of two mines, both beside the boat on e4: a sounding on d5 would tell which. */
  const belief: Belief = {
    ...beliefAtStart('red', options()),
    living: 1,
    fields: Uint16Array.from(
      [...SEAS.red.keys()].filter((berth) => ['e5', 'f4'].includes(SEAS.red[berth]!)),
    ),
  };
  const best = (chances: readonly number[], misses: number): string => {
    const sets = fieldSetsFor(belief);
    const terms = { obstacle: OBSTACLE, chances: Float64Array.from(chances), effort: 1000 };
    const race = new RaceSolver(sets, terms);
    const worths = race
      .branches(fieldSetOf(sets, belief), racePosition(squareNumber('e4'), misses))
      .map((branch) => ({ type: branch.step.type, worth: race.worthOf(branch) }))
      .toSorted((one, other) => other.worth - one.worth);
    return worths[0]!.type;
  };

  test('with time enough a second miss is not risked', () => {
    expect(best([1, 1, 1, 0], 1)).toBe('sound');
  });

  test('with the other about to win it is', () => {
    expect(best([1, 1, 0], 1)).toBe('charge');
  });

  test('the first miss is free', () => {
    expect(best([1, 1, 0.9, 0.8, 0], 0)).toBe('charge');
  });

  test('it says when it was too much to look through', () => {
    const wide = someFields(3, 200, 5);
    const sets = fieldSetsFor(wide);
    const chances = Float64Array.from({ length: 20 }, (_, turns) => 1 - turns / 20);
    const race = new RaceSolver(sets, { obstacle: OBSTACLE, chances, effort: 10 });
    race.worth(fieldSetOf(sets, wide), racePosition(0, 0));
    expect(race.isUnfinished).toBe(true);
  });
});
