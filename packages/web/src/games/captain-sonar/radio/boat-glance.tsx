import { SYSTEM_NAMES, gaugeText, sheetToolWords } from '@fathom/captain-sonar/client';
import type { BoatView } from '@fathom/captain-sonar/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { gaugeStates } from '../components/gauge-state.ts';
import { SystemIcon } from '../components/system-icon.tsx';
import type { Desk } from '../desk/desk.ts';
import { PanelGlance } from '../engineer/warnings.tsx';

/** How the own boat stands, for a Radio Operator who has no other station: what can be fired soon, and what is broken. */
export function BoatGlance(props: { readonly desk: Desk; readonly boat: BoatView }): JSX.Element {
  return (
    <section class="cs-radio-boat" aria-label={sheetToolWords.ownBoat}>
      <ul>
        <For each={gaugeStates(props.desk.view().setup, props.boat)}>
          {(state) => (
            <li
              classList={{ 'is-ready': state.isReady, 'is-broken': state.isFull && state.isBroken }}
              title={gaugeText(state)}
            >
              <SystemIcon system={state.system} />
              <span class="cs-radio-gauge-name">{SYSTEM_NAMES[state.system]}</span>
              <span class="cs-radio-bar" aria-hidden="true">
                <For each={Array.from({ length: state.spaces })}>
                  {(_, i) => <i classList={{ 'is-marked': i() < state.marks }} />}
                </For>
              </span>
              <span class="unseen">{gaugeText(state)}</span>
            </li>
          )}
        </For>
      </ul>
      <PanelGlance boat={props.boat} scenario={props.desk.view().setup.scenario} />
    </section>
  );
}
