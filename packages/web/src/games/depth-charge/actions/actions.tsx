import { buttons, prompts } from '@fathom/depth-charge/client';
import { Match, Show, Switch, createUniqueId, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../../table/keys.tsx';
import type { Confirmation } from '../desk/confirmations.ts';
import type { Desk } from '../desk/desk.ts';
import { listenToKeys } from './keys.ts';
import { PlacingActions } from './placing-actions.tsx';
import { TurnActions } from './turn-actions.tsx';
import './actions.css';

/** The buttons under the board. Those who only watch have none. */
export function Actions(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  listenToKeys(desk);
  const isSeated = (): boolean => desk.side() !== null && !desk.table.isReplay;
  return (
    <Show when={isSeated() && desk.view().phase !== 'over'}>
      <div class="dc-actions">
        <Switch fallback={<TurnActions desk={desk} />}>
          <Match when={desk.turn.confirmation()}>
            {(asked) => <ConfirmationBox desk={desk} asked={asked()} />}
          </Match>
          <Match when={desk.isPlacing()}>
            <PlacingActions desk={desk} />
          </Match>
          <Match when={desk.view().phase === 'placing'}>{null}</Match>
        </Switch>
        <Show when={desk.outbox.refusal()}>
          {(why) => (
            <p class="dc-refusal" role="alert">
              {why()}
            </p>
          )}
        </Show>
        <Show when={desk.outbox.sending()}>
          {(action) => (
            <p class="dc-sending" role="status">
              {prompts.sending(action())}
            </p>
          )}
        </Show>
      </div>
    </Show>
  );
}

interface ConfirmationBoxProps {
  readonly desk: Desk;
  readonly asked: Confirmation;
}

/** Asks in place of the buttons it interrupts. Enter confirms, Esc goes back to the board. */
function ConfirmationBox(props: ConfirmationBoxProps): JSX.Element {
  const text = createUniqueId();
  let yes: HTMLButtonElement | undefined;
  onMount(() => yes?.focus({ preventScroll: true }));
  const answer = (settle: () => void): void => {
    settle();
    props.desk.board()?.focus(null);
  };
  return (
    <div class="dc-question" role="alertdialog" aria-labelledby={text}>
      <p id={text}>{props.asked.text}</p>
      <div class="dc-buttons">
        <button
          ref={(node) => (yes = node)}
          type="button"
          class="dc-danger-button"
          onClick={() => answer(props.desk.turn.confirm)}
        >
          {props.asked.yes} <Key name="Enter" />
        </button>
        <button type="button" onClick={() => answer(props.desk.turn.startOver)}>
          {buttons.chooseAgain} <Key name="Esc" />
        </button>
      </div>
    </div>
  );
}
