import { prompts } from '@fathom/depth-charge/client';
import { Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { later } from '../../../table/later.tsx';
import type { Desk } from '../desk/desk.ts';
import { listenToKeys } from './keys.ts';
import { PlacingActions } from './placing-actions.tsx';
import './actions.css';
import { shownLater } from '../parts.ts';

const TurnActions = later(shownLater, 'TurnActions');

/** The buttons under the board. Those who only watch have none. */
export function Actions(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  listenToKeys(desk);
  const isSeated = (): boolean => desk.side() !== null && !desk.table.isReplay;
  return (
    <Show when={isSeated() && desk.view().phase !== 'over'}>
      <div class="dc-actions">
        <Switch fallback={<TurnActions desk={desk} />}>
          <Match when={desk.isPlacing()}>
            <PlacingActions desk={desk} />
          </Match>
          <Match when={desk.view().phase === 'placing'}>{null}</Match>
        </Switch>
        <Show when={desk.outbox.refusal()}>
          {(why) => (
            <p class="dc-refusal" role="alert">
              {why()}
            </p>
          )}
        </Show>
        <Show when={desk.outbox.sending()}>
          {(action) => (
            <p class="dc-sending" role="status">
              {prompts.sending(action())}
            </p>
          )}
        </Show>
      </div>
    </Show>
  );
}
