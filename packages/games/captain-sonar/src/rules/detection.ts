import { refuse } from '@fathom/kit';
import type { Refusal, Turn } from '@fathom/kit';
import type { LaunchDrone } from '../actions.ts';
import type { DroneLaunched, Event } from '../events.ts';
import type { State } from '../state.ts';
import { enemyOf } from '../vocabulary.ts';
import { announced } from './record.ts';
import { cannotAim, used } from './systems.ts';
import { watersOf } from './table.ts';
import type { Actor } from './table.ts';

/** 3.4 The true answer is announced to both crews. */
export function launchDrone(
  turn: Turn<State, Event>,
  who: Actor,
  { sector }: LaunchDrone,
): Refusal | null {
  const { state } = turn;
  const refusal = cannotAim(state, who, 'drone');
  if (refusal !== null) return refusal;
  const waters = watersOf(state.setup);
  if (sector > waters.sectors)
    return refuse('noSector', `The sectors of this chart are 1 to ${waters.sectors}.`);
  const { position } = state.boats[enemyOf(who.side)];
  const found = position !== null && waters.sectorOf(position) === sector;
  turn.emit({ type: 'droneLaunched', side: who.side, sector, found });
  return null;
}

export const droneLaunched = (state: State, event: DroneLaunched): State =>
  used(announced(state, event), event.side, 'drone');
