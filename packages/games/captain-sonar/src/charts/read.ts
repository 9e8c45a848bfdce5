import { makeChart } from '../chart.ts';
import type { Chart } from '../chart.ts';
import { gridOf } from './grid.ts';
import type { ChartSize } from './grid.ts';

/** What a cell of the text can be. Holes, charted mines and wrecks are plain water in other scenarios. */
export const MARKS = { water: '.', island: '#', hole: 'o', mine: '*', wreck: 'w' } as const;

/** The chart that a text shows. Whether it is one, and one that can be played on, is for `parseChart` to say. */
export function readChart(text: string, size: ChartSize): Chart {
  const marks = linesOf(text).join('');
  const marked = (mark: string) => gridOf(size).cells.filter((_, index) => marks[index] === mark);
  return makeChart({
    size,
    water: Array.from(marks, (mark) => mark !== MARKS.island),
    holes: marked(MARKS.hole),
    chartedMines: marked(MARKS.mine),
    wrecks: marked(MARKS.wreck),
  });
}

export const linesOf = (text: string): readonly string[] =>
  text
    .trimEnd()
    .split(/\r\n|\n|\r/)
    .map((line) => line.trimEnd().toLowerCase());
