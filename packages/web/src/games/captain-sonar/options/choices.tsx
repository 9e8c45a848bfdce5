import { createUniqueId, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';

export interface Choice<T> {
  readonly value: T;
  readonly name: string;
  readonly text: string; // what it means, in one line
  readonly picture?: () => JSX.Element;
}

interface ChoicesProps<T> {
  readonly legend: string;
  readonly about?: string;
  readonly choices: readonly Choice<T>[];
  readonly chosen: T;
  readonly look?: 'large' | 'pictures' | 'rows';
  readonly onChoose: (value: T) => void;
}

/** One of several, each with its explanation. */
export function Choices<T>(props: ChoicesProps<T>): JSX.Element {
  const name = createUniqueId();
  return (
    <fieldset class={`so-choices so-${props.look ?? 'rows'}`}>
      <legend>{props.legend}</legend>
      <Show when={props.about}>
        <p class="so-about">{props.about}</p>
      </Show>
      <div class="so-list">
        <For each={props.choices}>
          {(choice) => (
            <label class="so-choice">
              {choice.picture?.()}
              <span class="so-choice-words">
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
      <Show when={props.look === 'pictures'}>
        <p class="so-chosen">{props.choices.find(({ value }) => value === props.chosen)?.text}</p>
      </Show>
    </fieldset>
  );
}
