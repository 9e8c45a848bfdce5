import type { Refusal, Turn } from '@fathom/kit';
import type { HaulCrate } from '../actions.ts';
import { CRATES_TO_WIN } from '../chart.ts';
import type { Event, Salvaged } from '../events.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import type { SideName } from '../vocabulary.ts';
import { cratesOf } from './reach.ts';
import { wrecksInReach } from './range.ts';
import { cannotAim, used } from './systems.ts';
import { announced, chartFor } from './table.ts';
import { ownBoat } from './permission.ts';
import type { Actor, OpenTable } from './table.ts';

/** 7. */
export const hasSalvaged = (table: Pick<OpenTable, 'setup' | 'record'>, side: SideName): boolean =>
  table.setup.scenario === 'salvage' &&
  cratesOf(table, side) >= CRATES_TO_WIN[chartFor(table.setup).size];

export function haulCrate(
  turn: Turn<State, Event>,
  who: Actor,
  { cell }: HaulCrate,
): Refusal | null {
  const refusal = cannotAim(turn.state, who, 'grapnel');
  if (refusal !== null) return refusal;
  if (!wrecksInReach(ownBoat(turn.state, who.side)).includes(cell))
    return refuse('noWreck', { cell });
  turn.emit({ type: 'salvaged', side: who.side, cell });
  return null;
}

export const salvaged = (state: State, event: Salvaged): State =>
  used(announced(state, event), event.side, 'grapnel');
