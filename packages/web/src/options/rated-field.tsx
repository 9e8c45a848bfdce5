import { onMount, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { askWhoIAm, me } from '../account/me.ts';
import { ratedWords } from '../words/rated.ts';
import './options.css';

interface RatedFieldProps {
  readonly chosen: boolean;
  readonly onChange: (rated: boolean) => void;
}

/** Whether a match shall count for ratings. Guests have none, so they are not asked. */
export function RatedField(props: RatedFieldProps): JSX.Element {
  onMount(() => {
    if (me() === null) askWhoIAm().catch(() => undefined); // then it is not rated
  });
  return (
    <Show when={me()?.account === true}>
      <label class="choice">
        <input
          type="checkbox"
          checked={props.chosen}
          onChange={(event) => props.onChange(event.currentTarget.checked)}
        />
        <span>
          <b>{ratedWords.title}</b> <small>{ratedWords.text}</small>
        </span>
      </label>
    </Show>
  );
}
