import {
  CHART_SIZES,
  SYSTEM_NAMES,
  chartOf,
  firstMateWords,
  standsDownFree,
} from '@fathom/captain-sonar/client';
import type { Chart, View } from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { SystemIcon } from '../components/system-icon.tsx';
import { Key } from '../../../table/keys.tsx';
import { SectorMap } from './sector-map.tsx';
import { LAUNCHED } from './duties.ts';
import type { Launched, LaunchState } from './duties.ts';
import type { LaunchDesk } from './launch-desk.ts';
import { LAUNCH_KEYS } from './keys.ts';
import './first-mate-later.css';
import '../table-later.css';

interface LaunchingProps {
  readonly view: View;
  readonly desk: LaunchDesk;
  readonly mayStandDown: boolean;
}

/** Drone and sonar: the First Mate may launch them, too. */
export function Launching(props: LaunchingProps): JSX.Element {
  const { desk } = props;
  return (
    <section class="fm-launching" aria-label={firstMateWords.launching}>
      <div class="fm-launchers">
        <For each={LAUNCHED}>
          {(system) => (
            <Launcher
              system={system}
              state={desk.state(system)}
              isAiming={system === 'drone' && desk.isAsking()}
              onLaunch={() => desk.launch(system)}
            />
          )}
        </For>
      </div>
      <Show when={desk.isAsking()}>
        <div class="fm-aim">
          <p>{firstMateWords.whichSector}</p>
          <SectorMap chart={chartIn(props.view)} open={desk.sectors()} onPick={desk.search} />
          <Show when={props.mayStandDown}>
            <button type="button" onClick={desk.standDown}>
              {firstMateWords.standDown(standsDownFree(props.view.setup))}
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
          <span>
            {firstMateWords.launch[props.system][open().how]}{' '}
            <Key name={LAUNCH_KEYS[props.system].toUpperCase()} />
          </span>
        </button>
      )}
    </Show>
  );
}
