import { CHARTED_MINES, LEAST_HOLES, makeChart, waysOut, WRECKS } from '../chart.ts';
import type { Chart } from '../chart.ts';
import type { Cell, Scenario } from '../vocabulary.ts';
import { drawingWords } from '../words/chart-drawing.ts';
import { gridOf } from './grid.ts';
import type { ChartSize } from './grid.ts';
import { ISLAND_SHARE, LEAST_WAYS_OUT, seasOf } from './parse.ts';
import { linesOf, MARKS } from './read.ts';

/** What a cell of a chart can be. */
export type ChartMark = keyof typeof MARKS;
export const CHART_MARKS = Object.keys(MARKS) as readonly ChartMark[];

/** The marks of a text, row by row: whatever is missing or unknown is water. */
function marksOf(text: string, size: ChartSize): readonly ChartMark[] {
  const lines = linesOf(text);
  return gridOf(size).cells.map((_, index) => {
    const found = lines[Math.floor(index / size)]?.[index % size];
    return CHART_MARKS.find((mark) => MARKS[mark] === found) ?? 'water';
  });
}

export const markAt = (text: string, size: ChartSize, cell: Cell): ChartMark =>
  marksOf(text, size)[gridOf(size).indexOf(cell)] ?? 'water';

interface BrushStroke {
  readonly cells: readonly Cell[];
  readonly mark: ChartMark;
}

/** The text with some cells marked anew. */
export function paintedChart(text: string, size: ChartSize, { cells, mark }: BrushStroke): string {
  const { indexOf } = gridOf(size);
  const strokes = new Set(cells.map(indexOf));
  const marks = marksOf(text, size).map((old, index) => MARKS[strokes.has(index) ? mark : old]);
  return Array.from({ length: size }, (_, row) =>
    marks.slice(row * size, (row + 1) * size).join(''),
  ).join('\n');
}

/** The cell on the other side of the middle. */
export function oppositeCell(size: ChartSize, cell: Cell): Cell {
  const { cells, indexOf } = gridOf(size);
  return cells[cells.length - 1 - indexOf(cell)] ?? cell;
}

/** A chart as far as it is drawn, fit for play or not. */
export function drawnChart(text: string, size: ChartSize): Chart {
  const { cells } = gridOf(size);
  const marks = marksOf(text, size);
  const marked = (mark: ChartMark): readonly Cell[] =>
    cells.filter((_, index) => marks[index] === mark);
  return makeChart({
    size,
    water: marks.map((mark) => mark !== 'island'),
    holes: marked('hole'),
    chartedMines: marked('mine'),
    wrecks: marked('wreck'),
  });
}

/** How much there is of something, and how much there should be. */
export interface ChartCount {
  readonly words: string;
  readonly isRight: boolean;
}
/** What is wrong where. */
export interface ChartFlaw {
  readonly words: string;
  readonly cells: readonly Cell[];
}
export interface ChartState {
  readonly counts: readonly ChartCount[];
  readonly flaws: readonly ChartFlaw[];
  readonly isFit: boolean; // for play in this scenario
}

/** 1.3 A chart while it is being drawn, by the same measures as when it is chosen. */
export function chartState(chart: Chart, scenario: Scenario): ChartState {
  const counts = [islandCount(chart), ...scenarioCounts(chart, scenario)];
  const [, ...lakes] = seasOf(chart, chart.waterCells);
  const cutOff = lakes.flat();
  const deadEnds = chart.waterCells.filter((cell) => waysOut(chart, cell).length < LEAST_WAYS_OUT);
  const flaws = [
    { cells: cutOff, words: drawingWords.cutOff(cutOff) },
    { cells: deadEnds, words: drawingWords.deadEnds(deadEnds) },
  ].filter(({ cells }) => cells.length > 0);
  return { counts, flaws, isFit: flaws.length === 0 && counts.every(({ isRight }) => isRight) };
}

function islandCount({ cells, waterCells }: Chart): ChartCount {
  const found = cells.length - waterCells.length;
  const least = Math.ceil(cells.length * ISLAND_SHARE.least);
  const most = Math.floor(cells.length * ISLAND_SHARE.most);
  return {
    words: drawingWords.islands(found, least, most),
    isRight: found >= least && found <= most,
  };
}

function scenarioCounts(chart: Chart, scenario: Scenario): readonly ChartCount[] {
  const { size, holes, chartedMines, wrecks } = chart;
  switch (scenario) {
    case 'plain':
    case 'decoy':
      return [];
    case 'ice':
      return [
        {
          words: drawingWords.holes(holes.length, LEAST_HOLES[size]),
          isRight: holes.length >= LEAST_HOLES[size],
        },
      ];
    case 'minefield':
      return [
        {
          words: drawingWords.mines(chartedMines.length, CHARTED_MINES[size]),
          isRight: chartedMines.length === CHARTED_MINES[size],
        },
      ];
    case 'salvage':
      return [
        {
          words: drawingWords.wrecks(wrecks.length, WRECKS[size]),
          isRight: wrecks.length === WRECKS[size],
        },
      ];
    default:
      return scenario satisfies never;
  }
}
