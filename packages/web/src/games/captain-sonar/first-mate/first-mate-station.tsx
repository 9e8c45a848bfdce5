import {
  SIDE_NAMES,
  SYSTEM_NAMES,
  enemyOf,
  firstMateWords,
  gaugeText,
  marksText,
  systemsIn,
} from '@fathom/captain-sonar/client';
import type { BoatView, System } from '@fathom/captain-sonar/client';
import { createMemo, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { gaugeState } from '../components/gauge-state.ts';
import { HullPlates } from '../components/hull-plates.tsx';
import { actionsOf, isSeen, ownSeat } from '../station.ts';
import type { StationProps } from '../station.ts';
import { Key, listenForKeys } from '../../../table/keys.tsx';
import { markDuty, markableIn, systemOfKey } from './duties.ts';
import { Dial } from './gauge.tsx';
import { Launching } from './launching.tsx';
import { SystemsGuide } from './systems-guide.tsx';
import './first-mate.css';

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
  const maySayOk = (): boolean => actions().some(({ type }) => type === 'ok');
  const duty = () => markDuty(props, props.boat.heading);
  const mark = (system: System): void => {
    const seat = ownSeat(props, 'firstMate');
    if (seat !== null && markable().includes(system)) props.act(seat, { type: 'gauge', system });
  };
  const sayOk = (): void => {
    const seat = ownSeat(props, 'firstMate');
    if (seat !== null && maySayOk()) props.act(seat, { type: 'ok' });
  };
  listenForKeys({
    take: (key) => {
      const system = systemOfKey(key, systems());
      if (system === null || !isSeen(root) || !markable().includes(system)) return false;
      mark(system);
      return true;
    },
  });
  return (
    <div class="fm-station" ref={(element) => (root = element)}>
      <div class="fm-layout">
        <div class="fm-gauges-side">
          <Show
            when={maySayOk()}
            fallback={
              <p class="fm-duty" classList={{ 'is-due': duty().isDue }}>
                {duty().words}
              </p>
            }
          >
            <div class="fm-ok">
              <p class="fm-duty is-due">{firstMateWords.allFull}</p>
              <button type="button" class="primary" onClick={sayOk}>
                {firstMateWords.ok}
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
                  props.told.boats[props.side]?.gauges[system] !== props.boat.gauges[system];
                return (
                  <button
                    type="button"
                    class="gauge"
                    classList={{
                      'is-markable': isMarkable(),
                      'is-ready': state().isReady,
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
          <Launching {...props} actions={actions()} />
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
