import {
  COURSES,
  ONE_CELL,
  cellBeside,
  plottingOf,
  shiftBetween,
} from '@fathom/captain-sonar/client';
import type {
  Cell,
  Chart,
  Course,
  PencilMark,
  Plotted,
  Sheet,
  SheetName,
  Track,
  TrackPiece,
} from '@fathom/captain-sonar/client';
import { createEffect, createMemo, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { play } from '../play.ts';
import { moved, pieceAt } from './bending.ts';
import type { Grip } from './bending.ts';
import { createPaper, hearingOf } from './paper.ts';
import type { SheetPaper, PaperWork } from './paper.ts';
import { areaOf, nextMarked, painted, strokeOf } from './pencil.ts';
import type { PencilArea, Tool } from './pencil.ts';
import { createPen } from './pen.ts';

/** What is drawn on one of the two sheets. */
export interface DrawnSheet {
  readonly sheet: Sheet;
  readonly track: Track;
}

/** The transparent sheets over the chart, as they lie now. All that is done is done to the one that is on top. */
export interface PlottingSheet {
  readonly top: Accessor<SheetName>;
  readonly putOnTop: (name: SheetName) => void;
  readonly sheet: Accessor<Sheet | null>; // null: nobody's to see
  readonly track: Accessor<Track>;
  readonly below: Accessor<DrawnSheet | null>; // the other sheet; null: nothing is on it
  readonly ends: Accessor<ReadonlySet<Cell> | null>; // where what is held can end, if the match tells; null: it does not
  readonly isByHand: Accessor<boolean>; // courses are drawn by the Radio Operator
  readonly mayDraw: Accessor<boolean>;
  readonly tool: Accessor<Tool | null>; // what is in the hand
  readonly setTool: (tool: Tool | null) => void;
  readonly area: Accessor<PencilArea>;
  readonly setArea: (area: PencilArea) => void;
  readonly grip: Accessor<Grip>;
  readonly hold: (grip: Grip) => void;
  readonly layAt: (at: Cell | null) => void;
  readonly drag: (from: Cell, to: Cell | null) => void;
  readonly nudge: (course: Course) => void;
  readonly straighten: () => void; // no bends
  readonly copyBelow: () => void; // all that is on the other sheet
  readonly restart: () => void;
  readonly showAll: () => void;
  readonly plot: (plotted: Plotted) => void; // by hand, with the pen
  readonly unplot: () => void;
  readonly paint: (cell: Cell, isFirst: boolean) => void; // a stroke with what is in the hand comes to a cell
  readonly mark: (cell: Cell) => void; // without a pencil: one mark after the other
  readonly crossOut: (cells: readonly Cell[]) => void;
  readonly rubOut: () => void;
}

export interface SheetWork extends PaperWork {
  readonly chart: Accessor<Chart>;
}

const POINT: TrackPiece = {
  points: [{ east: 0, south: 0, notes: [] }],
  courses: [],
  silence: null,
};
const EMPTY: Track = [POINT];

export function createSheet(work: SheetWork): PlottingSheet {
  const papers = { sheet: createPaper('sheet', work), second: createPaper('second', work) };
  const [top, putOnTop] = createSignal<SheetName>('sheet');
  const paper = (): SheetPaper => papers[top()];
  const sheet = createMemo((): Sheet | null => paper().sheet());
  const trackOn = (drawn: Sheet | null): Track => {
    const side = work.side();
    const trackOf = play.now()?.trackOf;
    return side === null || drawn === null || trackOf === undefined
      ? EMPTY
      : trackOf(drawn, hearingOf(work.view(), side));
  };
  const track = createMemo((): Track => trackOn(sheet()));
  const below = createMemo((): DrawnSheet | null => {
    const other = papers[top() === 'sheet' ? 'second' : 'sheet'].sheet();
    return other === null || (other.at === null && other.pencil.length === 0)
      ? null
      : { sheet: other, track: trackOn(other) };
  });
  const put = (part: Partial<Sheet>): void => paper().put(part);
  const { grip, hold } = createGrip(track);
  const isByHand = (): boolean => plottingOf(work.view().setup) === 'byHand';
  const ends = createMemo((): ReadonlySet<Cell> | null => {
    const { setup } = work.view();
    const shifts = play.now()?.shifts;
    return setup.assist === 'legalShifts' && work.side() !== null && shifts !== undefined
      ? new Set(
          endsOf(track(), grip(), {
            chart: work.chart(),
            legal: (piece) => shifts(setup, piece.courses),
          }),
        )
      : null;
  });
  const move = (held: Grip, by: { readonly east: number; readonly south: number }): void => {
    const before = sheet();
    const after =
      before === null
        ? null
        : moved({ sheet: before, track: track(), chart: work.chart() }, held, by);
    if (after !== null) put(after);
  };
  const pencil = createPencil(work, sheet, put);
  const pen = createPen({ sheet, chart: work.chart, put });
  return {
    top,
    putOnTop,
    sheet,
    track,
    below,
    ends,
    isByHand,
    mayDraw: work.mayDraw,
    ...pencil,
    ...pen,
    paint: (cell, isFirst) =>
      pencil.tool() === 'pen' ? pen.drawTo(cell, isFirst) : pencil.paint(cell, isFirst),
    grip,
    hold,
    layAt: (at) => put({ at }),
    drag: (from, to) => {
      const end = sheet()?.at ?? null;
      if (end === null || to === null) return;
      const held =
        grip() === 'whole' ? 'whole' : pieceAt(track(), work.chart(), { end, cell: from });
      if (held === null) return;
      hold(held);
      move(held, shiftBetween(work.chart(), from, to));
    },
    nudge: (course) => {
      if ((sheet()?.at ?? null) === null) put({ at: middleOf(work.chart()) });
      else move(grip(), ONE_CELL[course]);
    },
    straighten: () => put({ bends: [] }),
    copyBelow: () => {
      const other = below();
      if (other !== null) put(other.sheet);
    },
    restart: () =>
      put(isByHand() ? { courses: [], bends: [] } : { since: work.view().record.length }),
    showAll: () => put({ since: 0 }),
  };
}

/** A piece that is held is held until there is none such any more; a new one is taken up when a silence begins it. */
function createGrip(track: Accessor<Track>): Pick<PlottingSheet, 'grip' | 'hold'> {
  const [wanted, hold] = createSignal<Grip>(0);
  const pieces = createMemo(() => track().length);
  createEffect((before: number) => {
    if (pieces() !== before && wanted() !== 'whole') hold(pieces() - 1);
    return pieces();
  }, 1);
  const grip = (): Grip => {
    const held = wanted();
    return held === 'whole' ? held : Math.min(held, pieces() - 1);
  };
  return { grip, hold };
}

type PencilCase = Pick<
  PlottingSheet,
  'tool' | 'setTool' | 'area' | 'setArea' | 'paint' | 'mark' | 'crossOut' | 'rubOut'
>;

function createPencil(
  work: SheetWork,
  sheet: Accessor<Sheet | null>,
  put: (part: Partial<Sheet>) => void,
): PencilCase {
  const [tool, setTool] = createSignal<Tool | null>(null);
  const [area, setArea] = createSignal<PencilArea>('cell');
  let stroke: PencilMark | null = null; // what the stroke that is being made leaves behind
  createEffect(() => {
    if (!work.mayDraw()) setTool(null);
  });
  return {
    tool,
    setTool,
    area,
    setArea,
    paint: (cell, isFirst) => {
      const [drawn, pencil] = [sheet(), tool()];
      if (drawn === null || pencil === null || pencil === 'pen') return;
      const cells = areaOf(work.chart(), area(), cell);
      if (isFirst) stroke = strokeOf(drawn.pencil, cells, pencil);
      put({ pencil: painted(drawn.pencil, cells, stroke) });
    },
    mark: (cell) => {
      const drawn = sheet();
      if (drawn !== null) put({ pencil: nextMarked(drawn.pencil, cell) });
    },
    crossOut: (cells) => {
      const drawn = sheet();
      if (drawn !== null) put({ pencil: painted(drawn.pencil, cells, 'cross') });
    },
    rubOut: () => put({ pencil: [] }),
  };
}

interface Fitting {
  readonly chart: Chart;
  readonly legal: (piece: TrackPiece) => readonly Cell[]; // where the chart lets it end
}

/** Where a piece can end; or where the whole track can, with all its pieces as they are bent. */
function endsOf(track: Track, grip: Grip, { chart, legal }: Fitting): readonly Cell[] {
  if (grip !== 'whole') return legal(track[grip] ?? POINT);
  const fits = track.map((piece) => {
    const ends = new Set(legal(piece));
    const last = piece.points.at(-1) ?? { east: 0, south: 0 };
    return (end: Cell): boolean => {
      const cell = cellBeside(chart, end, last);
      return cell !== null && ends.has(cell);
    };
  });
  return chart.waterCells.filter((end) => fits.every((fit) => fit(end)));
}

const middleOf = ({ waterCells }: Chart): Cell | null =>
  waterCells[Math.floor(waterCells.length / 2)] ?? null;

export const COURSE_KEYS: Readonly<Record<string, Course>> = {
  ArrowUp: COURSES[0],
  ArrowRight: COURSES[1],
  ArrowDown: COURSES[2],
  ArrowLeft: COURSES[3],
};
