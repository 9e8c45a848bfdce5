import { createUniqueId, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import './options.css';

export interface OptionChoice<T> {
  readonly value: T;
  readonly name: string;
  readonly text: string; // what it means, in one line
  readonly picture?: () => JSX.Element;
}

/** How much room each choice gets. */
export type ChoicesLook = 'large' | 'few' | 'pictures' | 'rows';

interface ChoicesProps<T> {
  readonly legend: string;
  readonly about?: string;
  readonly choices: readonly OptionChoice<T>[];
  readonly chosen: T;
  readonly look?: ChoicesLook;
  readonly onChoose: (value: T) => void;
}

/** One of several options of a game, each with its explanation and, if it has one, its picture. */
export function Choices<T>(props: ChoicesProps<T>): JSX.Element {
  const name = createUniqueId();
  return (
    <fieldset class={`opt-choices opt-${props.look ?? 'rows'}`}>
      <legend>{props.legend}</legend>
      <Show when={props.about}>
        <p class="opt-about">{props.about}</p>
      </Show>
      <div class="opt-list">
        <For each={props.choices}>
          {(choice) => (
            <label class="opt-choice">
              {choice.picture?.()}
              <span class="opt-words">
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
        <p class="opt-chosen">{props.choices.find(({ value }) => value === props.chosen)?.text}</p>
      </Show>
    </fieldset>
  );
}
