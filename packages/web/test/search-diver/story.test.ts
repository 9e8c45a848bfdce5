import {
  DIVES,
  LAST_ROLL,
  SOLO,
  chanceText,
  isPlan,
  owedWords,
  planDive,
} from '@fathom/search-diver/client';
import type { Event, Setup } from '@fathom/search-diver/client';
import { describe, expect, test } from 'vitest';
import { facesOf, soundOf, storyOf, tallyOf } from '../../src/games/search-diver/desk/story.ts';
import { today } from '../../src/games/search-diver/options/draft.ts';
import { words } from '../../src/games/search-diver/units.ts';
import { chanceMatch } from './diver-table.ts';

const names = {
  side: (side: string): string => (side === 'red' ? 'You' : 'Guest 48'),
  seat: (seat: string): string => seat,
};
const cameOf = (story: Parameters<typeof facesOf>[0]): string => DIVES.came(facesOf(story));

describe('the story of the dives', () => {
  test('6 every dive is told with the odds that stood on the table before it', () => {
    let told = 0;
    const setup = { naturalSix: 'resolve' };
    for (const { before, view, events, heard } of chanceMatch(setup, 11)) {
      const dive = heard.find((event) => event.type === 'dived');
      if (dive === undefined || before === null) continue;
      told += 1;
      const plan = planDive(before, dive.side, dive);
      const story = storyOf(view, events).at(-1);
      expect(isPlan(plan) && { turns: plan.turns, wins: plan.wins }).toEqual({
        turns: story?.turns,
        wins: story?.wins,
      });
      expect(story?.dive).toEqual(dive);
      expect(story?.left).toBe(before.markers.filter(({ face }) => face === null).length);
    }
    expect(told).toBeGreaterThan(10);
  });
  test('all dice of a match are in it, in order, and every dive but the last has its next time', () => {
    const moments = [...chanceMatch({}, 8)];
    const last = moments.at(-1);
    if (last === undefined) throw new Error('there is a last moment');
    const stories = storyOf(last.view, last.events);
    const dice = last.events.filter(({ type }) => type === 'searched' || type === 'eventHappened');
    expect(stories.flatMap(({ throws }) => throws)).toEqual(dice);
    expect(stories.slice(0, -1).every(({ next }) => next !== null)).toBe(true);
    const sums = (['red', 'blue'] as const).map((side) => tallyOf(stories, side));
    expect(sums.reduce((sum, { dives }) => sum + dives, 0)).toBe(stories.length);
    for (const { missed, expected } of sums) {
      expect(missed).toBeGreaterThanOrEqual(0);
      expect(missed).toBeLessThanOrEqual(1);
      expect(expected).toBeGreaterThanOrEqual(0);
    }
  });
  test('what came of a dive, in a word or two', () => {
    const roll = {
      type: 'searched',
      side: 'red',
      hex: '1607',
      search: 'hasty',
      free: true,
      die: 6,
      modifier: 0,
      minimum: 6,
    } as const;
    expect(cameOf({ throws: [] })).toBe('Nothing');
    expect(cameOf({ throws: [{ ...roll, face: null }] })).toBe('Nothing');
    expect(cameOf({ throws: [{ ...roll, face: 'dummy' }] })).toBe('A dummy');
    expect(
      cameOf({
        throws: [
          { ...roll, face: 'dummy' },
          { ...roll, face: 'dummy' },
        ],
      }),
    ).toBe('2 dummies');
    expect(
      cameOf({
        throws: [
          { ...roll, face: 'dummy' },
          { ...roll, face: 'ship' },
        ],
      }),
    ).toBe('The sunken ship!');
  });
});

describe('the log in words', () => {
  test('every event of matches of chance has a line or needs none, and never an unknown in it', () => {
    const seen = new Set<Event['type']>();
    for (const [seed, setup] of [
      [1, { placement: 'alternate', dummies: 8 }],
      [2, { players: 1, naturalSix: 'resolve' }],
      [3, {}],
      [4, { shorthanded: '-1', maxDays: 1 }],
    ] as const)
      for (const { heard } of chanceMatch(setup, seed))
        for (const event of heard) {
          seen.add(event.type);
          // Alone it need not be said whose turn it is.
          const line = words.event(event, names) ?? (event.type === 'turnBegan' ? '' : 'null');
          expect(line).not.toMatch(/undefined|NaN|null|\$\{|You \w+s /);
          expect(() => soundOf(event)).not.toThrow();
        }
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'dived',
        'searched',
        'eventHappened',
        'scheduled',
        'turnBegan',
        'gameEnded',
      ]),
    );
  });
  test('3.1 an event says what it changes', () => {
    const event = {
      type: 'eventHappened',
      side: 'red',
      hex: '1607',
      die: 1,
      event: 'shorthanded',
      idle: false,
    } as const;
    const setup = { shorthanded: '-1' } as Setup;
    expect(LAST_ROLL.throw(event, setup)).toBe(
      'Shorthanded (1): −1 to search rolls for the rest of the day.',
    );
    expect(LAST_ROLL.throw({ ...event, event: 'secondLook', die: 4, idle: true }, setup)).toBe(
      'Second look (4): nothing left to search.',
    );
    expect(owedWords({ modifier: -1, rest: 3 })).toBe('−1 to search rolls today, must rest 3 h');
    expect(owedWords({ modifier: 0, rest: 0 })).toBe('');
  });
});

describe('alone', () => {
  test.each([
    [2, 2.4, '0.4 under par'],
    [3, 2.4, '0.6 over par'],
    [2, 2.02, 'exactly par'],
  ])('7 %d days where par is %d: %s', (days, par, text) => {
    expect(SOLO.found(days, par)).toMatch(new RegExp(`: ${text}\\.$`));
  });
  test('7 today is the same date everywhere at one moment', () => {
    expect(today(new Date('2026-05-17T23:59:59Z'))).toBe('2026-05-17');
    expect(today(new Date('2026-05-18T01:00:00+02:00'))).toBe('2026-05-17');
  });
  test('what is shared of a search of the day names no hex', () => {
    for (const { view, events } of chanceMatch({ players: 1, daily: '2026-05-17' }, 4)) {
      const text = DIVES.share(view, storyOf(view, events).length);
      expect(text).toMatch(
        /^Search Diver, dive of 2026-05-17: (not found|found on day \d), \d+ dives?\.$/,
      );
    }
  });
});

test.each([
  [0, '0%'],
  [0.0002, '< 0.1%'],
  [0.0264, '2.6%'],
  [0.343, '34%'],
  [0.999, '> 99%'],
  [1, '100%'],
])('a chance of %d is %s', (chance, text) => {
  expect(chanceText(chance)).toBe(text);
});
