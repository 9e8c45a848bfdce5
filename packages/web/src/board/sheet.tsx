import { For, createContext, useContext } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import { CELL, centreOf } from './shape.ts';
import type { BoardShape } from './shape.ts';

const ShapeContext = createContext<BoardShape>();

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

const MARGIN = { left: 50, bottom: 50, top: 16, right: 16 } as const;

export function viewBoxOf({ columns, rows }: BoardShape): string {
  const width = columns.length * CELL + MARGIN.left + MARGIN.right;
  const height = rows.length * CELL + MARGIN.top + MARGIN.bottom;
  return `${-MARGIN.left} ${-MARGIN.top} ${width} ${height}`;
}

export interface SheetProps<Name extends string> {
  readonly shape: BoardShape<Name>;
  readonly ground: (cell: Name) => string; // the classes of a cell's water, land or paper
}

/** The printed sheet under everything: cells, frame and the labels of columns and rows. */
export function Sheet<Name extends string>(props: ParentProps<SheetProps<Name>>): JSX.Element {
  const width = (): number => props.shape.columns.length * CELL;
  const height = (): number => props.shape.rows.length * CELL;
  return (
    <ShapeContext.Provider value={props.shape}>
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
      {props.children}
    </ShapeContext.Provider>
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
  const { columns, rows } = useShape();
  return (
    <svg width={columns.length * CELL} height={rows.length * CELL}>
      {props.children}
    </svg>
  );
}
