import {
  SIDE_NAMES,
  SYSTEM_NAMES,
  enemyOf,
  firstMateWords,
  gaugeOf,
  gaugeText,
  marksText,
  systemsIn,
} from '@fathom/captain-sonar/client';
import type { Action, BoatView, System } from '@fathom/captain-sonar/client';
import { createMemo, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { gaugeState } from '../components/gauge-state.ts';
import { HullPlates } from '../components/hull-plates.tsx';
import { actionsOf, isSeen, ownSeat } from '../station.ts';
import type { StationProps } from '../station.ts';
import { Key } from '../../../table/keys.tsx';
import { later } from '../../../table/later.tsx';
import { markDuty, markableIn } from './duties.ts';
import { Dial } from './gauge.tsx';
import { listenToFirstMateKeys } from './keys.ts';
import { createLaunchDesk } from './launch-desk.ts';
import { SystemsGuide } from './systems-guide.tsx';
import './first-mate.css';
import { laterParts } from '../parts.ts';

const Launching = later(laterParts, 'Launching');

/** The gauges: one mark for every course. */
export function FirstMateStation(props: StationProps): JSX.Element {
  return (
    <Show when={props.view.boats[props.side]}>
      {(boat) => <Instruments {...props} boat={boat()} />}
    </Show>
  );
}

function Instruments(props: StationProps & { readonly boat: BoatView }): JSX.Element {
  let root: HTMLDivElement | undefined;
  const systems = createMemo(() => systemsIn(props.view.setup.scenario));
  const actions = createMemo(() => actionsOf(props, 'firstMate'));
  const markable = createMemo(() => markableIn(actions()));
  const launching = createLaunchDesk({ props, actions });
  const may = (type: Action['type']): boolean => actions().some((action) => action.type === type);
  const duty = () => markDuty(props, props.boat.heading);
  const act = (action: Action): boolean => {
    const seat = ownSeat(props, 'firstMate');
    if (seat !== null) props.act(seat, action);
    return seat !== null;
  };
  const mark = (system: System): boolean =>
    markable().includes(system) && act({ type: 'gauge', system });
  const isAdvised = (system: System): boolean =>
    props.advised?.some((action) => action.type === 'gauge' && action.system === system) === true;
  const sayOk = (): boolean => may('ok') && act({ type: 'ok' });
  listenToFirstMateKeys({
    isThere: () => ownSeat(props, 'firstMate') !== null && isSeen(root),
    systems,
    mark,
    sayOk,
    launching,
  });
  return (
    <div class="fm-station" ref={(element) => (root = element)}>
      <div class="fm-layout">
        <div class="fm-gauges-side">
          <Show
            when={may('ok')}
            fallback={
              <p class="fm-duty" classList={{ 'is-due': duty().isDue }}>
                {duty().words}
              </p>
            }
          >
            <div class="fm-ok">
              <p class="fm-duty is-due">{firstMateWords.allFull}</p>
              <button type="button" class="primary" onClick={sayOk}>
                {firstMateWords.ok} <Key name="K" />
              </button>
            </div>
          </Show>
          <div class="fm-gauges" role="group" aria-label={firstMateWords.gauges}>
            <For each={systems()}>
              {(system, i) => {
                const state = createMemo(() =>
                  gaugeState(props.boat, system, props.view.setup.mode),
                );
                const isMarkable = (): boolean => markable().includes(system);
                const isPending = (): boolean =>
                  props.told.boats[props.side]?.gauges[gaugeOf(system)] !==
                  props.boat.gauges[gaugeOf(system)];
                return (
                  <button
                    type="button"
                    class="gauge"
                    classList={{
                      'is-markable': isMarkable(),
                      'is-ready': state().isReady,
                      'cs-advised': isAdvised(system),
                      pending: isPending(),
                    }}
                    data-system={system}
                    aria-disabled={!isMarkable()}
                    aria-busy={isPending()}
                    onClick={() => mark(system)}
                  >
                    <Dial state={state()} isNext={isMarkable()} />
                    <span class="gauge-name">
                      {SYSTEM_NAMES[system]} <Key name={String(i() + 1)} />
                    </span>
                    <span class="gauge-words">{gaugeText(state())}</span>
                    <span class="unseen">{marksText(state())}</span>
                  </button>
                );
              }}
            </For>
          </div>
        </div>
        <div class="fm-rest">
          <Show when={props.view.phase !== 'placing'}>
            <Launching view={props.view} desk={launching} mayStandDown={may('standDown')} />
          </Show>
          <section class="fm-hulls" aria-label={firstMateWords.damage}>
            <For each={[props.side, enemyOf(props.side)]}>
              {(side) => (
                <HullPlates
                  name={SIDE_NAMES[side]}
                  damage={props.view.standing[side].damage}
                  sinksAt={props.view.setup.damage}
                />
              )}
            </For>
          </section>
          <SystemsGuide systems={systems()} />
        </div>
      </div>
    </div>
  );
}
