import { NOTICE, SIDE_LETTERS, TABLE, UNITS } from '@fathom/search-diver/client';
import type { Die as Pips, Group, SideName } from '@fathom/search-diver/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { setUnit, unit } from '../units.ts';
import './parts.css';

/** A text of the game's words, in which two stars on each side make bold. */
export function Bold(props: { readonly text: string }): JSX.Element {
  return (
    <For each={props.text.split('**')}>{(part, i) => (i() % 2 === 0 ? part : <b>{part}</b>)}</For>
  );
}

/** Said wherever the tables are used: on the table itself, over the tables, and in the rules. */
export function Notice(): JSX.Element {
  return (
    <p class="sd-notice">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3 22 20H2zM12 10v5M12 17.5v.5" />
      </svg>
      <span>{NOTICE}</span>
    </p>
  );
}

export function Units(): JSX.Element {
  return (
    <span class="sd-units" role="group" aria-label={TABLE.units}>
      <For each={UNITS}>
        {(each) => (
          <button
            type="button"
            aria-pressed={unit() === each}
            aria-label={TABLE.unit(each)}
            onClick={() => setUnit(each)}
          >
            {each}
          </button>
        )}
      </For>
    </span>
  );
}

interface BadgeProps {
  readonly side: SideName;
  readonly group?: Group | null; // the letter of the diver's nitrogen, beside that of the side
  readonly isGhost?: boolean; // where the diver was
  readonly hasTurned?: boolean; // and turned a marker there
}

/** A diver's counter. Each side has a shape of its own. */
export function Badge(props: BadgeProps): JSX.Element {
  return (
    <span
      class={`sd-badge sd-side-${props.side}`}
      classList={{
        'sd-ghost': props.isGhost === true,
        'sd-ghost-turned': props.hasTurned === true,
      }}
      aria-hidden="true"
    >
      {SIDE_LETTERS[props.side]}
      {props.group === undefined || props.group === null ? null : <b>{props.group}</b>}
    </span>
  );
}

type Spot = readonly [x: number, y: number];
const CORNERS: readonly Spot[] = [
  [-6, -6],
  [6, -6],
  [-6, 6],
  [6, 6],
];
const SPOTS: { readonly [Name in Pips]: readonly Spot[] } = {
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
  4: CORNERS,
  5: [...CORNERS, [0, 0]],
  6: [-7, 0, 7].flatMap((y): readonly Spot[] => [
    [-6, y],
    [6, y],
  ]),
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
      aria-label={TABLE.rolled(props.pips)}
    >
      <rect x={-13} y={-13} width={26} height={26} rx={6} />
      <For each={SPOTS[props.pips]}>{([cx, cy]) => <circle cx={cx} cy={cy} r={2.7} />}</For>
    </svg>
  );
}
