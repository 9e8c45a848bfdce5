import type { Square } from '@fathom/depth-charge/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { CELL, centreOf } from '../../../board/shape.ts';
import { At, Within, useShape } from '../../../board/sheet.tsx';
import type { Desk } from '../desk/desk.ts';
import './chart-later.css';

/** What can be done where, while nothing is chosen: dots are moves, the frame around the boat holds the charges. */
export function Reachable(props: { readonly desk: Desk; readonly boat: Square }): JSX.Element {
  const { turn } = props.desk;
  const shape = useShape();
  const moves = (): readonly Square[] =>
    [...turn.targets()].filter((square) => turn.can('move', square));
  const middle = () => centreOf(shape, props.boat);
  const half = CELL * 1.5 - 5;
  return (
    <g class="dc-reachable">
      <Within>
        <rect
          class="dc-drop-zone"
          x={middle().x - half}
          y={middle().y - half}
          width={2 * half}
          height={2 * half}
          rx={16}
        />
      </Within>
      <For each={moves()}>
        {(square) => (
          <At cell={square}>
            <circle class="dc-move-dot" r={10} />
          </At>
        )}
      </For>
    </g>
  );
}
