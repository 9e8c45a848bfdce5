import type { TimePlan } from '@fathom/search-diver/client';
import { Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { Key } from '../parts/key.tsx';
import { hourName, slotName } from '../words.ts';
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
  const slot = desk.slot();
  const duty = desk.duty();
  switch (duty) {
    case 'place':
      return desk.picked() === null ? 'Pick a hex' : `Lay it in ${desk.picked()}`;
    case 'search':
      return desk.picked() === null ? 'Pick a hex' : `Search ${desk.picked()}`;
    case 'dive':
      if (desk.isPassing()) return slot === null ? 'Pick a time' : `Wait until ${timeWords(slot)}`;
      return desk.plan() === null ? 'Pick a marker' : `Dive for ${desk.minutes()} min`;
    case 'schedule':
      return slot === null
        ? 'Pick a time'
        : `Dive next ${slot.interval === null ? 'on' : 'at'} ${timeWords(slot)}`;
    case null:
      return '';
    default:
      return duty satisfies never;
  }
}

const timeWords = (slot: TimePlan): string =>
  slot.interval === null ? slotName(slot) : hourName(slot.hour);

function SecondButton(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  return (
    <Switch>
      <Match when={desk.duty() === 'search'}>
        <button type="button" disabled={desk.sending() !== null} onClick={desk.skip}>
          Skip it
        </button>
      </Match>
      <Match when={desk.picked() !== null && desk.duty() !== 'place'}>
        <button type="button" onClick={desk.unpick}>
          Back <Key name="Esc" />
        </button>
      </Match>
      <Match when={desk.isPassing()}>
        <button type="button" onClick={() => desk.setPassing(false)}>
          Dive after all
        </button>
      </Match>
      <Match when={desk.duty() === 'dive'}>
        <button type="button" aria-keyshortcuts="P" onClick={() => desk.setPassing(true)}>
          Another time <Key name="P" />
        </button>
      </Match>
    </Switch>
  );
}
