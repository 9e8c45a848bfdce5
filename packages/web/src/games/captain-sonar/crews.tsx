import {
  SIDES,
  SIDE_NAMES,
  SYSTEM_NAMES,
  standingWords,
  systemsIn,
} from '@fathom/captain-sonar/client';
import type { BoatView, SideName, System } from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { gaugeStates } from './components/gauge-state.ts';
import { SystemIcon } from './components/system-icon.tsx';
import { CrewStanding } from './crew-standing.tsx';
import { Soon } from '../../table/soon.tsx';
import type { Desk } from './desk/desk.ts';
import { PanelStill } from './engineer/warnings.tsx';
import { FactList } from './radio/fact-list.tsx';
import { HeardCourses } from './radio/heard-courses.tsx';
import { Badge } from './strip.tsx';
import './radio/radio.css';
import './table-later.css';

/** Both crews side by side, as those see them who sit with neither. */
export function Crews(props: { readonly desk: Desk }): JSX.Element {
  return (
    <div class="cs-crews">
      <For each={SIDES}>{(side) => <Crew desk={props.desk} side={side} />}</For>
    </div>
  );
}

/** How full each gauge is, for those who may know. */
function Charges(props: { readonly desk: Desk; readonly boat: BoatView }): JSX.Element {
  return (
    <ul class="cs-crew-charges" aria-label={standingWords.gauges}>
      <For each={gaugeStates(props.desk.view().setup, props.boat)}>
        {({ system, marks, spaces, isBroken, isReady }) => (
          <li classList={{ 'cs-crew-full': isReady }}>
            <SystemIcon system={system} />
            <span>
              <span class="unseen">{SYSTEM_NAMES[system]} </span>
              {marks}/{spaces}
              {isBroken ? ` ${standingWords.broken}` : ''}
            </span>
          </li>
        )}
      </For>
    </ul>
  );
}

/** The gauges that everybody knows of: those that were called ready and have not been used since. */
function CalledReady(props: { readonly desk: Desk; readonly side: SideName }): JSX.Element {
  const isReady = (system: System): boolean =>
    props.desk.view().standing[props.side].ready.includes(system);
  return (
    <ul class="cs-crew-charges" aria-label={standingWords.gauges}>
      <For each={systemsIn(props.desk.view().setup.scenario)}>
        {(system) => (
          <li classList={{ 'cs-crew-full': isReady(system) }}>
            <SystemIcon system={system} />
            <span>
              <span class="unseen">{SYSTEM_NAMES[system]} </span>
              {isReady(system) ? standingWords.ready : standingWords.notCalled}
            </span>
          </li>
        )}
      </For>
    </ul>
  );
}

function Crew(props: { readonly desk: Desk; readonly side: SideName }): JSX.Element {
  const title = (): string => `crew-${props.side}`;
  return (
    <section class="card" aria-labelledby={title()}>
      <h2 id={title()}>
        <span>
          <Badge side={props.side} /> {SIDE_NAMES[props.side]}
        </span>
      </h2>
      <div class="cs-crew">
        <CrewStanding view={props.desk.view()} side={props.side} />
        <Soon>
          <HeardCourses record={props.desk.view().record} about={props.side} since={0} />
        </Soon>
        <Show
          when={props.desk.view().boats[props.side]}
          fallback={<CalledReady desk={props.desk} side={props.side} />}
        >
          {(boat) => <Charges desk={props.desk} boat={boat()} />}
        </Show>
        <Soon>
          <FactList desk={props.desk} about={props.side} />
        </Soon>
        <Show when={props.desk.view().boats[props.side]}>
          {(boat) => (
            <Soon>
              <PanelStill boat={boat()} />
            </Soon>
          )}
        </Show>
      </div>
    </section>
  );
}
