import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { changeSettings, settings } from './settings.ts';
import type { Settings } from './settings.ts';

type Switch = {
  readonly [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

const SWITCHES: readonly { readonly name: Switch; readonly label: string }[] = [
  { name: 'confirmRisk', label: 'Ask before a risky move' },
  { name: 'hints', label: 'A button that asks a bot for a hint' },
  { name: 'sound', label: 'Sound' },
  { name: 'voice', label: 'A voice that calls out what is announced' },
  { name: 'motion', label: 'Motion' },
];

interface PreferencesProps {
  readonly hasVoice: boolean; // this game has words to call out
  readonly hasHints: boolean; // somebody could be asked here
}

/** What a person may set at the table; kept in this browser. */
export function Preferences(props: PreferencesProps): JSX.Element {
  const switches = (): typeof SWITCHES =>
    SWITCHES.filter(
      ({ name }) => (name !== 'voice' || props.hasVoice) && (name !== 'hints' || props.hasHints),
    );
  return (
    <details class="card preferences">
      <summary>Preferences</summary>
      <For each={switches()}>
        {({ name, label }) => (
          <label>
            <input
              type="checkbox"
              checked={settings()[name]}
              onChange={(event) => changeSettings({ [name]: event.currentTarget.checked })}
            />
            {label}
          </label>
        )}
      </For>
    </details>
  );
}
