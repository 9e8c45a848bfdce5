import { For, createContext, useContext } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import { CELL, centreOf } from './shape.ts';
import type { BoardShape } from './shape.ts';

const ShapeContext = createContext<BoardShape>();

/** Tells everything drawn inside which board it is on. */
export function ShapeProvider(props: ParentProps<{ readonly shape: BoardShape }>): JSX.Element {
  return <ShapeContext.Provider value={props.shape}>{props.children}</ShapeContext.Provider>;
}

/** The shape of the board around the caller. */
export function useShape(): BoardShape {
  const shape = useContext(ShapeContext);
  if (shape === undefined) throw new Error('There is no board around this.');
  return shape;
}

/** Draws its children around the middle of a cell. */
export function At(
  props: ParentProps<{ readonly cell: string; readonly class?: string }>,
): JSX.Element {
  const shape = useShape();
  const centre = (): string => {
    const { x, y } = centreOf(shape, props.cell);
    return `translate(${x} ${y})`;
  };
  return (
    <g class={props.class} transform={centre()}>
      {props.children}
    </g>
  );
}

export interface SheetProps<Name extends string> {
  readonly shape: BoardShape<Name>;
  readonly ground: (cell: Name) => string; // the classes of a cell's water, land or paper
}

/** The printed sheet under a board of squares: cells, frame and the labels of columns and rows. */
export function SquareSheet<Name extends string>(props: SheetProps<Name>): JSX.Element {
  const width = (): number => props.shape.columns.length * CELL;
  const height = (): number => props.shape.rows.length * CELL;
  return (
    <g aria-hidden="true">
      <For each={props.shape.cells}>
        {(line, row) => (
          <For each={line}>
            {(cell, column) => (
              <rect
                class={`grid-ground ${props.ground(cell)}`}
                x={column() * CELL}
                y={row() * CELL}
                width={CELL}
                height={CELL}
              />
            )}
          </For>
        )}
      </For>
      <Frame width={width()} height={height()} />
      <For each={props.shape.columns}>
        {(label, column) => (
          <text class="grid-label" x={(column() + 0.5) * CELL} y={height() + 40}>
            {label}
          </text>
        )}
      </For>
      <For each={props.shape.rows}>
        {(label, row) => (
          <text class="grid-label" x={-32} y={(row() + 0.5) * CELL + 10}>
            {label}
          </text>
        )}
      </For>
    </g>
  );
}

/** The scale of minutes around a chart: a dark and a light bar for each half cell. */
function Frame(props: { readonly width: number; readonly height: number }): JSX.Element {
  const bars = (): string =>
    `M0-7H${props.width}M0 ${props.height + 7}H${props.width}` +
    `M-7 0V${props.height}M${props.width + 7} 0V${props.height}`;
  return (
    <g class="grid-frame">
      <rect
        class="grid-frame-bar"
        x={-7}
        y={-7}
        width={props.width + 14}
        height={props.height + 14}
      />
      <path class="grid-frame-minutes" d={bars()} stroke-dasharray={`${CELL / 2} ${CELL / 2}`} />
      <rect class="grid-frame-line" x={0} y={0} width={props.width} height={props.height} />
    </g>
  );
}

/** Cuts off what is drawn over the edge of the board. */
export function Within(props: ParentProps): JSX.Element {
  const { x, y, width, height } = useShape().geometry.frame;
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`}>
      {props.children}
    </svg>
  );
}
