import { expect, it } from 'vitest';
import { endingWords, turningPoint } from '../src/client.ts';
import type { Announcement, Hit } from '../src/client.ts';

const blast = (alpha: Hit, bravo: Hit): Announcement => ({
  type: 'exploded',
  side: 'alpha',
  charge: 'torpedo',
  cell: 'C3',
  hits: { alpha, bravo },
});
const leak: Announcement = { type: 'damaged', side: 'bravo', fault: null };
const names = {
  side: (side: string): string => (side === 'alpha' ? 'Alpha' : 'Bravo'),
  seat: String,
};

it.each<[string, readonly Announcement[], number | null]>([
  ['a match without a blow has none', [], null],
  ['the first blow, if it was never made up for', [blast('clear', 'indirect'), leak], 0],
  [
    'the blow after the last draw level',
    [leak, blast('indirect', 'clear'), blast('clear', 'direct'), blast('indirect', 'clear')],
    2,
  ],
  ['none where the loser was never behind', [blast('direct', 'indirect')], null],
  ['a blow that harms both alike decides nothing', [blast('direct', 'direct'), leak], 1],
])('turning point: %s', (_, record, index) => {
  expect(turningPoint(record, 'bravo')).toBe(index === null ? null : record[index]);
});

it('the last scene says who won, by what, and when it turned', () => {
  const ended = {
    winner: 'alpha',
    reason: 'sunk',
    record: [blast('clear', 'direct')],
  } as const;
  expect(endingWords.title('alpha', 'alpha')).toBe('Your crew wins');
  expect(endingWords.title('alpha', 'bravo')).toBe('Alpha wins');
  expect(endingWords.title(null, 'bravo')).toBe('A draw');
  expect(endingWords.why(ended, names)).toBe('Bravo is sunk.');
  expect(endingWords.turningPoint(ended, names)).toBe(
    'Alpha’s torpedo on C3: Alpha all clear, Bravo direct hit. From then on Bravo was behind.',
  );
  expect(endingWords.why({ ...ended, winner: null, reason: 'bothSunk' }, names)).toBe(
    'Both boats are sunk.',
  );
  expect(endingWords.turningPoint({ ...ended, winner: null }, names)).toBeNull();
});
