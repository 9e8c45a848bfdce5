import { SEA_NAMES, SQUARES, seaOf } from '@fathom/depth-charge/client';
import type { Square } from '@fathom/depth-charge/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { CELL, centreOf } from '../../../board/shape.ts';
import { At, Within, useShape } from '../../../board/sheet.tsx';
import { LAKE } from './lake.ts';

const BAR: readonly Square[] = SQUARES.filter((square) => seaOf(square) === null);

/** What is printed on the chart: the sand bar between the seas, depth lines, names, and rings of range by night. */
export function BaseMap(props: { readonly centre?: Square | undefined }): JSX.Element {
  const shape = useShape();
  return (
    <Within>
      <Show when={shape === LAKE}>
        <RangeRings centre={props.centre} />
        <path
          class="dc-depth-line"
          d="M0 146C70 196 96 262 176 320S330 424 392 520 566 628 654 800"
        />
        <path class="dc-depth-line" d="M0 330C86 372 120 456 210 508S350 640 452 800" />
        <path
          class="dc-depth-line"
          d="M146 0C196 70 262 96 320 176S424 330 520 392 628 566 800 654"
        />
        <path class="dc-depth-line" d="M330 0C372 86 456 120 508 210S640 350 800 452" />
      </Show>
      <For each={BAR.filter((square) => shape.placeOf(square) !== null)}>
        {(square) => (
          <At cell={square}>
            <Sand />
          </At>
        )}
      </For>
      <Show when={shape === LAKE}>
        <text class="dc-sea-name" transform="translate(238 548) rotate(45)">
          {SEA_NAMES.black}
        </text>
        <text class="dc-sea-name" transform="translate(548 262) rotate(45)">
          {SEA_NAMES.red}
        </text>
      </Show>
    </Within>
  );
}

/** A bank of sand from corner to corner, with the dotted edge that charts give to drying ground. */
function Sand(): JSX.Element {
  return (
    <>
      <path class="dc-bank" d="M-41-59C-12-54 52 0 59 41L41 59C0 52-54-12-59-41Z" />
      <path class="dc-shore" d="M-41-59C-12-54 52 0 59 41M41 59C0 52-54-12-59-41" />
      <path
        class="dc-grains"
        d="M-30-16h0M-8 6h0M8-10h0M-12-22h0M16 16h0M30 20h0M2 22h0M26 2h0M38 38h0M-36-36h0M-18-4h0M12 2h0"
      />
    </>
  );
}

/** Only drawn by night: rings one square apart around the boat that listens. */
function RangeRings(props: { readonly centre?: Square | undefined }): JSX.Element {
  const middle = (): { readonly x: number; readonly y: number } =>
    props.centre === undefined ? { x: 4 * CELL, y: 4 * CELL } : centreOf(LAKE, props.centre);
  return (
    <g class="dc-rings" style={{ transform: `translate(${middle().x}px, ${middle().y}px)` }}>
      <For each={[1.5, 3.5, 5.5, 7.5, 9.5]}>{(squares) => <circle r={squares * CELL} />}</For>
    </g>
  );
}
