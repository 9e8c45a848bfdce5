import { markAt, oppositeCell, paintedChart } from '@fathom/captain-sonar/client';
import type { Cell, ChartMark, ChartSize } from '@fathom/captain-sonar/client';
import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';

/** What draws on a chart. */
export interface BrushWork {
  readonly size: Accessor<ChartSize>;
  readonly text: Accessor<string>;
  readonly mark: Accessor<ChartMark>;
  readonly isMirrored: Accessor<boolean>;
  readonly cellAt: (client: { readonly x: number; readonly y: number }) => Cell | null;
  readonly draw: (text: string) => void;
}

export interface Brush {
  readonly drawn: Accessor<string>; // with the stroke that is being drawn
  readonly touch: (cell: Cell) => void; // one cell, as by a key
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

interface Stroke {
  readonly mark: ChartMark;
  readonly cells: readonly Cell[];
  readonly x: number;
  readonly y: number;
}

const STEP = 6; // pixels between two looks at what lies under a quick stroke

/** Drawing by dragging: what the first cell has already is wiped away. */
export function createBrush(work: BrushWork): Brush {
  const [stroke, setStroke] = createSignal<Stroke | null>(null);
  const meant = (cell: Cell): ChartMark =>
    markAt(work.text(), work.size(), cell) === work.mark() ? 'water' : work.mark();
  const painted = ({ mark, cells }: Pick<Stroke, 'mark' | 'cells'>): string => {
    const opposite = work.isMirrored() ? cells.map((cell) => oppositeCell(work.size(), cell)) : [];
    return paintedChart(work.text(), work.size(), { mark, cells: [...cells, ...opposite] });
  };
  const end = (): void => {
    const done = stroke();
    setStroke(null);
    if (done !== null) work.draw(painted(done));
  };
  return {
    drawn: () => {
      const now = stroke();
      return now === null ? work.text() : painted(now);
    },
    touch: (cell) => work.draw(painted({ mark: meant(cell), cells: [cell] })),
    onPointerDown: (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      const [x, y] = [event.clientX, event.clientY];
      const cell = work.cellAt({ x, y });
      if (cell === null) return;
      event.preventDefault();
      event.stopPropagation();
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      setStroke({ mark: meant(cell), cells: [cell], x, y });
    },
    onPointerMove: (event) => {
      const now = stroke();
      if (now === null || !event.isPrimary) return;
      event.stopPropagation();
      const [x, y] = [event.clientX, event.clientY];
      const cells = between(now, { x, y })
        .map(work.cellAt)
        .filter((cell) => cell !== null);
      setStroke({ ...now, x, y, cells: [...new Set([...now.cells, ...cells])] });
    },
    onPointerUp: end,
    onPointerCancel: () => setStroke(null),
  };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A quick hand leaves no gaps. */
function between(from: Spot, to: Spot): readonly Spot[] {
  const looks = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  return Array.from({ length: looks }, (_, i) => {
    const share = (i + 1) / looks;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}
