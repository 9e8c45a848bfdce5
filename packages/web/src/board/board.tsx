import { For, Show, createEffect, createSignal, on } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import { BoardCell } from './board-cell.tsx';
import { createPointer } from './pointer.ts';
import { cellAtPoint, cellByKey } from './shape.ts';
import type { Point } from './shape.ts';
import { Sheet, viewBoxOf } from './sheet.tsx';
import type { SheetProps } from './sheet.tsx';
import './board.css';

/** What the owner of a board can do with it from outside. */
export interface BoardHandle<Name extends string> {
  readonly focus: (cell: Name | null) => void; // null: wherever the cursor is
  readonly hasFocus: () => boolean;
  readonly cellAt: (client: Point) => Name | null; // under a point of the window
}

export interface BoardProps<Name extends string> extends SheetProps<Name> {
  readonly label: string; // what the grid is called
  readonly describe: (cell: Name) => string; // a cell in words, all that can be seen on it
  readonly targets: ReadonlySet<Name>; // cells that can be chosen now
  readonly isQuiet?: boolean; // many targets and no hurry: dots instead of frames
  readonly taken?: ReadonlySet<Name>; // cells with something in the middle, where a dot would be lost
  readonly chosen?: Name | null;
  readonly movable?: ReadonlySet<Name>; // cells whose piece can be dragged
  readonly home?: Name | undefined; // where the cursor waits
  readonly ghost?: (from: Name) => JSX.Element; // what is drawn under the pointer while dragging
  readonly onChoose?: (cell: Name) => void;
  readonly onDrag?: (from: Name, to: Name | null) => void; // null: dropped outside the board
  readonly onMark?: ((cell: Name) => void) | undefined;
  readonly onHover?: (cell: Name | null) => void; // by pointer or by cursor
  readonly handle?: (handle: BoardHandle<Name>) => void;
}

/** A grid of cells to look at and to choose from. It knows no rules: it is told what can be chosen. */
export function Board<Name extends string>(props: ParentProps<BoardProps<Name>>): JSX.Element {
  let svg: SVGSVGElement | undefined;
  const nodes = new Map<string, SVGGElement>();
  const [cursor, setCursor] = createSignal<Name>(props.home ?? props.shape.cells[0]![0]!);
  const hasFocus = (): boolean => svg?.contains(document.activeElement) ?? false;
  const focus = (cell: Name | null): void => {
    if (cell !== null) setCursor(() => cell);
    nodes.get(cursor())?.focus({ preventScroll: true });
  };
  const toDrawing = (client: Point): Point => {
    const { x, y } = new DOMPoint(client.x, client.y).matrixTransform(
      svg?.getScreenCTM()?.inverse(),
    );
    return { x, y };
  };
  const cellUnder = (point: Point): Name | null => cellAtPoint(props.shape, point);
  const cellOf = (event: Event): Name | null => {
    const node = event.target instanceof Element ? event.target.closest('[data-cell]') : null;
    return (node?.getAttribute('data-cell') as Name | null | undefined) ?? null;
  };
  const pointer = createPointer<Name>(() => ({
    cellOf,
    pointAt: (event) => toDrawing({ x: event.clientX, y: event.clientY }),
    cellUnder,
    isMovable: (cell) => props.movable?.has(cell) ?? false,
    choose: (cell) => props.onChoose?.(cell),
    mark: props.onMark ?? null,
    drop: (from, to) => props.onDrag?.(from, to),
  }));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) props.onChoose?.(cursor());
      return;
    }
    const next = cellByKey(props.shape, cursor(), event);
    if (next === null) return;
    event.preventDefault();
    focus(next);
  };
  // The cursor follows the piece it waits at, but is never taken from under a person's fingers.
  createEffect(
    on(
      () => props.home,
      (home) => {
        if (home !== undefined && !hasFocus()) setCursor(() => home);
      },
      { defer: true },
    ),
  );
  props.handle?.({ focus, hasFocus, cellAt: (client) => cellUnder(toDrawing(client)) });

  return (
    <svg
      ref={(node) => {
        svg = node;
        node.addEventListener('touchmove', pointer.onTouchMove, { passive: false });
      }}
      class="gridboard"
      classList={{ 'grid-dragging': pointer.drag() !== null, 'grid-quiet': props.isQuiet === true }}
      viewBox={viewBoxOf(props.shape)}
      onPointerDown={pointer.onPointerDown}
      onPointerMove={(event) => {
        pointer.onPointerMove(event);
        props.onHover?.(event.pointerType === 'mouse' ? cellOf(event) : null);
      }}
      onPointerUp={pointer.onPointerUp}
      onPointerCancel={pointer.onPointerCancel}
      onPointerLeave={() => props.onHover?.(null)}
      onClick={pointer.onClick}
      onContextMenu={pointer.onContextMenu}
      onKeyDown={onKeyDown}
    >
      <Sheet shape={props.shape} ground={props.ground}>
        <g aria-hidden="true">{props.children}</g>
        <g role="grid" aria-label={props.label}>
          <For each={props.shape.cells}>
            {(line, row) => (
              <g role="row">
                <For each={line}>
                  {(cell, column) => (
                    <BoardCell
                      ref={(node) => nodes.set(cell, node)}
                      cell={cell}
                      place={{ column: column(), row: row() }}
                      label={props.describe(cell)}
                      isTarget={props.targets.has(cell)}
                      isTaken={props.taken?.has(cell) ?? false}
                      isChosen={props.chosen === cell}
                      isMovable={props.movable?.has(cell) ?? false}
                      isUnderDrag={pointer.drag()?.over === cell}
                      isCursor={cursor() === cell}
                      onFocus={() => {
                        setCursor(() => cell);
                        props.onHover?.(cell);
                      }}
                    />
                  )}
                </For>
              </g>
            )}
          </For>
        </g>
        <Show when={pointer.drag()}>
          {(drag) => (
            <g
              class="grid-ghost"
              transform={`translate(${drag().x} ${drag().y})`}
              aria-hidden="true"
            >
              {props.ghost?.(drag().from)}
            </g>
          )}
        </Show>
      </Sheet>
    </svg>
  );
}
