import { MINES_A_SIDE, buttons } from '@fathom/depth-charge/client';
import type { SideName } from '@fathom/depth-charge/client';
import { For, Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Point } from '../../../board/shape.ts';
import { Key } from '../../../table/keys.tsx';
import { Mine } from '../chart/mine.tsx';
import type { Desk } from '../desk/desk.ts';
import { ready } from './keys.ts';

export function PlacingActions(props: { readonly desk: Desk }): JSX.Element {
  const { placing, outbox } = props.desk;
  const isReady = (): boolean => placing.placement() !== null && !outbox.isSending();
  return (
    <div class="dc-placing">
      <Show when={props.desk.side()}>{(side) => <Tray desk={props.desk} side={side()} />}</Show>
      <div class="dc-buttons">
        <button type="button" disabled={outbox.isSending()} onClick={placing.placeForMe}>
          {buttons.placeForMe} <Key name="P" />
        </button>
        <button
          type="button"
          disabled={!placing.canUndo() || outbox.isSending()}
          onClick={placing.undo}
        >
          {buttons.undo} <Key name="U" />
        </button>
        <button
          type="button"
          disabled={placing.mines().length === 0 || outbox.isSending()}
          onClick={placing.clear}
        >
          {buttons.clear} <Key name="C" />
        </button>
      </div>
      <button
        type="button"
        class="dc-main-button"
        disabled={!isReady()}
        onClick={() => ready(props.desk)}
      >
        {buttons.ready} <Key name="R" />
      </button>
    </div>
  );
}

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

/** The mines that are not on the chart yet. Each can be dragged onto it. */
function Tray(props: { readonly desk: Desk; readonly side: SideName }): JSX.Element {
  const [carried, setCarried] = createSignal<Point | null>(null);
  const left = (): number => MINES_A_SIDE - props.desk.placing.mines().length;
  const lift = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    setCarried(pointOf(event));
  };
  const drop = (event: PointerEvent): void => {
    if (carried() === null) return;
    setCarried(null);
    const square = props.desk.board()?.cellAt(pointOf(event)) ?? null;
    if (square !== null) props.desk.placing.add(square);
  };
  return (
    <div class="dc-tray" aria-label={buttons.tray(left())} role="img">
      <For each={[0, 1, 2]}>
        {(n) => (
          <svg
            class="dc-tray-mine"
            classList={{ 'dc-tray-empty': n >= left() }}
            viewBox="-40 -46 80 94"
            onPointerDown={(event) => n < left() && lift(event)}
            onPointerMove={(event) => carried() !== null && setCarried(pointOf(event))}
            onPointerUp={drop}
            onPointerCancel={() => setCarried(null)}
          >
            <Mine side={props.side} />
          </svg>
        )}
      </For>
      <Show when={carried()}>
        {(at) => (
          <svg
            class="dc-tray-carried"
            viewBox="-40 -46 80 94"
            style={{ transform: `translate(${at().x}px, ${at().y}px)` }}
          >
            <Mine side={props.side} />
          </svg>
        )}
      </Show>
    </div>
  );
}
