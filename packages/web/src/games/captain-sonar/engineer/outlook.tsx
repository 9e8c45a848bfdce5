import type { PanelSymbol, Scenario } from '@fathom/captain-sonar/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { warningsFor, workingWords } from './warnings.ts';

interface OutlookProps {
  readonly broken: readonly PanelSymbol[];
  readonly scenario: Scenario;
}

/** What the Captain should hear: always on the screen, the worst first. */
export function Outlook(props: OutlookProps): JSX.Element {
  return (
    <section class="eng-outlook" aria-label="Tell your Captain">
      <h3>Tell your Captain</h3>
      <ul aria-live="polite">
        <For each={warningsFor(props.broken, props.scenario)}>
          {({ urgent, words }) => (
            <li class="eng-warning" classList={{ 'is-urgent': urgent }}>
              {words}
            </li>
          )}
        </For>
        <li>{workingWords(props.broken, props.scenario)}</li>
      </ul>
    </section>
  );
}
