import type { JSX } from 'solid-js';
import './plain.css';

/** Water and a plumb line: for a game that has no picture of its own. */
export function Illustration(): JSX.Element {
  return (
    <svg class="plain-scene" viewBox="0 10 360 180" aria-hidden="true">
      <rect class="plain-scene-sky" width="360" height="200" />
      <path class="plain-scene-far" d="M0 62c60 10 120-8 180 0s120 8 180-2v140H0z" />
      <path class="plain-scene-near" d="M0 104c60 12 96-8 168 6s120-4 192 8v82H0z" />
      <path class="plain-scene-bed" d="M0 178c40-12 82-4 118 4s76-14 122-8 76 10 120-2v28H0z" />
      <path class="plain-scene-line" d="M180 30v122M172 52h16M172 76h16M172 100h16M172 124h16" />
      <path class="plain-scene-lead" d="M173 150h14l6 22h-26z" />
    </svg>
  );
}
