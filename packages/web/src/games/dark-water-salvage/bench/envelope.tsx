import type { HunterName } from '@fathom/dark-water-salvage/client';
import type { JSX } from 'solid-js';
import { BadgeShape } from '../parts/badge.tsx';

interface EnvelopeProps {
  readonly hunter: HunterName;
  readonly state: 'writing' | 'sealed' | 'missing' | 'opened';
  readonly amount?: number | null; // on the letter, for those who may read it
}

/** A loan application: a letter in an envelope, with the hunter's sign in the wax. */
export function Envelope(props: EnvelopeProps): JSX.Element {
  const showsLetter = (): boolean => props.state === 'writing' || props.state === 'opened';
  return (
    <svg
      class={`dw-envelope dw-envelope-${props.state} dw-${props.hunter}`}
      viewBox="0 0 120 92"
      aria-hidden="true"
    >
      <path class="dw-envelope-back" d="M8 34 60 4l52 30v52H8z" />
      {showsLetter() && (
        <g class="dw-letter">
          <path class="dw-letter-paper" d="M20 14h80v60H20z" />
          <path class="dw-letter-lines" d="M30 24h34M30 31h24" />
          <text x="60" y="58">
            {props.amount === null || props.amount === undefined ? '' : `$${props.amount}`}
          </text>
        </g>
      )}
      <path class="dw-envelope-front" d="M8 34v52h104V34L60 68z" />
      <path class="dw-envelope-fold" d="M8 86 48 60M112 86 72 60" />
      {props.state === 'sealed' && (
        <>
          <path class="dw-envelope-flap" d="M8 34 60 68l52-34z" />
          <g transform="translate(60 62) scale(1.25)">
            <BadgeShape hunter={props.hunter} />
          </g>
        </>
      )}
    </svg>
  );
}
