import { launchShut } from '@fathom/captain-sonar/client';
import type { Action, BoatView } from '@fathom/captain-sonar/client';
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import { ownSeat } from '../station.ts';
import type { StationProps } from '../station.ts';
import { launchState } from './duties.ts';
import type { Launched, LaunchState } from './duties.ts';

/** Drone and sonar at the First Mate's hand: what can be launched, and the drone's sector while it is asked for. */
export interface LaunchDesk {
  readonly state: (system: Launched) => LaunchState;
  readonly sectors: Accessor<readonly number[]>; // that can be named now
  readonly isAsking: Accessor<boolean>; // for the sector
  readonly launch: (system: Launched) => boolean; // whether it could be
  readonly search: (sector: number) => void;
  readonly standDown: () => void;
}

interface LaunchWork {
  readonly props: StationProps & { readonly boat: BoatView };
  readonly actions: Accessor<readonly Action[]>; // the First Mate's
}

export function createLaunchDesk({ props, actions }: LaunchWork): LaunchDesk {
  const [isAiming, setAiming] = createSignal(false); // turn mode: the sector is still to be named
  const isStopped = (): boolean =>
    props.view.stop?.side === props.side &&
    props.view.stop.system === 'drone' &&
    props.view.stop.waitsFor === 'aim';
  const sectors = createMemo(() =>
    actions().flatMap((action) => (action.type === 'drone' ? [action.sector] : [])),
  );
  createEffect(
    on(
      () => sectors().length,
      (count) => count === 0 && setAiming(false),
    ),
  );
  const state = (system: Launched): LaunchState =>
    system === 'drone' && isStopped()
      ? { type: 'shut', why: launchShut.chooseSector }
      : launchState(props, props.boat, { system, actions: actions() });
  const send = (action: Action): void => {
    const seat = ownSeat(props, 'firstMate');
    setAiming(false);
    if (seat !== null) props.act(seat, action);
  };
  return {
    state,
    sectors,
    isAsking: () => sectors().length > 0 && (isStopped() || isAiming()),
    launch: (system) => {
      const now = state(system);
      if (now.type === 'shut') return false;
      if (now.how === 'stop') send({ type: 'stop', system });
      else if (now.how === 'send') send({ type: 'sonar' });
      else setAiming((before) => !before);
      return true;
    },
    search: (sector) => send({ type: 'drone', sector }),
    standDown: () => send({ type: 'standDown' }),
  };
}
