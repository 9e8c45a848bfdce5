import { luckOf } from '@fathom/kit';
import type { Choice, Seat, Chair, Game, Millis, Side } from '@fathom/kit';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Effort } from '../src/contestants/contestant.ts';
import { searcher } from '../src/contestants/ismcts/searcher.ts';
import { playSet } from '../src/match/play-set.ts';
import { matchContext } from './orders.ts';
import * as v from 'valibot';

// A toy for the search: a hidden coin, heads seven times of ten. Left guesses; a wrong guess loses by the clock, a right
// one wins, and jumping into the pit loses at once.

const CHAIRS: readonly Chair[] = ['left', 'right'].map((name) => ({
  seat: name as Seat,
  side: name as Side,
  role: 'guesser',
}));

const ACTIONS = ['heads', 'tails', 'jump'] as const;
type Action = (typeof ACTIONS)[number];
type Who = 'left' | 'right';

interface Table {
  readonly guessed: { readonly left?: Action };
  readonly turn: Who | 'clock' | null; // clock: a wrong guess waits for its end
  readonly loser: Who | null;
  readonly until: number | null;
}
interface State extends Table {
  readonly coin: Action;
}
interface View extends Table {
  readonly coin: Action | null;
}
type Event =
  | { readonly type: 'guessed'; readonly action: Action }
  | { readonly type: 'lost'; readonly who: Who };

const pit: Required<Game<State, Action, Event, View, object>> = {
  id: 'pit',
  name: 'The pit',
  version: 1,
  setup: v.object({}),
  action: v.picklist(ACTIONS),
  chairs: () => CHAIRS,
  realTime: () => false,
  paper: () => null,
  start: (_, rng) => ({ ...BEGIN, coin: rng.int(10) < 7 ? 'heads' : 'tails' }),
  decide: (turn, input) => {
    if (input.type === 'tick') turn.emit({ type: 'lost', who: 'left' });
    if (input.type === 'forfeit') turn.emit({ type: 'lost', who: input.seat as string as Who });
    if (input.type === 'act') turn.emit({ type: 'guessed', action: input.action });
    return null;
  },
  evolve: (state, event) => {
    if (event.type === 'lost') return { ...state, turn: null, until: null, loser: event.who };
    const guessed = { left: event.action };
    if (event.action === 'jump') return { ...state, guessed, turn: null, loser: 'left' };
    if (event.action === state.coin) return { ...state, guessed, turn: null, loser: 'right' };
    return { ...state, guessed, turn: 'clock', until: 5000 };
  },
  view: (state) => ({ ...state, coin: state.loser === null ? null : state.coin }),
  redact: (event) => event,
  legal: ({ turn }, seat) => (turn === (seat as string) ? ACTIONS : []),
  openEnded: () => false,
  talk: () => false,
  toAct: ({ turn }) => (turn === 'left' || turn === 'right' ? [turn as string as Seat] : []),
  deadline: ({ until }) => until as Millis | null,
  outcome: ({ loser }) =>
    loser && { winners: [(loser === 'left' ? 'right' : 'left') as Side], reason: 'fell' },
  imagine: (view, rng) => ({ ...view, coin: rng.int(10) < 7 ? 'heads' : 'tails' }),
};

const BEGIN: Table = { guessed: {}, turn: 'left', loser: null, until: null };

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
