import { Show, createEffect, createUniqueId, on } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Aim } from './aim.ts';
import type { Question } from './questions.ts';

/** Asks before an order is final. Enter confirms, Esc goes back to aiming. */
export function QuestionBox(props: {
  readonly question: Question;
  readonly onBack: () => void; // the keyboard goes back to where targets are picked
  readonly aim: Aim;
}): JSX.Element {
  const words = createUniqueId();
  let yes: HTMLButtonElement | undefined;
  // The keyboard goes to the answer, and to it again when another target was picked.
  createEffect(
    on(
      () => props.question.yes,
      () => yes?.focus({ preventScroll: true }),
    ),
  );
  return (
    <div
      class="cs-captain-question"
      classList={{ 'cs-captain-warned': props.question.warning !== null }}
      role="alertdialog"
      aria-labelledby={words}
    >
      <div id={words}>
        <p>{props.question.words}</p>
        <Show when={props.question.warning}>
          {(warning) => <p class="cs-captain-warning">{warning()}</p>}
        </Show>
      </div>
      <div class="cs-captain-buttons">
        <button
          ref={(node) => (yes = node)}
          type="button"
          classList={{
            primary: props.question.warning === null,
            danger: props.question.warning !== null,
          }}
          onClick={() => props.aim.confirm()}
        >
          {props.question.yes} <kbd aria-hidden="true">Enter</kbd>
        </button>
        <button
          type="button"
          onClick={() => {
            props.aim.unpick();
            props.onBack();
          }}
        >
          {props.aim.choices().length > 1 ? 'Choose again' : 'Not now'}{' '}
          <kbd aria-hidden="true">Esc</kbd>
        </button>
        <Show when={props.aim.isStopped()}>
          <button type="button" onClick={() => props.aim.callOff()}>
            Stand down
          </button>
        </Show>
      </div>
    </div>
  );
}
