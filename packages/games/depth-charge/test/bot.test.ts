import { digest, rngFor } from '@fathom/kit';
import type { Seed } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import {
  BOTS,
  SEAS,
  beliefAtStart,
  believe,
  candidates,
  depthCharge,
  opponent,
  passage,
  seatOf,
  squareNumber,
} from '@fathom/depth-charge';
import type { SideName, State, View } from '@fathom/depth-charge';
import { masksOf, numberOf } from '../src/belief/minefields.ts';
import { branches } from '../src/bot/hunt.ts';
import type { Hunt } from '../src/bot/hunt.ts';
import { weights, wholeWeight } from '../src/bot/placing.ts';
import { bestPlan } from '../src/bot/plan.ts';
import { pingTimes } from '../src/rules/soundings.ts';
import { Match } from './match.ts';
import type { Levels } from './match.ts';
import { begin, luck, options, withBoats } from './play.ts';
import { RULE_SETS, randomGame } from './random.ts';

const seedOf = (...parts: readonly unknown[]): Seed => digest(parts) as Seed;
const LEVELS = BOTS.map(({ level }) => level);

function played(levels: Levels, setup: unknown, seed: Seed): View {
  const match = new Match({ setup, seed }, levels);
  match.playOut();
  return match.view;
}

const STEPS = LEVELS.slice(1).map((strong, i) => ({ strong, weak: LEVELS[i]! }));
const PAIRS = [
  ...STEPS.map(({ strong, weak }) => ({ black: strong, red: weak })),
  { black: 'cadet', red: 'cadet' },
  { black: 'admiral', red: 'admiral' },
];

test.each(PAIRS)('$black and $red always come to an end by the game’s own rules', (levels) => {
  for (const [i, setup] of RULE_SETS.entries()) {
    const { result } = played(levels, setup, seedOf('end', i));
    expect(['minesDestroyed', 'secondMiss', 'boatSunk']).toContain(result?.reason);
  }
});

/** Games won by the first of two levels, each seed played from both sides. */
function wins(strong: string, weak: string, pairs: number): number {
  let won = 0;
  for (let i = 0; i < pairs; i++)
    for (const side of ['black', 'red'] as const) {
      const levels = { black: weak, red: weak, [side]: strong };
      if (played(levels, {}, seedOf('strength', i)).result?.winner === side) won += 1;
    }
  return won;
}

test.each(STEPS)('$strong beats $weak', ({ strong, weak }) => {
  expect(wins(strong, weak, 4)).toBeGreaterThan(4);
});

/** A choice by a bot that has just sat down and seen nothing but this view. */
function choice(level: string, view: View, side: SideName): unknown {
  const player = BOTS.find((bot) => bot.level === level)!.sit(
    seatOf(side),
    rngFor(seedOf(level), 0),
  );
  player.observe({ events: [], view });
  return player.choose();
}

const moments = (seed: number): readonly State[] =>
  [...randomGame({}, luck(seed))].filter(({ turn }) => turn !== null);

describe.each(LEVELS)('%s', (level) => {
  test('does the same whenever it sees the same', () => {
    for (const state of moments(1)) {
      const view = depthCharge.view(state, [seatOf(state.turn!)]);
      expect(choice(level, structuredClone(view), state.turn!)).toEqual(
        choice(level, view, state.turn!),
      );
    }
  });

  test('does the same in worlds that its seat cannot tell apart', () => {
    let different = 0;
    for (const state of [...moments(2), ...moments(3)]) {
      const [side, viewer] = [state.turn!, [seatOf(state.turn!)]];
      const view = depthCharge.view(state, viewer);
      const other = depthCharge.imagine!(view, luck(different));
      if (String(other.mines[opponent(side)]) !== String(state.mines[opponent(side)]))
        different += 1;
      expect(choice(level, depthCharge.view(other, viewer), side)).toEqual(
        choice(level, view, side),
      );
    }
    expect(different).toBeGreaterThan(20);
  });

  test('waits when it is not its turn', () => {
    const view = depthCharge.view(begin(), [seatOf('red')]);
    expect(choice(level, view, 'red')).toBeNull();
  });

  test('says what it thought', () => {
    const state = withBoats(begin({ red: 'e5 f4 f5' }), { black: 'e4' });
    const view = depthCharge.view(state, [seatOf('black')]);
    expect(choice(level, view, 'black')).toMatchObject({
      action: expect.anything(),
      options: expect.arrayContaining([{ action: expect.anything(), value: expect.any(Number) }]),
      belief: { minefields: 3276 },
    });
  });

  test('places its mines in many ways', () => {
    const view = depthCharge.view(depthCharge.start(options(), luck(1)), [seatOf('red')]);
    const bot = BOTS.find((each) => each.level === level)!;
    const placed = Array.from({ length: 20 }, (_, i) => {
      const player = bot.sit(seatOf('red'), luck(i));
      player.observe({ events: [], view });
      return JSON.stringify(player.choose()?.action);
    });
    expect(new Set(placed).size).toBeGreaterThan(10);
  });
});

test('the mate never enters a square that can hold a mine', () => {
  for (let i = 0; i < 5; i++) {
    const { record, setup } = played({ black: 'mate', red: 'mate' }, {}, seedOf('care', i));
    for (const [turn, taken] of record.entries()) {
      const way = taken.type === 'boatMoved' ? passage(taken.from, taken.to)! : [];
      const unsafe = candidates(
        believe({ setup, record: record.slice(0, turn) }, opponent(taken.side)),
      );
      expect(way.filter((square) => unsafe.includes(square))).toEqual([]);
    }
  }
});

test('a known mine beside the boat is destroyed at once', () => {
  const state = withBoats(begin({ red: 'e5 f4 h8' }), { black: 'e4' });
  const sounded = { ...state, record: soundings(state) };
  for (const level of LEVELS)
    expect(choice(level, depthCharge.view(sounded, [seatOf('black')]), 'black')).toMatchObject({
      action: { type: 'charge' },
    });
});

/** The record of a Black that has sounded all around and knows everything. */
function soundings({ mines, setup }: State): State['record'] {
  return (['d5', 'e3', 'f5', 'd4', 'f3'] as const).map((square) => ({
    type: 'soundingDropped' as const,
    side: 'black' as const,
    square,
    pings: pingTimes(mines.red!, square, setup),
  }));
}

test('the best plan finds every placement, in 10.4 turns on average', () => {
  const valuation = { bit: 0.4, spareMiss: 0.5, enough: Infinity };
  let turns = 0;
  let found = 0;
  const follow = (hunt: Hunt, taken: number): void => {
    if (hunt.belief.living === 0) {
      turns += taken;
      found += 1;
    } else
      for (const next of branches(hunt, bestPlan(hunt, valuation)!.step)) follow(next, taken + 1);
  };
  follow({ boat: 0, obstacle: 63, misses: 0, belief: beliefAtStart('red', options()) }, 0);
  expect(found).toBe(3276);
  expect(turns / found).toBeLessThan(10.4);
});

test('the admiral’s mix knows no favourite, and no left or right', () => {
  expect(weights).toHaveLength(3276);
  expect(Math.max(...weights) / wholeWeight).toBeLessThan(0.05);
  const masks = masksOf(3);
  const sea = SEAS.red.map(squareNumber);
  for (const [field, weight] of weights.entries()) {
    const image = sea.reduce((mask, square, berth) => {
      const mirrored = sea.indexOf((square % 8) * 8 + Math.floor(square / 8));
      return (masks[field]! & (1 << berth)) === 0 ? mask : mask | (1 << mirrored);
    }, 0);
    expect(weights[numberOf(image)]).toBe(weight);
  }
});
