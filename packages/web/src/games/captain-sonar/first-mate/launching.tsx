import { CHART_SIZES, chartOf } from '@fathom/captain-sonar/client';
import type { Action, Boat, Chart, View } from '@fathom/captain-sonar/client';
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { ownSeat } from '../components/deeds.ts';
import { SystemIcon } from '../components/system-icon.tsx';
import { SYSTEM_NAMES } from '../words.ts';
import type { StationProps } from '../station.ts';
import { LAUNCHED, launchState } from './launch-state.ts';
import type { Launched, LaunchState } from './launch-state.ts';
import { SectorMap } from './sector-map.tsx';

interface LaunchingProps extends StationProps {
  readonly boat: Boat;
  readonly deeds: readonly Action[];
}

const BUTTONS: {
  readonly [Name in Launched]: { readonly [Deed in 'stop' | 'aim' | 'send']: string };
} = {
  drone: { stop: 'STOP: launch drone', aim: 'Launch drone', send: 'Launch drone' },
  sonar: { stop: 'STOP: sonar', aim: 'Send sonar', send: 'Send sonar' },
};

/** Drone and sonar: the First Mate may launch them, too. */
export function Launching(props: LaunchingProps): JSX.Element {
  const [isAiming, setAiming] = createSignal(false); // turn mode: the sector is still to be named
  const isStopped = (): boolean =>
    props.view.stop?.side === props.side &&
    props.view.stop.system === 'drone' &&
    props.view.stop.waitsFor === 'aim';
  const state = (system: Launched): LaunchState =>
    system === 'drone' && isStopped()
      ? { type: 'shut', why: 'Choose a sector.' }
      : launchState(props, props.boat, { system, deeds: props.deeds });
  const sectors = createMemo(() =>
    props.deeds.flatMap((deed) => (deed.type === 'drone' ? [deed.sector] : [])),
  );
  const isOpen = (): boolean => sectors().length > 0 && (isStopped() || isAiming());
  createEffect(
    on(
      () => sectors().length,
      (count) => count === 0 && setAiming(false),
    ),
  );
  const send = (action: Action): void => {
    const seat = ownSeat(props, 'firstMate');
    setAiming(false);
    if (seat !== null) props.act(seat, action);
  };
  const launch = (system: Launched): void => {
    const now = state(system);
    if (now.type === 'shut') return;
    if (now.deed === 'stop') send({ type: 'stop', system });
    else if (now.deed === 'send') send({ type: 'sonar' });
    else setAiming((before) => !before);
  };
  return (
    <section class="fm-launching" aria-label="Drone and sonar">
      <div class="fm-launchers">
        <For each={LAUNCHED}>
          {(system) => (
            <Launcher
              system={system}
              state={state(system)}
              isAiming={system === 'drone' && isOpen()}
              onLaunch={() => launch(system)}
            />
          )}
        </For>
      </div>
      <Show when={isOpen()}>
        <div class="fm-aim">
          <p>Which sector? The enemy answers truthfully whether they are in it.</p>
          <SectorMap
            chart={chartIn(props.view)}
            open={sectors()}
            onPick={(sector) => send({ type: 'drone', sector })}
          />
          <Show when={props.deeds.some(({ type }) => type === 'standDown')}>
            <button type="button" onClick={() => send({ type: 'standDown' })}>
              Stand down (the drone stays charged)
            </button>
          </Show>
        </div>
      </Show>
    </section>
  );
}

const chartIn = ({ setup }: View): Chart =>
  chartOf(setup.map, setup.chart, CHART_SIZES[setup.mode]);

function Launcher(props: {
  readonly system: Launched;
  readonly state: LaunchState;
  readonly isAiming: boolean;
  readonly onLaunch: () => void;
}): JSX.Element {
  return (
    <Show
      when={props.state.type === 'open' && props.state}
      fallback={
        <div class="fm-shut">
          <SystemIcon system={props.system} />
          <span>
            <b>{SYSTEM_NAMES[props.system]}</b>{' '}
            <small>{props.state.type === 'shut' && props.state.why}</small>
          </span>
        </div>
      }
    >
      {(open) => (
        <button
          type="button"
          class="fm-launch"
          aria-expanded={open().deed === 'aim' ? props.isAiming : undefined}
          onClick={() => props.onLaunch()}
        >
          <SystemIcon system={props.system} />
          <span>{BUTTONS[props.system][open().deed]}</span>
        </button>
      )}
    </Show>
  );
}
