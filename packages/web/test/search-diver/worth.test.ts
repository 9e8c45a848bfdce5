import {
  FALLEN,
  PLAIN,
  SEARCHES,
  nitrogenWords,
  planTimes,
  standingWords,
  whyNotThen,
} from '@fathom/search-diver/client';
import type { Hex, OpenTable } from '@fathom/search-diver/client';
import { describe, expect, test } from 'vitest';
import {
  countsOf,
  offersFor,
  ranksOf,
  standingOf,
  tableAt,
  timeChoices,
} from '../../src/games/search-diver/desk/planning.ts';
import { boxesOf } from '../../src/games/search-diver/desk/look-up.ts';
import { storyOf } from '../../src/games/search-diver/desk/story.ts';
import { EXAMPLE, exampleTimes } from '../../src/games/search-diver/rules/example.ts';
import { chanceMatch } from './diver-table.ts';

const withMarkers = (...hexes: readonly Hex[]): OpenTable => ({
  ...EXAMPLE,
  markers: hexes.map((hex) => ({ hex, face: null, turnedBy: null })),
});
const standing = (table: OpenTable, hex: Hex): string => {
  const found = standingOf(offersFor(table, 'blue'), hex);
  return found === null ? '' : standingWords(found);
};

describe('what markers are worth to a diver', () => {
  test('those that are equal stand together, the best first', () => {
    for (const { view } of chanceMatch({ naturalSix: 'resolve' }, 9, 40)) {
      const offers = offersFor(view, 'red');
      const ranks = ranksOf(offers);
      expect(ranks.flatMap((rank) => rank.offers)).toEqual(offers);
      expect(ranks[0]?.better ?? null).toBeNull();
      for (const { offers: alike } of ranks) {
        const [one] = alike;
        for (const other of alike)
          expect([other.turns, other.from, other.plan?.after]).toEqual([
            one?.turns,
            one?.from,
            one?.plan?.after,
          ]);
      }
    }
  });
  test.each([
    // 40 ft in 41 minutes each: nothing to choose between them
    [withMarkers('0905', '1605'), '0905', 'All markers are equal: none is better than another.'],
    [withMarkers('1607'), '1607', ''],
    // 80 ft allows a hasty search only
    [withMarkers('1607', '1809'), '1809', '1607 is better: 68% to turn it instead of 1.0%.'],
    [
      withMarkers('1607', '1809'),
      '1607',
      'The best marker now: no other is as sure, as quick and as easy on you.',
    ],
    // 60 ft costs more nitrogen in the same time
    [
      withMarkers('1607', '1710'),
      '1710',
      '1607 is better: the same search, and less nitrogen afterwards.',
    ],
  ] as const)('how a marker stands is said, and why', (table, hex, words) => {
    expect(standing(table, hex)).toBe(words);
  });
  test('PLAIN tells the best search, its minutes and its chance', () => {
    const [best] = offersFor(withMarkers('1607'), 'blue');
    expect(PLAIN.worth(best?.plan ?? null)).toBe('Complete · 41 min · 68%');
    expect(PLAIN.worth(null)).toBe('Too deep for now');
    expect(best?.plan && PLAIN.turns(best.plan)).toBe('turns it: 2 or more, but a 6 fails');
  });
});

describe('4.1 times for the next dive', () => {
  test('hours that come to the same are one choice, and none is lost', () => {
    let looked = 0;
    for (const { view } of chanceMatch({ maxDays: 2 }, 7)) {
      if (view.phase !== 'scheduling' || view.turn === null) continue;
      const side = view.turn;
      const all = planTimes(view, side);
      const times = all.filter(({ refusal }) => refusal === null);
      const choices = timeChoices(view, side, all);
      looked += 1;
      for (const time of times) {
        const choice = choices.findLast(({ first }) => times.indexOf(first) <= times.indexOf(time));
        const isPast = time.day > view.setup.maxDays;
        const counted = isPast ? null : countsOf(offersFor(tableAt(view, side, time), side)).counts;
        expect(choice?.could?.counts ?? null).toEqual(counted);
      }
      expect(choices.length).toBeLessThanOrEqual(times.length);
    }
    expect(looked).toBeGreaterThan(3);
  });
  test.each([
    [[0, 0, 0, 12], 'all 12 completely'],
    [[0, 0, 0, 1], 'the last one completely'],
    [[1, 2, 3, 4], '4 completely, 3 thoroughly and 2 hastily'],
    [[5, 0, 0, 0], 'nothing'],
  ] as const)('%j is %s', (counts, words) => {
    const [none, hasty, thorough, complete] = counts;
    expect(PLAIN.could({ none, hasty, thorough, complete })).toBe(words);
    expect(SEARCHES).toEqual(['none', 'hasty', 'thorough', 'complete']);
  });
  test('how one comes up is said without letters', () => {
    expect(['A', 'B', 'E', 'H', 'M'].map((group) => nitrogenWords(group as 'A'))).toEqual([
      'no nitrogen',
      'a little nitrogen',
      'some nitrogen',
      'much nitrogen',
      'very much nitrogen',
    ]);
    const noon = exampleTimes().find(({ hour }) => hour === 12) ?? null;
    expect(PLAIN.nitrogen('D', noon)).toBe(
      'You come up with some nitrogen, and lose it by 12 noon.',
    );
    expect(PLAIN.nitrogen('A', noon)).toMatch(/^You come up without nitrogen/);
  });
});

test('the Time Track has every dive of everybody in its box, on the day that is shown', () => {
  const last = Array.from(chanceMatch({ players: 4, maxDays: 3 }, 12)).at(-1);
  if (last === undefined) throw new Error('a match has steps');
  const dives = storyOf(last.view, last.events);
  expect(new Set(dives.map(({ dive }) => dive.side)).size).toBeGreaterThan(2);
  const shown = [1, 2, 3].flatMap((day) =>
    boxesOf(last.view, [], { day, dives }).flatMap((box) => (box.isNextDay ? [] : box.dives)),
  );
  expect(shown.length).toBeGreaterThan(3);
  expect(new Set(shown)).toEqual(new Set(dives));
});

test.each([
  [{ phase: 'over', isOwnTurn: false, isPast: true }, 'The search is over'],
  [{ phase: 'diving', isOwnTurn: true, isPast: true }, 'That hour is past'],
  [{ phase: 'diving', isOwnTurn: false, isPast: false }, 'Not your turn'],
  [{ phase: 'diving', isOwnTurn: true, isPast: false }, 'Dive first, or choose “Another time”'],
] as const)('a box that cannot be chosen says why: %j', (use, words) => {
  expect(whyNotThen(use)).toBe(words);
});

test('a die that falls says what it needs and what came of it', () => {
  const roll = { type: 'searched', side: 'red', hex: '1607', search: 'thorough' } as const;
  const fallen = { ...roll, free: false, modifier: 0, minimum: 4 } as const;
  expect(FALLEN.needs({ ...fallen, die: 3, face: null }, { naturalSix: 'fail' })).toBe(
    'Thorough search: 4 or more, but a 6 fails',
  );
  expect(FALLEN.come({ ...fallen, die: 3, face: null })).toBe('Nothing found');
  expect(FALLEN.come({ ...fallen, die: 6, face: null })).toBe('A 6: something happens');
  expect(FALLEN.come({ ...fallen, die: 5, face: 'ship' })).toBe('The sunken ship!');
});
