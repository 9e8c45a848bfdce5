import { For, createUniqueId, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import type { Question } from '../desk/questions.ts';
import { Key } from '../parts/key.tsx';

/** Asks before what cannot be taken back. Enter confirms, Esc goes back. */
export function QuestionBox(props: {
  readonly desk: Desk;
  readonly question: Question;
}): JSX.Element {
  const id = createUniqueId();
  let yes: HTMLButtonElement | undefined;
  onMount(() => yes?.focus({ preventScroll: true }));
  return (
    <div
      class="dw-panel dw-question"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-why`}
    >
      <h2 id={id}>{props.question.title}</h2>
      <div id={`${id}-why`}>
        <For each={props.question.lines}>{(line) => <p>{line}</p>}</For>
      </div>
      <div class="dw-passing">
        <button
          ref={(node) => (yes = node)}
          type="button"
          classList={{
            primary: props.question.verdict !== 'never',
            danger: props.question.verdict === 'never',
          }}
          disabled={props.desk.pending()}
          onClick={props.desk.confirm}
        >
          {props.question.yes} <Key name="Enter" />
        </button>
        <button type="button" onClick={props.desk.startOver}>
          Not now <Key name="Esc" />
        </button>
      </div>
    </div>
  );
}
