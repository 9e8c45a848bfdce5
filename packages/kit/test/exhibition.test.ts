import { withOther } from '../testing/with-other.ts';
import type { TimedAction, Millis, Seat, Table, Update } from '@fathom/kit';
import { exhibit } from '@fathom/kit/exhibition';
import type { Player } from '@fathom/kit/exhibition';
import { describe, expect, test } from 'vitest';
import { SEED, duelPlayable } from './duel/match.ts';
import { CHAIRS, seatOf } from './duel/vocabulary.ts';

const RED = seatOf('red', 'captain');
const BLUE = seatOf('blue', 'captain');

const open = (setup: unknown = {}): Table => duelPlayable.open({ setup, seed: SEED });

const nobody: Player = { observe: () => {}, choose: () => null };

/** Bids nothing whenever it is asked to bid, a moment after it is asked. */
const bidder = (table: Table, seat: Seat, pause = 1000): Player => ({
  observe: () => {},
  choose: () =>
    table.toAct().includes(seat) ? { action: { type: 'bid', amount: 0 }, pause } : null,
});

const all = (player: (seat: Seat) => Player): Map<Seat, Player> =>
  new Map(CHAIRS.map(({ seat }) => [seat, player(seat)]));

describe('a table of bots', () => {
  test('is played to its end by the clock of the table', async () => {
    const table = open({ rounds: 3 });
    const report = await exhibit({ table, players: all((seat) => bidder(table, seat)) });
    expect(report).toMatchObject({ end: 'over', faults: [] });
    expect(report.inputs).toBe(table.rows.length);
    // Three rounds of bids: both plan at once, a second each.
    expect(report.millis).toBe(3000);
  });

  test('gets the ticks it asks for when nobody acts in time', async () => {
    const table = open({ rounds: 2, bidSeconds: 30 });
    const report = await exhibit({ table, players: all(() => nobody) });
    expect(report).toMatchObject({ end: 'over', millis: 60_000, faults: [] });
    expect(table.rows.map(({ input }) => input.type)).toEqual(['tick', 'tick']);
  });

  test('a bot that takes longer than the clock gives is overtaken', async () => {
    const table = open({ rounds: 1, bidSeconds: 30 });
    const players = all((seat) => (seat === RED ? bidder(table, seat, 40_000) : nobody));
    const report = await exhibit({ table, players });
    expect(report.millis).toBe(30_000);
    expect(table.rows.every(({ input }) => input.type === 'tick')).toBe(true);
  });

  test('tells each bot its own story and nothing else', async () => {
    const table = open({ rounds: 2 });
    const heard = new Map<Seat, Update[]>(CHAIRS.map(({ seat }) => [seat, []]));
    const players = all((seat) => ({
      ...bidder(table, seat),
      observe: (update) => void heard.get(seat)?.push(update),
    }));
    await exhibit({ table, players });
    for (const [seat, updates] of heard) expect(updates).toEqual([...table.story([seat])]);
  });

  test('a match that is under way goes on where it was', async () => {
    const table = open({ rounds: 2 });
    const proposal = table.propose({
      type: 'act',
      at: 7000 as Millis,
      seat: RED,
      action: { type: 'bid', amount: 1 },
    });
    if (!proposal.ok) throw new Error(proposal.refusal.code);
    table.commit(proposal.row);
    const report = await exhibit({ table, players: all((seat) => bidder(table, seat)) });
    expect(report).toMatchObject({ end: 'over', millis: 9000 });
  });

  test('shows each choice before it is played', async () => {
    const table = open({ rounds: 1 });
    const seen: (readonly [Seat, TimedAction, number])[] = [];
    await exhibit({
      table,
      players: all((seat) => bidder(table, seat)),
      watch: (seat, choice) => seen.push([seat, choice, table.rows.length]),
    });
    const choice = { action: { type: 'bid', amount: 0 }, pause: 1000 };
    expect(seen).toEqual([
      [RED, choice, 0],
      [BLUE, choice, 0],
    ]);
  });

  test('waits for bots that answer later', async () => {
    const table = open({ rounds: 1 });
    const players = all((seat) => ({
      observe: () => {},
      choose: async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        return await bidder(table, seat).choose();
      },
    }));
    expect(await exhibit({ table, players })).toMatchObject({ end: 'over', faults: [] });
  });
});

describe('a bot that cannot go on forfeits', () => {
  const cases: readonly (readonly [string, (table: Table) => Player, string])[] = [
    [
      'throws when it is asked',
      () => ({
        observe: () => {},
        choose: () => {
          throw new Error('lost');
        },
      }),
      'lost',
    ],
    [
      'rejects when it is asked',
      () => ({ observe: () => {}, choose: async () => await Promise.reject(new Error('gone')) }),
      'gone',
    ],
    [
      'throws while it listens',
      () => ({
        observe: () => {
          throw new Error('deaf');
        },
        choose: () => null,
      }),
      'deaf',
    ],
    [
      'does what is not allowed',
      () => ({ observe: () => {}, choose: () => ({ action: { type: 'bid', amount: 99 } }) }),
      '{"type":"bid","amount":99}: ',
    ],
    [
      'does what is no action',
      () => ({ observe: () => {}, choose: () => ({ action: 'rubbish' }) }),
      '"rubbish": {"code":"malformed"',
    ],
  ];
  test.each(cases)('because it %s', async (_, player, message) => {
    const table = open();
    const players = all((seat) => (seat === RED ? player(table) : bidder(table, seat)));
    const { end, faults } = await exhibit({ table, players });
    expect(end).toBe('over');
    expect(faults).toEqual([{ seat: RED, message: expect.stringContaining(message) as string }]);
    expect(table.outcome()).toMatchObject({ winners: ['blue'], reason: 'absent' });
  });
});

/** A table where no clock runs. */
const untimed = (table: Table): Table => withOther(table, { deadline: () => null });

describe('a table where nobody does anything', () => {
  test('is reminded, and whoever is waited for in vain forfeits', async () => {
    const table = untimed(open());
    let asked = 0;
    const players = all((seat) => ({
      observe: () => {},
      choose: () => {
        if (seat === RED) asked += 1;
        return null;
      },
    }));
    const { end, faults } = await exhibit({ table, players });
    expect(end).toBe('over');
    expect(faults).toEqual([{ seat: RED, message: 'It was waited for and did nothing.' }]);
    expect(asked).toBeGreaterThan(3);
  });

  test('goes on when one of them takes a chance it had let go by', async () => {
    const table = untimed(open({ rounds: 1 }));
    const players = all((seat) => {
      let asked = 0;
      const wavering = bidder(table, seat);
      return { ...wavering, choose: () => (asked++ < 5 ? null : wavering.choose()) };
    });
    expect(await exhibit({ table, players })).toMatchObject({ end: 'over', faults: [] });
  });

  test('is stuck when nobody is waited for', async () => {
    const table = withOther(untimed(open()), { toAct: () => [] });
    const report = await exhibit({ table, players: all(() => nobody) });
    expect(report).toEqual({ end: 'stuck', inputs: 0, millis: 0, faults: [] });
  });

  test('or has no end is given up', async () => {
    const table = open({ rounds: 50 });
    const players = all((seat) => bidder(table, seat));
    const report = await exhibit({ table, players, longest: 7 });
    expect(report).toMatchObject({ end: 'tooLong', inputs: 7 });
  });
});

test('what was overtaken by news is thought over again and is no fault', async () => {
  const table = open({ rounds: 1 });
  /** Digs once: the first cave, or the next one if it has heard of a dig there. */
  const digger = (pause: number): Player => ({
    observe: () => {},
    choose: () =>
      table.rows.length > 1 ? null : { action: { type: 'dig', cave: table.rows.length }, pause },
  });
  const players = new Map([
    [BLUE, digger(2)],
    [RED, { ...digger(1), choose: () => (table.rows.length > 0 ? null : digger(1).choose()) }],
  ]);
  const { faults } = await exhibit({ table, players, longest: 2 });
  expect(faults).toEqual([]);
  expect(table.rows.map(({ input }) => input)).toMatchObject([
    { seat: RED, at: 1, action: { cave: 0 } },
    { seat: BLUE, at: 4, action: { cave: 1 } }, // at 2 the first cave was gone
  ]);
});

test('what is only meant is thought over at any news, and the time waited counts', async () => {
  const table = open({ rounds: 1 });
  const digger = (pause: number, tentative: boolean): Player => ({
    observe: () => {},
    choose: () =>
      table.rows.length > 1
        ? null
        : { action: { type: 'dig', cave: table.rows.length }, pause, tentative },
  });
  const hasty = digger(1000, false);
  const players = new Map([
    [BLUE, digger(2000, true)],
    [RED, { ...hasty, choose: () => (table.rows.length > 0 ? null : hasty.choose()) }],
  ]);
  await exhibit({ table, players, longest: 2 });
  expect(table.rows.map(({ input }) => input)).toMatchObject([
    { seat: RED, at: 1000, action: { cave: 0 } },
    { seat: BLUE, at: 2000, action: { cave: 1 } },
  ]);
});
