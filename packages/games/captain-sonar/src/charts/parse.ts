import { BadInput } from '@fathom/kit';
import { waysOut } from '../chart.ts';
import type { Chart } from '../chart.ts';
import type { Cell } from '../vocabulary.ts';
import { chartFaults } from '../words/chart-faults.ts';
import type { Spot } from '../words/chart-faults.ts';
import type { ChartSize } from './grid.ts';
import { linesOf, MARKS, readChart } from './read.ts';

const KNOWN = new Set<string>(Object.values(MARKS));

/**
 * Reads a chart: one line per row from north to south, one character per cell. Spaces at the end of a line, blank
 * lines at the end of the text, capital letters and the line ends of Windows are forgiven.
 */
export function parseChart(text: string, size: ChartSize): Chart {
  const lines = linesOf(text);
  const fault = textFault(lines, size);
  if (fault !== null) throw new BadInput(fault);
  const chart = readChart(text, size);
  const unfit = chartFault(chart);
  if (unfit !== null) throw new BadInput(unfit);
  return chart;
}

function textFault(lines: readonly string[], size: ChartSize): string | null {
  if (lines.length !== size) return chartFaults.lines(size, lines.length);
  return (
    lines.map((line, index) => lineFault(line, index + 1, size)).find((fault) => fault !== null) ??
    null
  );
}

function lineFault(line: string, number: number, size: ChartSize): string | null {
  const marks = Array.from(line);
  const unknown = marks.findIndex((mark) => !KNOWN.has(mark));
  if (unknown >= 0 && unknown < size)
    return chartFaults.mark(number, unknown + 1, marks[unknown] ?? '');
  if (marks.length !== size) return chartFaults.lineLength(number, marks.length, size);
  return null;
}

export const ISLAND_SHARE = { least: 0.04, most: 0.15 } as const;
export const LEAST_WAYS_OUT = 2;

/** What makes a chart unfit for play (1.3), in a sentence that says what would be right; null: nothing. */
export const chartFault = (chart: Chart): string | null =>
  islandFault(chart) ?? cutOffFault(chart) ?? deadEndFault(chart);

function islandFault({ cells, waterCells, size }: Chart): string | null {
  const islands = cells.length - waterCells.length;
  const least = Math.ceil(cells.length * ISLAND_SHARE.least);
  const most = Math.floor(cells.length * ISLAND_SHARE.most);
  return islands >= least && islands <= most
    ? null
    : chartFaults.islands({ islands, cells: cells.length, size, least, most });
}

function cutOffFault(chart: Chart): string | null {
  const [, cutOff] = seasOf(chart, chart.waterCells);
  const cell = cutOff?.[0];
  return cell === undefined ? null : chartFaults.cutOff(spotOf(chart, cell));
}

function deadEndFault(chart: Chart): string | null {
  const end = chart.waterCells.find((cell) => waysOut(chart, cell).length < LEAST_WAYS_OUT);
  return end === undefined ? null : chartFaults.deadEnd(spotOf(chart, end));
}

const spotOf = (chart: Chart, cell: Cell): Spot => ({
  cell,
  line: chart.rowOf(cell),
  column: (chart.indexOf(cell) % chart.size) + 1,
});

/** The given water in connected parts, the largest first. */
export function seasOf(chart: Chart, water: readonly Cell[]): readonly (readonly Cell[])[] {
  const left = new Set(water);
  const seas: Cell[][] = [];
  for (const cell of water) {
    if (!left.delete(cell)) continue;
    const sea = [cell];
    for (const reached of sea)
      for (const next of waysOut(chart, reached)) if (left.delete(next)) sea.push(next);
    seas.push(sea);
  }
  return seas.toSorted((one, other) => other.length - one.length);
}
