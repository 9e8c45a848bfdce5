import { inLine } from '@fathom/depth-charge/client';
import type { Square } from '@fathom/depth-charge/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { centreOf } from '../../../board/shape.ts';
import { At, Within, useShape } from '../../../board/sheet.tsx';
import { distanceOf } from '../desk/distance.ts';
import { soundedSea } from '../desk/ranging.ts';
import type { Sounding } from '../desk/ranging.ts';

/** How far every square is from a sounding where a mine can lie: lines for those in line, lit where one was heard. */
export function Distances(props: { readonly sounding: Sounding }): JSX.Element {
  const charge = (): Square => props.sounding.square;
  const sea = createMemo(() => soundedSea(props.sounding).filter((square) => square !== charge()));
  return (
    <g class="dc-distances">
      <Within>
        <Lines sounding={props.sounding} sea={sea()} />
      </Within>
      <For each={sea()}>
        {(square) => (
          <At cell={square}>
            <Distance
              squares={distanceOf(charge(), square)}
              isHeard={props.sounding.pings.includes(distanceOf(charge(), square))}
            />
          </At>
        )}
      </For>
      <At cell={charge()} class="dc-distance-from">
        <circle r={46} />
        <circle r={34} />
      </At>
    </g>
  );
}

function Distance(props: { readonly squares: number; readonly isHeard: boolean }): JSX.Element {
  return (
    <g class="dc-distance" classList={{ 'dc-distance-heard': props.isHeard }}>
      <Show when={props.isHeard} fallback={<circle class="dc-distance-ground" r={21} />}>
        <rect class="dc-distance-ground" x={-29} y={-29} width={58} height={58} rx={14} />
      </Show>
      <text y={props.isHeard ? 13 : 10} font-size={props.isHeard ? '38' : '28'}>
        {props.squares}
      </text>
    </g>
  );
}

/** From the charge along each row, column and diagonal, as far as it lies in the sea that was sounded. */
function Lines(props: {
  readonly sounding: Sounding;
  readonly sea: readonly Square[];
}): JSX.Element {
  const shape = useShape();
  const path = createMemo(() => {
    const from = centreOf(shape, props.sounding.square);
    return props.sea
      .filter((square) => inLine(props.sounding.square, square))
      .map((square) => {
        const to = centreOf(shape, square);
        return `M${from.x} ${from.y}L${to.x} ${to.y}`;
      })
      .join('');
  });
  return <path class="dc-distance-line" d={path()} />;
}
