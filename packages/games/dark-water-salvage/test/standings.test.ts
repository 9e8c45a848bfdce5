import { YOU } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import {
  hunterName,
  leadWords,
  netWords,
  standingsNow,
  turningPointWords,
  whyWords,
  winnersOf,
} from '@fathom/dark-water-salvage';
import type { AttemptView, HunterName, Standing, View } from '@fathom/dark-water-salvage';
import { fresh, viewOf, withHunter } from './play.ts';

/** How the three stand; the match is over, and they are ranked as the rules say. */
function ended(standings: readonly Partial<Standing>[], more: Partial<View> = {}): View {
  const names: readonly HunterName[] = ['amber', 'coral', 'jade'];
  const state = standings.reduce(
    (now, standing, i) => withHunter(now, names[i]!, standing),
    fresh(),
  );
  const view = viewOf(state);
  return {
    ...view,
    phase: 'over',
    result: { winners: winnersOf(view.hunters), reason: 'lastRound' },
    ...more,
  };
}

const toReader = (hunter: HunterName): string => (hunter === 'amber' ? YOU : hunterName(hunter));
const now = (...standings: readonly Partial<Standing>[]): View => ({
  ...ended(standings),
  phase: 'loop',
  result: null,
});

const attempt = (hunter: HunterName, some: Partial<AttemptView> = {}): AttemptView => ({
  round: 2,
  hunter,
  deed: 'salvage',
  wreck: 1,
  region: 'F2',
  found: true,
  prestige: 5,
  value: 20,
  seen: null,
  ...some,
});

test.each<readonly [string, readonly Partial<Standing>[], string]>([
  [
    'debt',
    [{ prestige: 29, cash: 20 }, { prestige: 34, loans: 3 }, { prestige: 9 }],
    '29 beats 34: Coral is in debt.',
  ],
  [
    'two debts',
    [{ prestige: 29 }, { prestige: 34, loans: 3 }, { prestige: 31, loans: 1 }],
    '29 beats 34 and 31: Coral and Jade are in debt.',
  ],
  [
    'one who left',
    [{ prestige: 29 }, { prestige: 34, out: 'resigned' }, { prestige: 9 }],
    '29 beats 34: Coral has left.',
  ],
  ['prestige', [{ prestige: 29 }, { prestige: 24 }, { prestige: 9 }], '29 prestige beats 24.'],
  [
    'prestige among debtors',
    [
      { prestige: 29, loans: 9 },
      { prestige: 24, loans: 2 },
      { prestige: 9, loans: 4 },
    ],
    'Everybody is in debt: 29 prestige beats 24.',
  ],
  [
    'net worth',
    [{ prestige: 7, cash: 12 }, { prestige: 7, cash: 4 }, { prestige: 7 }],
    '7 prestige each, and +$12 beats +$4.',
  ],
  [
    'net worth among debtors',
    [{ loans: 12 }, { loans: 4 }, { loans: 9 }],
    'Everybody is in debt: 0 prestige each, and −$4 beats −$9.',
  ],
  [
    'salvages',
    [{ salvages: 3 }, { salvages: 2 }, {}],
    '0 prestige each and as much money, and 3 salvages beat 2.',
  ],
  ['nothing', [{}, {}, {}], 'All have 0 prestige and are even.'],
])('8 the second line of an ending says why: %s', (_name, standings, why) => {
  expect(whyWords(ended(standings), hunterName)).toBe(why);
});

test('10 whoever is left alone has won, in debt or not', () => {
  const gone = { out: 'time' } as const;
  const result = { winners: ['amber'], reason: 'time' } as const;
  expect(whyWords(ended([{ loans: 5 }, gone, gone], { result }), hunterName)).toBe(
    'Only Amber is left in the game, in debt or not.',
  );
  expect(whyWords(ended([{}, gone, gone], { result }), () => YOU)).toBe(
    'Only you are left in the game.',
  );
});

describe('8 who would win now', () => {
  test('8 nobody, as long as nothing is between them', () => {
    expect(leadWords(now(), toReader)).toMatchObject({ title: 'Nobody leads yet' });
  });

  test('8 the first alone, or all who share it', () => {
    expect(leadWords(now({ prestige: 3 }), toReader)).toEqual({
      title: 'You would win now',
      why: '3 prestige beats 0.',
    });
    expect(leadWords(now({ prestige: 3 }, { prestige: 3 }), toReader)).toEqual({
      title: 'You and Coral would share the win now',
      why: '3 prestige beats 0.',
    });
  });

  test('8 prestige does not help one who is in debt', () => {
    const view = now({ prestige: 9, loans: 7 }, { prestige: 2 });
    expect(leadWords(view, toReader)).toEqual({
      title: 'Coral would win now',
      why: '2 beats 9: you are in debt.',
    });
    expect(standingsNow(view)).toMatchObject([
      { hunter: 'coral', place: 1, wouldWin: true },
      { hunter: 'jade', place: 2, isInDebt: false },
      { hunter: 'amber', place: 3, isInDebt: true, net: -7, wouldWin: false },
    ]);
  });

  test('8 a balance in words', () => {
    expect([-7, 0, 4].map(netWords)).toEqual(['$7 in debt', 'even', '$4 to the good']);
  });
});

describe('8 the turning point', () => {
  test('8 is the find by which the winner went ahead for good', () => {
    const view = ended([{ prestige: 13 }, { prestige: 5 }], {
      attempts: [
        attempt('amber', { prestige: 3 }),
        attempt('coral', { round: 3, wreck: 2 }),
        attempt('amber', { round: 4, wreck: 10, prestige: 10, region: 'B5' }),
      ],
    });
    expect(turningPointWords(view, hunterName)).toBe(
      'In round 4 Amber salvaged the King of Tarn at B5 for 10 prestige, and nobody caught up again.',
    );
  });

  test('8 is what ruined one with more prestige', () => {
    const miss = attempt('coral', { round: 6, found: false, prestige: 0, region: 'C3' });
    const standings = [{ prestige: 4 }, { prestige: 9, loans: 3 }];
    expect(turningPointWords(ended(standings, { attempts: [miss] }), hunterName)).toBe(
      'In round 6 Coral paid $15 for the Aurelia Finch at C3, where she was not: that was the debt.',
    );
    const openings = [
      {
        round: 5,
        chips: { fives: 4, tens: 0 },
        bids: [{ hunter: 'coral', amount: 20, taken: 15 } as const],
      },
    ];
    const cheap = { ...miss, deed: 'locate' } as const;
    const owing = [{ prestige: 4 }, { prestige: 9, loans: 7 }];
    expect(turningPointWords(ended(owing, { openings, attempts: [cheap] }), hunterName)).toBe(
      'Coral borrowed $15 in round 5 and ended $7 in debt.',
    );
  });

  test('8 there is none where nothing stands out, nor where others left', () => {
    expect(turningPointWords(ended([{ cash: 1 }]), hunterName)).toBeNull();
    const result = { winners: ['amber'], reason: 'time' } as const;
    expect(
      turningPointWords(
        ended([{ prestige: 5 }], { result, attempts: [attempt('amber')] }),
        hunterName,
      ),
    ).toBeNull();
  });
});
