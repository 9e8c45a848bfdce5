import type { Action, Square } from '@fathom/depth-charge/client';
import { For, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { centreOf } from '../../../board/shape.ts';
import { At, useShape } from '../../../board/sheet.tsx';
import type { Desk } from '../desk/desk.ts';
import { Mine } from './mine.tsx';

/** The open hint on the board: an arrow for a move, a target for a charge, outlines for mines. */
export function Advised(props: { readonly desk: Desk }): JSX.Element {
  const action = (): Action | null => props.desk.table.advised?.()[0]?.action ?? null;
  const of = <Type extends Action['type']>(
    type: Type,
  ): Extract<Action, { readonly type: Type }> | null => {
    const now = action();
    return now?.type === type ? (now as Extract<Action, { readonly type: Type }>) : null;
  };
  const boat = (): Square | null => {
    const side = props.desk.side();
    return side === null ? null : props.desk.view().boats[side];
  };
  return (
    <g class="dc-advised">
      <Switch>
        <Match when={of('move')}>
          {(move) => <Arrow from={boat() ?? move().to} to={move().to} />}
        </Match>
        <Match when={of('sound')}>
          {(sound) => (
            <At cell={sound().square}>
              <circle r={42} />
              <circle r={27} />
              <circle r={12} />
            </At>
          )}
        </Match>
        <Match when={of('charge')}>
          {(charge) => (
            <At cell={charge().square}>
              <circle r={36} />
              <path d="M0-47v26M0 47v-26M-47 0h26M47 0h-26" />
            </At>
          )}
        </Match>
        <Match when={of('place')}>
          {(place) => (
            <For each={place().squares}>
              {(square) => (
                <At cell={square}>
                  <rect x={-44} y={-44} width={88} height={88} rx={12} />
                  <Show when={props.desk.side()}>
                    {(side) => (
                      <g class="dc-advised-mine">
                        <Mine side={side()} />
                      </g>
                    )}
                  </Show>
                </At>
              )}
            </For>
          )}
        </Match>
      </Switch>
    </g>
  );
}

/** From the boat's edge to the middle of the square. */
function Arrow(props: { readonly from: Square; readonly to: Square }): JSX.Element {
  const shape = useShape();
  const path = (): string => {
    const [a, b] = [centreOf(shape, props.from), centreOf(shape, props.to)];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const head = (turn: number): string =>
      `M${b.x} ${b.y}L${b.x - x * 30 - y * 22 * turn} ${b.y - y * 30 + x * 22 * turn}`;
    return `M${a.x + x * 40} ${a.y + y * 40}L${b.x} ${b.y}${head(1)}${head(-1)}`;
  };
  return (
    <>
      <path class="dc-advised-edge" d={path()} />
      <path d={path()} />
    </>
  );
}
