import { SYSTEM_NAMES, SYSTEM_TEXTS, firstMateWords } from '@fathom/captain-sonar/client';
import type { System } from '@fathom/captain-sonar/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { SystemIcon } from '../components/system-icon.tsx';

/** What each system does, on demand. */
export function SystemsGuide(props: { readonly systems: readonly System[] }): JSX.Element {
  return (
    <details class="fm-guide">
      <summary>{firstMateWords.guide}</summary>
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
