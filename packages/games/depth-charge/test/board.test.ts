import { expect, test } from 'vitest';
import {
  AROUND,
  COURSES,
  SEAS,
  SQUARES,
  depthCharge,
  seaOf,
  squareNumber,
} from '@fathom/depth-charge';
import { fresh, luck, options } from './play.ts';

test('1.1 the board has 8 × 8 squares, and the boats start in opposite corners', () => {
  expect(SQUARES).toHaveLength(64);
  expect(SQUARES.map(squareNumber)).toEqual([...SQUARES.keys()]);
  expect(fresh().boats).toEqual({ black: 'a1', red: 'h8' });
});

test('1.1 squares at the edge have fewer squares around and ahead of them', () => {
  expect([AROUND.a1, AROUND.a4, AROUND.d4].map((squares) => squares.length)).toEqual([3, 5, 8]);
  expect([COURSES.a1, COURSES.d4].map((courses) => courses.flat().length)).toEqual([6, 12]);
});

test.each([
  ['a1', 'black'],
  ['a7', 'black'],
  ['g1', 'black'],
  ['d4', 'black'],
  ['a8', null],
  ['d5', null],
  ['h1', null],
  ['b8', 'red'],
  ['e5', 'red'],
  ['h8', 'red'],
] as const)('1.2 %s lies in the sea of %s', (square, side) => {
  expect(seaOf(square)).toBe(side);
});

test('1.2 each sea has 28 squares, and 8 belong to nobody', () => {
  expect(SEAS.black).toHaveLength(28);
  expect(SEAS.red).toHaveLength(28);
  expect(SQUARES.filter((square) => seaOf(square) === null)).toHaveLength(8);
});

test.each(['black', 'red'] as const)('1.4 %s begins if the options say so', (first) => {
  expect(fresh({ first }).first).toBe(first);
});

test('1.4 otherwise luck says who begins', () => {
  const firsts = Array.from({ length: 200 }, (_, seed) =>
    depthCharge.start(options({ first: 'random' }), luck(seed)),
  ).map(({ first }) => first);
  const black = firsts.filter((first) => first === 'black').length;
  expect(black).toBeGreaterThan(70);
  expect(black).toBeLessThan(130);
});
