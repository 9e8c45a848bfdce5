import type { Append } from '@fathom/host';
import { appendOf, summaryOf } from '@fathom/host/testing/rows';
import { expect, it } from 'vitest';
import { roundsOf } from '../../src/store/postgres/rounds.ts';

const listed = (match: string, seq: number): Append => appendOf(match, seq, summaryOf());
const inTerm = (match: string, seq: number, term: number): Append => ({
  ...appendOf(match, seq),
  term,
});

/** Each round as `match seq/base`. */
const shown = (batch: readonly Append[]): readonly string[] =>
  roundsOf(batch).map((round) =>
    round.map(({ append: { match, seq }, base }) => `${match}${seq}/${base}`).join(' '),
  );

const CASES: readonly (readonly [string, readonly Append[], readonly string[]])[] = [
  ['rows of many matches, by match', [appendOf('b', 3), appendOf('a', 7)], ['a7/7 b3/3']],
  [
    'a run of one match',
    [appendOf('a', 3), appendOf('b', 0), appendOf('a', 4)],
    ['a3/3 a4/3 b0/0'],
  ],
  ['a place twice', [appendOf('a', 3), appendOf('a', 3)], ['a3/3', 'a3/3']],
  ['rows out of order', [appendOf('a', 4), appendOf('a', 3)], ['a4/4', 'a3/3']],
  ['a second listing of a match', [listed('a', 3), listed('a', 4)], ['a3/3', 'a4/4']],
  [
    'a listing within a run',
    [appendOf('a', 3), listed('a', 4), appendOf('a', 5)],
    ['a3/3 a4/3 a5/3'],
  ],
  ['a listing of a match that is just made', [appendOf('a', 0), listed('a', 1)], ['a0/0', 'a1/1']],
  ['rows after the listing of a new match', [listed('a', 0), appendOf('a', 1)], ['a0/0 a1/0']],
  ['terms that differ', [inTerm('a', 3, 1), appendOf('a', 4)], ['a3/3', 'a4/4']],
  ['equal terms', [inTerm('a', 3, 1), inTerm('a', 4, 1)], ['a3/3 a4/3']],
  ['nothing', [], []],
];
it.each(CASES)('%s', (_, batch, rounds) => {
  expect(shown(batch)).toEqual(rounds);
});

it('every append is in one round, at its place in the batch', () => {
  const batch = [appendOf('b', 1), appendOf('a', 1), appendOf('b', 1), appendOf('a', 2)];
  const entries = roundsOf(batch).flat();
  expect(new Set(entries.map(({ at }) => at))).toEqual(new Set([0, 1, 2, 3]));
  expect(entries).toHaveLength(4);
  for (const { append, at } of entries) expect(append).toBe(batch[at]);
});
