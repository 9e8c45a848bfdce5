import { For, Show, createEffect, createSignal, on, onMount } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import { Soon } from '../table/soon.tsx';
import { createPointer } from './pointer.ts';
import type { Stroke } from './pointer.ts';
import { sayWhy } from './say-why.ts';
import { cellAtPoint, cellByKey, centreOf, nearestCell, viewBoxOf } from './shape.ts';
import type { BoardShape, Point } from './shape.ts';
import { At, ShapeProvider } from './sheet.tsx';
import './board.css';
import './chart.css';

/** What the owner of a board can do with it from outside. */
export interface BoardHandle<Name extends string> {
  readonly focus: (cell: Name | null) => void; // null: wherever the cursor is
  readonly hasFocus: () => boolean;
  readonly cellAt: (client: Point) => Name | null; // under a point of the window
  readonly sayWhy: (cell: Name, words: string) => void; // in a word at the cell
}

export interface CellGridProps<Name extends string> {
  readonly shape: BoardShape<Name>;
  readonly label: string; // what the grid is called
  readonly describe: (cell: Name) => string; // a cell in words, all that can be seen on it
  readonly targets: ReadonlySet<Name>; // cells that can be chosen now
  readonly lit?: TargetStyle; // how they are shown: frames unless said
  readonly taken?: ReadonlySet<Name>; // cells with something in the middle, where a dot would be lost
  readonly chosen?: Name | null;
  readonly pending?: ReadonlySet<Name>; // cells where something was done that nobody has confirmed yet
  readonly movable?: ReadonlySet<Name>; // cells whose piece can be dragged
  readonly walks?: boolean; // false: arrow keys are left to others while it has the focus
  readonly home?: Name | null | undefined; // where the cursor waits
  readonly ghost?: (from: Name) => JSX.Element; // what is drawn under the pointer while dragging
  readonly onChoose?: (cell: Name) => void;
  /** Why nothing can be done at a cell that is no target, in a word said there; null: something can. */
  readonly whyNot?: (cell: Name) => string | null;
  readonly onDrag?: (from: Name, to: Name | null) => void; // null: dropped outside the board
  readonly onMark?: ((cell: Name) => void) | undefined;
  readonly onStroke?: Stroke<Name> | undefined; // with a pen up: pressing and dragging draws from cell to cell
  readonly onHold?: ((cell: Name) => void) | undefined; // held down for a while; in place of a mark by finger
  readonly onHover?: (cell: Name | null) => void; // by pointer or by cursor
  readonly handle?: (handle: BoardHandle<Name>) => void;
}
/** Dots where there are many targets and no hurry. */
export type TargetStyle = 'frames' | 'dots' | 'none';

interface Parts {
  readonly class: string; // of its kind of cells
  readonly sheet: JSX.Element; // what is printed under everything
}

/**
 * A grid of cells to look at and to choose from, whatever their shape: pointer, keys, focus, names for screen readers.
 * It knows no rules: it is told what can be chosen. Its children are layers, drawn between the sheet and the cells.
 */
export function CellGrid<Name extends string>(
  props: ParentProps<CellGridProps<Name> & Parts>,
): JSX.Element {
  let svg: SVGSVGElement | undefined;
  const nodes = new Map<string, SVGGElement>();
  let isAwaited = false; // the focus is to be in a cell that is not drawn yet
  const [cursor, setCursor] = createSignal<Name>(props.home ?? props.shape.cells[0]![0]!);
  const hasFocus = (): boolean => svg?.contains(document.activeElement) ?? false;
  const focus = (cell: Name | null): void => {
    if (cell !== null) setCursor(() => cell);
    const node = nodes.get(cursor());
    isAwaited = node === undefined;
    node?.focus({ preventScroll: true });
  };
  const isDrawn = (cell: Name): void => {
    if (isAwaited && cell === cursor()) focus(null);
  };
  const toDrawing = (client: Point): Point => {
    const { x, y } = new DOMPoint(client.x, client.y).matrixTransform(
      svg?.getScreenCTM()?.inverse(),
    );
    return { x, y };
  };
  const cellOf = (event: Event): Name | null => {
    const node = event.target instanceof Element ? event.target.closest('[data-cell]') : null;
    return (node?.getAttribute('data-cell') as Name | null | undefined) ?? null;
  };
  const cellUnder = (point: Point): Name | null => cellAtPoint(props.shape, point);
  const pointAt = (event: MouseEvent): Point => toDrawing({ x: event.clientX, y: event.clientY });
  // A finger that has missed a target by little means it all the same.
  const meant = (cell: Name, event: MouseEvent): Name => {
    const { reach } = props.shape.geometry;
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (reach === 0 || !isTouch || props.targets.has(cell)) return cell;
    return nearestCell(props.shape, props.targets, { ...pointAt(event), reach }) ?? cell;
  };
  const say = (cell: Name, words: string): void => {
    const node = nodes.get(cell);
    if (node !== undefined) sayWhy(node, words);
  };
  const choose = (cell: Name): void => {
    const words = props.targets.has(cell) ? null : props.whyNot?.(cell);
    props.onChoose?.(cell);
    if (typeof words === 'string') say(cell, words);
  };
  const pointer = createPointer<Name>(() => ({
    cellOf,
    pointAt,
    cellUnder,
    isMovable: (cell) => props.movable?.has(cell) ?? false,
    choose: (cell, event) => choose(meant(cell, event)),
    mark: props.onMark ?? null,
    hold: props.onHold ?? null,
    drop: (from, to) => props.onDrag?.(from, to),
    stroke: props.onStroke ?? null,
  }));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) choose(cursor());
      return;
    }
    // With Shift an arrow moves something else than the cursor, wherever the focus is.
    if ((props.walks === false || event.shiftKey) && event.key.startsWith('Arrow')) return;
    const next = cellByKey(props.shape, cursor(), event);
    if (next === null && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (next !== null) focus(next);
  };
  // The cursor follows the piece it waits at, but is never taken from under a person's fingers.
  createEffect(
    on(
      () => props.home,
      (home) => {
        if (home !== undefined && home !== null && !hasFocus()) setCursor(() => home);
      },
      { defer: true },
    ),
  );
  props.handle?.({
    focus,
    hasFocus,
    cellAt: (client) => cellUnder(toDrawing(client)),
    sayWhy: say,
  });

  return (
    <svg
      ref={(node) => {
        svg = node;
        node.addEventListener('touchmove', pointer.onTouchMove, { passive: false });
      }}
      class={`${props.class} grid-lit-${props.lit ?? 'frames'}`}
      classList={{ 'grid-dragging': pointer.drag() !== null }}
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
      <ShapeProvider shape={props.shape}>
        {props.sheet}
        <g aria-hidden="true">{props.children}</g>
        <g role="grid" aria-label={props.label} aria-busy={(props.pending?.size ?? 0) > 0}>
          <For each={props.shape.cells}>
            {(line) => (
              <Soon>
                <g role="row">
                  <For each={line}>
                    {(cell) => (
                      <Cell
                        ref={(node) => nodes.set(cell, node)}
                        cell={cell}
                        grid={props}
                        isUnderDrag={pointer.drag()?.over === cell}
                        isCursor={cursor() === cell}
                        onFocus={() => {
                          setCursor(() => cell);
                          props.onHover?.(cell);
                        }}
                        onDrawn={() => isDrawn(cell)}
                      />
                    )}
                  </For>
                </g>
              </Soon>
            )}
          </For>
        </g>
        <For each={[...(props.pending ?? [])]}>
          {(cell) => (
            <At cell={cell} class="grid-pending">
              <path d={props.shape.geometry.ring} />
            </At>
          )}
        </For>
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
      </ShapeProvider>
    </svg>
  );
}

interface CellProps<Name extends string> {
  readonly ref: (node: SVGGElement) => void;
  readonly cell: Name;
  readonly grid: CellGridProps<Name>;
  readonly isUnderDrag: boolean;
  readonly isCursor: boolean;
  readonly onFocus: () => void;
  readonly onDrawn: () => void;
}

/** The invisible part of a cell that is pointed at, focused and read aloud. */
function Cell<Name extends string>(props: CellProps<Name>): JSX.Element {
  const middle = (): string => {
    const { x, y } = centreOf(props.grid.shape, props.cell);
    return `translate(${x} ${y})`;
  };
  const { geometry } = props.grid.shape;
  const isChosen = (): boolean => props.grid.chosen === props.cell;
  // Most cells never show any of it: each that does not have it is drawn, and changes, the faster.
  const isMarked = (): boolean =>
    props.isCursor || props.isUnderDrag || props.grid.targets.has(props.cell) || isChosen();
  onMount(() => props.onDrawn());
  return (
    <g
      ref={props.ref}
      role="gridcell"
      class="grid-cell"
      classList={{
        'is-target': props.grid.targets.has(props.cell),
        'is-taken': props.grid.taken?.has(props.cell) ?? false,
        'is-chosen': isChosen() && props.grid.pending?.has(props.cell) !== true,
        'is-movable': props.grid.movable?.has(props.cell) ?? false,
        'is-under-drag': props.isUnderDrag,
      }}
      data-cell={props.cell}
      tabindex={props.isCursor ? 0 : -1}
      aria-label={props.grid.describe(props.cell)}
      aria-selected={isChosen()}
      transform={middle()}
      onFocus={() => props.onFocus()}
    >
      <path class="grid-hit" d={geometry.outline} />
      <Show when={isMarked()}>
        <circle class="grid-dot" r={geometry.dot} />
        <path class="grid-target" d={geometry.lit} />
        <path class="grid-ring" d={geometry.ring} />
      </Show>
    </g>
  );
}
