import type { GameInfo } from '@fathom/protocol';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { levelText } from './level-text.ts';

interface LevelOptionsProps {
  readonly levels: GameInfo['bots'];
  readonly chosen: string;
}

/** The levels of a game, for a list to pick from. */
export function LevelOptions(props: LevelOptionsProps): JSX.Element {
  return (
    <For each={props.levels}>
      {({ level }) => (
        <option value={level} selected={level === props.chosen}>
          {levelText(props.levels, level)}
        </option>
      )}
    </For>
  );
}
