import type { GameInfo } from '@fathom/protocol';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { forWhom } from '../bots/level-text.ts';
import { RankBadge } from '../bots/rank-badge.tsx';
import { formWords } from '../words/set-up.ts';

interface LevelFieldProps {
  readonly levels: GameInfo['bots'];
  readonly chosen: string;
  readonly onChange: (level: string) => void;
}

/** Which bot to play: for whom each level is, and of the chosen one what a person meets there. */
export function LevelField(props: LevelFieldProps): JSX.Element {
  const chosen = () => props.levels.find(({ level }) => level === props.chosen);
  return (
    <fieldset class="levels">
      <legend>{formWords.howStrong}</legend>
      <div class="level-list">
        <For each={props.levels}>
          {(bot) => (
            <label class="choice">
              <input
                type="radio"
                name="level"
                checked={props.chosen === bot.level}
                onChange={() => props.onChange(bot.level)}
              />
              <RankBadge level={bot.level} />
              <span>
                <b>{bot.name}</b> <small>{forWhom(props.levels, bot.level)}</small>
              </span>
            </label>
          )}
        </For>
      </div>
      <p class="level-about" aria-live="polite">
        {chosen()?.summary}
      </p>
    </fieldset>
  );
}
