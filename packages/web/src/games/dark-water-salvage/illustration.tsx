import type { JSX } from 'solid-js';
import './illustration.css';

/** A salvage boat over a wreck, its lamp on the cargo. For the lobby, which loads no game. */
export function Illustration(): JSX.Element {
  return (
    <svg class="dw-scene" viewBox="0 10 360 180" aria-hidden="true">
      <rect class="dw-scene-sky" width="360" height="200" />
      <circle class="dw-scene-sun" cx="62" cy="38" r="15" />
      <path class="dw-scene-hills" d="M0 62 46 50l40 8 52-20 40 20 60-14 52 14 70-16v26H0z" />
      <path class="dw-scene-top" d="M0 66h360v134H0z" />
      <path class="dw-scene-mid" d="M0 100c60 10 96-8 168 4s120-4 192 6v90H0z" />
      <path class="dw-scene-low" d="M0 138c70 10 110-8 180 2s110-2 180 4v60H0z" />
      <path class="dw-scene-light" d="M214 104 150 176h104z" />
      <path class="dw-scene-bed" d="M0 184c40-10 84-6 124 0s80-10 124-6 72 4 112-4v26H0z" />
      <path class="dw-scene-mast" d="M176 162l-10-34M206 158l2-36M160 138l16 4M200 134l16 1" />
      <path
        class="dw-scene-wreck"
        d="M132 166 246 146l-10 26c-4 10-14 12-26 13l-44 1c-16 0-28-8-34-20z"
      />
      <g class="dw-scene-boat">
        <path class="dw-scene-line" d="M186 52V14M186 16l30 20M186 16l-16 38M216 36v20" />
        <path class="dw-scene-dark" d="M112 54V36h26v18zM118 36V24h10v12z" />
        <path class="dw-scene-hull" d="M92 54h132c-2 14-8 22-16 28H108c-9-7-14-15-16-28z" />
        <path
          class="dw-scene-foam"
          d="M80 84c9-6 17-6 26 0s17 6 26 0 17-6 26 0 17 6 26 0 17-6 26 0 17 6 22 2"
        />
      </g>
      <path class="dw-scene-rope" d="M216 56v90" />
      <circle class="dw-scene-coin" cx="190" cy="178" r="5" />
      <circle class="dw-scene-coin" cx="202" cy="181" r="5" />
      <circle class="dw-scene-coin" cx="226" cy="179" r="5" />
    </svg>
  );
}
