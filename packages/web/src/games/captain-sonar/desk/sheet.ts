import { COURSES, enemyOf, PENCIL_MARKS, shifts } from '@fathom/captain-sonar/client';
import type {
  Cell,
  Chart,
  Course,
  Event,
  PencilMark,
  Sheet,
  SideName,
  View,
} from '@fathom/captain-sonar/client';
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import { cellBeside, shiftBetween, trackOf } from './track.ts';
import type { Track } from './track.ts';

/** The transparent sheet over the chart, as it lies now. */
export interface PlottingSheet {
  readonly sheet: Accessor<Sheet | null>; // null: nobody's to see
  readonly track: Accessor<Track>;
  readonly ends: Accessor<ReadonlySet<Cell> | null>; // where the track can end, if the match tells; null: it does not
  readonly mayDraw: Accessor<boolean>;
  readonly tool: Accessor<PencilMark | null>; // the pencil that is up
  readonly setTool: (tool: PencilMark | null) => void;
  readonly layAt: (at: Cell | null) => void;
  readonly drag: (from: Cell, to: Cell | null) => void;
  readonly nudge: (course: Course) => void;
  readonly restart: () => void;
  readonly showAll: () => void;
  readonly mark: (cell: Cell) => void; // with the pencil that is up, or one after the other
  readonly rubOut: () => void;
}

export interface SheetWork {
  readonly view: Accessor<View>;
  readonly events: Accessor<readonly Event[]>;
  readonly side: Accessor<SideName | null>;
  readonly chart: Accessor<Chart>;
  readonly mayDraw: Accessor<boolean>;
  readonly send: (sheet: Sheet) => Promise<boolean>; // whether the table took it
}

const PAUSE = 350; // milliseconds: a drawing is sent when the hand rests
const EMPTY: Track = { points: [{ east: 0, south: 0, notes: [] }], firm: 0 };

/** What was drawn here and has not come back from the table yet. */
interface Draft {
  readonly part: Partial<Sheet>;
  readonly heard: number; // how many events there were when it was drawn
}

export function createSheet(work: SheetWork): PlottingSheet {
  const [draft, setDraft] = createSignal<Draft | null>(null);
  const [tool, setTool] = createSignal<PencilMark | null>(null);
  const shared = createMemo((): Sheet | null => {
    const side = work.side();
    const sheet = side === null ? null : (work.view().boats[side]?.sheet ?? null);
    return sheet === null || side === null
      ? null
      : { ...sheet, at: carried(sheet, side, { events: work.events(), chart: work.chart() }) };
  });
  /** An unsent change lies on what has come from the table since, and goes on with the courses heard since. */
  const changed = (before: Sheet, { part, heard }: Draft): Sheet => {
    const side = work.side();
    if (part.at === undefined || side === null) return { ...before, ...part };
    const events = work.events().slice(heard);
    return { ...before, ...part, at: carriedOn(part.at, side, { events, chart: work.chart() }) };
  };
  const sheet = createMemo((): Sheet | null => {
    const [before, unsent] = [shared(), draft()];
    return before === null || unsent === null ? before : changed(before, unsent);
  });
  const track = createMemo((): Track => {
    const side = work.side();
    const since = sheet()?.since ?? 0;
    return side === null ? EMPTY : trackOf(work.view().record, enemyOf(side), since);
  });
  const ends = createMemo((): ReadonlySet<Cell> | null => {
    const side = work.side();
    const [view, since] = [work.view(), sheet()?.since ?? 0];
    if (side === null || view.setup.assist !== 'legalShifts') return null;
    return new Set(shifts(view, { about: enemyOf(side), since }));
  });
  let timer: number | null = null; // runs while the hand is still drawing
  const handOver = async (): Promise<void> => {
    timer = null;
    const drawn = sheet();
    if (draft() === null || drawn === null) return;
    const isTaken = await work.send(drawn);
    if (!isTaken && timer === null) setDraft(null);
  };
  const put = (next: Partial<Sheet>): void => {
    const now = sheet();
    if (now === null || !work.mayDraw()) return;
    const before = draft()?.part ?? {};
    const part = before.at === undefined ? before : { ...before, at: now.at };
    setDraft({ part: { ...part, ...next }, heard: work.events().length });
    if (timer !== null) window.clearTimeout(timer);
    timer = window.setTimeout(() => void handOver(), PAUSE);
  };
  onCleanup(() => timer !== null && window.clearTimeout(timer));
  // What comes back from the table is what counts, unless the hand is drawing on.
  createEffect(
    on(
      () => {
        const side = work.side();
        return side === null ? null : lastDrawn(work.events(), side);
      },
      () => timer === null && setDraft(null),
      { defer: true },
    ),
  );
  createEffect(() => {
    if (!work.mayDraw()) setTool(null);
  });
  const layAt = (at: Cell | null): void => put({ at });
  return {
    sheet,
    track,
    ends,
    mayDraw: work.mayDraw,
    tool,
    setTool,
    layAt,
    drag: (from, to) => {
      const at = sheet()?.at ?? null;
      if (at === null || to === null) return;
      const moved = cellBeside(work.chart(), at, shiftBetween(work.chart(), from, to));
      if (moved !== null) layAt(moved);
    },
    nudge: (course) => {
      const at = sheet()?.at ?? null;
      const next = at === null ? middleOf(work.chart()) : work.chart().neighbour(at, course);
      if (next !== null) layAt(next);
    },
    restart: () => put({ since: work.view().record.length }),
    showAll: () => put({ since: 0 }),
    mark: (cell) => {
      const before = sheet();
      if (before !== null) put({ pencil: marked(before.pencil, cell, tool()) });
    },
    rubOut: () => put({ pencil: [] }),
  };
}

const middleOf = ({ waterCells }: Chart): Cell | null =>
  waterCells[Math.floor(waterCells.length / 2)] ?? null;

/** With a pencil: its mark on or off. Without one: cross, ring, nothing in turn. */
export function marked(
  pencil: Sheet['pencil'],
  cell: Cell,
  tool: PencilMark | null,
): Sheet['pencil'] {
  const before = pencil.find((mark) => mark.cell === cell)?.mark ?? null;
  const others = pencil.filter((mark) => mark.cell !== cell);
  const after = tool === null ? nextMark(before) : before === tool ? null : tool;
  return after === null ? others : [...others, { cell, mark: after }];
}

function nextMark(before: PencilMark | null): PencilMark | null {
  if (before === null) return PENCIL_MARKS[0];
  return PENCIL_MARKS[PENCIL_MARKS.indexOf(before) + 1] ?? null;
}

interface Heard {
  readonly events: readonly Event[];
  readonly chart: Chart;
}

/** The place of the last drawing of a crew among the events; -1: nothing was drawn. */
const lastDrawn = (events: readonly Event[], side: SideName): number =>
  events.findLastIndex((event) => event.type === 'sheetDrawn' && event.side === side);

/** Where the track on a sheet ends by now. */
export function carried(sheet: Sheet, side: SideName, { events, chart }: Heard): Cell | null {
  const since = events.slice(lastDrawn(events, side) + 1);
  return carriedOn(sheet.at, side, { events: since, chart });
}

/**
 * A sheet lies still, so what is drawn on it grows: its end goes on with every course heard. Where that would lead
 * off the chart the guess was wrong, and the sheet slides until somebody lays it anew.
 */
function carriedOn(from: Cell | null, side: SideName, { events, chart }: Heard): Cell | null {
  let at = from;
  for (const event of events)
    if (at !== null && event.type === 'courseSet' && event.side === enemyOf(side))
      at = chart.neighbour(at, event.course) ?? at;
  return at;
}

export const COURSE_KEYS: Readonly<Record<string, Course>> = {
  ArrowUp: COURSES[0],
  ArrowRight: COURSES[1],
  ArrowDown: COURSES[2],
  ArrowLeft: COURSES[3],
};
