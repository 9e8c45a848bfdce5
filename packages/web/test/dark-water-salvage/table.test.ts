import { storyOf } from '@fathom/dark-water-salvage/client';
import type { State } from '@fathom/dark-water-salvage/client';
import { describe, expect, test } from 'vitest';
import { dutyOf } from '../../src/games/dark-water-salvage/desk/own-seat.ts';
import { act, fresh, inLoop, viewOf, withHunter } from './situations.ts';

const duties = (state: State): readonly (string | null)[] =>
  (['amber', 'coral', 'jade'] as const).map((hunter) => dutyOf(viewOf(state, hunter), hunter));

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
