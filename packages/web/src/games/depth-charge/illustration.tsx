import type { JSX } from 'solid-js';
import './illustration.css';

/** A patrol boat listens; three mines hang on their chains below. For the lobby, which loads no game. */
export function Illustration(): JSX.Element {
  return (
    <svg class="dc-scene" viewBox="0 10 360 180" aria-hidden="true">
      <rect class="dc-scene-sky" width="360" height="200" />
      <circle class="dc-scene-moon" cx="226" cy="34" r="15" />
      <path
        class="dc-scene-hills"
        d="M0 62 40 48l34 10 42-22 46 24 40-12 44 16 48-20 66 20v20H0z"
      />
      <path class="dc-scene-far" d="M0 66h360v134H0z" />
      <path class="dc-scene-near" d="M0 104c60 12 96-8 168 6s120-4 192 8v82H0z" />
      <path class="dc-scene-bed" d="M0 178c40-12 82-4 118 4s76-14 122-8 76 10 120-2v28H0z" />
      <g class="dc-scene-echo">
        <path d="M112 92a30 30 0 0 0 44 0M98 104a50 50 0 0 0 72 0M84 116a70 70 0 0 0 100 0M70 128a90 90 0 0 0 128 0" />
      </g>
      <g class="dc-scene-boat">
        <path class="dc-scene-ink" d="M116 44V16M110 23h12" />
        <path
          class="dc-scene-fill"
          d="M116 15H96v11h20zM98 56l5-14h38l10 14zM112 43l3-12h16l7 12z"
        />
        <path
          class="dc-scene-fill"
          d="M74 56h76c16-1 28-6 37-14-3 18-11 30-25 36H86c-7-7-12-14-12-22z"
        />
        <path class="dc-scene-light" d="M119 35h9l3 5h-12zM78 62h74c11 0 19-2 26-6" />
        <text class="dc-scene-letter" x="122" y="72">
          B
        </text>
        <path
          class="dc-scene-foam"
          d="M60 78c9-6 17-6 26 0s17 6 26 0 17-6 26 0 17 6 26 0 17-6 26 0"
        />
      </g>
      <SceneMine x={58} y={142} chain={34} />
      <SceneMine x={206} y={128} chain={46} />
      <SceneMine x={302} y={150} chain={24} />
    </svg>
  );
}

function SceneMine(props: {
  readonly x: number;
  readonly y: number;
  readonly chain: number;
}): JSX.Element {
  return (
    <g class="dc-scene-mine" transform={`translate(${props.x} ${props.y})`}>
      <path class="dc-scene-chain" d={`M0 12v${props.chain}`} />
      <path d="M0-18v36M-18 0h36M-13-13l26 26M13-13l-26 26" />
      <rect x="-11" y="-11" width="22" height="22" rx="5" transform="rotate(45)" />
      <text x="0" y="6">
        R
      </text>
    </g>
  );
}
