import type { Square } from '@fathom/depth-charge/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { At } from '../../../board/sheet.tsx';

const EDGE = 46;
/** Diagonal lines that fill a square. Drawn one by one: a pattern would need an id of its own on every board. */
const HATCHING: string = Array.from({ length: 11 }, (_, i) => (i - 5) * 16)
  .map((k) => {
    const from = Math.max(-EDGE, k - EDGE);
    const to = Math.min(EDGE, k + EDGE);
    return `M${from} ${k - from}L${to} ${k - to}`;
  })
  .join('');

/** Hatched: can still hold a mine. Framed as well: holds one for certain. */
export function Shading(props: {
  readonly possible: readonly Square[];
  readonly certain: readonly Square[];
}): JSX.Element {
  return (
    <>
      <For each={props.possible}>
        {(square) => (
          <At cell={square}>
            <path class="dc-hatching" d={HATCHING} />
          </At>
        )}
      </For>
      <For each={props.certain}>
        {(square) => (
          <At cell={square} class="dc-certain">
            <rect x={-44} y={-44} width={88} height={88} rx={6} />
            <circle r={17} />
            <path d="M0-17v-11M0 17v11M-17 0h-11M17 0h11" />
          </At>
        )}
      </For>
    </>
  );
}
