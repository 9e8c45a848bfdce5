import { Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { sendingWords } from '../prompt.ts';
import { listenToKeys } from './keys.ts';
import { PlacingActions } from './placing-actions.tsx';
import { QuestionBox } from './question-box.tsx';
import { TurnActions } from './turn-actions.tsx';
import './actions.css';

/** The buttons under the board. Those who only watch have none. */
export function Actions(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  listenToKeys(desk);
  const isSeated = (): boolean => desk.side() !== null && !desk.table.isReplay;
  return (
    <Show when={isSeated() && desk.view().phase !== 'over'}>
      <div class="dc-actions">
        <Switch fallback={<TurnActions desk={desk} />}>
          <Match when={desk.turn.question()}>
            {(question) => <QuestionBox desk={desk} question={question()} />}
          </Match>
          <Match when={desk.isPlacing()}>
            <PlacingActions desk={desk} />
          </Match>
          <Match when={desk.view().phase === 'placing'}>{null}</Match>
        </Switch>
        <Show when={desk.refusal()}>
          {(why) => (
            <p class="dc-refusal" role="alert">
              {why()}
            </p>
          )}
        </Show>
        <Show when={desk.sending()}>
          {(action) => (
            <p class="dc-sending" role="status">
              {sendingWords(action())} …
            </p>
          )}
        </Show>
      </div>
    </Show>
  );
}
