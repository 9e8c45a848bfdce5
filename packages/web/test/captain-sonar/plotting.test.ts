import { chartOf, radioWords, setupOf, trackOf } from '@fathom/captain-sonar/client';
import type { Announcement, Cell, CellShift, Course, Sheet } from '@fathom/captain-sonar/client';
import { describe, expect, test } from 'vitest';
import type { Grip } from '../../src/games/captain-sonar/desk/bending.ts';
import { factsOf, positionsIn } from '../../src/games/captain-sonar/desk/facts.ts';
import { moved, pieceAt } from '../../src/games/captain-sonar/desk/bending.ts';
import {
  areaOf,
  nextMarked,
  painted,
  strokeOf,
} from '../../src/games/captain-sonar/desk/pencil.ts';

const ROWS = ['..........', '....#.....', '..........', '.......#..', '..........'];
const chart = chartOf('custom', [...ROWS, ...ROWS].join('\n'), 10);

const courses = (text: string): readonly Announcement[] =>
  Array.from(text, (sign): Announcement =>
    sign === '?'
      ? { type: 'silenceRun', side: 'bravo', course: null, cells: null }
      : { type: 'courseSet', side: 'bravo', course: sign as Course },
  );

const SHEET: Sheet = { at: 'E5', since: 0, pencil: [] };

describe('8 pieces of a track are shifted against each other', () => {
  const hearing = { setup: setupOf({}), record: courses('E?N?E'), about: 'bravo' } as const;
  const shift = (sheet: Sheet, grip: Grip, by: CellShift) =>
    moved({ sheet, track: trackOf(sheet, hearing), chart }, grip, by);
  const east = { east: 1, south: 0 };

  test.each<readonly [what: string, grip: Grip, after: Pick<Sheet, 'at' | 'bends'>]>([
    ['the whole track moves as it is', 'whole', { at: 'F5', bends: [] }],
    [
      'the newest piece takes the end with it',
      2,
      { at: 'F5', bends: [{ silence: 3, east: 1, south: 0 }] },
    ],
    ['the oldest bends at its end', 0, { at: 'E5', bends: [{ silence: 1, east: -1, south: 0 }] }],
    [
      'one between bends at both',
      1,
      {
        at: 'E5',
        bends: [
          { silence: 1, east: 1, south: 0 },
          { silence: 3, east: -1, south: 0 },
        ],
      },
    ],
  ])('8 %s', (_what, grip, after) => {
    expect(shift(SHEET, grip, east)).toEqual(after);
  });

  test('8 there and back leaves no bend behind', () => {
    const bent = { ...SHEET, ...shift(SHEET, 2, east) };
    expect(shift(bent, 2, { east: -1, south: 0 })).toEqual({ at: 'E5', bends: [] });
  });

  test('8 no further than the chart is wide', () => {
    expect(shift(SHEET, 'whole', { east: 6, south: 0 })).toBeNull();
    expect(shift(SHEET, 0, { east: 15, south: 0 })).toBeNull();
    expect(shift({ ...SHEET, at: null }, 'whole', east)).toBeNull();
  });

  test('8 a piece is held by any of its cells, the newest where several lie', () => {
    const track = trackOf(SHEET, hearing);
    const held = (cell: Cell) => pieceAt(track, chart, { end: 'E5', cell });
    expect([held('E5'), held('D5'), held('D6'), held('C6'), held('A1')]).toEqual([
      2,
      2,
      1,
      0,
      null,
    ]);
  });
});

describe('8 the pencil', () => {
  test('8 covers a cell, a row, a column or a sector, as far as there is water', () => {
    expect(areaOf(chart, 'cell', 'B2')).toEqual(['B2']);
    expect(areaOf(chart, 'row', 'B2')).toEqual(Array.from('ABCDFGHIJ', (column) => `${column}2`));
    expect(areaOf(chart, 'column', 'H1')).toHaveLength(8);
    expect(areaOf(chart, 'sector', 'A6')).toHaveLength(24);
    expect(areaOf(chart, 'cell', 'E2')).toEqual([]);
  });

  test('8 draws all along a stroke, or rubs out where the stroke begins on its own mark', () => {
    const once = painted([], ['B2', 'B3'], 'ring');
    expect(once).toEqual([
      { cell: 'B2', mark: 'ring' },
      { cell: 'B3', mark: 'ring' },
    ]);
    expect(strokeOf(once, ['B2'], 'ring')).toBeNull();
    expect(strokeOf(once, ['B2', 'B4'], 'ring')).toBe('ring');
    expect(strokeOf(once, ['B2'], 'cross')).toBe('cross');
    expect(strokeOf(once, ['B2'], 'rubber')).toBeNull();
    expect(painted(once, ['B2'], 'cross')).toContainEqual({ cell: 'B2', mark: 'cross' });
    expect(painted(once, ['B2'], null)).toEqual([{ cell: 'B3', mark: 'ring' }]);
  });

  test('8 and where none is up, the marks come in turn', () => {
    const marks = [[], painted([], ['B2'], 'cross'), painted([], ['B2'], 'ring')].map(
      (pencil) => nextMarked(pencil, 'B2')[0]?.mark,
    );
    expect(marks).toEqual(['cross', 'ring', undefined]);
  });
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

const drone = (found: boolean): Announcement => ({
  type: 'droneLaunched',
  side: 'alpha',
  sector: 1,
  found,
});

test('8 a fact rules cells out for as long as the enemy has not moved on', () => {
  const outBy = (said: Announcement, ...more: readonly Announcement[]): readonly Cell[] =>
    factsOf([said, ...more], 'bravo', chart).at(-1)?.ruledOut ?? [];
  expect(outBy(drone(false))).toHaveLength(24);
  expect(outBy(drone(true))).toHaveLength(chart.waterCells.length - 24);
  expect(outBy(drone(false), ...courses('N'))).toEqual([]);
  expect(outBy(answer)).toContain('A3'); // both would be true
  expect(outBy(answer)).toContain('B2'); // neither would
  expect(outBy(answer)).not.toContain('A2');
  expect(outBy({ type: 'surfaced', side: 'bravo', sector: 4 })).toContain('A1');
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
