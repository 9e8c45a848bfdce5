import { describe, expect, test } from 'vitest';
import { darkWaterSalvage, hunterOf } from '@fathom/dark-water-salvage';
import type { Setup } from '@fathom/dark-water-salvage';
import { eventsOf, fresh, heard, inLoop, play, refusal, typesOf, waitedFor } from './play.ts';

const timed: Partial<Setup> = { phaseSeconds: 30 };

describe('2.8 the time for a phase', () => {
  test('2.8 runs from the start, and without the option never', () => {
    expect(darkWaterSalvage.deadline(fresh(timed))).toBe(30_000);
    expect(darkWaterSalvage.deadline(fresh())).toBeNull();
    expect(refusal(fresh(), 'tick @99999')).toBe('nothingDue');
    expect(refusal(fresh(timed), 'tick @29999')).toBe('nothingDue');
  });

  test('2.8 who has not applied has applied for nothing', () => {
    const state = play(fresh(timed), 'coral apply 20 @1000');
    const events = eventsOf(state, 'tick @30000');
    expect(events.map(({ type }) => type)).toEqual([
      'timeRanOut',
      'applied',
      'applied',
      'applicationsOpened',
      'timeGiven',
    ]);
    expect(events[0]).toEqual({ type: 'timeRanOut', hunters: ['amber', 'jade'] });
    const after = play(state, 'tick @30000');
    expect(after.order).toEqual(['amber', 'jade', 'coral']);
    expect(hunterOf(after, 'coral').cash).toBe(20);
    expect(after.until).toBe(60_000);
  });

  test('2.8 another application does not give more time, and a change does not show', () => {
    const state = play(fresh(timed), 'coral apply 20 @9000');
    expect(state.until).toBe(30_000);
    expect(heard(state, 'coral apply 10 @10000')).toEqual([]);
    expect(play(state, 'coral apply 10 @10000').until).toBe(30_000);
  });

  test('2.8 who is slow takes the first free city, and the next has the whole time', () => {
    const opened = play(
      fresh(timed),
      'amber apply 1 @1000',
      'coral apply 2 @1000',
      'jade apply 3 @2000',
    );
    expect(opened.until).toBe(32_000);
    const placed = play(opened, 'amber city B1 @10000');
    expect(placed.until).toBe(40_000);
    expect(eventsOf(placed, 'tick @40000')).toEqual([
      { type: 'timeRanOut', hunters: ['coral'] },
      { type: 'cityChosen', hunter: 'coral', region: 'D1', city: 'Missaukee' },
      { type: 'timeGiven', until: 70_000 },
    ]);
  });

  test('2.8 in a step of the loop all who are slow pass', () => {
    const sea = inLoop('locate', { amber: 'A1', coral: 'E3', jade: 'H5' }, timed);
    const state = play({ ...sea, until: null }, 'coral locate 7 @1000');
    expect(state.until).toBeNull(); // the same step goes on
    const late = { ...state, until: 30_000 as typeof state.until };
    expect(typesOf(late, 'tick @30000')).toEqual([
      'timeRanOut',
      'passed',
      'passed',
      'stepBegan',
      'timeGiven',
    ]);
    expect(play(late, 'tick @30000').step).toBe('salvage');
  });

  test('2.8 in turn order each has the whole time', () => {
    const state = inLoop('research', {}, { ...timed, research: 'turnOrder' });
    const started = { ...state, until: 30_000 as typeof state.until };
    const second = play(started, 'amber research 1 B1 @5000', 'amber pass @6000');
    expect(second.until).toBe(36_000);
    const third = play(second, 'tick @36000');
    expect(waitedFor(third)).toEqual(['jade']);
    expect(third.until).toBe(66_000);
  });

  test('2.8 asking for turn order gives the first in it the whole time', () => {
    for (const step of ['research', 'locate', 'salvage'] as const) {
      const state = inLoop(step, { amber: 'A1', coral: 'E3', jade: 'H5' }, timed);
      expect(play(state, 'jade ask turn order @7000').until).toBe(37_000);
    }
  });

  test('2.8 a table where everybody sleeps comes to its end', () => {
    let state = fresh({ ...timed, players: 2 });
    for (let ticks = 0; state.result === null && ticks < 100; ticks++)
      state = play(state, `tick @${state.until}`);
    expect(state.result).toEqual({ winners: ['amber', 'coral'], reason: 'lastRound' });
    expect(darkWaterSalvage.deadline(state)).toBeNull();
  });
});
