import { describe, expect, test } from 'vitest';
import {
  CONTENT_IDS,
  HUNTERS,
  darkWaterSalvage,
  regionNumber,
  seatOf,
} from '@fathom/dark-water-salvage';
import type { State, View } from '@fathom/dark-water-salvage';
import { believe } from '../src/belief.ts';
import { imagine } from '../src/imagine.ts';
import { randomGame } from './belief-games.ts';
import { fresh, inLoop, luck, play, viewOf } from './play.ts';

const seats = HUNTERS.map(seatOf);
const VIEWERS = [[], [seats[0]!], [seats[1]!], [seats[0]!, seats[1]!]];

/** For each viewer: what it sees, and what it would see of the state imagined from that. */
const views = (state: State, seed: number): readonly (readonly [seen: View, again: View])[] =>
  VIEWERS.map((viewer) => {
    const view = darkWaterSalvage.view(state, viewer);
    return [view, darkWaterSalvage.view(imagine(view, luck(seed)), viewer)];
  });

describe.each(CONTENT_IDS)('%s', (content) => {
  test.each([2, 3, 5] as const)(
    'with %i an imagined state looks as the view it came from',
    (players) => {
      for (let seed = 0; seed < 3; seed++) {
        const states = [...randomGame({ content, players }, luck(seed))];
        for (const state of states.filter(({ phase }, i) => i % 5 === 0 || phase === 'over'))
          for (const [seen, again] of views(state, seed)) expect(again).toEqual(seen);
      }
    },
  );
});

test('so it does after someone left, in any phase', () => {
  const states = [...randomGame({ players: 3 }, luck(3))].filter(({ phase }) => phase !== 'over');
  for (const [i, state] of states.entries()) {
    if (i % 9 !== 0) continue;
    const left = play(state, 'coral absent');
    for (const [seen, again] of views(left, i)) expect(again).toEqual(seen);
  }
});

test('what is imagined could be: wrecks apart from each other, and answers that fit them', () => {
  for (const state of [...randomGame({ players: 4 }, luck(8))].filter((_, i) => i % 20 === 0)) {
    const imagined = imagine(viewOf(state, 'amber'), luck(1));
    expect(new Set(imagined.truths.map(({ region }) => region)).size).toBe(12);
    expect(new Set(imagined.truths.map(({ value }) => value)).size).toBe(12);
    expect(imagined.researches.every(({ answer }) => answer !== null)).toBe(true);
    expect(imagined.attempts.every(({ seen }) => seen !== null)).toBe(true);
    for (const hunter of state.order) {
      const belief = believe(viewOf(imagined, hunter)); // throws if anything excludes anything
      for (const [i, { region }] of imagined.truths.entries())
        expect(belief.wrecks[i]!.chances[regionNumber(region)]).toBeGreaterThan(0);
    }
  }
});

test('2.2 a sealed application is any amount there could be', () => {
  const view = viewOf(play(fresh(), 'amber apply 15', 'coral apply 7'), 'amber');
  const rng = luck(2);
  const seen = new Set<number | null>();
  for (let i = 0; i < 600; i++) {
    const { applications } = imagine(view, rng);
    expect([applications[0], applications[2]]).toEqual([15, null]);
    seen.add(applications[1] ?? null);
  }
  expect(seen.size).toBe(41);
});

test('wrecks are imagined as often where they may lie as belief has it', () => {
  const state = play(
    inLoop('research', { amber: 'D1' }),
    'amber research 1 D1',
    'amber research 2 D1',
    'amber research 3 D1',
  );
  const view = viewOf(state, 'amber');
  const { wrecks } = believe(view);
  const rng = luck(6);
  const draws = 3000;
  const counts = wrecks.map(() => new Map<number, number>());
  for (let draw = 0; draw < draws; draw++)
    for (const [i, { region }] of imagine(view, rng).truths.entries())
      counts[i]!.set(regionNumber(region), (counts[i]!.get(regionNumber(region)) ?? 0) + 1);
  for (const [i, { chances }] of wrecks.entries())
    for (const [number, chance] of chances.entries())
      expect(Math.abs((counts[i]!.get(number) ?? 0) - draws * chance)).toBeLessThan(
        5 * Math.sqrt(draws * chance + 1),
      );
});
