import { ROLE_NAMES, crewWords } from '@fathom/captain-sonar/client';
import { For, Show, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { CallGroups } from './call-button.tsx';
import { callMenu, topicsOf } from './call-menu.ts';
import type { CallPick } from './crew-calls.ts';

/** Everything there is to say, by role. It closes with a word. */
export function SayPanel(props: {
  readonly desk: Desk;
  readonly onClose: () => void;
}): JSX.Element {
  const { calls } = props.desk;
  let panel: HTMLDialogElement | undefined;
  onMount(() => panel?.querySelector('button')?.focus({ preventScroll: true }));
  const pick = (what: CallPick): void => {
    props.onClose();
    calls.pick(what);
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    props.onClose();
  };
  return (
    <dialog
      ref={(node) => (panel = node)}
      class="cs-say-panel"
      open
      aria-label={crewWords.say}
      onKeyDown={escape}
    >
      <For each={calls.roles()}>
        {(role) => (
          <section aria-label={crewWords.panel(role)}>
            <Show when={calls.roles().length > 1}>
              <h3>{ROLE_NAMES[role]}</h3>
            </Show>
            <CallGroups
              calls={calls}
              role={role}
              groups={callMenu(role, topicsOf(props.desk))}
              isSmall={false}
              onSaid={props.onClose}
            />
          </section>
        )}
      </For>
      <div class="cs-call-group">
        <button type="button" onClick={() => pick('here')}>
          {crewWords.here}
        </button>
        <button type="button" onClick={() => pick('point')}>
          {crewWords.point}
        </button>
        <button type="button" class="quiet" onClick={() => props.onClose()}>
          {crewWords.close}
        </button>
      </div>
      <p class="cs-say-how">{crewWords.howToPoint}</p>
    </dialog>
  );
}
