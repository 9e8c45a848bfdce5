import type { JSX } from 'solid-js';

/** A sunken ship around 0, with the number of the wreck. */
export function Sunken(props: {
  readonly number: number;
  readonly state: 'lies' | 'raised' | 'truth';
}): JSX.Element {
  return (
    <g class={`dw-sunken dw-sunken-${props.state}`}>
      <path class="dw-sunken-hull" d="M-34 4 30-10 24 14q-4 12-16 14l-24 2q-10 0-14-10z" />
      <path class="dw-sunken-mast" d="M-12-1-18-30M10-5 8-30M-24-20l12 2M2-22l12 1" />
      <path class="dw-sunken-bed" d="M-40 34q12-6 24-2t26 0 28-2" />
      <circle class="dw-sunken-plate" cx="24" cy="-24" r="15" />
      <text x="24" y="-17">
        {props.number}
      </text>
    </g>
  );
}
