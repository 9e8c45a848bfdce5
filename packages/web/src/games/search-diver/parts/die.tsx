import type { Die as Pips } from '@fathom/search-diver/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import './parts.css';

const SPOTS: { readonly [Name in Pips]: readonly (readonly [number, number])[] } = {
  1: [[0, 0]],
  2: [
    [-6, -6],
    [6, 6],
  ],
  3: [
    [-6, -6],
    [0, 0],
    [6, 6],
  ],
  4: [
    [-6, -6],
    [6, -6],
    [-6, 6],
    [6, 6],
  ],
  5: [
    [-6, -6],
    [6, -6],
    [0, 0],
    [-6, 6],
    [6, 6],
  ],
  6: [
    [-6, -7],
    [6, -7],
    [-6, 0],
    [6, 0],
    [-6, 7],
    [6, 7],
  ],
};
const STAGGER = 35; // milliseconds between dice: even six of them lie still within 400

interface DieProps {
  readonly pips: Pips;
  readonly kind: 'search' | 'event';
  readonly isGood?: boolean;
  readonly rolls?: number | null; // its place among those just rolled; null: it lies still
}

export function Die(props: DieProps): JSX.Element {
  const order = (): number | null => props.rolls ?? null;
  return (
    <svg
      class={`sd-die sd-die-${props.kind}`}
      classList={{ 'sd-die-good': props.isGood === true, 'sd-die-rolling': order() !== null }}
      style={{ 'animation-delay': `${Math.min(2, order() ?? 0) * STAGGER}ms` }}
      viewBox="-15 -15 30 30"
      role="img"
      aria-label={`rolled ${props.pips}`}
    >
      <rect x={-13} y={-13} width={26} height={26} rx={6} />
      <For each={SPOTS[props.pips]}>{([cx, cy]) => <circle cx={cx} cy={cy} r={2.7} />}</For>
    </svg>
  );
}
