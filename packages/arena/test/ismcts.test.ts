import { luckOf } from '@fathom/kit';
import type { Choice, Seat } from '@fathom/kit';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Effort } from '../src/contestants/contestant.ts';
import { searcher } from '../src/contestants/ismcts/searcher.ts';
import { playSet } from '../src/match/play-set.ts';
import { CHAIRS, pit } from './pit.ts';
import type { View } from './pit.ts';
import { matchContext } from './orders.ts';

const LEFT = 'left' as Seat;

/** What the search does in the pit with this view. */
function choiceIn(view: View, effort: Effort): Choice | null {
  const player = searcher(pit, effort, {
    seat: LEFT,
    chairs: CHAIRS,
    luck: luckOf(1),
    isWaitedFor: () => true,
  });
  player.observe({ events: [], view });
  return player.choose();
}

const counted = (iterations: number): Effort => ({ type: 'iterations', iterations });
const START: View = { guessed: {}, turn: 'left', coin: null, loser: null, until: null };

describe('the search', () => {
  test('takes the action that wins where the hidden coin most often lies', async () => {
    const choice = choiceIn(START, counted(400));
    expect(choice?.action).toBe('heads'); // seven of ten coins of the pit
    expect(choice?.options.map(({ action }) => action)).toEqual(['heads', 'tails', 'jump']);
    const [heads, tails, jump] = (choice?.options ?? []).map(({ value }) => value);
    expect(heads).toBeCloseTo(0.7, 1);
    expect(tails).toBeLessThan(0.5); // it loses by the clock, which the search lets run
    expect(jump).toBe(0);
    expect(choice?.belief).toEqual({ imagined: 400 });
  });

  test('is the same for the same luck and number of games', async () => {
    expect(choiceIn(START, counted(50))).toEqual(choiceIn(START, counted(50)));
  });

  test('stops by the clock', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now++); // each look at the clock takes a millisecond
    onTestFinished(() => void vi.restoreAllMocks());
    const choice = choiceIn(START, { type: 'millis', millis: 30 });
    expect(choice?.belief).toEqual({ imagined: 30 });
  });

  test('has nothing to do where nothing is legal', async () => {
    expect(choiceIn({ ...START, turn: 'right' }, counted(10))).toBeNull();
  });
});

test.each([
  ['depth-charge', {}, 12],
  ['captain-sonar', { mode: 'turn' }, 6],
  ['captain-sonar', { mode: 'realTime' }, 4],
  ['dark-water-salvage', { players: 3, phaseSeconds: 60 }, 12],
  ['search-diver', {}, 12],
])('%s %j is searched without a fault', async (game, setup, longest) => {
  const match = await matchContext(game, { bots: ['ismcts:2i', 'ismcts:3i'], setup, longest });
  const { games } = await playSet(match, 0);
  for (const { line } of games) expect(line.forfeits).toEqual([]);
  expect(games.every(({ line }) => line.inputs >= 2)).toBe(true);
});

test('it beats a player that does anything', async () => {
  const match = await matchContext('depth-charge', { bots: ['ismcts:40i', 'random'] });
  const sets = await Promise.all([0, 1, 2].map(async (set) => await playSet(match, set)));
  const scores = sets.flatMap(({ games }) => games.map(({ line }) => line.score));
  expect(scores.reduce((sum, score) => sum + score, 0)).toBeGreaterThanOrEqual(5);
});
