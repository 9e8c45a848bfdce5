import type { SideName } from '@fathom/depth-charge/client';
import { For, Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { Mine } from '../chart/mine.tsx';
import type { Desk } from '../desk/desk.ts';

interface Carry {
  readonly x: number;
  readonly y: number;
}

/** The mines that are not on the chart yet. Each can be dragged onto it. */
export function Tray(props: { readonly desk: Desk; readonly side: SideName }): JSX.Element {
  const [carry, setCarry] = createSignal<Carry | null>(null);
  const left = (): number => 3 - props.desk.placing.mines().length;
  const lift = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    setCarry({ x: event.clientX, y: event.clientY });
  };
  const drop = (event: PointerEvent): void => {
    if (carry() === null) return;
    setCarry(null);
    const square = props.desk.board()?.cellAt({ x: event.clientX, y: event.clientY }) ?? null;
    if (square !== null) props.desk.placing.add(square);
  };
  return (
    <div class="dc-tray" aria-label={`${left()} of 3 mines still to be placed`} role="img">
      <For each={[0, 1, 2]}>
        {(n) => (
          <svg
            class="dc-tray-mine"
            classList={{ 'dc-tray-empty': n >= left() }}
            viewBox="-40 -46 80 94"
            onPointerDown={(event) => n < left() && lift(event)}
            onPointerMove={(event) =>
              carry() !== null && setCarry({ x: event.clientX, y: event.clientY })
            }
            onPointerUp={drop}
            onPointerCancel={() => setCarry(null)}
          >
            <Mine side={props.side} />
          </svg>
        )}
      </For>
      <Show when={carry()}>
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
