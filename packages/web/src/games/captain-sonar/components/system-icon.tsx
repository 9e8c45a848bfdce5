import type { System } from '@fathom/captain-sonar/client';
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import './components.css';

/** Each system as a line drawing around the middle, 48 units wide. */
const DRAWINGS: { readonly [Name in System]: () => JSX.Element } = {
  mine: () => (
    <>
      <path d="M0-20V-13M0 13V20M-20 0H-13M13 0H20M-14-14L-9-9M9 9L14 14M-14 14L-9 9M9-9L14-14" />
      <circle r={12} class="icon-solid" />
      <path class="icon-cut" d="M-6-4A8 8 0 0 1-1-7.5" />
    </>
  ),
  torpedo: () => (
    <>
      <path class="icon-solid" d="M-14-6H8Q19-5 20 0Q19 5 8 6H-14Z" />
      <path d="M-14-6L-20-11V11L-14 6" />
      <path class="icon-cut" d="M-7-6V6M6-6V6" />
    </>
  ),
  drone: () => (
    <>
      <path class="icon-solid" d="M-8-3Q0-9 8-3L6 6Q0 9-6 6Z" />
      <path d="M-7-3L-15-9M7-3L15-9M-21-9H-9M9-9H21M0 8V13" />
      <circle cy={17} r={3} />
      <circle class="icon-cut" cy={1} r={2.5} />
    </>
  ),
  sonar: () => (
    <>
      <circle r={4} class="icon-solid" />
      <path d="M-8-8A11.5 11.5 0 0 0-8 8M8-8A11.5 11.5 0 0 1 8 8" />
      <path d="M-14-13A19 19 0 0 0-14 13M14-13A19 19 0 0 1 14 13" />
    </>
  ),
  silence: () => (
    <>
      <path
        class="icon-solid"
        d="M-19 4Q-19-3-9-3H-6L-4-10H4L6-3H9Q19-3 19 4Q19 9 9 9H-9Q-19 9-19 4Z"
      />
      <path class="icon-cut" d="M-13 3H13" stroke-dasharray="3 4" />
      <path d="M-18 16H18" stroke-dasharray="2 6" />
    </>
  ),
  scenario: () => (
    <>
      <circle cx={-10} cy={8} r={6} class="icon-solid" />
      <circle cx={11} cy={8} r={6} class="icon-solid" />
      <circle cy={-9} r={6} class="icon-solid" />
      <path d="M0-19V-15M-8-9H-10M8-9H10M-10-2V2M11-2V2M-20 8H-16M17 8H21M-10 14V18M11 14V18" />
    </>
  ),
  decoy: () => (
    <>
      <path class="icon-solid" d="M-20 10Q-20 4-11 4H3Q12 4 12 10Q12 15 3 15H-11Q-20 15-20 10Z" />
      <path d="M-6-6Q-6-12 3-12H10Q19-12 19-6Q19-1 10-1H3" stroke-dasharray="3 4" />
      <path d="M-12-2L-18-8M-18-8V-3M-18-8H-13M17 6L22 11M22 11V6M22 11H17" />
    </>
  ),
  grapnel: () => (
    <>
      <path d="M0-20V8M-13-2Q-14 12 0 14Q14 12 13-2M-13-2L-17 4M-13-2L-8 2M13-2L17 4M13-2L8 2" />
      <circle cy={-17} r={3} />
      <path class="icon-solid" d="M-5 14H5V20H-5Z" />
    </>
  ),
};

interface SystemIconProps {
  readonly system: System;
  readonly size?: number; // in the units of the drawing around it
}

/** To be drawn inside a drawing, around its origin. */
export function SystemMark(props: SystemIconProps): JSX.Element {
  return (
    <g class="system-mark" transform={`scale(${(props.size ?? 48) / 48})`}>
      <Show when={DRAWINGS[props.system]} keyed>
        {(Drawing) => <Drawing />}
      </Show>
    </g>
  );
}

/** Beside words: the name is theirs to say. */
export function SystemIcon(props: { readonly system: System }): JSX.Element {
  return (
    <svg class="system-icon" viewBox="-24 -24 48 48" aria-hidden="true">
      <SystemMark system={props.system} />
    </svg>
  );
}
