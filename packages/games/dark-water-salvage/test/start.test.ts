import { describe, expect, test } from 'vitest';
import {
  BAGS,
  CONTENTS,
  CONTENT_IDS,
  PLAYER_COUNTS,
  chipCount,
  darkWaterSalvage,
} from '@fathom/dark-water-salvage';
import type { State } from '@fathom/dark-water-salvage';
import { luck, options, start, viewOf } from './play.ts';

const many = (content: (typeof CONTENT_IDS)[number]): readonly State[] => {
  const rng = luck(7);
  const setup = options({ players: 4, content });
  return Array.from({ length: 500 }, () => darkWaterSalvage.start(setup, rng));
};

describe.each(CONTENT_IDS)('%s', (id) => {
  const { wreckRegions, ships, values } = CONTENTS[id];
  const states = many(id);

  test('1.3 twelve wrecks have ships, locations and value cards, none of them twice', () => {
    for (const { wrecks, truths } of states) {
      expect(wrecks.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(new Set(wrecks.map(({ ship }) => ship)).size).toBe(12);
      expect(new Set(truths.map(({ region }) => region)).size).toBe(12);
      expect(new Set(truths.map(({ value }) => value)).size).toBe(12);
    }
  });

  test('1.3 every card can be dealt to the first wreck', () => {
    const first = new Set(states.map(({ truths }) => truths[0]!.region));
    expect(wreckRegions.filter((region) => !first.has(region))).toEqual([]);
    expect(new Set(states.map(({ wrecks }) => wrecks[0]!.ship)).size).toBe(ships.length);
    expect(new Set(states.map(({ truths }) => truths[0]!.value)).size).toBe(values.length);
  });
});

test('1.3 everybody sees the ships, and nobody the locations and value cards', () => {
  const state = start();
  for (const viewer of [[], ['amber'], ['amber', 'coral', 'jade']] as const) {
    const view = viewOf(state, ...viewer);
    expect(view.wrecks).toEqual(state.wrecks);
    expect(view.truths).toBeNull();
  }
});

test.each([
  [2, 17, 13],
  [3, 20, 20],
  [4, 23, 27],
  [5, 26, 34],
] as const)('1.4 the bag of %i players holds %i fives and %i tens', (players, fives, tens) => {
  expect(BAGS[players]).toEqual({ fives, tens });
  const { bag, pool } = start({ players });
  expect({ fives: bag.fives + pool.fives, tens: bag.tens + pool.tens }).toEqual({ fives, tens });
  expect(chipCount(pool)).toBe(2 * players);
});

test.each(PLAYER_COUNTS)('1.4 turn order of %i players is dealt at random', (players) => {
  const orders = Array.from({ length: 300 }, (_, seed) => start({ players }, seed).order);
  for (const order of orders) expect(new Set(order).size).toBe(players);
  const first = orders.map(([hunter]) => hunter);
  for (const { name } of start({ players }).hunters)
    expect(first.filter((hunter) => hunter === name).length).toBeGreaterThan(300 / players / 2);
});

test('1.4 nobody has anything at the start', () => {
  for (const hunter of start({ players: 5 }).hunters)
    expect(hunter).toMatchObject({ cash: 0, loans: 0, prestige: 0, salvaged: 0, token: null });
});
