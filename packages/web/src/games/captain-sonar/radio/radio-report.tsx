import { callWords, enemyOf, radioWords } from '@fathom/captain-sonar/client';
import type { CallKind } from '@fathom/captain-sonar/client';
import { createEffect, createMemo, on, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { settings } from '../../../frame/settings.ts';
import { callOut } from '../../../frame/voice.ts';
import { earsOf } from '../calls/sayings.ts';
import type { Desk } from '../desk/desk.ts';
import './radio.css';

/** What a bot at the radio has told its Captain. */
export function RadioReport(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Show
      when={props.desk.view().setup.assist === 'belief'}
      fallback={<LastGuess desk={props.desk} />}
    >
      <WorkedOut desk={props.desk} />
    </Show>
  );
}

const GUESSES = new Set<CallKind>(['here', 'sector', 'lost']);

/** The last guess it has called out, for as long as it stands: the call itself is gone after some seconds. */
function LastGuess(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const words = createMemo((): string | null => {
    const side = desk.side();
    if (side === null) return null;
    const { boats, record } = desk.view();
    const said = boats[side]?.calls?.findLast(
      ({ role, call }) => role === 'radioOperator' && GUESSES.has(call.kind),
    );
    if (said === undefined) return null;
    const since = record.slice(said.heard);
    const courses = since.filter((one) => one.type === 'courseSet' && one.side === enemyOf(side));
    return radioWords.guess(callWords(said.call), courses.length);
  });
  return (
    <Show when={words()}>
      {(guess) => (
        <div class="cs-radio-report">
          <p>
            <b>{radioWords.radio}</b> {guess()}
          </p>
        </div>
      )}
    </Show>
  );
}

/** Where the enemy can be, in words, and on the chart for who wants it there. */
function WorkedOut(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const report = createMemo((): readonly string[] => {
    const side = desk.side();
    if (side === null || desk.view().phase !== 'playing') return [];
    return desk.beliefs.about(enemyOf(side))?.report() ?? [];
  });
  // The ear gets the first sentence only: the next announcement is never far.
  createEffect(
    on(
      createMemo(() => report()[0] ?? null),
      (first) => {
        if (first !== null && settings()[earsOf(desk.view().setup)])
          callOut(radioWords.spoken(first), 'mate');
      },
    ),
  );
  return (
    <Show when={report().length > 0}>
      <div class="cs-radio-report">
        <p aria-live="polite" aria-atomic="true">
          <b>{radioWords.radio}</b> {report().join(' ')}
        </p>
        <label>
          <input
            type="checkbox"
            checked={desk.layers.shows('belief')}
            onChange={() => desk.layers.toggle('belief')}
          />
          {radioWords.onChart}
        </label>
      </div>
    </Show>
  );
}
