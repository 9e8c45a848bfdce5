import type { Visibility } from '@fathom/protocol';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { formWords } from '../words/set-up.ts';

const VISIBLE: readonly Visibility[] = ['private', 'public'];

interface VisibilityFieldProps {
  readonly chosen: Visibility;
  readonly onChange: (visibility: Visibility) => void;
}

/** Who may take the free seats. */
export function VisibilityField(props: VisibilityFieldProps): JSX.Element {
  return (
    <fieldset class="opponents">
      <legend>{formWords.whoMaySit}</legend>
      <For each={VISIBLE}>
        {(value) => (
          <label class="choice">
            <input
              type="radio"
              name="visibility"
              checked={props.chosen === value}
              onChange={() => props.onChange(value)}
            />
            <span>
              <b>{formWords.visibility[value][0]}</b>{' '}
              <small>{formWords.visibility[value][1]}</small>
            </span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
