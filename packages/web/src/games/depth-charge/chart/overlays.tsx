import { SIDES } from '@fathom/depth-charge/client';
import type { RecordedTurn, SideName, Square } from '@fathom/depth-charge/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { At } from '../../../board/sheet.tsx';
import type { Desk } from '../desk/desk.ts';
import { LastTurn } from './last-turn.tsx';
import { minedSquares } from './pieces.tsx';
import { Pings } from './pings.tsx';
import { LAKE } from './lake.ts';
import './chart-later.css';

/** Under the pieces: shading, and what the last turn left on the water. */
export function Underlay(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  return (
    <>
      <Show when={desk.layers.shows('shading') ? desk.knowledge() : null}>
        {(knowledge) => <Shading possible={knowledge().possible} certain={knowledge().certain} />}
      </Show>
      <Show when={desk.view().record.at(-1)}>{(turn) => <LastTurn turn={turn()} />}</Show>
    </>
  );
}

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
function Shading(props: {
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

/** Over the pieces: soundings of one's own side, those of the other if wanted, and the last in any case. */
export function Heard(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const mined = createMemo(() => minedSquares(desk));
  const shown = (side: SideName): readonly RecordedTurn[] => {
    const { record } = desk.view();
    return showsPings(desk, side) ? record : record.slice(-1);
  };
  return (
    <For each={SIDES}>{(side) => <Pings record={shown(side)} side={side} mined={mined()} />}</For>
  );
}

function showsPings({ side, layers }: Desk, of: SideName): boolean {
  return layers.shows(side() === of || side() === null ? 'soundings' : 'theirs');
}

/** While the pencil is up every square can be written on. */
export function PencilGround(): JSX.Element {
  return (
    <For each={LAKE.cells.flat()}>
      {(square) => (
        <At cell={square}>
          <path class="dc-pencil" d="M36 44h8v-8" />
        </At>
      )}
    </For>
  );
}
