import { luckOf, step } from '@fathom/kit';
import type { Millis } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { BOTS, SIDES, chanceToTurn, searchDiver, seatOf } from '@fathom/search-diver';
import type { SideName, State } from '@fathom/search-diver';
import { crowdWorth, fieldOf } from '../src/bot/race/crowd.ts';
import { exactWorth } from '../src/bot/race/exact.ts';
import { HOURS_A_DAY, asksForRest } from '../src/bot/race/legs.ts';
import { resultsOf } from '../src/bot/race/results.ts';
import { stockOf } from '../src/bot/race/stock.ts';
import { EVERYTHING, admiralWorth } from '../tools/admiral-worth.ts';
import { fresh } from './play.ts';

const RULES = { naturalSix: 'fail', shorthanded: '+1' } as const;

describe('the results of a search', () => {
  test.each([
    ['hasty', 'fail', 0],
    ['thorough', 'fail', 1],
    ['complete', 'resolve', 0],
    ['hasty', 'resolve', -1],
  ] as const)(
    'of a %s one with %s and %i add up, to the odds of the table',
    (search, naturalSix, modifier) => {
      const results = resultsOf({ naturalSix, shorthanded: '+1' }, { search, modifier });
      const sum = (some: typeof results): number =>
        some.reduce((all, { chance }) => all + chance, 0);
      expect(sum(results)).toBeCloseTo(1, 10);
      const turned = sum(results.filter((result) => result.turned));
      expect(turned).toBeCloseTo(chanceToTurn(search, { naturalSix, modifier }), 4);
      // a 6 and then a 2 of the second die, or such a pair after a free search
      expect(sum(results.filter(({ rest }) => rest === 3))).toBeGreaterThan(1 / 36 - 1e-9);
      expect(sum(results.filter(({ rest }) => rest === 3))).toBeLessThan(1 / 34);
    },
  );
});

describe('the exact race', () => {
  const last = { slot: HOURS_A_DAY - 1, group: 0, modifier: 0 };
  const later = { ...last, slot: HOURS_A_DAY };
  const complete = chanceToTurn('complete', { naturalSix: 'fail', modifier: 0 });
  const worth = (
    depths: readonly number[],
    ...racers: readonly [typeof last, typeof last]
  ): number => {
    const terms = { stock: stockOf(depths), rules: RULES, end: HOURS_A_DAY, isLocated: false };
    return exactWorth(terms, EVERYTHING)(terms.stock.whole, racers);
  };

  test('5 the last dummy counts for two where it locates the target', () => {
    const terms = { stock: stockOf([40, 40]), rules: RULES, end: HOURS_A_DAY, isLocated: true };
    const value = exactWorth(terms, EVERYTHING)(terms.stock.whole, [last, later]);
    expect(value).toBeCloseTo(2 * complete, 4);
    const both = exactWorth(terms, EVERYTHING)(terms.stock.whole, [last, { ...last, group: 3 }]);
    expect(both).toBeCloseTo(2 * (complete - (1 - complete) * complete), 4);
  });

  test('is one dive for who is alone in the last hour', () => {
    expect(worth([40, 40], last, later)).toBeCloseTo(complete, 4);
    expect(worth([40, 40], later, last)).toBeCloseTo(-complete, 4);
  });

  test('belongs to the lower letter where one marker is left', () => {
    expect(worth([40], last, { ...last, group: 3 })).toBeCloseTo(
      complete - (1 - complete) * complete,
      4,
    );
    expect(worth([40], last, last)).toBeCloseTo(0, 10);
  });

  test('with enough for both is nobody’s', () => {
    expect(worth([40, 50], last, { ...last, group: 3 })).toBeCloseTo(0, 10);
  });
});

test.each([
  { depths: [60, 60], hours: 3, groups: [2, 5] },
  { depths: [60], hours: 4, groups: [6, 2] },
])('an admiral loses less than 1% to the best answer there is: %j', ({ depths, hours, groups }) => {
  const terms = { stock: stockOf(depths), rules: RULES, end: HOURS_A_DAY, isLocated: false };
  const [one, other] = groups.map((group) => ({ slot: HOURS_A_DAY - hours, group, modifier: 0 }));
  const racers = [one!, other!] as const;
  const value = exactWorth(terms, EVERYTHING)(terms.stock.whole, racers);
  const bot = admiralWorth(terms)(terms.stock.whole, racers);
  expect(bot).toBeLessThanOrEqual(value + 1e-9);
  expect((value - bot) / depths.length / 2).toBeLessThan(0.01);
});

test('a marker that asks for rest lies where bold divers need none', () => {
  expect([10, 20, 25, 30, 35, 40, 50, 60, 70].filter(asksForRest)).toEqual([35, 40, 50]);
});

/**
 * The share of the markers that the first level turns, half of those left counted in. Without a target the dice of a whole
 * search count, and the share is the chance to win with far less noise than wins.
 */
function share(levels: readonly [string, string], games: number): number {
  let sum = 0;
  for (let game = 0; game < games; game++) {
    const [one, other]: readonly SideName[] = game % 2 === 0 ? ['red', 'blue'] : ['blue', 'red'];
    const seats = [one!, other!].map((side, i) => {
      const bot = BOTS.find(({ level }) => level === levels[i])!;
      return [side, bot.sit(seatOf(side), luckOf(game, side))] as const;
    });
    let state: State = { ...fresh({ dummies: 8 }, game >> 1), target: null };
    const dice = luckOf(game >> 1, 'dice');
    while (state.phase !== 'over') {
      const [side, player] = seats.find(([each]) => each === state.turn)!;
      player.observe({ events: [], view: searchDiver.view(state, []) });
      const { action } = player.choose()!;
      const input = { type: 'act', at: 0 as Millis, seat: seatOf(side), action } as const;
      const taken = step(searchDiver, state, { input, rng: dice });
      if (!taken.ok) throw new Error(taken.refusal.code);
      ({ state } = taken);
    }
    // Whoever has located the last marker has it, too.
    const turned = (side: SideName): number =>
      state.markers.filter(({ turnedBy }) => turnedBy === side).length +
      (state.result?.winner === side ? 1 : 0);
    sum += 0.5 + (turned(one!) - turned(other!)) / state.markers.length / 2;
  }
  return sum / games;
}

test.each([
  { stronger: 'hand', weaker: 'cadet', games: 24, least: 0.56 },
  { stronger: 'mate', weaker: 'hand', games: 24, least: 0.56 },
  { stronger: 'commander', weaker: 'mate', games: 24, least: 0.56 },
  { stronger: 'admiral', weaker: 'commander', games: 6, least: 0.56 },
  { stronger: 'admiral', weaker: 'cadet', games: 4, least: 0.85 },
])('$stronger is stronger than $weaker', ({ stronger, weaker, games, least }) => {
  expect(share([stronger, weaker], games)).toBeGreaterThan(least);
});

describe('a race of more than two', () => {
  const last = { slot: HOURS_A_DAY - 1, group: 0, modifier: 0 };
  const later = { ...last, slot: HOURS_A_DAY };
  const complete = chanceToTurn('complete', { naturalSix: 'fail', modifier: 0 });
  const BOLD = { bears: 12, breaks: 1 };
  const worth = (
    depths: readonly number[],
    own: typeof last,
    rivals: readonly (typeof last)[],
  ): number => {
    const terms = { stock: stockOf(depths), rules: RULES, end: HOURS_A_DAY, isLocated: false };
    const field = fieldOf(rivals, HOURS_A_DAY);
    return crowdWorth(terms, BOLD, field)(terms.stock.whole, [own, field.racer]);
  };

  test('its field is where the rivals are on average, without those who rest until tomorrow', () => {
    const early = { slot: 2, group: 3, modifier: 0 };
    const some = { slot: 6, group: 5, modifier: 0 };
    expect(fieldOf([early, some, later], HOURS_A_DAY)).toEqual({
      racer: { slot: 4, group: 4, modifier: 0 },
      divers: 2,
      rivals: 3,
    });
    expect(fieldOf([later, later], HOURS_A_DAY)).toMatchObject({ racer: later, divers: 2 });
  });

  test('is one dive for who is alone in the last hour, and a part of it against who is not', () => {
    expect(worth([40, 40], last, [later, later])).toBeCloseTo(complete, 6);
    expect(worth([40, 40], later, [last, later])).toBeCloseTo(-complete / 2, 6);
    expect(worth([40, 40, 40], later, [last, last])).toBeCloseTo(-complete, 6);
    expect(worth([40, 40, 40, 40], later, [last, last, last])).toBeCloseTo(-complete, 6);
  });

  test('with enough for all is nobody’s', () => {
    const tired = { ...last, group: 3 };
    expect(worth([40, 40, 40], last, [tired, tired])).toBeCloseTo(0, 6);
    expect(worth([40, 40, 40], tired, [last, last])).toBeCloseTo(0, 6);
  });

  test('one marker is the lower letter’s, then the next one’s', () => {
    const tired = { ...last, group: 3 };
    const missed = 1 - complete;
    expect(worth([40], last, [tired, tired])).toBeCloseTo(
      complete - (missed * complete + missed * missed * complete) / 2,
      6,
    );
  });

  test('an admiral’s chance is a chance, and alike for those who are level', () => {
    const state = fresh({ players: 4, dummies: 8 }, 3);
    const seat = seatOf(state.turn!);
    const player = BOTS.at(-1)!.sit(seat, luckOf(1, 'crowd'));
    player.observe({ events: [], view: searchDiver.view(state, [seat]) });
    const values = player.choose()!.options.map(({ value }) => value);
    for (const value of values) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
    }
    expect(Math.max(...values)).toBeGreaterThan(0.2);
    expect(Math.max(...values)).toBeLessThan(0.5);
  });
});

/** The share of the markers that the one admiral of four divers turns. */
function crowdShare(games: number): number {
  let own = 0;
  let all = 0;
  for (let game = 0; game < games; game++) {
    const strong = SIDES[game % SIDES.length]!;
    const players = SIDES.map((side) => {
      const bot = BOTS.find(({ level }) => level === (side === strong ? 'admiral' : 'mate'))!;
      return bot.sit(seatOf(side), luckOf(game, side));
    });
    let state: State = { ...fresh({ players: 4, dummies: 12, maxDays: 1 }, game), target: null };
    const dice = luckOf(game, 'dice');
    while (state.phase !== 'over') {
      const turn = state.turn!;
      const player = players[SIDES.indexOf(turn)]!;
      player.observe({ events: [], view: searchDiver.view(state, []) });
      const { action } = player.choose()!;
      const input = { type: 'act', at: 0 as Millis, seat: seatOf(turn), action } as const;
      const taken = step(searchDiver, state, { input, rng: dice });
      if (!taken.ok) throw new Error(taken.refusal.code);
      ({ state } = taken);
    }
    own += state.markers.filter(({ turnedBy }) => turnedBy === strong).length;
    all += state.markers.filter(({ turnedBy }) => turnedBy !== null).length;
  }
  return own / all;
}

test('an admiral among three mates turns more than its share', () => {
  expect(crowdShare(4)).toBeGreaterThan(0.3);
});
