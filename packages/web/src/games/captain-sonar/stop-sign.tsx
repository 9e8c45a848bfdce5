import { countdownWords, enemyOf, stripWords } from '@fathom/captain-sonar/client';
import type { StopView } from '@fathom/captain-sonar/client';
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from './desk/desk.ts';
import './strip-later.css';

interface StopSignProps {
  readonly desk: Desk;
  readonly stop: StopView;
}

/** Nobody may do anything else until this is settled: it cannot be overlooked. */
export function StopSign(props: StopSignProps): JSX.Element {
  const who = (): string => {
    const { side, system, waitsFor } = props.stop;
    return waitsFor === 'answer'
      ? stripWords.answers(enemyOf(side))
      : stripWords.aims(side, system);
  };
  return (
    <div class="cs-strip-stop">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <path d="M-20-47H20L47-20V20L20 47H-20L-47 20V-20Z" />
        <text y={11}>{stripWords.stop}</text>
      </svg>
      <p>
        <b>
          <span class="unseen">{stripWords.stopUnseen}</span>
          {who()}
        </b>
        <span>{stripWords.othersWait}</span>
      </p>
      <Show when={props.stop.until}>
        {(until) => (
          <span class="cs-strip-clock" role="timer">
            {countdownWords(until(), props.desk.now())}
          </span>
        )}
      </Show>
    </div>
  );
}
