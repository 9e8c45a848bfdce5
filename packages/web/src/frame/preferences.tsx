import { createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { later } from '../table/later.tsx';
import { tableWords } from '../words/table.ts';
import type { PreferencesProps } from './preference-switches.tsx';
import { laterParts } from './parts.ts';

const PreferenceSwitches = later(laterParts, 'PreferenceSwitches');

/** What can be switched in the middle of a match, for who looks for it. */
export function Preferences(props: PreferencesProps): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <details class="card preferences" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{tableWords.preferences}</summary>
      <Show when={isOpen()}>
        <PreferenceSwitches ears={props.ears} hasHints={props.hasHints} />
      </Show>
    </details>
  );
}
