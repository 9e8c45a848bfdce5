import { soundWay } from '@fathom/depth-charge/client';
import type { Square } from '@fathom/depth-charge/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { centreOf } from '../../../board/shape.ts';
import { At, useShape } from '../../../board/sheet.tsx';

/** The squares counted from a charge to a mine, each with its number. */
export function SoundWay(props: { readonly from: Square; readonly to: Square }): JSX.Element {
  const shape = useShape();
  const steps = (): readonly Square[] => [...soundWay(props.from, props.to), props.to];
  const path = (): string =>
    [props.from, ...steps()]
      .map((square) => centreOf(shape, square))
      .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
      .join('');
  return (
    <g class="dc-way">
      <path d={path()} />
      <For each={steps().slice(0, -1)}>
        {(square, i) => (
          <At cell={square}>
            <circle r={19} />
            <text y={10}>{i() + 1}</text>
          </At>
        )}
      </For>
    </g>
  );
}
