import type { Boat, Scenario } from '@fathom/captain-sonar/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { listed } from '../words.ts';
import { PanelPicture } from './panel-board.tsx';
import { warningsFor } from './warnings.ts';

interface PanelGlanceProps {
  readonly boat: Boat;
  readonly scenario: Scenario;
}

/** What the Engineer would call out, and the control panel for those who want to see for themselves. */
export function PanelGlance(props: PanelGlanceProps): JSX.Element {
  return (
    <section class="eng-glance" aria-label="From the Engineer">
      <ul>
        <For each={warningsFor(props.boat.broken, props.scenario)}>
          {({ urgent, words }) => (
            <li class="eng-warning" classList={{ 'is-urgent': urgent }}>
              {words}
            </li>
          )}
        </For>
      </ul>
      <details>
        <summary>Control panel</summary>
        <PanelStill boat={props.boat} />
      </details>
    </section>
  );
}

/** The control panel of a crew, for those whose station it is not. */
export function PanelStill(props: { readonly boat: Boat }): JSX.Element {
  const words = (): string =>
    props.boat.broken.length === 0
      ? 'Control panel: nothing is broken.'
      : `Control panel: ${listed(props.boat.broken)} broken.`;
  return <PanelPicture broken={props.boat.broken} lit={null} chosen={null} label={words()} />;
}
