import { SIDES, SIDE_NAMES, SYSTEM_NAMES, standingWords } from '@fathom/captain-sonar/client';
import type { BoatView, SideName, StandingView, View } from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { gaugeStates } from './components/gauge-state.ts';
import { SystemIcon } from './components/system-icon.tsx';
import { Soon } from '../../table/soon.tsx';
import type { Desk } from './desk/desk.ts';
import { PanelStill } from './engineer/warnings.tsx';
import { FactList } from './radio/fact-list.tsx';
import { HeardCourses } from './radio/heard-courses.tsx';
import { Badge } from './strip.tsx';
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
        <Show when={props.desk.view().boats[props.side]}>
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

/** How a crew stands, as everybody knows it: damage, what is ready, mines heard being laid. */
export function CrewStanding(props: { readonly view: View; readonly side: SideName }): JSX.Element {
  const standing = (): StandingView => props.view.standing[props.side];
  const plates = (): readonly number[] =>
    Array.from({ length: props.view.setup.damage }, (_, i) => i);
  const text = (): string => {
    const { placed, damage, surfaced } = standing();
    if (props.view.phase === 'placing')
      return placed ? standingWords.ready : standingWords.choosing;
    const sinksAt = props.view.setup.damage;
    return damage >= sinksAt ? standingWords.sunk : standingWords.damage(damage, sinksAt, surfaced);
  };
  const armed = (): string => standingWords.armed(standing().ready, standing().mines);
  return (
    <div class="cs-standing">
      <Show when={props.view.phase !== 'placing'}>
        <span class="cs-standing-plates" aria-hidden="true">
          <For each={plates()}>
            {(plate) => <i classList={{ 'cs-standing-hit': plate < standing().damage }} />}
          </For>
        </span>
      </Show>
      <span>{text()}</span>
      <Show when={armed() !== ''}>
        <span class="cs-standing-armed">{armed()}</span>
      </Show>
    </div>
  );
}
