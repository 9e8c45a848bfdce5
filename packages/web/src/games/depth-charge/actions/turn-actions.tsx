import { TURN_TYPES, buttons } from '@fathom/depth-charge/client';
import type { Square, TurnType } from '@fathom/depth-charge/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../../table/keys.tsx';
import type { Desk } from '../desk/desk.ts';
import { TURN_KEYS, passTurn, takeTurn } from './keys.ts';

/** What a turn can be. With a square picked, the buttons say what would happen there. */
export function TurnActions(props: { readonly desk: Desk }): JSX.Element {
  const { turn, outbox } = props.desk;
  const isIdle = (): boolean => turn.isMine() && !outbox.isSending();
  const isOpen = (type: TurnType): boolean => {
    const square = turn.picked();
    return isIdle() && (square === null || turn.can(type, square));
  };
  const pickedFor = (type: TurnType): Square | null => {
    const square = turn.picked();
    return square !== null && turn.can(type, square) ? square : null;
  };
  return (
    <div class="dc-buttons" role="group" aria-label={buttons.yourTurn}>
      <For each={TURN_TYPES}>
        {(type) => (
          <button
            type="button"
            classList={{ 'dc-offered': turn.picked() !== null && isOpen(type) }}
            aria-pressed={turn.type() === type}
            aria-keyshortcuts={TURN_KEYS[type]}
            disabled={!isOpen(type)}
            onClick={() => takeTurn(props.desk, type)}
          >
            {buttons.turn(type, pickedFor(type))} <Key name={TURN_KEYS[type]} />
          </button>
        )}
      </For>
      <Show when={props.desk.view().setup.allowPass}>
        <button type="button" disabled={!isIdle()} onClick={() => passTurn(props.desk)}>
          {buttons.pass} <Key name="P" />
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
      aria-label={buttons.markSquares}
      aria-keyshortcuts="K"
      title={buttons.markSquaresKey}
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
