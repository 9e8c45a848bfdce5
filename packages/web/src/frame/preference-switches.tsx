import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import type { EarSetting } from '../games/game-client.ts';
import { switchWords } from '../words/switches.ts';
import { changeSettings, settings } from './settings.ts';

type Switch = keyof typeof switchWords.names;

const SWITCHES: readonly Switch[] = [
  'confirmRisk',
  'hints',
  'sound',
  'voice',
  'liveVoice',
  'ambience',
  'motion',
];
const OF_GAMES: ReadonlySet<Switch> = new Set<EarSetting>(['voice', 'liveVoice', 'ambience']);

export interface PreferencesProps {
  readonly ears: readonly EarSetting[]; // what this game has for them
  readonly hasHints: boolean; // somebody could be asked here
}

/** What a person may want to switch in the middle of a match; the rest is on a page of its own. */
export function PreferenceSwitches(props: PreferencesProps): JSX.Element {
  const switches = (): typeof SWITCHES =>
    SWITCHES.filter(
      (name) =>
        (!OF_GAMES.has(name) || props.ears.some((ear) => ear === name)) &&
        (name !== 'hints' || props.hasHints),
    );
  return (
    <>
      <For each={switches()}>
        {(name) => (
          <label>
            <input
              type="checkbox"
              checked={settings()[name]}
              onChange={(event) => changeSettings({ [name]: event.currentTarget.checked })}
            />
            {switchWords.names[name]}
          </label>
        )}
      </For>
      <a href="/preferences">{switchWords.all}</a>
    </>
  );
}
