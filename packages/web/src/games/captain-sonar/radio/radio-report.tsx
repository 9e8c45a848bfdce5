import { enemyOf, radioWords } from '@fathom/captain-sonar/client';
import { createEffect, createMemo, on, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { callOut } from '../../../frame/voice.ts';
import type { Desk } from '../desk/desk.ts';
import './radio.css';

/** What a bot at the radio tells its Captain: where the enemy can be, in words, and on the chart for who wants it there. */
export function RadioReport(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const report = createMemo((): readonly string[] => {
    const side = desk.side();
    if (side === null || desk.view().phase !== 'playing') return [];
    return desk.beliefs.about(enemyOf(side))?.report() ?? [];
  });
  // The ear gets the first sentence only: the next announcement is never far.
  createEffect(
    on(
      () => report()[0] ?? null,
      (first) => {
        if (first !== null) callOut(radioWords.spoken(first));
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
