import { PLAIN, SIDE_LETTERS, chartOf } from '@fathom/search-diver/client';
import type { View } from '@fathom/search-diver/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { middleOf } from '../chart/geometry.ts';
import { Marker } from '../chart/marker.tsx';
import { Sea, boxAround } from '../chart/sea.tsx';
import './end.css';

/** The waters with all that was hidden in them. */
export function EndPicture(props: { readonly view: View }): JSX.Element {
  const chart = createMemo(() => chartOf(props.view));
  return (
    <svg
      class="chart-small sd-preview sd-end-picture"
      viewBox={boxAround(chart())}
      role="img"
      aria-label={PLAIN.whereAllLay(props.view.kind, props.view.target)}
    >
      <Sea chart={chart()} labels={[]} look="preview">
        <For each={props.view.markers}>
          {({ hex, face, turnedBy }) => (
            <g transform={`translate(${middleOf(hex).x} ${middleOf(hex).y})`}>
              <Show
                when={hex === props.view.target}
                fallback={
                  <circle class="sd-end-dummy" classList={{ 'sd-end-up': face !== null }} r={22} />
                }
              >
                <circle class="sd-end-glow" r={92} />
                <g transform="scale(2.6)">
                  <Marker face={props.view.kind} turnedBy={null} />
                </g>
              </Show>
              <Show when={hex === props.view.target ? null : turnedBy}>
                {(side) => (
                  <text class={`sd-end-letter sd-side-${side()}`} dy="0.36em">
                    {SIDE_LETTERS[side()]}
                  </text>
                )}
              </Show>
            </g>
          )}
        </For>
      </Sea>
    </svg>
  );
}
