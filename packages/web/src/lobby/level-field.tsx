import type { GameInfo } from '@fathom/protocol';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { formWords } from '../words/lobby.ts';

interface LevelFieldProps {
  readonly levels: GameInfo['bots'];
  readonly chosen: string;
  readonly onChange: (level: string) => void;
}

/** Which bot to play: by what a person meets at each level. */
export function LevelField(props: LevelFieldProps): JSX.Element {
  return (
    <fieldset>
      <legend>{formWords.howStrong}</legend>
      <For each={props.levels}>
        {(bot) => (
          <label class="choice">
            <input
              type="radio"
              name="level"
              checked={props.chosen === bot.level}
              onChange={() => props.onChange(bot.level)}
            />
            <span>
              <b>{bot.name}</b> <small>{bot.summary}</small>
            </span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
