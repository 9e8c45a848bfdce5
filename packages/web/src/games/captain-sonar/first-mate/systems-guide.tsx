import type { System } from '@fathom/captain-sonar/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { SystemIcon } from '../components/system-icon.tsx';
import { SYSTEM_TEXTS } from '../components/names.ts';
import { SYSTEM_NAMES } from '../words.ts';

/** What each system does, on demand. */
export function SystemsGuide(props: { readonly systems: readonly System[] }): JSX.Element {
  return (
    <details class="fm-guide">
      <summary>What each system does</summary>
      <SystemList systems={props.systems} />
    </details>
  );
}

export function SystemList(props: { readonly systems: readonly System[] }): JSX.Element {
  return (
    <ul class="fm-systems">
      <For each={props.systems}>
        {(system) => (
          <li>
            <SystemIcon system={system} />
            <span>
              <b>{SYSTEM_NAMES[system]}</b> {SYSTEM_TEXTS[system]}
            </span>
          </li>
        )}
      </For>
    </ul>
  );
}
