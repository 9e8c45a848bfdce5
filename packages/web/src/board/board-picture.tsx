import type { JSX, ParentProps } from 'solid-js';
import { Sheet, viewBoxOf } from './sheet.tsx';
import type { SheetProps } from './sheet.tsx';
import './board.css';

/** A board that is only looked at, with one sentence in its place for those who cannot. */
export function BoardPicture<Name extends string>(
  props: ParentProps<SheetProps<Name> & { readonly label: string }>,
): JSX.Element {
  return (
    <svg
      class="gridboard grid-picture"
      viewBox={viewBoxOf(props.shape)}
      role="img"
      aria-label={props.label}
    >
      <Sheet shape={props.shape} ground={props.ground}>
        {props.children}
      </Sheet>
    </svg>
  );
}
