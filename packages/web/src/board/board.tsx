import { Show } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import { CellGrid } from './cell-grid.tsx';
import type { BoardHandle, CellGridProps, TargetStyle } from './cell-grid.tsx';
import { viewBoxOf } from './shape.ts';
import { ShapeProvider, SquareSheet } from './sheet.tsx';
import type { SheetProps } from './sheet.tsx';
import './board.css';

export type { BoardHandle, TargetStyle };

export type BoardProps<Name extends string> = CellGridProps<Name> & SheetProps<Name>;

/** A board of squares on a printed sheet. */
export function Board<Name extends string>(props: ParentProps<BoardProps<Name>>): JSX.Element {
  return (
    <CellGrid
      {...props}
      class="gridboard"
      sheet={<SquareSheet shape={props.shape} ground={props.ground} />}
    />
  );
}

interface PictureProps<Name extends string> extends Pick<SheetProps<Name>, 'shape'> {
  readonly label: string; // what is to be seen, in one sentence
  readonly ground?: SheetProps<Name>['ground']; // of squares
}

/** A board that is only looked at, with one sentence in its place for those who cannot. */
export function BoardPicture<Name extends string>(
  props: ParentProps<PictureProps<Name>>,
): JSX.Element {
  return (
    <svg
      class="gridboard grid-picture"
      viewBox={viewBoxOf(props.shape)}
      role="img"
      aria-label={props.label}
    >
      <ShapeProvider shape={props.shape}>
        <Show when={props.ground}>
          {(ground) => <SquareSheet shape={props.shape} ground={ground()} />}
        </Show>
        {props.children}
      </ShapeProvider>
    </svg>
  );
}
