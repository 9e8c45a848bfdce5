import { For } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import { CellGrid } from './cell-grid.tsx';
import type { CellGridProps } from './cell-grid.tsx';
import type { BoardShape } from './shape.ts';
import './board.css';

/** A board of hexes. What is printed on it, its children draw as well: waters do not end at the sides of a hex. */
export function HexBoard<Name extends string>(
  props: ParentProps<CellGridProps<Name>>,
): JSX.Element {
  return (
    <CellGrid {...props} class="gridboard hexboard" sheet={<HexLabels shape={props.shape} />} />
  );
}

/** The labels of columns and rows along the frame of a board of hexes. */
function HexLabels(props: { readonly shape: BoardShape }): JSX.Element {
  const { middleAt, frame } = props.shape.geometry;
  return (
    <g aria-hidden="true">
      <For each={props.shape.columns}>
        {(label, column) => (
          <text class="grid-label" x={middleAt({ column: column(), row: 0 }).x} y={frame.y - 9}>
            {label}
          </text>
        )}
      </For>
      <For each={props.shape.rows}>
        {(label, row) => (
          <text class="grid-label" x={frame.x - 22} y={middleAt({ column: 0, row: row() }).y + 7}>
            {label}
          </text>
        )}
      </For>
    </g>
  );
}
