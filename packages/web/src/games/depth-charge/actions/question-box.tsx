import { createUniqueId, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import type { Question } from '../desk/questions.ts';
import { Key } from './key.tsx';

/** Asks in place of the buttons it interrupts. Enter confirms, Esc goes back to the board. */
export function QuestionBox(props: {
  readonly desk: Desk;
  readonly question: Question;
}): JSX.Element {
  const words = createUniqueId();
  let yes: HTMLButtonElement | undefined;
  onMount(() => yes?.focus({ preventScroll: true }));
  return (
    <div class="dc-question" role="alertdialog" aria-labelledby={words}>
      <p id={words}>{props.question.words}</p>
      <div class="dc-buttons">
        <button
          ref={(node) => (yes = node)}
          type="button"
          class="dc-danger-button"
          onClick={() => {
            props.desk.turn.confirm();
            props.desk.board()?.focus(null);
          }}
        >
          {props.question.yes} <Key name="Enter" />
        </button>
        <button
          type="button"
          onClick={() => {
            props.desk.turn.startOver();
            props.desk.board()?.focus(null);
          }}
        >
          Choose again <Key name="Esc" />
        </button>
      </div>
    </div>
  );
}
