import { BUTTONS } from '@fathom/search-diver/client';
import { Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../../table/keys.tsx';
import type { Desk } from '../desk/desk.ts';
import './planner.css';

/** What can be done with what was picked. */
export function Foot(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  return (
    <div class="sd-planner-foot">
      <Show when={desk.refusal()}>
        {(why) => (
          <p class="sd-refusal" role="alert">
            {why()}
          </p>
        )}
      </Show>
      <div class="sd-buttons">
        <Show when={desk.duty() !== null} fallback={<span />}>
          <button
            type="button"
            class="sd-main-button"
            aria-keyshortcuts="D"
            disabled={!desk.canConfirm()}
            onClick={desk.confirm}
          >
            {mainWords(desk)} <Key name="D" />
          </button>
        </Show>
        <SecondButton desk={desk} />
      </div>
    </div>
  );
}

function mainWords(desk: Desk): string {
  const hex = desk.picked();
  const slot = desk.slot();
  const duty = desk.duty();
  switch (duty) {
    case 'place':
      return hex === null ? BUTTONS.pickHex : BUTTONS.lay(hex);
    case 'search':
      return hex === null ? BUTTONS.pickHex : BUTTONS.search(hex);
    case 'dive':
      if (desk.isPassing()) return slot === null ? BUTTONS.pickTime : BUTTONS.wait(slot);
      return desk.plan() === null ? BUTTONS.pickMarker : BUTTONS.dive(desk.minutes());
    case 'schedule':
      return slot === null ? BUTTONS.pickTime : BUTTONS.next(slot);
    case null:
      return '';
    default:
      return duty satisfies never;
  }
}

function SecondButton(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  return (
    <Switch>
      <Match when={desk.duty() === 'search'}>
        <button type="button" disabled={desk.sending() !== null} onClick={desk.skip}>
          {BUTTONS.skip}
        </button>
      </Match>
      <Match when={desk.picked() !== null && desk.duty() !== 'place'}>
        <button type="button" onClick={desk.unpick}>
          {BUTTONS.back} <Key name="Esc" />
        </button>
      </Match>
      <Match when={desk.isPassing()}>
        <button type="button" onClick={() => desk.setPassing(false)}>
          {BUTTONS.diveAfterAll}
        </button>
      </Match>
      <Match when={desk.duty() === 'dive'}>
        <button type="button" aria-keyshortcuts="P" onClick={() => desk.setPassing(true)}>
          {BUTTONS.anotherTime} <Key name="P" />
        </button>
      </Match>
    </Switch>
  );
}
