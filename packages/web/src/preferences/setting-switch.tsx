import type { Preferences } from '@fathom/protocol';
import { createUniqueId } from 'solid-js';
import type { JSX } from 'solid-js';
import { changeSettings, settings } from '../frame/settings.ts';

/** Preferences that are on or off. */
export type SwitchName = {
  readonly [Name in keyof Preferences]: Preferences[Name] extends boolean ? Name : never;
}[keyof Preferences];

interface SettingSwitchProps {
  readonly name: SwitchName;
  readonly words: string;
  readonly more: string;
}

export function SettingSwitch(props: SettingSwitchProps): JSX.Element {
  const more = createUniqueId();
  return (
    <div class="preference-switch">
      <label>
        <input
          type="checkbox"
          checked={settings()[props.name]}
          aria-describedby={more}
          onChange={(event) => changeSettings({ [props.name]: event.currentTarget.checked })}
        />
        {props.words}
      </label>
      <p id={more} class="preference-more">
        {props.more}
      </p>
    </div>
  );
}
