import {
  HUNTERS,
  PLAYER_COUNTS,
  chipCount,
  dollars,
  hunterOf,
  isNextLast,
  roundsIn,
} from '@fathom/dark-water-salvage';
import type { Bid, HunterName, PlayerCount, Setup, State } from '@fathom/dark-water-salvage';
import { describe, expect, test } from 'vitest';
import { drawChips } from '../src/rules/loans.ts';
import {
  eventsOf,
  fresh,
  heard,
  idleRound,
  legal,
  luck,
  play,
  refusal,
  start,
  viewOf,
  waitedFor,
} from './play.ts';

/** Idle rounds to the end of the game: the state at the beginning of each. */
function rounds(some: Partial<Setup>): readonly State[] {
  const met = [start(some)];
  for (;;) {
    const next = idleRound(met.at(-1)!);
    if (next.phase === 'over') return met;
    met.push(next);
  }
}

describe('2.1 the loan pool', () => {
  test.each([
    [2, 8],
    [3, 7],
    [4, 7],
    [5, 7],
  ] as const)('2.1 %i players play %i rounds', (players, count) => {
    expect(rounds({ players }).map(({ round }) => round)).toEqual(
      Array.from({ length: count }, (_, i) => i + 1),
    );
  });

  test.each([
    [2, 9],
    [3, 8],
    [4, 8],
    [5, 7],
  ] as const)('2.1 %i players play %i rounds with an extra round', (players, count) => {
    const played = rounds({ players, extraRound: true });
    expect(played).toHaveLength(count);
    expect(dollars(played.at(-1)!.pool)).toBe(0);
  });

  test.each(PLAYER_COUNTS)(
    '2.1 %i players draw two chips each, and what is left in the last round',
    (players) => {
      const played = rounds({ players });
      const drawn = played.slice(1).map(({ pool }) => chipCount(pool));
      const full = 2 * players;
      expect(drawn.slice(0, -1)).toEqual(drawn.slice(0, -1).map(() => full));
      expect(drawn.at(-1)).toBe(LEFT[players]);
      expect(chipCount(played.at(-1)!.bag)).toBe(0);
    },
  );

  test.each([false, true])(
    '2.1 the last round is called before it begins, extra round %s',
    (extraRound) => {
      const played = rounds({ players: 3, extraRound });
      expect(played.map(({ last }) => last)).toEqual(played.map((_, i) => i === played.length - 1));
      expect(played.map(isNextLast)).toEqual(played.map((_, i) => i === played.length - 2));
    },
  );

  test('2.1 the chips left in the bag are public, by kind', () => {
    const state = idleRound(fresh());
    expect(viewOf(state).bag).toEqual(state.bag);
  });

  test('2.1 every chip of the bag is drawn with the same chance', () => {
    const rng = luck(5);
    let fives = 0;
    for (let i = 0; i < 3000; i++) fives += drawChips({ fives: 17, tens: 13 }, 4, rng).fives;
    expect(fives / 12_000).toBeCloseTo(17 / 30, 1);
    expect(drawChips({ fives: 1, tens: 2 }, 10, rng)).toEqual({ fives: 1, tens: 2 });
  });

  test('2.1 players who have left are counted', () => {
    const state = idleRound(play(fresh({ players: 5 }), 'violet resigned', 'slate absent'));
    expect(chipCount(state.pool)).toBe(10);
  });
});

const LEFT: { readonly [Players in PlayerCount]: number } = { 2: 2, 3: 4, 4: 2, 5: 0 };

describe('2.2 applications', () => {
  test.each([0, 1, 23, 40])('2.2 $%i of $40 can be applied for', (amount) => {
    expect(refusal(fresh(), `amber apply ${amount}`)).toBe('accepted');
  });

  test('2.2 nobody applies for more than the pool', () => {
    expect(refusal(fresh(), 'amber apply 41')).toBe('moreThanOffered');
  });

  test('2.2 everybody sees who has applied, and nobody else how much', () => {
    const applied = { type: 'applied', hunter: 'amber', amount: 12 };
    expect(heard(fresh(), 'amber apply 12', 'amber')).toEqual([applied]);
    for (const viewer of [[], ['coral']] as const)
      expect(heard(fresh(), 'amber apply 12', ...viewer)).toEqual([{ ...applied, amount: null }]);
    const after = play(fresh(), 'amber apply 12');
    expect(viewOf(after, 'amber').applications).toEqual([12, null, null]);
    expect(viewOf(after, 'coral').applications).toEqual([null, null, null]);
    expect(viewOf(after).applications).toEqual([null, null, null]);
    expect(waitedFor(after)).toEqual(['coral', 'jade']);
  });

  test('2.2 a change of mind is nobody else’s business', () => {
    const sealed = play(fresh(), 'amber apply 12');
    expect(heard(sealed, 'amber apply 20', 'amber')).toEqual([
      { type: 'applicationChanged', hunter: 'amber', amount: 20 },
    ]);
    for (const viewer of [[], ['coral']] as const) {
      expect(heard(sealed, 'amber apply 20', ...viewer)).toEqual([]);
      expect(viewOf(play(sealed, 'amber apply 20'), ...viewer)).toEqual(viewOf(sealed, ...viewer));
    }
    expect(viewOf(play(sealed, 'amber apply 20'), 'amber').applications[0]).toBe(20);
  });

  test('2.2 a change to the same amount is none', () => {
    expect(refusal(play(fresh(), 'amber apply 12'), 'amber apply 12')).toBe('sameAmount');
    expect(legal(play(fresh(), 'amber apply 12'), 'amber')).toHaveLength(40);
    expect(legal(fresh(), 'amber')).toHaveLength(41);
  });

  test('2.2 with the last one all are opened together, and then it is too late', () => {
    const before = play(fresh(), 'jade apply 1', 'amber apply 12', 'amber apply 20');
    expect(heard(before, 'coral apply 5')).toEqual([
      { type: 'applied', hunter: 'coral', amount: null },
      {
        type: 'applicationsOpened',
        bids: [
          { hunter: 'jade', amount: 1, taken: 1 },
          { hunter: 'coral', amount: 5, taken: 5 },
          { hunter: 'amber', amount: 20, taken: 20 },
        ],
      },
    ]);
    expect(refusal(play(before, 'coral apply 5'), 'amber apply 1')).toBe('notApplying');
  });

  test('2.2 past applications stay on record', () => {
    const state = play(fresh(), 'jade apply 1', 'amber apply 40', 'coral apply 5');
    expect(viewOf(state).openings).toEqual([
      {
        round: 1,
        chips: { fives: 2, tens: 3 },
        bids: [
          { hunter: 'jade', amount: 1, taken: 1 },
          { hunter: 'coral', amount: 5, taken: 5 },
          { hunter: 'amber', amount: 40, taken: 34 },
        ],
      },
    ]);
  });

  test('2.2 with an empty pool nobody is asked', () => {
    const seventh = rounds({ players: 5 }).at(-1)!;
    expect(seventh).toMatchObject({ round: 7, last: true, phase: 'cities' });
    expect(seventh.openings.at(-1)!.bids.map(({ amount, taken }) => [amount, taken])).toEqual(
      Array.from({ length: 5 }, () => [0, 0]),
    );
  });
});

const open = (state: State, amounts: readonly number[]): readonly Bid[] => {
  const lines = amounts.map((amount, i) => `${HUNTERS[i]} apply ${amount}`);
  const opened = eventsOf(play(state, ...lines.slice(0, -1)), lines.at(-1)!)[1];
  return opened?.type === 'applicationsOpened' ? opened.bids : [];
};

describe('2.3 collecting', () => {
  test.each([
    ['all is taken by those who asked for less', [30, 10, 20], 'coral 10 jade 20 amber 10'],
    ['the highest may get nothing', [40, 20, 20], 'coral 20 jade 20 amber 0'],
    ['equal ones collect in turn order', [15, 15, 15], 'amber 15 coral 15 jade 10'],
    ['the pool may not be used up', [3, 0, 2], 'coral 0 jade 2 amber 3'],
    ['one may have it all', [0, 40, 0], 'amber 0 jade 0 coral 40'],
  ])('2.3 %s', (_why, amounts, taken) => {
    const bids = open(fresh(), amounts);
    expect(bids.map((bid) => `${bid.hunter} ${bid.taken}`).join(' ')).toBe(taken);
  });

  test('2.3 equal ones collect in the current turn order, not in that of the seats', () => {
    const state: State = { ...fresh(), order: ['jade', 'coral', 'amber'] };
    expect(open(state, [15, 15, 15]).map(({ hunter }) => hunter)).toEqual([
      'jade',
      'coral',
      'amber',
    ]);
  });

  test('2.3 what was taken is cash and owed, and what nobody took is gone', () => {
    const state = play(fresh(), 'amber apply 3', 'coral apply 0', 'jade apply 2');
    expect(hunterOf(state, 'amber')).toMatchObject({ cash: 3, loans: 3 });
    expect(hunterOf(state, 'coral')).toMatchObject({ cash: 0, loans: 0 });
    const next = idleRound({ ...state, phase: 'cities' });
    expect(hunterOf(next, 'amber')).toMatchObject({ cash: 3, loans: 3 });
    expect(chipCount(next.bag)).toBe(chipCount(fresh().bag) - 6);
  });
});

test('2.4 the order of collecting is the new turn order, also for one who got nothing', () => {
  const state = play(fresh(), 'amber apply 40', 'coral apply 39', 'jade apply 38');
  const order: readonly HunterName[] = ['jade', 'coral', 'amber'];
  expect(state.order).toEqual(order);
  expect(hunterOf(state, 'amber').cash).toBe(0);
  expect(viewOf(state).order).toEqual(order);
});

test.each([
  [2, 8, 9],
  [3, 7, 8],
  [4, 7, 8],
  [5, 7, 7],
] as const)('2.1 %i hunters play %i rounds, or with an extra one %i', (players, count, more) => {
  expect(roundsIn({ players, extraRound: false })).toBe(count);
  expect(roundsIn({ players, extraRound: true })).toBe(more);
});
