import { COURSES, MOST_PLOTTED, ONE_CELL, cellBeside } from '@fathom/captain-sonar/client';
import type { Cell, CellShift, Chart, Course, Plotted, Sheet } from '@fathom/captain-sonar/client';
import type { Accessor } from 'solid-js';

/** 8. [plotting] Where courses are drawn by hand. */
export interface Pen {
  readonly plot: (plotted: Plotted) => void;
  readonly unplot: () => void;
  readonly drawTo: (cell: Cell, isFirst: boolean) => void; // on the chart, to a cell beside the last one
}

export interface PenWork {
  readonly sheet: Accessor<Sheet | null>;
  readonly chart: Accessor<Chart>;
  readonly put: (part: Partial<Sheet>) => void;
}

export function createPen({ sheet, chart, put }: PenWork): Pen {
  const draw = (change: (before: Sheet) => Partial<Sheet> | null): void => {
    const before = sheet();
    const part = before && change(before);
    if (part !== null) put(part);
  };
  return {
    plot: (plotted) => draw((before) => withPlotted(before, plotted, chart())),
    unplot: () => draw((before) => withoutLast(before, chart())),
    drawTo: (cell, isFirst) =>
      draw((before) => {
        if (before.at === null) return { at: cell };
        const { at } = before;
        // Back along the line that is being drawn takes it away again.
        const back = withoutLast(before, chart());
        if (!isFirst && back?.at === cell) return back;
        const course = COURSES.find((each) => chart().neighbour(at, each) === cell);
        return course === undefined ? null : withPlotted(before, course, chart());
      }),
  };
}

/** The track goes on; where that would lead off the chart it slides, as it does where it draws itself. */
export function withPlotted(sheet: Sheet, plotted: Plotted, chart: Chart): Partial<Sheet> | null {
  const { at, courses = [] } = sheet;
  if (courses.length >= MOST_PLOTTED) return null;
  const next = plotted === '?' || at === null ? null : chart.neighbour(at, plotted);
  return { courses: [...courses, plotted], ...(next === null ? {} : { at: next }) };
}

/** The last course, or the last silence with its bend, is rubbed out: the track ends where it did before. */
export function withoutLast(sheet: Sheet, chart: Chart): Partial<Sheet> | null {
  const { at, courses = [], bends = [] } = sheet;
  const last = courses.at(-1);
  if (last === undefined) return null;
  const { east, south } = runOf(last, sheet);
  const end = at && cellBeside(chart, at, { east: -east, south: -south });
  return {
    courses: courses.slice(0, -1),
    bends: bends.filter(({ silence }) => silence < courses.length - 1),
    ...(end === null ? {} : { at: end }),
  };
}

const runOf = (last: Course | '?', { courses = [], bends = [] }: Sheet): CellShift => {
  if (last !== '?') return ONE_CELL[last];
  const bend = bends.find(({ silence }) => silence === courses.length - 1);
  return bend ?? { east: 0, south: 0 };
};
