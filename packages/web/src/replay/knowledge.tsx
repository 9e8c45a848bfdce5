import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Onlooker } from './onlookers.ts';

interface KnowledgeProps {
  readonly onlookers: readonly Onlooker[];
  readonly chosen: Onlooker;
  readonly onChoose: (onlooker: Onlooker) => void;
}

/** Whose knowledge is shown: hidden things are the heart of these games. */
export function Knowledge(props: KnowledgeProps): JSX.Element {
  return (
    <fieldset class="knowledge">
      <legend>Known to</legend>
      <For each={props.onlookers}>
        {(onlooker) => (
          <label>
            <input
              type="radio"
              name="knowledge"
              checked={props.chosen.key === onlooker.key}
              onChange={() => props.onChoose(onlooker)}
            />
            <span>{onlooker.label}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
