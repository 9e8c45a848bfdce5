import { describe, expect, test } from 'vitest';
import {
  cellBeside,
  chartOf,
  endOf,
  plottedCells,
  shiftBetween,
  trackOf,
} from '@fathom/captain-sonar';
import type { Announcement, Course, Hearing, Sheet } from '@fathom/captain-sonar';
import { options } from './play.ts';

const courses = (text: string): readonly Announcement[] =>
  Array.from(text, (sign): Announcement =>
    sign === '?'
      ? { type: 'silenceRun', side: 'bravo', course: null, cells: null }
      : { type: 'courseSet', side: 'bravo', course: sign as Course },
  );
const setup = options();
const chart = chartOf(setup.map, setup.chart, 10);
const heard = (record: readonly Announcement[]): Hearing => ({ setup, record, about: 'bravo' });
const SHEET: Sheet = { at: 'C3', since: 0, pencil: [] };
const pointsOf = (sheet: Sheet, hearing: Hearing) =>
  trackOf(sheet, hearing).map(({ points }) => points.map(({ east, south }) => [east, south]));

test('8 the track is what was heard, counted from where it ends', () => {
  expect(pointsOf(SHEET, heard(courses('NNE')))).toEqual([
    [
      [-1, 2],
      [-1, 1],
      [-1, 0],
      [0, 0],
    ],
  ]);
});

test('8 a sheet that was wiped shows only what was heard since', () => {
  expect(trackOf({ ...SHEET, since: 2 }, heard(courses('NNE')))[0].courses).toEqual(['E']);
  expect(trackOf({ ...SHEET, since: 3 }, heard(courses('NNE')))[0].courses).toEqual([]);
});

test('8 a crew’s own courses are not on its sheet', () => {
  const own = { ...heard(courses('NNE')), about: 'alpha' } as const;
  expect(trackOf(SHEET, own)[0].points).toHaveLength(1);
});

test('8 what else was heard is noted where the boat was then', () => {
  const [{ points }] = trackOf(
    SHEET,
    heard([
      ...courses('N'),
      { type: 'surfaced', side: 'bravo', sector: 2 },
      { type: 'droneLaunched', side: 'alpha', sector: 1, found: false },
      ...courses('E'),
      { type: 'droneLaunched', side: 'bravo', sector: 1, found: false },
      { type: 'mineLaid', side: 'bravo', cell: null },
    ]),
  );
  expect(points.map(({ notes }) => notes.map(({ kind }) => kind))).toEqual([
    [],
    ['surfaced', 'drone'],
    ['mine'],
  ]);
});

describe('8 a silence breaks the track into pieces', () => {
  const hearing = heard(courses('E?N?'));

  test('8 of which each begins where the one before it ends', () => {
    expect(pointsOf(SHEET, hearing)).toEqual([
      [
        [-1, 1],
        [0, 1],
      ],
      [
        [0, 1],
        [0, 0],
      ],
      [[0, 0]],
    ]);
  });

  test('8 until it is bent there', () => {
    const bends = [
      { silence: 1, east: 0, south: -2 },
      { silence: 3, east: 3, south: 0 },
    ];
    expect(pointsOf({ ...SHEET, bends }, hearing)).toEqual([
      [
        [-4, 3],
        [-3, 3],
      ],
      [
        [-3, 1],
        [-3, 0],
      ],
      [[0, 0]],
    ]);
  });

  test('8 and each names the silence that ends it', () => {
    expect(trackOf(SHEET, hearing).map(({ silence }) => silence)).toEqual([1, 3, null]);
    expect(trackOf({ ...SHEET, since: 2 }, hearing).map(({ silence }) => silence)).toEqual([
      3,
      null,
    ]);
  });
});

test('8 [plotting] by hand the track is what was drawn, whatever was heard', () => {
  const byHand = { ...heard(courses('SSS')), setup: options({ plotting: 'byHand' }) };
  const drawn: Sheet = {
    ...SHEET,
    courses: ['N', '?', 'E'],
    bends: [{ silence: 1, east: 2, south: 0 }],
  };
  expect(plottedCells(drawn, byHand)).toEqual([
    [null, null],
    ['B3', 'C3'],
  ]);
  expect(plottedCells({ ...drawn, at: 'F3' }, byHand)).toEqual([
    ['C4', 'C3'],
    ['E3', 'F3'],
  ]);
  expect(endOf({ ...drawn, heard: 0 }, byHand)).toBe('C3');
});

test('8 a sheet lies still: its end goes on with each course heard since it was laid', () => {
  const end = (before: string, after: string): string | null =>
    endOf({ ...SHEET, heard: before.length }, heard(courses(before + after)));
  expect(end('NN', '')).toBe('C3');
  expect(end('NN', 'SE')).toBe('D4');
  expect(end('NN', 'S?E')).toBe('D4');
  expect(end('', 'NNN')).toBe('C1');
  expect(endOf({ ...SHEET, at: null }, heard(courses('S')))).toBeNull();
  expect(plottedCells({ ...SHEET, at: null }, heard(courses('S')))).toEqual([]);
});

test('a shift there and back leads to the same cell, and off the chart to none', () => {
  expect(cellBeside(chart, 'C3', shiftBetween(chart, 'C3', 'J10'))).toBe('J10');
  expect(cellBeside(chart, 'J10', { east: 1, south: 0 })).toBeNull();
  expect(cellBeside(chart, 'A1', { east: 0, south: -1 })).toBeNull();
});
