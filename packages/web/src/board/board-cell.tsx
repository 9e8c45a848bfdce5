import type { JSX } from 'solid-js';
import { CELL } from './shape.ts';
import type { Place } from './shape.ts';

export interface BoardCellProps {
  readonly ref: (node: SVGGElement) => void;
  readonly cell: string;
  readonly place: Place;
  readonly label: string;
  readonly isTarget: boolean;
  readonly isTaken: boolean;
  readonly isChosen: boolean;
  readonly isMovable: boolean;
  readonly isUnderDrag: boolean;
  readonly isCursor: boolean;
  readonly onFocus: () => void;
}

/** The invisible part of a cell that is pointed at, focused and read aloud. */
export function BoardCell(props: BoardCellProps): JSX.Element {
  return (
    <g
      ref={props.ref}
      role="gridcell"
      class="grid-cell"
      classList={{
        'is-target': props.isTarget,
        'is-taken': props.isTaken,
        'is-chosen': props.isChosen,
        'is-movable': props.isMovable,
        'is-under-drag': props.isUnderDrag,
      }}
      data-cell={props.cell}
      tabindex={props.isCursor ? 0 : -1}
      aria-label={props.label}
      aria-selected={props.isChosen}
      transform={`translate(${props.place.column * CELL} ${props.place.row * CELL})`}
      onFocus={() => props.onFocus()}
    >
      <rect class="grid-hit" width={CELL} height={CELL} />
      <circle class="grid-dot" cx={CELL / 2} cy={CELL / 2} r={9} />
      <rect class="grid-target" x={5} y={5} width={CELL - 10} height={CELL - 10} rx={8} />
      <rect class="grid-ring" x={3} y={3} width={CELL - 6} height={CELL - 6} rx={8} />
    </g>
  );
}
