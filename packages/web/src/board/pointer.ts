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
  readonly hold: ((cell: Name) => void) | null; // null: a finger that is held down marks
  readonly drop: (from: Name, to: Name | null) => void;
  readonly stroke: Stroke<Name> | null; // null: a press chooses, and what is dragged is a piece
}

/** A pen comes to a cell, by being put down there or across from another. */
export type Stroke<Name extends string> = (cell: Name, isFirst: boolean) => void;

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
const STROKE_STEP = 20; // units of the drawing: no cell is so small that a quick hand could jump over it

interface Press<Name extends string> {
  readonly cell: Name;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
}

/** Where a pen is that is on the paper. */
interface PenPlace<Name extends string> extends Point {
  readonly cell: Name | null; // null: beside the board
}

/**
 * Click chooses, dragging a movable piece drops it, right click marks, and so does a long press that means nothing
 * else. With a pen all of it draws.
 */
export function createPointer<Name extends string>(
  work: () => PointerWork<Name>,
): PointerHandlers<Name> {
  const [drag, setDrag] = createSignal<Drag<Name> | null>(null);
  let press: Press<Name> | null = null;
  let isSpent = false; // the press became a drag or a mark: its click means nothing any more
  let pen: PenPlace<Name> | null = null;
  let isHeld = false; // so does a click at the end of a press that was held down; but a piece can still be dragged
  let timer: number | undefined;

  const letGo = (): void => {
    window.clearTimeout(timer);
    press = null;
    pen = null;
    setDrag(null);
  };
  const putDown = (event: PointerEvent, cell: Name): void => {
    isSpent = true;
    pen = { ...work().pointAt(event), cell };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    work().stroke?.(cell, true);
  };
  const drawOn = (event: PointerEvent, from: PenPlace<Name>): void => {
    const to = work().pointAt(event);
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STROKE_STEP);
    let { cell } = from;
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      const next = work().cellUnder(point);
      if (next !== null && next !== cell) work().stroke?.(next, false);
      cell = next;
    }
    pen = { ...to, cell };
  };
  const markPressed = (): void => {
    if (press === null || isSpent) return;
    isSpent = true;
    work().mark?.(press.cell);
  };
  const heldDown = (): void => {
    const { hold } = work();
    if (hold === null) return markPressed();
    if (press === null || isSpent || isHeld) return undefined;
    isHeld = true;
    return hold(press.cell);
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
      if (press !== null && event.cancelable && (pen !== null || work().isMovable(press.cell)))
        event.preventDefault();
    },
    onPointerDown: (event) => {
      letGo();
      isSpent = false;
      isHeld = false;
      const cell = work().cellOf(event);
      if (cell === null || event.button !== 0 || !event.isPrimary) return undefined;
      press = { cell, x: event.clientX, y: event.clientY, isTouch: event.pointerType === 'touch' };
      if (work().stroke !== null) return putDown(event, cell);
      const { mark, hold } = work();
      if (hold !== null || (press.isTouch && mark !== null))
        timer = window.setTimeout(heldDown, LONG_PRESS);
      return undefined;
    },
    onPointerMove: (event) => {
      if (press === null || !event.isPrimary) return undefined;
      if (pen !== null) return drawOn(event, pen);
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
      if (cell !== null && !isSpent && !isHeld) work().choose(cell, event);
      isSpent = false;
      isHeld = false;
    },
    onContextMenu: (event) => {
      const { mark, hold, cellOf } = work();
      const cell = cellOf(event);
      const isTouch = press?.isTouch === true;
      if (cell === null || (mark ?? (isTouch ? hold : null)) === null) return;
      event.preventDefault();
      // A phone sends this too, about when the long press is up: one finger makes one mark.
      if (isTouch) heldDown();
      else if (drag() === null) mark?.(cell);
    },
  };
}
