import { BadInput } from '@fathom/kit';
import { chartFault, isDepth } from '../chart.ts';
import type { DepthChart } from '../chart.ts';
import { hexAt } from '../hex.ts';
import { DEPTHS } from '../vocabulary.ts';
import type { Depth } from '../vocabulary.ts';
import { CHART_FAULTS } from '../words/options.ts';

const LAND = '--';
const DEEPEST = DEPTHS.at(-1) ?? 0;

/**
 * Reads a chart: one line per row from north to south, in it one mark per column from west to east, with spaces between. Every
 * second column is drawn half a hex lower. Blank lines before and after, and more spaces than one, are forgiven.
 */
export function parseChart(text: string): DepthChart {
  const lines = linesOf(text);
  const first = lines[0] ?? [];
  const depths = lines.flatMap((marks, row) => {
    if (marks.length !== first.length)
      throw new BadInput(CHART_FAULTS.ragged(row + 1, marks.length, first.length));
    return marks.map((mark, column) => depthOf(mark, row + 1, column + 1));
  });
  const chart = { columns: first.length, rows: lines.length, depths };
  const fault = chartFault(chart);
  if (fault !== null) throw new BadInput(fault);
  return chart;
}

/** The text that reads as this chart. */
export const makeChart = ({ columns, rows, depths }: DepthChart): string =>
  Array.from({ length: rows }, (_, row) =>
    depths
      .slice(row * columns, (row + 1) * columns)
      .map((depth) => (depth === null ? LAND : String(depth)))
      .join(' '),
  ).join('\n');

const linesOf = (text: string): readonly (readonly string[])[] =>
  text.trim() === ''
    ? []
    : text
        .replace(/^\s*\n/, '')
        .trimEnd()
        .split(/\r\n|\n|\r/)
        .map((line) => line.trim().split(/\s+/));

function depthOf(mark: string, row: number, column: number): Depth | null {
  if (mark === LAND) return null;
  const feet = /^\d{1,4}$/.test(mark) ? Number(mark) : Number.NaN;
  if (isDepth(feet)) return feet;
  const at = { line: row, column, hex: hexAt({ column, row }) };
  throw new BadInput(
    feet > DEEPEST ? CHART_FAULTS.tooDeep(at, feet, DEPTHS) : CHART_FAULTS.noMark(at, mark, DEPTHS),
  );
}
