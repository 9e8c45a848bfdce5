import { hexAt } from '@fathom/search-diver/client';
import type { DepthChart, Hex } from '@fathom/search-diver/client';
import { For, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import type { ChartHandle } from '../desk/desk.ts';
import { SIDE, frameOf, hexByKey, hexPath, middleOf, nearest } from './geometry.ts';
import { EdgeNumbers } from './sea.tsx';
import './chart.css';

interface HexBoardProps {
  readonly chart: DepthChart;
  readonly label: string; // what the grid is called
  readonly describe: (hex: Hex) => string; // a hex in words
  readonly targets: ReadonlySet<Hex>; // hexes that can be chosen now
  readonly lit: 'frames' | 'dots' | 'none'; // how they are shown
  readonly chosen: Hex | null;
  readonly home: Hex | null; // where the cursor waits
  readonly onChoose: (hex: Hex) => void;
  readonly handle: (handle: ChartHandle) => void;
}

const MARGIN = { left: 34, top: 30, right: 5, bottom: 5 } as const;
const FINGER = 2.1 * SIDE; // how far from a target a touch still means it
const OUTLINE = hexPath();
const INSET = hexPath(0.9);

/** A hex grid to look at and to choose from. It knows no rules: it is told what can be chosen. */
export function HexBoard(props: ParentProps<HexBoardProps>): JSX.Element {
  let svg: SVGSVGElement | undefined;
  const nodes = new Map<Hex, SVGGElement>();
  const [cursor, setCursor] = createSignal<Hex>(props.home ?? '0101');
  const lines = createMemo((): readonly (readonly Hex[])[] =>
    Array.from({ length: props.chart.rows }, (_, row) =>
      Array.from({ length: props.chart.columns }, (_column, column) =>
        hexAt({ column: column + 1, row: row + 1 }),
      ),
    ),
  );
  const hasFocus = (): boolean => svg?.contains(document.activeElement) ?? false;
  const focus = (hex: Hex | null): void => {
    if (hex !== null) setCursor(hex);
    nodes.get(cursor())?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) props.onChoose(cursor());
      return;
    }
    const next = hexByKey(props.chart, cursor(), event);
    if (next === null && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (next !== null) focus(next);
  };
  const onClick = (event: MouseEvent): void => {
    const node = event.target instanceof Element ? event.target.closest('[data-hex]') : null;
    const hex = node?.getAttribute('data-hex') as Hex | null | undefined;
    if (hex === null || hex === undefined) return;
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!isTouch || props.targets.has(hex) || svg === undefined) return props.onChoose(hex);
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(
      svg.getScreenCTM()?.inverse(),
    );
    return props.onChoose(nearest(props.targets, point, FINGER) ?? hex);
  };
  // The cursor follows what was picked elsewhere, but is never taken from under a person's fingers.
  createEffect(
    on(
      () => props.home,
      (home) => {
        if (home !== null && !hasFocus()) setCursor(home);
      },
      { defer: true },
    ),
  );
  props.handle({ focus });
  const box = (): string => {
    const { x, y, width, height } = frameOf(props.chart);
    return [
      x - MARGIN.left,
      y - MARGIN.top,
      width + MARGIN.left + MARGIN.right,
      height + MARGIN.top + MARGIN.bottom,
    ].join(' ');
  };
  return (
    <svg
      ref={(node) => (svg = node)}
      class={`sd-board sd-lit-${props.lit}`}
      viewBox={box()}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <EdgeNumbers chart={props.chart} />
      <g aria-hidden="true">{props.children}</g>
      <g role="grid" aria-label={props.label}>
        <For each={lines()}>
          {(line) => (
            <g role="row">
              <For each={line}>
                {(hex) => {
                  const { x, y } = middleOf(hex);
                  return (
                    <g
                      ref={(node) => nodes.set(hex, node)}
                      role="gridcell"
                      class="sd-cell"
                      classList={{
                        'is-target': props.targets.has(hex),
                        'is-chosen': props.chosen === hex,
                      }}
                      data-hex={hex}
                      tabindex={cursor() === hex ? 0 : -1}
                      aria-label={props.describe(hex)}
                      aria-selected={props.chosen === hex}
                      transform={`translate(${x} ${y})`}
                      onFocus={() => setCursor(hex)}
                    >
                      <path class="sd-hit" d={OUTLINE} />
                      <circle class="sd-dot" r={6} />
                      <path class="sd-lit" d={INSET} />
                      <path class="sd-ring" d={INSET} />
                    </g>
                  );
                }}
              </For>
            </g>
          )}
        </For>
      </g>
    </svg>
  );
}
