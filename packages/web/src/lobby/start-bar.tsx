import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { Problem } from '../frame/problem.tsx';
import { formWords } from '../words/set-up.ts';

interface StartBarProps {
  readonly facts: readonly string[]; // what is going to be played, in a few words
  readonly act: string;
  readonly isBusy: boolean;
  readonly problem: string | null;
}

/** The end of a form that is in sight wherever one is in it: beside the fields, or below them. */
export function StartBar(props: StartBarProps): JSX.Element {
  return (
    <div class="at-hand">
      <div class="at-hand-words">
        <h2>{formWords.your}</h2>
        <ul>
          <For each={props.facts}>{(fact) => <li>{fact}</li>}</For>
        </ul>
      </div>
      <Problem why={props.problem} />
      <button type="submit" class="primary wide" disabled={props.isBusy} aria-busy={props.isBusy}>
        {props.isBusy ? formWords.startBusy : props.act}
      </button>
    </div>
  );
}
