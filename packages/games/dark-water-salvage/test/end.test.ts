import { describe, expect, test } from 'vitest';
import {
  darkWaterSalvage,
  isInDebt,
  netWorth,
  ranking,
  winnersOf,
} from '@fathom/dark-water-salvage';
import type { HunterName, Standing, State } from '@fathom/dark-water-salvage';
import { eventsOf, fresh, inLoop, legal, play, refusal, viewOf, withOnly } from './play.ts';

interface Score {
  readonly prestige: number;
  readonly worth: number;
  readonly salvages?: number;
}

const [blank] = fresh().hunters as [Standing];
const scored = (name: HunterName, { prestige, worth, salvages = 0 }: Score): Standing => ({
  ...blank,
  name,
  prestige,
  cash: 10,
  loans: 100,
  salvaged: 90 + worth,
  salvages,
});
const table = (amber: Score, coral: Score, jade: Score): readonly Standing[] => [
  scored('amber', amber),
  scored('coral', coral),
  scored('jade', jade),
];

describe('8 the end', () => {
  test('8 net worth is cash plus salvaged less loans, and below zero is in debt', () => {
    const hunter = { ...blank, cash: 7, salvaged: 40, loans: 50 };
    expect(netWorth(hunter)).toBe(-3);
    expect(isInDebt(hunter)).toBe(true);
    expect(isInDebt({ ...hunter, cash: 10 })).toBe(false);
  });

  test.each<readonly [string, readonly Standing[], readonly HunterName[]]>([
    [
      'most prestige wins',
      table({ prestige: 3, worth: 90 }, { prestige: 9, worth: 0 }, { prestige: 5, worth: 50 }),
      ['coral'],
    ],
    [
      'not in debt goes before prestige',
      table({ prestige: 3, worth: 0 }, { prestige: 9, worth: -1 }, { prestige: 2, worth: 50 }),
      ['amber'],
    ],
    [
      'if all are in debt, the most prestige',
      table({ prestige: 3, worth: -1 }, { prestige: 9, worth: -80 }, { prestige: 5, worth: -2 }),
      ['coral'],
    ],
    [
      'a tie goes to the higher net worth',
      table({ prestige: 5, worth: 7 }, { prestige: 5, worth: 8 }, { prestige: 5, worth: -9 }),
      ['coral'],
    ],
    [
      'then to more salvages',
      table(
        { prestige: 5, worth: 8, salvages: 1 },
        { prestige: 5, worth: 8, salvages: 2 },
        { prestige: 4, worth: 8, salvages: 9 },
      ),
      ['coral'],
    ],
    [
      'then it is shared',
      table({ prestige: 5, worth: 8 }, { prestige: 4, worth: 8 }, { prestige: 5, worth: 8 }),
      ['amber', 'jade'],
    ],
  ])('8 %s', (_why, hunters, winners) => {
    expect(winnersOf(hunters)).toEqual(winners);
    expect(ranking(hunters)[0]!.name).toBe(winners[0]);
  });

  test('8 the table is ranked from first to last, those in debt behind all others', () => {
    const hunters = table(
      { prestige: 9, worth: -1 },
      { prestige: 2, worth: 5 },
      { prestige: 4, worth: 0 },
    );
    expect(ranking(hunters).map(({ name }) => name)).toEqual(['jade', 'coral', 'amber']);
  });

  const lastDone: State = play(
    { ...inLoop('research', { amber: 'A1', coral: 'E3', jade: 'H5' }), last: true },
    'amber done',
    'coral done',
  );

  test('8 the game ends after the last round', () => {
    expect(eventsOf(lastDone, 'jade done')).toEqual([
      { type: 'wasDone', hunter: 'jade' },
      { type: 'roundEnded', round: 1 },
      { type: 'gameEnded', winners: ['amber', 'coral', 'jade'], reason: 'lastRound' },
    ]);
    const over = play(lastDone, 'jade done');
    expect(darkWaterSalvage.outcome(over)).toEqual({
      winners: ['amber', 'coral', 'jade'],
      reason: 'lastRound',
    });
    expect(darkWaterSalvage.outcome(lastDone)).toBeNull();
  });

  test('8 and after the round in which the twelfth wreck was salvaged', () => {
    const sea = inLoop('salvage', { amber: 'A1', coral: 'E3', jade: 'H5' });
    const over = play(withOnly(sea, 7), 'coral salvage 7');
    expect(over.result).toEqual({ winners: ['coral'], reason: 'allSalvaged' });
    const last = play({ ...withOnly(sea, 7), last: true }, 'coral salvage 7');
    expect(last.result?.reason).toBe('allSalvaged');
  });

  test('8 when it is over everything is open and nothing is left to do', () => {
    const over = play(lastDone, 'jade done');
    for (const viewer of [[], ['coral']] as const)
      expect(viewOf(over, ...viewer).truths).toEqual(over.truths);
    expect(legal(over, 'amber')).toEqual([]);
    expect(darkWaterSalvage.toAct(over)).toEqual([]);
    expect(refusal(over, 'amber pass')).toBe('over');
    expect(refusal(over, 'amber resigned')).toBe('over');
    expect(refusal(over, 'tick')).toBe('over');
  });

  test('8 what the others had learnt is open too', () => {
    const asked = play(
      { ...inLoop('research', { amber: 'A1', coral: 'E3', jade: 'H5' }), last: true },
      'amber research 1 shallow',
      'amber done',
      'coral done',
    );
    expect(viewOf(asked, 'jade').researches[0]?.answer).toBeNull();
    expect(viewOf(play(asked, 'jade done'), 'jade').researches[0]?.answer).toBe(false);
    const tried = play(
      { ...inLoop('locate', { amber: 'A1', coral: 'D1', jade: 'B1' }), last: true },
      'amber locate 1',
    );
    const over = play(
      tried,
      ...tried.waiting.map((name) => `${name} done`),
      'coral done',
      'jade done',
    );
    expect(viewOf(over).attempts[0]?.seen).toEqual({ region: 'F2', rumour: [10, 40] });
  });
});
