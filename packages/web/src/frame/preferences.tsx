import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { tableWords } from '../words/table.ts';
import { changeSettings, settings } from './settings.ts';
import type { Settings } from './settings.ts';

type Switch = {
  readonly [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

const SWITCHES: readonly Switch[] = ['confirmRisk', 'hints', 'sound', 'voice', 'motion'];

interface PreferencesProps {
  readonly hasVoice: boolean; // this game has words to call out
  readonly hasHints: boolean; // somebody could be asked here
}

/** What a person may set at the table; kept in this browser. */
export function Preferences(props: PreferencesProps): JSX.Element {
  const switches = (): typeof SWITCHES =>
    SWITCHES.filter(
      (name) => (name !== 'voice' || props.hasVoice) && (name !== 'hints' || props.hasHints),
    );
  return (
    <details class="card preferences">
      <summary>{tableWords.preferences}</summary>
      <For each={switches()}>
        {(name) => (
          <label>
            <input
              type="checkbox"
              checked={settings()[name]}
              onChange={(event) => changeSettings({ [name]: event.currentTarget.checked })}
            />
            {tableWords.switches[name]}
          </label>
        )}
      </For>
    </details>
  );
}
