import type { PlayerCount, State } from '@fathom/dark-water-salvage/client';
import { describe, expect, test } from 'vitest';
import { dutyOf } from '../../src/games/dark-water-salvage/desk/duty.ts';
import { lastWords, roundsOf } from '../../src/games/dark-water-salvage/desk/rounds.ts';
import { storyOf } from '../../src/games/dark-water-salvage/end/score.ts';
import { draftOf, secondsFault } from '../../src/games/dark-water-salvage/options/draft.ts';
import { act, fresh, inLoop, viewOf, withHunter } from './situations.ts';

const duties = (state: State): readonly (string | null)[] =>
  (['amber', 'coral', 'jade'] as const).map((hunter) => dutyOf(viewOf(state, hunter), hunter));

describe('2.1 the length of a game', () => {
  test.each([
    [2, 8],
    [3, 7],
    [4, 7],
    [5, 7],
  ] as const)('%i hunters play %i rounds', (players: PlayerCount, rounds) => {
    const { setup } = fresh({ players });
    expect(roundsOf(setup)).toBe(rounds);
    expect(roundsOf({ ...setup, extraRound: true })).toBe(rounds + 1);
  });

  test('the last round and the one before it are announced', () => {
    const view = viewOf(fresh());
    expect(lastWords(view)).toBe('');
    expect(lastWords({ ...view, bag: { fives: 2, tens: 3 } })).toBe('the next is the last');
    expect(lastWords({ ...view, last: true })).toBe('the last');
  });
});

describe('what a hunter can do now', () => {
  test('2.2 who has applied may think better of it', () => {
    const state = act(fresh(), 'coral', { type: 'apply', amount: 10 });
    expect(duties(state)).toEqual(['apply', 'reapply', 'apply']);
  });

  test('4. moves go in turn order, research does not', () => {
    expect(duties(inLoop('move'))).toEqual(['move', null, null]);
    expect(duties(inLoop('research'))).toEqual(['research', 'research', 'research']);
  });

  test('10. who has left does nothing', () => {
    const state = withHunter(inLoop('research'), 'amber', { out: 'resigned' });
    expect(duties(state)[0]).toBeNull();
  });
});

describe('8. the way to a score', () => {
  test('prestige by source, and where the money went', () => {
    let state = inLoop('locate', { amber: { token: 'F2', cash: 20, hired: true } });
    state = act(state, 'amber', { type: 'locate', wreck: 1 });
    state = act(state, 'amber', { type: 'salvage', wreck: 1 });
    const hunter = state.hunters[0];
    const story = storyOf(viewOf(state), hunter!);
    expect(story).toMatchObject({ byLocating: 2, bySalvaging: 4, misses: 0 });
    expect(story.gains.map(({ ship, deed }) => [ship, deed])).toEqual([
      ['Aurelia Finch', 'locate'],
      ['Aurelia Finch', 'salvage'],
    ]);
    expect(story.spending).toEqual({ research: 0, locating: 3, salvaging: 13, boats: 10 });
  });
});

describe('the options', () => {
  test('what is missing or makes no sense has its usual value', () => {
    expect(draftOf({ players: 9, content: 'moon', assist: 'candidates' })).toMatchObject({
      players: 3,
      content: 'greatLake',
      assist: 'candidates',
      phaseSeconds: 0,
    });
    expect(draftOf({ players: 5, phaseSeconds: 90 })).toMatchObject({
      players: 5,
      phaseSeconds: 90,
    });
  });

  test.each([
    [0, true],
    [3600, true],
    [3601, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
  ])('%d seconds for a phase: %s', (seconds, isFine) => {
    expect(secondsFault(seconds) === null).toBe(isFine);
  });
});
