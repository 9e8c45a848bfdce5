import type { Group, SideName } from '@fathom/search-diver/client';
import type { JSX } from 'solid-js';
import { LETTERS } from '../words.ts';
import './parts.css';

interface BadgeProps {
  readonly side: SideName;
  readonly group?: Group | null; // the letter of the diver's nitrogen, beside that of the side
  readonly isGhost?: boolean; // where the diver was, or would be
}

/** A diver's counter: Red is square, Blue is round. */
export function Badge(props: BadgeProps): JSX.Element {
  return (
    <span
      class={`sd-badge sd-side-${props.side}`}
      classList={{ 'sd-ghost': props.isGhost === true }}
      aria-hidden="true"
    >
      {LETTERS[props.side]}
      {props.group === undefined || props.group === null ? null : <b>{props.group}</b>}
    </span>
  );
}
