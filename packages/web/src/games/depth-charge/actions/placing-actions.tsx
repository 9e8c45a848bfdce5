import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { Key } from './key.tsx';
import { ready } from './keys.ts';
import { Tray } from './tray.tsx';

export function PlacingActions(props: { readonly desk: Desk }): JSX.Element {
  const { placing } = props.desk;
  const isSending = (): boolean => props.desk.sending() !== null;
  const isReady = (): boolean => placing.placement() !== null && !isSending();
  return (
    <div class="dc-placing">
      <Show when={props.desk.side()}>{(side) => <Tray desk={props.desk} side={side()} />}</Show>
      <div class="dc-buttons">
        <button type="button" disabled={isSending()} onClick={placing.placeForMe}>
          Place for me <Key name="P" />
        </button>
        <button type="button" disabled={!placing.canUndo() || isSending()} onClick={placing.undo}>
          Undo <Key name="U" />
        </button>
        <button
          type="button"
          disabled={placing.mines().length === 0 || isSending()}
          onClick={placing.clear}
        >
          Clear <Key name="C" />
        </button>
      </div>
      <button
        type="button"
        class="dc-main-button"
        disabled={!isReady()}
        onClick={() => ready(props.desk)}
      >
        Ready <Key name="R" />
      </button>
    </div>
  );
}
