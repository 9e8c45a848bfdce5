import { createUniqueId, For } from 'solid-js';
import type { JSX } from 'solid-js';

export interface Choice<T> {
  readonly value: T;
  readonly name: string;
  readonly text: string; // what it means, in one line
  readonly picture?: () => JSX.Element;
}

interface ChoicesProps<T> {
  readonly legend: string;
  readonly choices: readonly Choice<T>[];
  readonly chosen: T;
  readonly look?: 'large' | 'pictures' | 'rows';
  readonly onChoose: (value: T) => void;
}

/** One of several, each with its explanation. */
export function Choices<T>(props: ChoicesProps<T>): JSX.Element {
  const name = createUniqueId();
  return (
    <fieldset class={`sdo-choices sdo-${props.look ?? 'rows'}`}>
      <legend>{props.legend}</legend>
      <div class="sdo-list">
        <For each={props.choices}>
          {(choice) => (
            <label class="sdo-choice">
              {choice.picture?.()}
              <span class="sdo-words">
                <input
                  type="radio"
                  name={name}
                  checked={props.chosen === choice.value}
                  onChange={() => props.onChoose(choice.value)}
                />
                <span>
                  <b>{choice.name}</b> <small>{choice.text}</small>
                </span>
              </span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
