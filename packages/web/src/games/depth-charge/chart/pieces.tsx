import { SIDES, pointOf } from '@fathom/depth-charge/client';
import type { SideName, Square, View } from '@fathom/depth-charge/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { centreOf } from '../../../board/shape.ts';
import { At, useShape } from '../../../board/sheet.tsx';
import { mayMove } from '../../../frame/settings.ts';
import type { Desk } from '../desk/desk.ts';
import { Boat } from './boat.tsx';
import { Mine } from './mine.tsx';

interface PiecesProps {
  readonly view: View;
  readonly told: View; // what is not in it is not confirmed yet
}

/** Both boats. They glide where things may move. */
export function Boats(props: PiecesProps): JSX.Element {
  const shape = useShape();
  const transform = (side: SideName): string => {
    const { x, y } = centreOf(shape, props.view.boats[side]);
    return `translate(${x}px, ${y}px)`;
  };
  return (
    <For each={SIDES}>
      {(side) => (
        <g
          class="dc-glide"
          classList={{
            'dc-still': !mayMove(),
            pending: props.view.boats[side] !== props.told.boats[side],
          }}
          style={{ transform: transform(side) }}
        >
          <Boat
            side={side}
            heading={headingOf(props.view, side)}
            isSunk={isSunk(props.view, side)}
          />
        </g>
      )}
    </For>
  );
}

const isSunk = ({ record }: View, side: SideName): boolean =>
  record.some((turn) => turn.type === 'boatSunk' && turn.side === side);

/** The bow points the way of the last move across; at first, towards the other sea. */
export function headingOf({ record }: View, side: SideName): 'east' | 'west' {
  for (const turn of record.toReversed()) {
    if (turn.side !== side || (turn.type !== 'boatMoved' && turn.type !== 'boatSunk')) continue;
    const across = pointOf(turn.to).column - pointOf(turn.from).column;
    if (across !== 0) return across > 0 ? 'east' : 'west';
  }
  return side === 'black' ? 'east' : 'west';
}

/** Mines that may be seen, and the wrecks of those that are gone. */
export function Mines(props: PiecesProps): JSX.Element {
  return (
    <For each={SIDES}>
      {(side) => (
        <>
          <For each={props.view.wrecks[side]}>
            {(square) => (
              <At cell={square}>
                <Mine side={side} state="wreck" />
              </At>
            )}
          </For>
          <For each={props.view.mines[side] ?? []}>
            {(square) => (
              <At cell={square} class={props.told.mines[side] === null ? 'pending' : ''}>
                <Sailed square={square} view={props.view}>
                  <Mine side={side} />
                </Sailed>
              </At>
            )}
          </For>
        </>
      )}
    </For>
  );
}

/** A mine under a boat makes itself small, so that both can be seen. */
function Sailed(props: {
  readonly square: Square;
  readonly view: View;
  readonly children: JSX.Element;
}): JSX.Element {
  const isCovered = (): boolean => SIDES.some((side) => props.view.boats[side] === props.square);
  return <g transform={isCovered() ? 'translate(30 -27) scale(0.5)' : ''}>{props.children}</g>;
}

/** Mines on the chart that are not placed yet. */
export function DraftMines(props: {
  readonly side: SideName;
  readonly mines: readonly Square[];
  readonly lifted: Square | null;
  readonly view: View;
}): JSX.Element {
  return (
    <For each={props.mines}>
      {(square) => (
        <At cell={square} class="dc-draft">
          <Sailed square={square} view={props.view}>
            <Mine side={props.side} state={props.lifted === square ? 'lifted' : 'living'} />
          </Sailed>
        </At>
      )}
    </For>
  );
}

/** Where a boat would go. */
export function Course(props: { readonly from: Square; readonly to: Square }): JSX.Element {
  const shape = useShape();
  const [a, b] = [() => centreOf(shape, props.from), () => centreOf(shape, props.to)];
  return (
    <Show when={props.from !== props.to}>
      <g class="dc-course">
        <line x1={a().x} y1={a().y} x2={b().x} y2={b().y} />
        <circle cx={b().x} cy={b().y} r={11} />
      </g>
    </Show>
  );
}

/** Squares with a mine or a wreck that can be seen. */
export function minedSquares(desk: Desk): ReadonlySet<Square> {
  const { mines, wrecks } = desk.view();
  return new Set([mines.black, mines.red, wrecks.black, wrecks.red].flatMap((seen) => seen ?? []));
}

/** What follows the pointer. */
export function Carried(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Show when={props.desk.side()}>
      {(side) => (
        <Show
          when={props.desk.isPlacing()}
          fallback={<Boat side={side()} heading={side() === 'black' ? 'east' : 'west'} />}
        >
          <Mine side={side()} />
        </Show>
      )}
    </Show>
  );
}
