import { HUNTER_LETTERS } from '@fathom/dark-water-salvage/client';
import type { HunterName, PerHunter } from '@fathom/dark-water-salvage/client';
import type { JSX } from 'solid-js';
import './parts.css';

/** A shape of one's own for each hunter, around 0, about 20 wide. */
const SHAPES: PerHunter<string> = {
  amber: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z',
  coral: 'M-9-7a2 2 0 0 1 2-2H7a2 2 0 0 1 2 2V7a2 2 0 0 1-2 2H-7a2 2 0 0 1-2-2z',
  jade: 'M-10-8H10V0C10 6 5 10 0 12-5 10-10 6-10 0Z',
  slate: 'M0-12 12 0 0 12-12 0z',
  violet: 'M-6-10H6L12 0 6 10H-6L-12 0Z',
};

/** A hunter's sign, inside a drawing. */
export function BadgeShape(props: { readonly hunter: HunterName }): JSX.Element {
  return (
    <g class={`dw-badge-shape dw-${props.hunter}`}>
      <path d={SHAPES[props.hunter]} />
      <text y={props.hunter === 'jade' ? 5.4 : 4.8}>{HUNTER_LETTERS[props.hunter]}</text>
    </g>
  );
}

/** A hunter's sign between words that name it. */
export function Badge(props: { readonly hunter: HunterName }): JSX.Element {
  return (
    <svg class="dw-badge" viewBox="-13 -13 26 26" aria-hidden="true">
      <BadgeShape hunter={props.hunter} />
    </svg>
  );
}
