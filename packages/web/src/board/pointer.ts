import { createSignal, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Point } from './shape.ts';

/** A piece on its way across the board. */
export interface Drag<Name extends string> extends Point {
  readonly from: Name;
  readonly over: Name | null; // null: outside the board
}

export interface PointerWork<Name extends string> {
  readonly cellOf: (event: Event) => Name | null; // the cell an event happened in
  readonly pointAt: (event: MouseEvent) => Point; // in the units of the drawing
  readonly cellUnder: (point: Point) => Name | null;
  readonly isMovable: (cell: Name) => boolean;
  readonly choose: (cell: Name, event: MouseEvent) => void;
  readonly mark: ((cell: Name) => void) | null;
  readonly drop: (from: Name, to: Name | null) => void;
}

export interface PointerHandlers<Name extends string> {
  readonly drag: Accessor<Drag<Name> | null>;
  readonly onTouchMove: (event: TouchEvent) => void; // must not be passive
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onContextMenu: (event: MouseEvent) => void;
}

const SLACK = 7; // pixels a finger may tremble before a press becomes a drag
const LONG_PRESS = 480;

interface Press<Name extends string> {
  readonly cell: Name;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
}

/** Click chooses, dragging a movable piece drops it, long press and right click mark. */
export function createPointer<Name extends string>(
  work: () => PointerWork<Name>,
): PointerHandlers<Name> {
  const [drag, setDrag] = createSignal<Drag<Name> | null>(null);
  let press: Press<Name> | null = null;
  let isSpent = false; // the press became a drag or a mark: its click means nothing any more
  let timer: number | undefined;

  const letGo = (): void => {
    window.clearTimeout(timer);
    press = null;
    setDrag(null);
  };
  const markPressed = (): void => {
    if (press === null || isSpent) return;
    isSpent = true;
    work().mark?.(press.cell);
  };
  const follow = (event: PointerEvent, from: Name): void => {
    const point = work().pointAt(event);
    setDrag({ ...point, from, over: work().cellUnder(point) });
  };
  onCleanup(letGo);

  return {
    drag,
    // A finger on a piece that can be dragged moves the piece, not the page. Browsers do not heed
    // touch-action inside a drawing, so each movement has to be claimed.
    onTouchMove: (event) => {
      if (press !== null && event.cancelable && work().isMovable(press.cell))
        event.preventDefault();
    },
    onPointerDown: (event) => {
      letGo();
      isSpent = false;
      const cell = work().cellOf(event);
      if (cell === null || event.button !== 0 || !event.isPrimary) return;
      press = { cell, x: event.clientX, y: event.clientY, isTouch: event.pointerType === 'touch' };
      if (press.isTouch && work().mark !== null) timer = window.setTimeout(markPressed, LONG_PRESS);
    },
    onPointerMove: (event) => {
      if (press === null || !event.isPrimary) return;
      const held = drag();
      if (held !== null) return follow(event, held.from);
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < SLACK) return undefined;
      window.clearTimeout(timer);
      if (isSpent || !work().isMovable(press.cell)) return undefined;
      isSpent = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      return follow(event, press.cell);
    },
    onPointerUp: () => {
      const held = drag();
      letGo();
      if (held !== null && held.over !== held.from) work().drop(held.from, held.over);
    },
    onPointerCancel: letGo,
    onClick: (event) => {
      const cell = work().cellOf(event);
      if (cell !== null && !isSpent) work().choose(cell, event);
      isSpent = false;
    },
    onContextMenu: (event) => {
      const { mark, cellOf } = work();
      const cell = cellOf(event);
      if (mark === null || cell === null) return;
      event.preventDefault();
      // A phone sends this too, about when the long press is up: one finger makes one mark.
      if (press?.isTouch === true) markPressed();
      else if (drag() === null) mark(cell);
    },
  };
}
