import type { JSX } from 'solid-js';
import './illustration.css';

/** Two submarines listen for each other through dark water. For the lobby, which loads no game. */
export function Illustration(): JSX.Element {
  return (
    <svg class="cs-scene" viewBox="0 10 360 180" aria-hidden="true">
      <rect class="cs-scene-above" width="360" height="200" />
      <path class="cs-scene-upper" d="M0 34q22-7 45 0t45 0 45 0 45 0 45 0 45 0 45 0 45 0V200H0z" />
      <path class="cs-scene-ray" d="M70 34 10 190h44L96 34zM168 34l-22 156h30L190 34z" />
      <path class="cs-scene-lower" d="M0 112c60 12 96-8 168 6s120-4 192 8v74H0z" />
      <path
        class="cs-scene-bed"
        d="M0 178c24-16 40-34 62-30s22 26 52 30 52-22 80-16 34 20 66 14 60-24 100-10v34H0z"
      />
      <g class="cs-scene-echo">
        <path d="M176 66a30 30 0 0 1 0 40M190 54a50 50 0 0 1 0 64" />
        <path d="M204 43a68 68 0 0 1 0 86" opacity="0.6" />
        <path d="M218 32a88 88 0 0 1 0 108" opacity="0.3" />
      </g>
      <path class="cs-scene-wake" d="M8 84h28M2 92h26" />
      <g class="cs-scene-alpha">
        <path d="M36 74 26 58h10l16 14zM36 98 26 114h10l16-14z" />
        <path d="M36 86c8-16 30-22 60-22 42 0 66 6 70 22-4 16-28 22-70 22-30 0-52-6-60-22z" />
        <path d="M84 66l5-22h30l7 22zM104 46V28h4v18zM112 46V34h8v3h-5v9z" />
      </g>
      <path class="cs-scene-trim" d="M140 72c12 3 19 8 20 14s-8 11-20 14" />
      <circle class="cs-scene-light" cx="66" cy="86" r="4" />
      <circle class="cs-scene-light" cx="80" cy="86" r="4" />
      <text class="cs-scene-letter" x="108" y="92">
        A
      </text>
      <g class="cs-scene-bravo">
        <path d="M336 120h12v34h-12zM262 110h11v54h-11z" />
        <path d="M236 137l24-13h58l24 8v10l-24 8h-58z" />
        <path d="M280 124v-15h24v15zM290 109V97h4v12z" />
      </g>
      <path class="cs-scene-trim" d="M258 129l-13 8 13 8" />
      <text class="cs-scene-letter" x="292" y="143">
        B
      </text>
      <path class="cs-scene-wake" d="M352 132h8M352 142h8" />
      <SceneMine x={206} y={158} chain={24} />
      <SceneMine x={34} y={142} chain={30} />
    </svg>
  );
}

function SceneMine(props: {
  readonly x: number;
  readonly y: number;
  readonly chain: number;
}): JSX.Element {
  return (
    <g class="cs-scene-mine" transform={`translate(${props.x} ${props.y})`}>
      <path class="cs-scene-chain" d={`M0 9v${props.chain}`} />
      <path d="M0-14v28M-14 0h28M-10-10l20 20M10-10l-20 20" />
      <circle r="8" />
    </g>
  );
}
