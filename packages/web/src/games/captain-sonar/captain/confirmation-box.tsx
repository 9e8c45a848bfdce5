import { captainWords } from '@fathom/captain-sonar/client';
import type { Confirmation } from '@fathom/captain-sonar/client';
import { Show, createEffect, createMemo, createUniqueId, on } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../../table/keys.tsx';
import type { Aim } from '../desk/aim.ts';
import './captain-later.css';

interface ConfirmationBoxProps {
  readonly asked: Confirmation;
  readonly onBack: () => void; // the keyboard goes back to where targets are picked
  readonly aim: Aim;
}

/** Asks before an order is final. Enter confirms, Esc goes back to aiming. */
export function ConfirmationBox(props: ConfirmationBoxProps): JSX.Element {
  const words = createUniqueId();
  let yes: HTMLButtonElement | undefined;
  // The keyboard goes to the answer, and to it again when another target was picked.
  createEffect(
    on(
      createMemo(() => props.asked.yes),
      () => yes?.focus({ preventScroll: true }),
    ),
  );
  return (
    <div
      class="cs-captain-question"
      classList={{ 'cs-captain-warned': props.asked.warning !== null }}
      role="alertdialog"
      aria-labelledby={words}
    >
      <div id={words}>
        <p>{props.asked.words}</p>
        <Show when={props.asked.warning}>
          {(warning) => <p class="cs-captain-warning">{warning()}</p>}
        </Show>
      </div>
      <div class="cs-captain-buttons">
        <button
          ref={(node) => (yes = node)}
          type="button"
          classList={{
            primary: props.asked.warning === null,
            danger: props.asked.warning !== null,
          }}
          onClick={() => props.aim.confirm()}
        >
          {props.asked.yes} <Key name="Enter" />
        </button>
        <button
          type="button"
          onClick={() => {
            props.aim.unpick();
            props.onBack();
          }}
        >
          {props.aim.choices().length > 1 ? captainWords.chooseAgain : captainWords.notNow}{' '}
          <Key name="Esc" />
        </button>
        <Show when={props.aim.isStopped()}>
          <button type="button" onClick={() => props.aim.callOff()}>
            {captainWords.standDown}
          </button>
        </Show>
      </div>
    </div>
  );
}
