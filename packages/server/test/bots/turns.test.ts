import type { Urgency } from '@fathom/host';
import { expect, test } from 'vitest';
import { openTurns } from '../../src/bots/turns.ts';
import type { Turns, Waiting } from '../../src/bots/turns.ts';
import { botRequest } from './requests.ts';

const URGENT: Readonly<Record<string, Urgency>> = { A: 'awaited', S: 'seated', B: 'botsAlone' };

/** "A ann 1": the first bot of Ann, awaited. */
function waiting(line: string): Waiting {
  const [letter = '', owner = ''] = line.split(' ');
  return { request: botRequest({ key: line, owner, urgency: URGENT[letter] ?? 'awaited' }) };
}
function fill(lines: readonly string[]): Turns<Waiting> {
  const turns = openTurns<Waiting>();
  for (const line of lines) turns.add(waiting(line));
  return turns;
}
const next = (turns: Turns<Waiting>, least: Urgency = 'botsAlone'): string | null =>
  turns.takeNext(least)?.request.key ?? null;
function drain(turns: Turns<Waiting>): readonly string[] {
  const order: string[] = [];
  for (let key = next(turns); key !== null; key = next(turns)) order.push(key);
  return order;
}

test.each<readonly [string, readonly string[], readonly string[]]>([
  [
    'one owner: first come, first served',
    ['A ann 1', 'A ann 2', 'A ann 3'],
    ['A ann 1', 'A ann 2', 'A ann 3'],
  ],
  [
    'several owners: each has a turn, however many the first has',
    ['A ann 1', 'A ann 2', 'A ann 3', 'A ben 1', 'A cid 1', 'A cid 2'],
    ['A ann 1', 'A ben 1', 'A cid 1', 'A ann 2', 'A cid 2', 'A ann 3'],
  ],
  [
    'matches with somebody there, then those with people, then bots alone',
    ['B ann 1', 'S ann 2', 'A ann 3', 'B ben 1', 'S ben 2', 'A ben 3'],
    ['A ann 3', 'A ben 3', 'S ann 2', 'S ben 2', 'B ann 1', 'B ben 1'],
  ],
  [
    'while people wait for their bots, every fourth turn is for those whose people are away, none for bots alone',
    'B ann 1,S ben 1,S ben 2,A ann 1,A ann 2,A ann 3,A ann 4,A ann 5,A ann 6,A ann 7'.split(','),
    'A ann 1,A ann 2,A ann 3,S ben 1,A ann 4,A ann 5,A ann 6,S ben 2,A ann 7,B ann 1'.split(','),
  ],
])('%s', (_, lines, order) => {
  expect(drain(fill(lines))).toStrictEqual(order);
});

test('whoever has had a turn is behind those who still wait for theirs', () => {
  const turns = fill(['A ann 1', 'A ben 1']);
  expect(next(turns)).toBe('A ann 1');
  turns.add(waiting('A ann 2'));
  expect(drain(turns)).toStrictEqual(['A ben 1', 'A ann 2']);
});

test('less urgent ones can be left waiting', () => {
  const turns = fill(['B ann 1', 'S ann 2', 'A ann 3']);
  expect(next(turns, 'awaited')).toBe('A ann 3');
  expect(next(turns, 'awaited')).toBeNull();
  expect(next(turns, 'seated')).toBe('S ann 2');
  expect(drain(turns)).toStrictEqual(['B ann 1']);
});

test('one can be taken out of the line, and all of them', () => {
  const turns = fill(['A ann 1', 'A ann 2', 'S ben 1']);
  expect(turns.takeOf('A ann 1')?.request.key).toBe('A ann 1');
  expect(turns.takeOf('A ann 1')).toBeNull();
  expect(turns.takeAll().map(({ request }) => request.key)).toStrictEqual(['A ann 2', 'S ben 1']);
  expect(drain(turns)).toStrictEqual([]);
});
