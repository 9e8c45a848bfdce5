import { SIDES } from '@fathom/captain-sonar/client';
import type { Boat, SideName } from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Badge } from './announce/strip.tsx';
import { systemStates } from './captain/why-not.ts';
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
      <For each={systemStates(props.desk.view(), props.boat)}>
        {({ system, marks, full, brokenBy }) => (
          <li classList={{ 'cs-crew-full': marks >= full && brokenBy.length === 0 }}>
            <SystemIcon system={system} />
            <span>
              <span class="unseen">{SYSTEM_NAMES[system]} </span>
              {marks}/{full}
              {brokenBy.length > 0 ? ' broken' : ''}
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
