import { chipWords, hunterLetter, money } from '@fathom/dark-water-salvage/client';
import type { Chips, Emphasised, HunterName, PerHunter } from '@fathom/dark-water-salvage/client';
import { For } from 'solid-js';
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
      <text y={props.hunter === 'jade' ? 5.4 : 4.8}>{hunterLetter(props.hunter)}</text>
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

/** A line with one part of it in bold. */
export function Emphasis(props: { readonly parts: Emphasised }): JSX.Element {
  return (
    <>
      {props.parts[0]}
      <b>{props.parts[1]}</b>
      {props.parts[2]}
    </>
  );
}

/** Poker chips as they lie on the table. */
export function ChipRow(props: { readonly chips: Chips }): JSX.Element {
  const all = (): readonly (5 | 10)[] => [
    ...Array.from({ length: props.chips.tens }, () => 10 as const),
    ...Array.from({ length: props.chips.fives }, () => 5 as const),
  ];
  return (
    <span class="dw-chips" role="img" aria-label={chipWords(props.chips)}>
      <For each={all()}>{(worth) => <Chip worth={worth} />}</For>
    </span>
  );
}

function Chip(props: { readonly worth: 5 | 10 }): JSX.Element {
  return (
    <svg class={`dw-chip dw-chip-${props.worth}`} viewBox="-16 -16 32 32" aria-hidden="true">
      <circle class="dw-chip-edge" r="15" />
      <circle class="dw-chip-notches" r="13" />
      <circle class="dw-chip-face" r="9.5" />
      <text y="4.2">{props.worth}</text>
    </svg>
  );
}

interface EnvelopeProps {
  readonly hunter: HunterName;
  readonly state: 'writing' | 'sealed' | 'missing' | 'opened';
  readonly amount?: number | null; // on the letter, for those who may read it
  readonly isPending?: boolean; // sent, and not confirmed yet
}

/** A loan application: a letter in an envelope, with the hunter's sign in the wax. */
export function Envelope(props: EnvelopeProps): JSX.Element {
  const showsLetter = (): boolean => props.state === 'writing' || props.state === 'opened';
  return (
    <svg
      class={`dw-envelope dw-envelope-${props.state} dw-${props.hunter}`}
      classList={{ pending: props.isPending === true }}
      viewBox="0 0 120 92"
      aria-hidden="true"
    >
      <path class="dw-envelope-back" d="M8 34 60 4l52 30v52H8z" />
      {showsLetter() && (
        <g class="dw-letter">
          <path class="dw-letter-paper" d="M20 14h80v60H20z" />
          <path class="dw-letter-lines" d="M30 24h34M30 31h24" />
          <text x="60" y="58">
            {props.amount === null || props.amount === undefined ? '' : money(props.amount)}
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
