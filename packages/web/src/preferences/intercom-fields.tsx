import type { DirectLinks, MicrophoneMode } from '@fathom/protocol';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { changeSettings, settings } from '../frame/settings.ts';
import { preferenceWords as words } from '../words/preferences.ts';

const MICROPHONES: readonly MicrophoneMode[] = ['push', 'open'];
const DIRECT: readonly DirectLinks[] = ['nobody', 'crew', 'everybody'];

/** How somebody talks on the intercom, and who may learn where they are. */
export function IntercomFields(): JSX.Element {
  return (
    <>
      <fieldset class="preference-choices">
        <legend>{words.microphoneLegend}</legend>
        <For each={MICROPHONES}>
          {(microphone) => (
            <label>
              <input
                type="radio"
                name="microphone"
                checked={settings().microphone === microphone}
                onChange={() => changeSettings({ microphone })}
              />
              {words.microphone(microphone)}
            </label>
          )}
        </For>
      </fieldset>
      <fieldset class="preference-choices">
        <legend>{words.directLegend}</legend>
        <For each={DIRECT}>
          {(direct) => (
            <label>
              <input
                type="radio"
                name="direct"
                checked={settings().direct === direct}
                onChange={() => changeSettings({ direct })}
              />
              {words.direct(direct)}
            </label>
          )}
        </For>
        <p class="preference-more">{words.directMore}</p>
      </fieldset>
    </>
  );
}
