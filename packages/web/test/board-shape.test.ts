import {
  areAdjacent,
  centreOf as unitCentreOf,
  columnRowOf,
  hexAt,
} from '@fathom/search-diver/client';
import { describe, expect, test } from 'vitest';
import { HEX_SIDE, hexShape } from '../src/board/hex-shape.ts';
import {
  boardShape,
  cellAtPoint,
  cellByKey,
  centreOf,
  nearestCell,
  viewBoxOf,
} from '../src/board/shape.ts';

const numbers = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => String(i + 1).padStart(2, '0'));
const hexes = hexShape(numbers(20), numbers(12), (column, row) =>
  hexAt({ column: Number(column), row: Number(row) }),
);
const squares = boardShape(['a', 'b', 'c'], ['2', '1'], (column, row) => `${column}${row}`);
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey });

describe.each([
  ['squares', squares],
  ['hexes', hexes as ReturnType<typeof boardShape>],
])('a board of %s', (_, shape) => {
  test('finds each cell again by its middle', () => {
    for (const cell of shape.cells.flat())
      expect(cellAtPoint(shape, centreOf(shape, cell))).toBe(cell);
  });
  test('has nothing outside its frame', () => {
    const { x, y } = shape.geometry.frame;
    expect(cellAtPoint(shape, { x: x - 1, y })).toBeNull();
    expect(cellAtPoint(shape, { x, y: y - 1 })).toBeNull();
  });
  test('leads by keys from corner to corner, and not over the edge', () => {
    const first = shape.cells[0]?.[0] ?? '';
    const last = shape.cells.at(-1)?.at(-1) ?? '';
    expect(cellByKey(shape, first, press('End', true))).toBe(last);
    expect(cellByKey(shape, last, press('Home', true))).toBe(first);
    expect(cellByKey(shape, first, press('ArrowLeft'))).toBeNull();
    expect(cellByKey(shape, last, press('ArrowDown'))).toBeNull();
    expect(cellByKey(shape, first, press('x'))).toBeNull();
  });
});

describe('hexes', () => {
  test('lie where the rules of Search Diver have them, and arrows lead to neighbours', () => {
    for (const hex of hexes.cells.flat()) {
      const [here, there] = [centreOf(hexes, hex), unitCentreOf(columnRowOf(hex))];
      expect(here.x).toBeCloseTo(there.x * HEX_SIDE);
      expect(here.y).toBeCloseTo(there.y * HEX_SIDE);
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = cellByKey(hexes, hex, press(key));
        expect(next === null || areAdjacent(hex, next)).toBe(true);
      }
    }
  });
  test('are meant by a finger near them', () => {
    const { reach } = hexes.geometry;
    const near = { ...centreOf(hexes, '0303'), reach };
    expect(nearestCell(hexes, ['0304', '0909'], near)).toBe('0304');
    expect(nearestCell(hexes, ['0909'], near)).toBeNull();
  });
});

test('squares leave room for their labels', () => {
  expect(viewBoxOf(squares)).toBe('-50 -16 366 266');
  expect(centreOf(squares, 'b1')).toEqual({ x: 150, y: 150 });
  expect(centreOf(squares, 'z9').x).toBeLessThan(0);
});
