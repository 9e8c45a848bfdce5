import { describe, expect, it } from 'vitest';
import { BadInput, rngFor } from '@fathom/kit';
import type { Seat } from '@fathom/kit';
import { SEED, SETUP, duelPlayable, send } from './duel/match.ts';
import { CHAIRS } from './duel/vocabulary.ts';

describe('a playable game', () => {
  it('shows what a host lists', () => {
    expect(duelPlayable).toMatchObject({ id: 'duel', name: 'Duel', version: 1 });
    expect(duelPlayable.levels).toEqual([
      { level: 'eager', name: 'Eager', summary: 'Takes the first thing that comes to hand.' },
    ]);
  });

  it('fills in the options', () => {
    expect(duelPlayable.parseSetup({ caves: 3 })).toEqual({ caves: 3, rounds: 12, bidSeconds: 30 });
    expect(() => duelPlayable.parseSetup({ caves: 'x' })).toThrow(
      new BadInput('Duel, options: caves: expected number but received "x"'),
    );
  });

  it('knows its chairs', () => {
    expect(duelPlayable.chairs({})).toEqual(CHAIRS);
    expect(() => duelPlayable.chairs({ sails: 2 })).toThrow(BadInput);
  });

  it('seats bots that play by what their seat is told', () => {
    const table = duelPlayable.open({ setup: SETUP, seed: SEED });
    const seat = 'red.captain' as Seat;
    const bot = duelPlayable.seatBot('eager', seat, rngFor(SEED, 0));
    expect(bot.choose()).toBeNull();
    for (const update of table.story([seat])) bot.observe(update);
    const action = bot.choose()?.action;
    expect(action).toEqual({ type: 'bid', amount: 0 });
    send(table, { seat, action });
    expect(table.rows).toHaveLength(1);
  });

  it('has no bots but its own', () => {
    expect(() => duelPlayable.seatBot('genius', 'red.captain' as Seat, rngFor(SEED, 0))).toThrow(
      new BadInput('Duel has no bot "genius"; there are eager'),
    );
  });
});
