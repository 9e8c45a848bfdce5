import { SYSTEM_NAMES, captainWords } from '@fathom/captain-sonar/client';
import type { Action, BoatView, SideName, System } from '@fathom/captain-sonar/client';
import { For, Index, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { SystemIcon } from '../components/system-icon.tsx';
import type { Desk } from '../desk/desk.ts';
import { Key } from '../../../table/keys.tsx';
import { SYSTEM_KEYS } from './keys.ts';
import { gaugeStates } from '../components/gauge-state.ts';
import { systemState } from './why-not.ts';
import type { GaugeState } from '../components/gauge-state.ts';
import './captain-later.css';
import '../table-later.css';
import '../crew-stations-later.css';

interface SystemListProps {
  readonly desk: Desk;
  readonly boat: BoatView;
}

const systemOf = (action: Action): string => (action.type === 'stop' ? action.system : action.type);

/** Every system with its charge; those that can be used now are buttons to press. */
export function SystemList(props: SystemListProps): JSX.Element {
  const { desk } = props;
  const states = createMemo(() => gaugeStates(desk.view().setup, props.boat));
  const side = (): SideName => desk.side() ?? 'alpha';
  const asked = createMemo((): readonly string[] =>
    desk.table.pending().map(({ action }) => systemOf(action)),
  );
  const advised = createMemo((): readonly string[] => desk.advised().map(systemOf));
  const isRealTime = (): boolean => desk.view().setup.mode === 'realTime';
  return (
    <section class="cs-captain-systems" aria-label={captainWords.systems}>
      <Index each={states()}>
        {(state) => (
          <SystemButton
            state={state()}
            words={systemState(desk.view(), side(), state())}
            canUse={desk.aim.canUse(state().system)}
            isAsked={asked().includes(state().system)}
            isAdvised={advised().includes(state().system)}
            stops={isRealTime() && state().system !== 'decoy'}
            onUse={() => desk.aim.begin(state().system)}
          />
        )}
      </Index>
      <Show when={props.boat.mines.length > 0}>
        <button
          type="button"
          class="cs-captain-system"
          classList={{ 'cs-captain-usable': desk.captain().can('trigger') }}
          disabled={!desk.captain().can('trigger')}
          onClick={() => desk.aim.begin('trigger')}
        >
          <span class="cs-captain-system-name">
            {captainWords.setOffMine} <Key name="G" />
          </span>
          <small>{captainWords.minesOut(props.boat.mines.length)}</small>
        </button>
      </Show>
    </section>
  );
}

interface SystemButtonProps {
  readonly state: GaugeState;
  readonly words: string;
  readonly canUse: boolean;
  readonly isAsked: boolean; // its use is not confirmed yet
  readonly isAdvised: boolean;
  readonly stops: boolean; // pressing it stops both crews
  readonly onUse: () => void;
}

function SystemButton(props: SystemButtonProps): JSX.Element {
  const system = (): System => props.state.system;
  const words = (): string =>
    props.canUse ? (props.stops ? captainWords.callStop : captainWords.use) : props.words;
  return (
    <button
      type="button"
      class="cs-captain-system"
      classList={{
        'cs-captain-usable': props.canUse,
        'cs-captain-ready': props.state.isReady,
        'cs-captain-broken': props.state.isBroken,
        pending: props.isAsked,
        'cs-advised': props.isAdvised,
      }}
      aria-keyshortcuts={SYSTEM_KEYS[system()].toUpperCase()}
      aria-busy={props.isAsked}
      disabled={!props.canUse}
      onClick={() => props.onUse()}
    >
      <SystemIcon system={system()} />
      <span class="cs-captain-system-words">
        <span class="cs-captain-system-name">
          {SYSTEM_NAMES[system()]} <Key name={SYSTEM_KEYS[system()].toUpperCase()} />
        </span>
        <span class="cs-captain-charge" aria-hidden="true">
          <For each={Array.from({ length: props.state.spaces }, (_, i) => i)}>
            {(mark) => <i classList={{ 'cs-captain-marked': mark < props.state.marks }} />}
          </For>
        </span>
        <small>{words()}</small>
      </span>
    </button>
  );
}
