import { foldLog } from '@fathom/host';
import type { KeyedPlace, SeatKeys } from '@fathom/host';
import { expect, test } from 'vitest';
import { lookAtKey } from '../src/links.ts';
import { counting, countingLog, LEFT } from './toy.ts';

const keyOf = (match: string, { seat, handovers }: KeyedPlace): string =>
  `${match} ${seat ?? 'table'} ${handovers}`;

/** Keys that say what they are of, and how often one was compared. */
function countedKeys(): SeatKeys & { compared: number } {
  const keys = {
    compared: 0,
    keyOf,
    fits: (key: string, match: string, place: KeyedPlace): boolean => {
      keys.compared += 1;
      return key === keyOf(match, place);
    },
  };
  return keys;
}

test('what became of a link is known of the last times a seat changed hands, and a guess costs little', () => {
  const rows = countingLog('23456789', 0).slice(0, 3);
  const match = foldLog(
    rows.map((row, seq) => ({ seq, row })),
    [counting({ version: 1, goal: 10 })],
  );
  const left = match.seats.get(LEFT);
  if (left === undefined) throw new Error('there is no such seat');
  Object.assign(left, { handovers: 10_000 });
  match.tableLinks = 10_000;
  const keys = countedKeys();
  const outlookOf = (key: string) => lookAtKey(match, keys, { key, guest: 'eve' }).outlook;
  expect(outlookOf('23456789 left 9990')).toBe('used');
  expect(outlookOf('23456789 left 9000')).toBe('void');
  keys.compared = 0;
  expect(outlookOf('made up')).toBe('void');
  expect(keys.compared).toBeLessThan(100);
});
