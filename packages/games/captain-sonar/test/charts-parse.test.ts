import { expect, test } from 'vitest';
import { BadInput } from '@fathom/kit';
import { CHARTED_MINES, LEAST_HOLES } from '../src/chart.ts';
import { scenarioFault } from '../src/charts/scenario-fault.ts';
import { chartOf, parseChart } from '../src/charts/index.ts';
import { edited, lines, messageOf, OPEN } from './charts-samples.ts';

test('1.3 a chart is read row by row from the north-west', () => {
  const chart = parseChart(OPEN, 10);
  expect(chart.cells.slice(0, 3)).toEqual(['A1', 'B1', 'C1']);
  expect(chart.cells.at(-1)).toBe('J10');
  expect(chart.cells.filter((cell) => !chart.isWater(cell))).toEqual(['C2', 'D2', 'H5', 'C8']);
  expect(chart.holes).toEqual(['A1', 'J1', 'B6', 'J10']);
  expect(chart.chartedMines).toEqual(['F1', 'B4', 'F4', 'J4', 'E7', 'I7', 'A10', 'F10']);
});

test('1.3 holes and charted mines are water', () => {
  const chart = parseChart(OPEN, 10);
  expect([...chart.holes, ...chart.chartedMines].every(chart.isWater)).toBe(true);
});

test.each([
  ['line ends of Windows', OPEN.replaceAll('\n', '\r\n')],
  ['blank lines at the end', `${OPEN}\n\n  \n`],
  ['spaces at the end of a line', OPEN.replaceAll('\n', '  \n')],
  ['capital letters', OPEN.toUpperCase()],
])('1.3 a custom chart may have %s', (_, text) => {
  const { cells, water, holes, chartedMines } = parseChart(text, 10);
  const plain = parseChart(OPEN, 10);
  expect({ cells, water, holes, chartedMines }).toEqual({
    cells: plain.cells,
    water: plain.water,
    holes: plain.holes,
    chartedMines: plain.chartedMines,
  });
});

const tenIslands = '##########';
test.each([
  [
    'too few lines',
    lines(OPEN).slice(1).join('\n'),
    'a chart of this size has 10 lines, this has 9',
  ],
  ['too many lines', `${OPEN}\n..........`, 'a chart of this size has 10 lines, this has 11'],
  ['nothing', '', 'a chart of this size has 10 lines, this has 1'],
  [
    'a short line',
    edited({ 4: '.*...*...' }),
    'line 4 has 9 characters: each line has 10, one a cell',
  ],
  [
    'a long line',
    edited({ 4: '.*...*...*.' }),
    'line 4 has 11 characters: each line has 10, one a cell',
  ],
  ['a blank line', edited({ 4: '' }), 'line 4 has 0 characters: each line has 10, one a cell'],
  [
    'an unknown mark',
    edited({ 3: '...x......' }),
    'line 3, column 4: "x" is no mark of a chart; use "." for water, "#" for an island, ' +
      '"o" for a hole in the ice, "*" for a charted mine, "w" for a wreck',
  ],
  [
    'a mark outside the plane of common characters',
    edited({ 3: '..🌊.......' }),
    'line 3, column 3: "🌊" is no mark of a chart; use "." for water, "#" for an island, ' +
      '"o" for a hole in the ice, "*" for a charted mine, "w" for a wreck',
  ],
  [
    'too few islands',
    edited({ 2: '..........' }),
    '2 of the 100 cells are islands: on 10 by 10 cells there should be 4 to 15 (4 to 15%)',
  ],
  [
    'too many islands',
    edited({ 6: tenIslands, 9: '##........' }),
    '16 of the 100 cells are islands: on 10 by 10 cells there should be 4 to 15 (4 to 15%)',
  ],
  [
    'a sea cut off',
    edited({ 1: '...#......', 2: '..#.......', 3: '##........' }),
    'the water at A1 (line 1, column 1) is cut off from the rest: ' +
      'a boat must be able to reach all water by N, E, S and W',
  ],
  [
    'a dead end',
    edited({ 5: '...#...#..', 6: '..#.#.....' }),
    'the water at D6 (line 6, column 4) is a dead end: ' +
      'every cell of water needs at least two ways out by N, E, S or W',
  ],
])('1.3 %s is refused with what would be right', (_, text, message) => {
  expect(() => parseChart(text, 10)).toThrow(BadInput);
  expect(messageOf(() => parseChart(text, 10))).toBe(message);
});

test('1.3 from 4 to 15 of 100 cells may be islands', () => {
  expect(() => parseChart(edited({ 2: '..#.......' }), 10)).toThrow('3 of the 100');
  expect(() => parseChart(edited({ 2: '..##......' }), 10)).not.toThrow();
  const row = '.########.';
  expect(() => parseChart(edited({ 2: row, 9: '..#####...' }), 10)).not.toThrow();
  expect(() => parseChart(edited({ 2: row, 6: '..######..' }), 10)).toThrow('16 of the 100');
});

test('6 ice wants enough holes', () => {
  const chart = parseChart(OPEN, 10);
  expect(chart.holes).toHaveLength(LEAST_HOLES[10]);
  expect(scenarioFault(chart, 'ice')).toBeNull();
  const fewer = parseChart(edited({ 1: '.....*...o' }), 10);
  expect(scenarioFault(fewer, 'ice')).toBe(
    'the chart has 3 holes in the ice ("o"): the ice scenario needs at least 4 on 10 by 10 cells',
  );
});

test.each([
  ['too few', edited({ 10: '*........o' }), 7],
  ['too many', edited({ 10: '*....*.*.o' }), 9],
])('6 the minefield wants exactly so many charted mines: %s', (_, text, mines) => {
  expect(scenarioFault(parseChart(text, 10), 'minefield')).toBe(
    `the chart has ${mines} charted mines ("*"): the minefield scenario needs exactly 8 on 10 by 10 cells`,
  );
});

test('6 the plain scenario wants neither, and the right number is no fault', () => {
  const bare = parseChart(OPEN.replaceAll(/[o*]/g, '.'), 10);
  expect(scenarioFault(bare, 'plain')).toBeNull();
  expect(scenarioFault(bare, 'ice')).toContain('no holes');
  expect(scenarioFault(bare, 'minefield')).toContain('no charted mines');
  expect(parseChart(OPEN, 10).chartedMines).toHaveLength(CHARTED_MINES[10]);
  expect(scenarioFault(parseChart(OPEN, 10), 'minefield')).toBeNull();
});

test('a custom chart is read once and kept', () => {
  expect(chartOf('custom', OPEN)).toBe(chartOf('custom', OPEN));
  expect(chartOf('custom', OPEN, 10)).toBe(chartOf('custom', OPEN));
  expect(chartOf('custom', edited({ 1: '..........' }))).not.toBe(chartOf('custom', OPEN));
});

test('a custom chart of a size that is not played is refused', () => {
  expect(messageOf(() => chartOf('custom', '...\n...'))).toBe(
    'a chart has 10 lines (turn by turn) or 15 (real time), this has 2',
  );
  expect(messageOf(() => chartOf('custom', OPEN, 15))).toBe(
    'a chart of this size has 15 lines, this has 10',
  );
});

test('a chart that is not there, or not of this size, is refused with the choices', () => {
  expect(() => chartOf('atlantis', '')).toThrow(BadInput);
  expect(messageOf(() => chartOf('atlantis', ''))).toContain('there is no chart "atlantis" here');
  const choices = messageOf(() => chartOf('crumb-islands', '', 15));
  expect(choices).toContain('"kettle-ring"');
  expect(choices).not.toContain('"lantern-atoll"');
});
