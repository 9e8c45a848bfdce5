import {
  parseChart,
  setupSchema,
  shifts,
  TORPEDO_RANGE,
  trackOf,
} from '@fathom/captain-sonar/client';
import type { Announcement, Cell, Chart, Course, Track } from '@fathom/captain-sonar/client';
import { parse } from '@fathom/kit';
import type { BoardShape } from '../../../board/shape.ts';
import { shapeOf } from '../desk/chart-grid.ts';

/** The chart of the pictures: drawn for these pages, so that no change to a chart can spoil them. */
const TEXT = [
  '..........',
  '..##....o.',
  '..#....#..',
  '.o.....#.*',
  '....#.*...',
  '*...##....',
  '.#...o..*.',
  '.*.....#..',
  'o..#..##..',
  '....*...*.',
].join('\n');

export const CHART: Chart = parseChart(TEXT, 10);

export const SHAPE: BoardShape<Cell> = shapeOf(CHART);

/** Alpha's way so far, and its boat at the end of it. */
export const ROUTE: readonly Cell[] = ['B5', 'C5', 'C4', 'D4', 'E4', 'F4', 'F5', 'G5'];
export const BOAT: Cell = 'G5';

/** Where Alpha could lay a mine. */
export const BERTHS: readonly Cell[] = CHART.around(BOAT).filter(
  (cell) => CHART.isWater(cell) && !ROUTE.includes(cell),
);
/** What Alpha does with a decoy, and what all hear of it. */
export const DECOY: { readonly [Name in 'from' | 'gone' | 'called']: Cell } = {
  from: BOAT,
  gone: 'G6',
  called: 'H5',
};
export const WRECKS: { readonly [Name in 'far' | 'empty' | 'inReach']: Cell } = {
  far: 'B2',
  empty: 'D8',
  inReach: 'H6',
};
export const TARGETS: readonly Cell[] = CHART.withinSteps(BOAT, TORPEDO_RANGE, 'water');

const HEARD: readonly Course[] = ['E', 'E', 'N', 'N', 'E', 'N', 'N', 'W'];

/** What was heard of Bravo, and where such a track can end. */
const RECORD = HEARD.map((course): Announcement => ({ type: 'courseSet', side: 'bravo', course }));
const SETUP = parse(setupSchema, { mode: 'turn', map: 'custom', chart: TEXT }, 'the example');
export const TRACK: Track = trackOf(
  { at: null, since: 0, pencil: [] },
  { setup: SETUP, record: RECORD, about: 'bravo' },
);
export const ENDS: ReadonlySet<Cell> = new Set(shifts(SETUP, HEARD));
