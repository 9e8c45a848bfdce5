import { openTable } from '@fathom/kit';
import type { Millis, Seed, Table } from '@fathom/kit';
import { expect, test } from 'vitest';
import { newGame, opponent, seatOf } from '../src/index.ts';
import type { Action, SideName, View } from '../src/index.ts';

const seed = '0'.repeat(64) as Seed;
const at = 0 as Millis;

/** null: the action was taken. */
function act(table: Table, side: SideName, action: Action): string | null {
  const taken = table.propose({ type: 'act', at, seat: seatOf(side), action });
  if (!taken.ok) return taken.refusal.code;
  table.commit(taken.row);
  return null;
}

/** A table where both have hidden at depth 7. */
function hiddenAtSeven(): { readonly table: Table; readonly first: SideName } {
  const table = openTable(newGame, { setup: {}, seed });
  act(table, 'north', { type: 'hide', depth: 7 });
  act(table, 'south', { type: 'hide', depth: 7 });
  return { table, first: (table.view([]) as View).first };
}

test('1.1 play begins when both treasures are hidden', () => {
  const table = openTable(newGame, { setup: {}, seed });
  expect(act(table, 'north', { type: 'hide', depth: 7 })).toBeNull();
  expect(act(table, 'north', { type: 'hide', depth: 8 })).toBe('alreadyHidden');
  expect(act(table, 'north', { type: 'guess', depth: 1 })).toBe('stillHiding');
  expect(act(table, 'south', { type: 'hide', depth: 21 })).toBe('tooDeep');
  expect(act(table, 'south', { type: 'hide', depth: 20 })).toBeNull();
  expect(table.toAct()).toHaveLength(1);
});

test('2.1 turns alternate, and no depth is named twice', () => {
  const { table, first } = hiddenAtSeven();
  expect(act(table, opponent(first), { type: 'guess', depth: 1 })).toBe('notYourTurn');
  expect(act(table, first, { type: 'guess', depth: 1 })).toBeNull();
  expect(act(table, opponent(first), { type: 'guess', depth: 1 })).toBeNull();
  expect(act(table, first, { type: 'guess', depth: 1 })).toBe('guessedBefore');
});

test.each([
  [6, 'deeper'],
  [8, 'shallower'],
  [7, 'found'],
] as const)('2.2 a guess of %i at a treasure on 7 is answered "%s"', (depth, answer) => {
  const { table, first } = hiddenAtSeven();
  act(table, first, { type: 'guess', depth });
  expect((table.view([]) as View).guesses[first]).toEqual([{ depth, answer }]);
});

test('3.1 3.3 finding the treasure wins, and everything is open', () => {
  const { table, first } = hiddenAtSeven();
  act(table, first, { type: 'guess', depth: 7 });
  expect(table.outcome()).toEqual({ winners: [first], reason: 'found' });
  expect((table.view([]) as View).treasure).toEqual({ north: 7, south: 7 });
});

test.each(['resigned', 'time', 'absent'] as const)('3.2 a player who is %s loses', (reason) => {
  const { table, first } = hiddenAtSeven();
  const taken = table.propose({ type: 'forfeit', at, seat: seatOf(first), reason });
  if (taken.ok) table.commit(taken.row);
  expect(table.outcome()).toEqual({ winners: [opponent(first)], reason });
});
