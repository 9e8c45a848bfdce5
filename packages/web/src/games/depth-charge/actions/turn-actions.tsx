import type { Square } from '@fathom/depth-charge/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { DEEDS } from '../desk/turn.ts';
import type { Deed } from '../desk/turn.ts';
import { Key } from './key.tsx';

const NAMES = {
  move: { plain: 'Move', key: 'M', on: (square: Square) => `Move to ${square}` },
  sound: { plain: 'Sound', key: 'S', on: (square: Square) => `Sound ${square}` },
  charge: { plain: 'Depth charge', key: 'D', on: (square: Square) => `Charge ${square}` },
} as const satisfies Record<Deed, unknown>;

/** What a turn can be. With a square picked, the buttons say what would happen there. */
export function TurnActions(props: { readonly desk: Desk }): JSX.Element {
  const { turn } = props.desk;
  const isIdle = (): boolean => turn.isMine() && props.desk.sending() === null;
  const isOpen = (deed: Deed): boolean => {
    const square = turn.picked();
    return isIdle() && (square === null || turn.can(deed, square));
  };
  const words = (deed: Deed): string => {
    const square = turn.picked();
    return square !== null && turn.can(deed, square) ? NAMES[deed].on(square) : NAMES[deed].plain;
  };
  const take = (deed: Deed): void => {
    props.desk.marks.setPencil(false);
    turn.take(deed);
    props.desk.toBoard(); // to pick the square; and a button that goes dead must not keep the keys
  };
  const pass = (): void => {
    turn.pass();
    props.desk.toBoard();
  };
  return (
    <div class="dc-buttons" role="group" aria-label="Your turn">
      <For each={DEEDS}>
        {(deed) => (
          <button
            type="button"
            classList={{ 'dc-offered': turn.picked() !== null && isOpen(deed) }}
            aria-pressed={turn.deed() === deed}
            aria-keyshortcuts={NAMES[deed].key}
            disabled={!isOpen(deed)}
            onClick={() => take(deed)}
          >
            {words(deed)} <Key name={NAMES[deed].key} />
          </button>
        )}
      </For>
      <Show when={props.desk.view().setup.allowPass}>
        <button type="button" disabled={!isIdle()} onClick={pass}>
          Pass <Key name="P" />
        </button>
      </Show>
      <Show when={props.desk.mayMark()}>
        <Pencil desk={props.desk} />
      </Show>
    </div>
  );
}

function Pencil(props: { readonly desk: Desk }): JSX.Element {
  const { marks } = props.desk;
  return (
    <button
      type="button"
      class="dc-pencil-button"
      aria-label="Mark squares"
      aria-keyshortcuts="K"
      title="Mark squares (K)"
      aria-pressed={marks.isPencilUp()}
      onClick={() => marks.setPencil(!marks.isPencilUp())}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 20l1.2-5L16 4.2a1.7 1.7 0 0 1 2.4 0l1.4 1.4a1.7 1.7 0 0 1 0 2.4L9 18.8zM14 6.5l3.5 3.5" />
      </svg>
      <Key name="K" />
    </button>
  );
}
