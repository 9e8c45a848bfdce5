import { CLAIM_KINDS, chartOf, claimWords, legal, seatOf } from '@fathom/captain-sonar/client';
import type { Claims, View } from '@fathom/captain-sonar/client';
import { expect, test } from 'vitest';
import {
  UNANSWERED,
  amended,
  claimsOf,
  liesAbout,
} from '../../src/games/captain-sonar/captain/answer.ts';
import { lieIn } from '../../src/games/captain-sonar/desk/facts.ts';
import { chartGridOf } from '../../src/games/captain-sonar/desk/chart-grid.ts';
import { chanceMatch } from './sonar-table.ts';

const asText = (claims: Claims | null): string => JSON.stringify(claims);

/** A moment at which a sonar waits for Alpha's answer. */
function asked(): View {
  for (let seed = 1; seed < 40; seed++)
    for (const { views } of chanceMatch({ mode: 'turn' }, seed, 300))
      if (views.alpha.stop?.waitsFor === 'answer' && views.alpha.stop.side === 'bravo')
        return views.alpha;
  throw new Error('nobody ever sent a sonar');
}

test('3.5 the form offers every lawful answer and no other', () => {
  const view = asked();
  const cell = view.boats.alpha?.position ?? null;
  if (cell === null) throw new Error('Alpha knows where it is');
  const spot = { cell, chart: chartGridOf(view.setup).chart };
  const offered = CLAIM_KINDS.flatMap((truth) =>
    CLAIM_KINDS.filter((lie) => lie !== truth).flatMap((lie) =>
      liesAbout(lie, cell, spot.chart).map((said) => claimsOf({ truth, lie, said }, spot)),
    ),
  );
  const lawful = [...legal(view, seatOf('alpha', 'captain'))].flatMap((action) =>
    action.type === 'answer' ? [action.claims] : [],
  );
  expect(offered.map(asText).toSorted()).toEqual(lawful.map(asText).toSorted());
});

test('3.5 nothing is chosen beforehand, and nothing is said before all is chosen', () => {
  const spot = { cell: 'C7', chart: chartOf(asked().setup.map, '') } as const;
  expect(claimsOf(UNANSWERED, spot)).toBeNull();
  const truth = amended(UNANSWERED, { truth: 'row' }, spot);
  expect(truth).toEqual({ truth: 'row', lie: null, said: null });
  const lie = amended(truth, { lie: 'sector' }, spot);
  expect(claimsOf(lie, spot)).toBeNull();
  expect(claimsOf(amended(lie, { said: '2' }, spot), spot)).toEqual({
    row: 7,
    column: null,
    sector: 2,
  });
});

test('3.5 whatever is changed in the form, truth and lie stay of different kinds and the lie stays untrue', () => {
  const chart = chartOf(asked().setup.map, '');
  const spot = { cell: 'C7', chart } as const;
  const steps = [
    [{ truth: 'column' }, null],
    [{ lie: 'row' }, null],
    [{ said: '9' }, 'row'],
    [{ truth: 'sector' }, 'row'],
    [{ lie: 'column' }, null],
    [{ said: 'nonsense' }, null],
    [{ said: 'D' }, 'column'],
    [{ said: 'C' }, null],
    [{ truth: 'column' }, null],
  ] as const;
  let draft = UNANSWERED;
  for (const [change, lie] of steps) {
    draft = amended(draft, change, spot);
    expect(draft.lie === draft.truth).toBe(false);
    const claims = claimsOf(draft, spot);
    expect(claims && lieIn(claims, 'C7', chart)).toBe(lie);
  }
});

test('claims are said in words', () => {
  expect(claimWords({ row: 7, column: null, sector: 2 })).toBe('row 7 and sector 2');
  expect(claimWords({ row: null, column: 'C', sector: 2 })).toBe('column C and sector 2');
});
