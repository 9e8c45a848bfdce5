import { engineerWords } from '@fathom/captain-sonar/client';
import type { BoatView, PanelSymbol, Scenario } from '@fathom/captain-sonar/client';
import { Index } from 'solid-js';
import type { JSX } from 'solid-js';
import { warningsFor, workingWords } from './consequences.ts';
import { PanelPicture } from './panel-board.tsx';

interface PanelState {
  readonly broken: readonly PanelSymbol[];
  readonly scenario: Scenario;
}

/** What the Captain should hear: always on the Engineer's screen, the worst first. */
export function EngineerReport(props: PanelState): JSX.Element {
  return (
    <section class="eng-outlook" aria-label={engineerWords.tellCaptain}>
      <h3>{engineerWords.tellCaptain}</h3>
      <ul aria-live="polite">
        <Warnings {...props} />
        <li>{workingWords(props.broken, props.scenario)}</li>
      </ul>
    </section>
  );
}

function Warnings(props: PanelState): JSX.Element {
  return (
    <Index each={warningsFor(props.broken, props.scenario)}>
      {(warning) => (
        <li class="eng-warning" classList={{ 'is-urgent': warning().urgent }}>
          {warning().words}
        </li>
      )}
    </Index>
  );
}

interface PanelGlanceProps {
  readonly boat: BoatView;
  readonly scenario: Scenario;
}

/** What the Engineer would call out, and the control panel for those who want to see for themselves. */
export function PanelGlance(props: PanelGlanceProps): JSX.Element {
  return (
    <section class="eng-glance" aria-label={engineerWords.fromEngineer}>
      <ul>
        <Warnings broken={props.boat.broken} scenario={props.scenario} />
      </ul>
      <details>
        <summary>{engineerWords.controlPanel}</summary>
        <PanelStill boat={props.boat} />
      </details>
    </section>
  );
}

/** The control panel of a crew, for those whose station it is not. */
export function PanelStill(props: { readonly boat: BoatView }): JSX.Element {
  return (
    <PanelPicture
      broken={props.boat.broken}
      lit={null}
      chosen={null}
      label={engineerWords.panelState(props.boat.broken)}
    />
  );
}
