import {
  CHART_SIZES,
  SYSTEM_NAMES,
  chartOf,
  firstMateWords,
  launchShut,
} from '@fathom/captain-sonar/client';
import type { Action, BoatView, Chart, View } from '@fathom/captain-sonar/client';
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { later } from '../../../table/later.tsx';
import { SystemIcon } from '../components/system-icon.tsx';
import { ownSeat } from '../station.ts';
import type { StationProps } from '../station.ts';
import { LAUNCHED, launchState } from './duties.ts';
import type { Launched, LaunchState } from './duties.ts';

const SectorMap = later(async () => (await import('../later-parts.ts')).SectorMap);

interface LaunchingProps extends StationProps {
  readonly boat: BoatView;
  readonly actions: readonly Action[];
}

/** Drone and sonar: the First Mate may launch them, too. */
export function Launching(props: LaunchingProps): JSX.Element {
  const [isAiming, setAiming] = createSignal(false); // turn mode: the sector is still to be named
  const isStopped = (): boolean =>
    props.view.stop?.side === props.side &&
    props.view.stop.system === 'drone' &&
    props.view.stop.waitsFor === 'aim';
  const state = (system: Launched): LaunchState =>
    system === 'drone' && isStopped()
      ? { type: 'shut', why: launchShut.chooseSector }
      : launchState(props, props.boat, { system, actions: props.actions });
  const sectors = createMemo(() =>
    props.actions.flatMap((action) => (action.type === 'drone' ? [action.sector] : [])),
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
    if (now.how === 'stop') send({ type: 'stop', system });
    else if (now.how === 'send') send({ type: 'sonar' });
    else setAiming((before) => !before);
  };
  return (
    <section class="fm-launching" aria-label={firstMateWords.launching}>
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
          <p>{firstMateWords.whichSector}</p>
          <SectorMap
            chart={chartIn(props.view)}
            open={sectors()}
            onPick={(sector) => send({ type: 'drone', sector })}
          />
          <Show when={props.actions.some(({ type }) => type === 'standDown')}>
            <button type="button" onClick={() => send({ type: 'standDown' })}>
              {firstMateWords.standDown}
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
          aria-expanded={open().how === 'aim' ? props.isAiming : undefined}
          onClick={() => props.onLaunch()}
        >
          <SystemIcon system={props.system} />
          <span>{firstMateWords.launch[props.system][open().how]}</span>
        </button>
      )}
    </Show>
  );
}
