import type { Colour } from '@fathom/captain-sonar/client';
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import './components.css';

const blade = (turn: number): JSX.Element => (
  <path
    class="icon-solid"
    transform={`rotate(${turn})`}
    d="M-3-6L-9-16A18.5 18.5 0 0 1 9-16L3-6A6.5 6.5 0 0 0-3-6Z"
  />
);

/** What breaks together has one shape and one colour: nobody needs to tell them apart by colour alone. */
const SHAPES: { readonly [Name in Colour]: () => JSX.Element } = {
  weapons: () => (
    <>
      <path class="icon-ground" d="M0-21L21 0L0 21L-21 0Z" />
      <path class="icon-line" d="M0-11V11M-11 0H11" />
      <circle class="icon-line" r={6} />
    </>
  ),
  detection: () => (
    <>
      <circle class="icon-ground" r={19} />
      <path class="icon-line" d="M-12 0Q0-13 12 0Q0 13-12 0Z" />
      <circle class="icon-solid" r={3.5} />
    </>
  ),
  special: () => (
    <>
      <rect class="icon-ground" x={-17} y={-17} width={34} height={34} rx={4} />
      <path
        class="icon-solid"
        d="M0-12L3.4-4L12-3.500L5.3 2L7.5 10.500L0 5.800L-7.5 10.500L-5.3 2L-12-3.500L-3.4-4Z"
      />
    </>
  ),
  radiation: () => (
    <>
      <path class="icon-ground" d="M-11-19H11L22 0L11 19H-11L-22 0Z" />
      <g transform="scale(0.82)">
        {blade(0)}
        {blade(120)}
        {blade(240)}
        <circle class="icon-solid" r={3.5} />
      </g>
    </>
  ),
};

/** To be drawn inside a drawing, around its origin. */
export function SymbolMark(props: { readonly colour: Colour }): JSX.Element {
  return (
    <g class={`symbol-mark symbol-${props.colour}`}>
      <Show when={SHAPES[props.colour]} keyed>
        {(Shape) => <Shape />}
      </Show>
    </g>
  );
}

/** Beside words: the name is theirs to say. */
export function SymbolIcon(props: { readonly colour: Colour }): JSX.Element {
  return (
    <svg class="system-icon" viewBox="-24 -24 48 48" aria-hidden="true">
      <SymbolMark colour={props.colour} />
    </svg>
  );
}
