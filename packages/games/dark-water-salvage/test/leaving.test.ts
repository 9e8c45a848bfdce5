import { FORFEITS } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { hunterOf } from '@fathom/dark-water-salvage';
import {
  eventsOf,
  fresh,
  inLoop,
  legal,
  play,
  refusal,
  typesOf,
  viewOf,
  waitedFor,
  withHunter,
} from './play.ts';

describe('10 leaving', () => {
  test.each(FORFEITS)(
    '10 a hunter who leaves (%s) is out of the game, and the others play on',
    (reason) => {
      const after = play(inLoop(), `coral ${reason}`);
      expect(eventsOf(inLoop(), `coral ${reason}`)).toEqual([
        { type: 'forfeited', hunter: 'coral', reason },
      ]);
      expect(hunterOf(after, 'coral')).toMatchObject({ out: reason, token: null });
      expect(after.order).toEqual(['amber', 'jade']);
      expect(waitedFor(after)).toEqual(['amber', 'jade']);
      expect(after.result).toBeNull();
    },
  );

  test('10 one who has left does nothing any more', () => {
    const after = play(inLoop(), 'coral resigned');
    expect(refusal(after, 'coral pass')).toBe('outOfTheGame');
    expect(refusal(after, 'coral research 1 D1')).toBe('outOfTheGame');
    expect(refusal(after, 'coral ask turn order')).toBe('outOfTheGame');
    expect(refusal(play(fresh(), 'coral resigned'), 'coral apply 1')).toBe('outOfTheGame');
    expect(legal(after, 'coral')).toEqual([]);
  });

  test('10 leaving twice is nothing new', () => {
    const after = play(inLoop(), 'coral resigned');
    expect(eventsOf(after, 'coral absent')).toEqual([]);
    expect(play(after, 'coral absent')).toEqual(after);
  });

  test('10 the others do not wait for an application that will not come', () => {
    const state = play(fresh(), 'amber apply 5', 'jade apply 7');
    expect(typesOf(state, 'coral absent')).toEqual(['forfeited', 'applicationsOpened']);
    const opened = play(state, 'coral absent');
    expect(opened.openings[0]?.bids.map(({ hunter }) => hunter)).toEqual(['amber', 'jade']);
  });

  test('10 a sealed application is void', () => {
    const state = play(fresh(), 'coral apply 40', 'coral resigned', 'amber apply 40');
    expect(viewOf(state, 'coral').applications[1]).toBeNull();
    expect(hunterOf(play(state, 'jade apply 1'), 'amber').cash).toBe(39);
  });

  test('10 a turn goes to the next', () => {
    const cities = play(fresh(), 'amber apply 1', 'coral apply 2', 'jade apply 3');
    expect(waitedFor(play(cities, 'amber time'))).toEqual(['coral']);
    const moving = inLoop('move');
    expect(waitedFor(play(moving, 'amber time'))).toEqual(['coral']);
    expect(typesOf(play(moving, 'amber pass', 'coral pass'), 'jade absent')).toEqual([
      'forfeited',
      'roundEnded',
      'loansOffered',
    ]);
  });

  test('10 a region one has left is free', () => {
    const state = inLoop('move', { amber: 'B1', coral: 'B2', jade: 'C1' });
    expect(refusal(state, 'amber move B2')).toBe('blocked');
    expect(refusal(play(state, 'coral resigned'), 'amber move B2')).toBe('accepted');
  });

  test.each(FORFEITS)('10 the last one left has won (%s), in debt or not', (reason) => {
    const state = withHunter(play(inLoop(), 'amber resigned'), 'jade', { cash: 0 });
    expect(eventsOf(state, `coral ${reason}`)).toEqual([
      { type: 'forfeited', hunter: 'coral', reason },
      { type: 'gameEnded', winners: ['jade'], reason },
    ]);
  });

  test('10 out of the game, nobody wins', () => {
    const state = { ...withHunter(inLoop(), 'coral', { prestige: 50 }), last: true };
    const over = play(state, 'coral resigned', 'amber done', 'jade done');
    expect(over.result).toEqual({ winners: ['amber', 'jade'], reason: 'lastRound' });
  });

  test('a stranger cannot do anything', () => {
    expect(refusal(fresh(), 'slate apply 1')).toBe('noSuchSeat');
    expect(refusal(fresh(), 'nobody apply 1')).toBe('noSuchSeat');
    expect(refusal(fresh(), 'violet resigned')).toBe('noSuchSeat');
    expect(legal(fresh(), 'slate')).toEqual([]);
  });
});
