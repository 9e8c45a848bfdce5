import { BadInput } from '@fathom/kit';
import { makeChart } from '../chart.ts';
import type { Chart } from '../chart.ts';
import { gridOf } from './grid.ts';
import type { ChartSize } from './grid.ts';
import { watersFault } from './waters-fault.ts';

/** What a cell of the text can be. Holes and charted mines are plain water in other scenarios. */
const MARKS = { water: '.', island: '#', hole: 'o', mine: '*' } as const;
const KNOWN = new Set<string>(Object.values(MARKS));
const LEGEND =
  '"." for water, "#" for an island, "o" for a hole in the ice, "*" for a charted mine';

/**
 * Reads a chart: one line a row from north to south, one character a cell. Spaces at the end of a line, blank
 * lines at the end of the text, capital letters and the line ends of Windows are forgiven.
 */
export function parseChart(text: string, size: ChartSize): Chart {
  const lines = linesOf(text);
  const fault = textFault(lines, size);
  if (fault !== null) throw new BadInput(fault);
  const marks = lines.join('');
  const marked = (mark: string) => gridOf(size).cells.filter((_, index) => marks[index] === mark);
  const chart = makeChart({
    size,
    water: Array.from(marks, (mark) => mark !== MARKS.island),
    holes: marked(MARKS.hole),
    chartedMines: marked(MARKS.mine),
  });
  const unfit = watersFault(chart);
  if (unfit !== null) throw new BadInput(unfit);
  return chart;
}

export const linesOf = (text: string): readonly string[] =>
  text
    .trimEnd()
    .split(/\r\n|\n|\r/)
    .map((line) => line.trimEnd().toLowerCase());

function textFault(lines: readonly string[], size: ChartSize): string | null {
  if (lines.length !== size)
    return `a chart of this size has ${size} lines, this has ${lines.length}`;
  return (
    lines.map((line, index) => lineFault(line, index + 1, size)).find((fault) => fault !== null) ??
    null
  );
}

function lineFault(line: string, number: number, size: ChartSize): string | null {
  const marks = Array.from(line);
  const unknown = marks.findIndex((mark) => !KNOWN.has(mark));
  if (unknown >= 0 && unknown < size)
    return `line ${number}, column ${unknown + 1}: "${marks[unknown]}" is no mark of a chart; use ${LEGEND}`;
  if (marks.length !== size)
    return `line ${number} has ${marks.length} characters: each line has ${size}, one a cell`;
  return null;
}
