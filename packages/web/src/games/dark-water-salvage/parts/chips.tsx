import { chipWords } from '@fathom/dark-water-salvage/client';
import type { Chips } from '@fathom/dark-water-salvage/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import './parts.css';

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

export function Chip(props: { readonly worth: 5 | 10 }): JSX.Element {
  return (
    <svg class={`dw-chip dw-chip-${props.worth}`} viewBox="-16 -16 32 32" aria-hidden="true">
      <circle class="dw-chip-edge" r="15" />
      <circle class="dw-chip-notches" r="13" />
      <circle class="dw-chip-face" r="9.5" />
      <text y="4.2">{props.worth}</text>
    </svg>
  );
}
