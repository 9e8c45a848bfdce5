import { expect, test } from 'vitest';
import { waysOut } from '../src/chart.ts';
import type { Chart, StepPath } from '../src/chart.ts';
import { chartOf, parseChart } from '../src/charts/index.ts';
import type { Cell } from '../src/vocabulary.ts';
import { OPEN, edited } from './charts-samples.ts';

const small = parseChart(OPEN, 10);
const large = chartOf('kettle-ring', '');

test('1.3 every cell has a place, a column and a row, and is found by them', () => {
  for (const chart of [small, large])
    for (const [index, cell] of chart.cells.entries()) {
      expect(chart.indexOf(cell)).toBe(index);
      expect(chart.cellAt(chart.columnOf(cell), chart.rowOf(cell))).toBe(cell);
    }
});

test.each([
  { chart: small, cell: 'C7', place: ['C', 7, 62] },
  { chart: small, cell: 'J10', place: ['J', 10, 99] },
  { chart: large, cell: 'O15', place: ['O', 15, 224] },
] as const)(
  '1.3 letters are columns and numbers are rows from the north',
  ({ chart, cell, place }) => {
    expect([chart.columnOf(cell), chart.rowOf(cell), chart.indexOf(cell)]).toEqual(place);
  },
);

test.each(['K1', 'A11', 'A0', 'a1', 'A01', '', 'Z9', 'A1.0', 'constructor'])(
  '%s is not on a chart of ten by ten',
  (name) => {
    const cell = name as Cell;
    expect(small.indexOf(cell)).toBe(-1);
    expect(small.isWater(cell)).toBe(false);
    expect(small.neighbour(cell, 'S')).toBeNull();
    expect(small.around(cell)).toEqual([]);
    expect(small.withinSteps(cell, 4, 'free')).toEqual([]);
    expect(small.withinSteps(cell, 4, 'water')).toEqual([]);
    expect(() => small.sectorOf(cell)).toThrow('is not on a chart of 10 by 10 cells');
  },
);

test.each([
  [small, 'A1', 1],
  [small, 'E5', 1],
  [small, 'F5', 2],
  [small, 'E6', 3],
  [small, 'J10', 4],
  [large, 'E5', 1],
  [large, 'F1', 2],
  [large, 'O5', 3],
  [large, 'A6', 4],
  [large, 'H8', 5],
  [large, 'K10', 6],
  [large, 'A11', 7],
  [large, 'J15', 8],
  [large, 'O15', 9],
] as const)('1.3 sectors are numbered row by row from the north-west', (chart, cell, sector) => {
  expect(chart.sectorOf(cell)).toBe(sector);
  expect(chart.sectorCells(sector)).toContain(cell);
});

test('1.3 there are 4 sectors on the small chart, 9 on the large one, 25 cells each', () => {
  for (const [chart, sectors] of [
    [small, 4],
    [large, 9],
  ] as const) {
    expect(chart.sectors).toBe(sectors);
    const all = Array.from({ length: sectors }, (_, index) => chart.sectorCells(index + 1));
    expect(all.map((cells) => cells.length)).toEqual(all.map(() => 25));
    expect(all.flat().toSorted()).toEqual(chart.cells.toSorted());
  }
  expect(small.sectorCells(5)).toEqual([]);
});

test.each([
  ['B2', 'N', 'B1'],
  ['B2', 'E', 'C2'],
  ['B2', 'S', 'B3'],
  ['B2', 'W', 'A2'],
  ['A1', 'N', null],
  ['J1', 'E', null],
  ['J10', 'S', null],
  ['A10', 'W', null],
] as const)('2 from %s on course %s lies %s', (cell, course, next) => {
  expect(small.neighbour(cell, course)).toBe(next);
});

test('3.1 up to 8 cells lie around a cell', () => {
  expect(small.around('B2')).toEqual(['A1', 'B1', 'C1', 'A2', 'C2', 'A3', 'B3', 'C3']);
  expect(small.around('A1')).toEqual(['B1', 'A2', 'B2']);
  expect(small.around('J5')).toEqual(['I4', 'J4', 'I5', 'I6', 'J6']);
});

test('ways out lead to water', () => {
  expect(waysOut(small, 'C1')).toEqual(['D1', 'B1']);
  expect(waysOut(small, 'E5')).toEqual(['E4', 'F5', 'E6', 'D5']);
});

test.each([
  [0, []],
  [1, ['B1', 'A2']],
  [2, ['B1', 'C1', 'A2', 'B2', 'A3']],
] as const)('3.2 within %i steps of a corner', (steps, cells) => {
  expect(small.withinSteps('A1', steps, 'water')).toEqual(cells);
  expect(small.withinSteps('A1', steps, 'free')).toEqual(cells);
});

test('3.2 through water a torpedo goes around an island, freely over it', () => {
  const walled = parseChart(edited({ 2: '.####.....' }), 10);
  expect(walled.withinSteps('C1', 2, 'free')).toContain('C3');
  expect(walled.withinSteps('C1', 4, 'water')).not.toContain('C3');
  expect(walled.withinSteps('C1', 6, 'water')).toContain('C3');
  expect(walled.withinSteps('C1', 2, 'free')).not.toContain('C2');
});

/** The plain definition: the cells whose shortest way, stepping as allowed, is not longer. */
function bruteWithin(chart: Chart, from: Cell, [steps, path]: readonly [number, StepPath]) {
  const free = path === 'free';
  let reached = new Set<Cell>([from]);
  for (let step = 0; step < steps; step++)
    reached = new Set(
      chart.cells.filter(
        (cell) =>
          reached.has(cell) ||
          ((free || chart.isWater(cell)) &&
            (['N', 'E', 'S', 'W'] as const).some((course) => {
              const beside = chart.neighbour(cell, course);
              return beside !== null && reached.has(beside);
            })),
      ),
    );
  return chart.cells.filter((cell) => cell !== from && chart.isWater(cell) && reached.has(cell));
}

test.each(['water', 'free'] as const)(
  '3.2 within four steps (%s) is what stepping four times gives, from every cell',
  (path) => {
    for (const chart of [small, chartOf('saltmother', '')])
      for (const cell of chart.waterCells)
        expect(chart.withinSteps(cell, 4, path)).toEqual(bruteWithin(chart, cell, [4, path]));
  },
);

test('what was worked out once is kept', () => {
  expect(small.withinSteps('E5', 4, 'water')).toBe(small.withinSteps('E5', 4, 'water'));
  expect(small.withinSteps('E5', 4, 'free')).not.toBe(small.withinSteps('E5', 4, 'water'));
});
