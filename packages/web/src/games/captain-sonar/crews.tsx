import { SIDES } from '@fathom/captain-sonar/client';
import type { Boat, SideName } from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Badge } from './announce/strip.tsx';
import { gaugeStates } from './components/gauge-state.ts';
import { SystemIcon } from './components/system-icon.tsx';
import type { Desk } from './desk/desk.ts';
import { PanelStill } from './engineer/panel-glance.tsx';
import { FactList } from './radio/fact-list.tsx';
import { HeardCourses } from './radio/heard-courses.tsx';
import { CrewStanding } from './standing.tsx';
import { SIDE_NAMES, SYSTEM_NAMES } from './words.ts';
import './radio/radio.css';

/** Both crews side by side, as those see them who sit with neither. */
export function Crews(props: { readonly desk: Desk }): JSX.Element {
  return (
    <div class="cs-crews">
      <For each={SIDES}>{(side) => <Crew desk={props.desk} side={side} />}</For>
    </div>
  );
}

/** How full each gauge is, for those who may know. */
function Charges(props: { readonly desk: Desk; readonly boat: Boat }): JSX.Element {
  return (
    <ul class="cs-crew-charges" aria-label="Gauges">
      <For each={gaugeStates(props.desk.view().setup, props.boat)}>
        {({ system, marks, spaces, isBroken, isReady }) => (
          <li classList={{ 'cs-crew-full': isReady }}>
            <SystemIcon system={system} />
            <span>
              <span class="unseen">{SYSTEM_NAMES[system]} </span>
              {marks}/{spaces}
              {isBroken ? ' broken' : ''}
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
        <HeardCourses record={props.desk.view().record} about={props.side} since={0} />
        <Show when={props.desk.view().boats[props.side]}>
          {(boat) => <Charges desk={props.desk} boat={boat()} />}
        </Show>
        <FactList desk={props.desk} about={props.side} />
        <Show when={props.desk.view().boats[props.side]}>
          {(boat) => <PanelStill boat={boat()} />}
        </Show>
      </div>
    </section>
  );
}
