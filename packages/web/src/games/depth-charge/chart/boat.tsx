import { SIDE_LETTERS } from '@fathom/depth-charge/client';
import type { SideName } from '@fathom/depth-charge/client';
import { Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';

export interface BoatProps {
  readonly side: SideName;
  readonly heading: 'east' | 'west'; // which way the bow points
  readonly isSunk?: boolean;
}

/** A patrol boat around the middle of its square: Black's has a raked bow and a low bridge, Red's a funnel. */
export function Boat(props: BoatProps): JSX.Element {
  return (
    <g class={`dc-boat dc-side-${props.side}`} classList={{ 'dc-sunk': props.isSunk === true }}>
      <g class="dc-hull">
        <g transform={props.heading === 'west' ? 'scale(-1 1)' : ''}>
          <Switch>
            <Match when={props.side === 'black'}>
              <TorpedoBoat />
            </Match>
            <Match when={props.side === 'red'}>
              <Cutter />
            </Match>
          </Switch>
        </g>
        <text class="dc-letter" x={props.heading === 'west' ? 4 : -4} y={24} font-size="27">
          {SIDE_LETTERS[props.side]}
        </text>
      </g>
      <path class="dc-waterline" d="M-48 30c7-6 13-6 20 0s13 6 20 0 13-6 20 0 13 6 20 0 9-5 14-3" />
      <Show when={props.isSunk === true}>
        <path class="dc-waterline" d="M-34 40c6-5 11-5 17 0s11 5 17 0 11-5 17 0 11 5 17 0" />
      </Show>
    </g>
  );
}

function TorpedoBoat(): JSX.Element {
  return (
    <>
      <path class="dc-line" d="M-12-10V-37M-18-30h12" />
      <path class="dc-flag" d="M-12-38h-17v11h17z" />
      <path class="dc-solid" d="M-21 1l3-12h30l8 12zM-9-10l2-10H5l6 10z" />
      <path class="dc-glass" d="M-4-17H3l2 4h-9z" />
      <circle class="dc-solid" cx={-37} cy={-4} r={4.5} />
      <circle class="dc-solid" cx={-28} cy={-4} r={4.5} />
      <path class="dc-line" d="M24-1v-7l11-5" />
      <path
        class="dc-solid"
        d="M-43 0H18C31-1 40-5 47-12 45 5 38 20 25 29H-34C-39 22-43 11-43 0Z"
      />
      <path class="dc-trim" d="M-40 5H19c9 0 15-2 21-5" />
    </>
  );
}

function Cutter(): JSX.Element {
  return (
    <>
      <path class="dc-line" d="M14-20V-38" />
      <path class="dc-flag" d="M14-39-6-37l7 5-7 5 20-1z" />
      <path class="dc-solid" d="M-17 2l4-24h12l-1 24zM4 2v-18h19L26 2zM1-21h26v5H1z" />
      <path class="dc-glass" d="M8-13h5v6H8zM16-13h5v6h-5z" />
      <path class="dc-trim" d="M-13-15h11" />
      <path class="dc-line" d="M-34-2v-8l-9-4" />
      <path
        class="dc-solid"
        d="M-46-5h7c3 4 8 6 16 6h45c8 0 13-4 19-10L40 14C38 23 32 29 23 29h-55C-40 29-45 14-46-5Z"
      />
      <path class="dc-trim" d="M-43 4c6 4 12 4 20 4h46c7 0 11-2 16-6" />
    </>
  );
}
