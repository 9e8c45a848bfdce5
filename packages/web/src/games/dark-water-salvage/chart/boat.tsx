import type { HunterName } from '@fathom/dark-water-salvage/client';
import type { JSX } from 'solid-js';
import { BadgeShape } from '../parts/badge.tsx';

interface BoatProps {
  readonly hunter: HunterName;
  readonly isMoored?: boolean; // in its city, no boat hired yet: only the hunter's flag
}

/** A salvage boat around the middle of its region, with derrick and the hunter's sign; or only the flag. */
export function Boat(props: BoatProps): JSX.Element {
  return (
    <g class={`dw-boat dw-${props.hunter}`}>
      {props.isMoored === true ? (
        <>
          <path class="dw-boat-halo" d="M-31 26V-20" />
          <path class="dw-boat-line" d="M-31 26V-20" />
          <ellipse class="dw-boat-solid" cx="-31" cy="26" rx="9" ry="3.5" />
          <g transform="translate(-29 -24) scale(1.6)">
            <BadgeShape hunter={props.hunter} />
          </g>
        </>
      ) : (
        <>
          <path class="dw-boat-halo" d="M-44 8H44L34 34H-34Z" />
          <path class="dw-boat-line" d="M24 8V-30M24-28 44-10M44-10V4M24-28 10 8" />
          <path class="dw-boat-line" d="M41 4h6v5h-6z" />
          <path class="dw-boat-solid" d="M-36 8V-6h16V8z" />
          <path class="dw-boat-solid" d="M-33-6v-12h8v12z" />
          <path class="dw-boat-solid" d="M-44 8H44C43 20 39 28 33 34H-33C-39 27-43 18-44 8Z" />
          <path class="dw-boat-trim" d="M-40 15H40M-31-1h6" />
          <path class="dw-boat-foam" d="M-48 38q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0" />
          <g transform="translate(-2 -8) scale(1.45)">
            <BadgeShape hunter={props.hunter} />
          </g>
        </>
      )}
    </g>
  );
}
