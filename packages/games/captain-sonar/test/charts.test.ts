import { expect, test } from 'vitest';
import { scenarioFault } from '../src/charts/scenario-fault.ts';
import { CHARTS, chartById, chartOf, parseChart } from '../src/charts/index.ts';
import { goodPlayFaults } from '../src/charts/good-play.ts';
import { measure, possibleStarts } from '../src/charts/measure.ts';
import { SCENARIOS } from '../src/vocabulary.ts';
import { OPEN, edited } from './charts-samples.ts';

test('1.3 there are at least five charts in each size', () => {
  for (const size of [10, 15])
    expect(CHARTS.filter((chart) => chart.size === size).length).toBeGreaterThanOrEqual(5);
});

test('charts have ids fit for links, and names and words of their own', () => {
  for (const { id, name, about } of CHARTS) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(name.length).toBeGreaterThan(3);
    expect(about.length).toBeGreaterThan(20);
  }
  for (const key of ['id', 'name', 'about', 'text'] as const)
    expect(new Set(CHARTS.map((chart) => chart[key])).size).toBe(CHARTS.length);
});

test('a chart is found by its id', () => {
  for (const named of CHARTS) {
    expect(chartById(named.id)).toBe(named);
    expect(chartOf(named.id, '').size).toBe(named.size);
    expect(chartOf(named.id, '')).toBe(chartOf(named.id, '', named.size));
  }
  expect(chartById('custom')).toBeNull();
});

test.each(CHARTS)('1.3 $name is drawn for good play', ({ text, size }) => {
  expect(goodPlayFaults(parseChart(text, size))).toEqual([]);
});

test.each(CHARTS)('6 $name has what every scenario needs', ({ id }) => {
  expect(SCENARIOS.map((scenario) => scenarioFault(chartOf(id, ''), scenario))).toEqual(
    SCENARIOS.map(() => null),
  );
});

const turned = (rows: readonly string[]): readonly string[] =>
  rows.map((_, column) =>
    rows
      .map((row) => row[column] ?? '')
      .toReversed()
      .join(''),
  );

/** The islands as they look from all sides and in a mirror. */
function facesOf(text: string): ReadonlySet<string> {
  const faces = new Set<string>();
  let rows: readonly string[] = text.replaceAll(/[o*]/g, '.').split('\n');
  for (let turn = 0; turn < 4; turn++) {
    faces.add(rows.join('\n')).add(rows.toReversed().join('\n'));
    rows = turned(rows);
  }
  return faces;
}

test('no chart is another one turned or mirrored', () => {
  const faces = CHARTS.map(({ text }) => facesOf(text));
  const all = new Set(faces.flatMap((face) => Array.from(face)));
  expect(all.size).toBe(faces.reduce((sum, face) => sum + face.size, 0));
});

test.each([
  [
    'most of a sector is land',
    edited({ 2: '.####.....', 3: '.####.....', 4: '.###......', 8: '..........' }),
    'the share of water in the driest sector: 0.56, should be 0.6 to 0.96',
  ],
  [
    'a sector has no island at all',
    edited({}),
    'the share of water in the wettest sector: 1, should be 0.6 to 0.96',
  ],
  [
    'one cell is the gate of a bay',
    edited({ 1: 'o...#*...o', 2: '....#.....', 3: '....#.....', 4: '###.#....*' }),
    'the share of water behind one narrow cell: 0.14, should be 0 to 0.03',
  ],
  [
    'there are rocks all over',
    '..........\n.#....#...\n...#....#.\n..........\n.#..#..#..\n..........\n...#...#..\n#.......#.\n..#..#....\n..........',
    'the cells possible after 8 courses: 6, should be 8 to 20',
  ],
  [
    'the sea is empty',
    edited({ 5: '..........', 8: '..........', 2: '.####.....' }),
    'the cells possible after 8 courses: 40, should be 8 to 20',
  ],
  ['a sector has but one hole', OPEN, 'the fewest holes in a sector: 1, should be 2 to 5'],
  [
    'charted mines lie side by side',
    edited({ 4: '.*...**...' }),
    'the gap between charted mines: 1, should be 2 to 10',
  ],
  [
    'half of the charted mines lie in one sector',
    edited({ 4: '.*.*......', 1: 'o..*.....o', 5: '*......#..' }),
    'the most charted mines in a sector: 4, should be 1 to 3',
  ],
  [
    'a charted mine is missing',
    edited({ 10: '*........o' }),
    'the chart has 7 charted mines ("*"): the minefield scenario needs exactly 8 on 10 by 10 cells',
  ],
])('a chart is no good if %s', (_, text, fault) => {
  expect(goodPlayFaults(parseChart(text, 10))).toContain(fault);
});

test('measures are the same every time', () => {
  expect(measure(chartOf('two-sisters', ''))).toEqual(measure(chartOf('two-sisters', '')));
});

test('possible cells are counted by where the courses fit', () => {
  const chart = parseChart(OPEN, 10);
  expect(possibleStarts(chart, [])).toBe(96);
  expect(possibleStarts(chart, ['E', 'E', 'E', 'E', 'E', 'E', 'E', 'E', 'E'])).toBe(7);
  expect(possibleStarts(chart, ['N', 'N', 'N', 'N', 'N', 'N', 'N', 'N', 'N'])).toBe(7);
});
