import type { JSX } from 'solid-js';
import './illustration.css';

/** A diver with a lamp over a sunken aircraft, the hexes of the chart behind. For the lobby, which loads no game. */
export function Illustration(): JSX.Element {
  return (
    <svg class="sd-scene" viewBox="0 10 360 180" aria-hidden="true">
      <rect class="sd-scene-sky" width="360" height="200" />
      <path class="sd-scene-hills" d="M0 48 60 38l52 10 70-16 66 18 58-10 54 8v20H0z" />
      <path
        class="sd-scene-top"
        d="M0 54q18-6 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0v150H0z"
      />
      <path class="sd-scene-mid" d="M0 92c70 10 110-8 180 2s110-2 180 4v110H0z" />
      <path class="sd-scene-low" d="M0 134c60 8 120-8 190 2s110-2 170 2v70H0z" />
      <path
        class="sd-scene-hexes"
        d="M230 74l14-8 14 8v16l-14 8-14-8zM258 74l14-8 14 8v16l-14 8-14-8zM286 74l14-8 14 8v16l-14 8-14-8zM244 98l14-8 14 8v16l-14 8-14-8zM272 98l14-8 14 8v16l-14 8-14-8zM300 98l14-8 14 8v16l-14 8-14-8zM258 122l14-8 14 8v16l-14 8-14-8z"
      />
      <path class="sd-scene-light" d="M166 106 196 178h92z" />
      <path class="sd-scene-bed" d="M0 182c46-12 96-4 140 2s74-10 120-6 66 4 100-4v30H0z" />
      <path
        class="sd-scene-plane"
        d="M196 176l64-14c14-3 26-4 34 1-6 7-18 11-32 14l-62 8c-8 0-8-7-4-9zM206 172l-12-20h9l18 17zM246 168l-18-34h12l28 28zM236 177l18 16h11l-7-19z"
      />
      <g class="sd-scene-diver">
        <path d="M88 78c18-2 34 2 52 12 8-2 17 1 20 8 3 8-3 15-11 15-6 0-10-3-12-8-16 0-32-4-46-12l-34 2-18 10 4-13-14-7z" />
        <path class="sd-scene-tank" d="M92 66c12-1 26 3 36 9l-4 9c-12-6-24-9-36-10z" />
        <path class="sd-scene-mask" d="M152 98l10 3-3 8-9-3z" />
        <path class="sd-scene-arm" d="M126 96l22 14 14-2" />
      </g>
      <g class="sd-scene-air">
        <circle cx="152" cy="80" r="4" />
        <circle cx="160" cy="66" r="6" />
        <circle cx="150" cy="56" r="3" />
      </g>
    </svg>
  );
}
