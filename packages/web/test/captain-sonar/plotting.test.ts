import { chartOf, radioWords } from '@fathom/captain-sonar/client';
import type { Announcement, Cell, Course, Event, Sheet } from '@fathom/captain-sonar/client';
import { expect, test } from 'vitest';
import { factsOf, positionsIn } from '../../src/games/captain-sonar/desk/facts.ts';
import { carried, marked } from '../../src/games/captain-sonar/desk/sheet.ts';
import { cellBeside, shiftBetween, trackOf } from '../../src/games/captain-sonar/desk/track.ts';

const ROWS = ['..........', '....#.....', '..........', '.......#..', '..........'];
const chart = chartOf('custom', [...ROWS, ...ROWS].join('\n'), 10);

const courses = (text: string): readonly Announcement[] =>
  Array.from(text, (sign): Announcement =>
    sign === '?'
      ? { type: 'silenceRun', side: 'bravo', course: null, cells: null }
      : { type: 'courseSet', side: 'bravo', course: sign as Course },
  );

test('8 the track is what was heard, counted from where it ends', () => {
  const { points } = trackOf(courses('NNE'), 'bravo', 0);
  expect(points.map(({ east, south }) => [east, south])).toEqual([
    [-1, 2],
    [-1, 1],
    [-1, 0],
    [0, 0],
  ]);
});

test('8 a sheet that was wiped shows only what was heard since', () => {
  expect(trackOf(courses('NNE'), 'bravo', 2).points).toHaveLength(2);
  expect(trackOf(courses('NNE'), 'bravo', 3).points).toHaveLength(1);
});

test('8 a crew’s own courses are not on its sheet', () => {
  expect(trackOf(courses('NNE'), 'alpha', 0).points).toHaveLength(1);
});

test('8 what else was heard is noted where the boat was then', () => {
  const record: readonly Announcement[] = [
    ...courses('N'),
    { type: 'surfaced', side: 'bravo', sector: 2 },
    { type: 'droneLaunched', side: 'alpha', sector: 1, found: false },
    ...courses('E'),
    { type: 'droneLaunched', side: 'bravo', sector: 1, found: false },
    { type: 'mineLaid', side: 'bravo', cell: null },
  ];
  expect(trackOf(record, 'bravo', 0).points.map(({ notes }) => notes)).toEqual([
    [],
    ['surfaced', 'drone'],
    ['mine'],
  ]);
});

test('3.6 before a silence nobody knows how far: the track is firm only after it', () => {
  expect(trackOf(courses('EEE'), 'bravo', 0).firm).toBe(0);
  expect(trackOf(courses('EEE?E'), 'bravo', 0).firm).toBe(3);
});

test('a shift there and back leads to the same cell, and off the chart to none', () => {
  expect(cellBeside(chart, 'C3', shiftBetween(chart, 'C3', 'J10'))).toBe('J10');
  expect(cellBeside(chart, 'J10', { east: 1, south: 0 })).toBeNull();
  expect(cellBeside(chart, 'A1', { east: 0, south: -1 })).toBeNull();
});

const SHEET: Sheet = { at: 'C3', since: 0, pencil: [] };
const laid: Event = { type: 'sheetDrawn', side: 'alpha', sheet: SHEET };

const end = (events: readonly Event[]): Cell | null => carried(SHEET, 'alpha', { events, chart });

test('8 a sheet lies still: its end goes on with each course heard since it was laid', () => {
  const before = courses('NN') as readonly Event[];
  const after = courses('SE') as readonly Event[];
  expect(end([...before, laid])).toBe('C3');
  expect(end([...before, laid, ...after])).toBe('D4');
  expect(end([laid, { type: 'courseSet', side: 'alpha', course: 'S' }])).toBe('C3');
  expect(end([laid, ...(courses('NNN') as readonly Event[])])).toBe('C1');
});

test('a pencil puts its mark on and takes it off; without one the marks come in turn', () => {
  const once = marked([], 'B2', 'ring');
  expect(once).toEqual([{ cell: 'B2', mark: 'ring' }]);
  expect(marked(once, 'B2', 'ring')).toEqual([]);
  expect(marked(once, 'B2', 'cross')).toEqual([{ cell: 'B2', mark: 'cross' }]);
  const [first, second, third] = [
    marked([], 'B2', null),
    marked([{ cell: 'B2', mark: 'cross' }], 'B2', null),
    marked([{ cell: 'B2', mark: 'ring' }], 'B2', null),
  ];
  expect([first, second, third].map((marks) => marks[0]?.mark)).toEqual([
    'cross',
    'ring',
    undefined,
  ]);
});

const answer: Announcement = {
  type: 'sonarAnswered',
  side: 'bravo',
  claims: { row: 3, column: 'A', sector: null },
  drawn: false,
};

test('8 facts about the enemy are listed, the newest first, with how old they are', () => {
  const record: readonly Announcement[] = [
    { type: 'droneLaunched', side: 'alpha', sector: 4, found: true },
    ...courses('N'),
    answer,
    { type: 'droneLaunched', side: 'bravo', sector: 1, found: true },
    ...courses('?'),
  ];
  const facts = factsOf(record, 'bravo', chart);
  expect(facts.map(({ words }) => words)).toEqual([
    'Silence: 0 to 4 cells, straight',
    'Sonar: row 3 and column A, one of them a lie',
    'Drone: in sector 4',
  ]);
  expect(facts.map(({ since }) => radioWords.movesAgo(since))).toEqual([
    'now',
    '1 move ago',
    '2 moves ago',
  ]);
  expect(facts[1]?.pointed).toEqual({ rows: [3], columns: ['A'], sectors: [], blasts: [] });
});

test('3.5 a lie is marked for those who know where the boat was, and for nobody else', () => {
  const open: Announcement = { type: 'startChosen', side: 'bravo', cell: 'C4' };
  const hidden: Announcement = { type: 'startChosen', side: 'bravo', cell: null };
  expect(factsOf([open, ...courses('N'), answer], 'bravo', chart)[0]?.lie).toBe('column');
  expect(factsOf([hidden, ...courses('N'), answer], 'bravo', chart)[0]?.lie).toBeNull();
  expect(factsOf([open, ...courses('?'), answer], 'bravo', chart)[0]?.lie).toBeNull();
});

test('positions follow courses and silences as far as they are known', () => {
  const record: readonly Announcement[] = [
    { type: 'startChosen', side: 'bravo', cell: 'C4' },
    ...courses('N'),
    { type: 'silenceRun', side: 'bravo', course: 'E', cells: 2 },
    { type: 'courseSet', side: 'alpha', course: 'S' },
  ];
  expect(positionsIn(record, 'bravo', chart)).toEqual(['C4', 'C3', 'E3', 'E3']);
});
