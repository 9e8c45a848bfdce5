import type { Refusal, Turn } from '@fathom/kit';
import type { Event, EventHappened, FreeSearchOffered, FreeSearchSkipped } from '../events.ts';
import type { Hex } from '../hex.ts';
import { specialEventOf } from '../lookup.ts';
import { refuse } from '../refusals.ts';
import type { Shorthanded } from '../setup.ts';
import type { State, OpenTable } from '../state.ts';
import type { Die, RolledSearch, SideName, SpecialEvent } from '../vocabulary.ts';
import { diverOf, faceDownAround, isFaceDown, withDiver } from './table.ts';

/** 3.1 */
export const SHORTHANDED_BY: { readonly [Name in Shorthanded]: number } = { '+1': 1, '-1': -1 };
/** 3.2, 3.3 Hours the next surface interval must have at least. */
export const REST_AFTER: { readonly [Name in SpecialEvent]?: number } = {
  equipmentMalfunction: 3,
  fatigued: 2,
};
/** 3.4, 3.5 The free search of the same hex. */
export const SEARCH_AGAIN: { readonly [Name in SpecialEvent]?: RolledSearch } = {
  secondLook: 'hasty',
  goodVisibility: 'thorough',
};
/** 3.6 The free search of a hex beside it. */
export const SEARCH_BESIDE: RolledSearch = 'hasty';

export interface EventRoll {
  readonly side: SideName;
  readonly hex: Hex; // where the search was
  readonly die: Die;
}

/** 3 What a roll on Table 6 brings. Returned is the free search that it grants in the same hex, if it does. */
export function rollEvent(
  turn: Turn<State, Event>,
  { side, hex, die }: EventRoll,
): RolledSearch | null {
  const event = specialEventOf(die);
  const again = SEARCH_AGAIN[event] ?? null;
  const beside = event === 'excellentVisibility' ? faceDownAround(turn.state, hex) : null;
  const idle = (again !== null && !isFaceDown(turn.state, hex)) || beside?.length === 0;
  turn.emit({ type: 'eventHappened', side, hex, die, event, idle });
  if (beside !== null && beside.length > 0)
    turn.emit({ type: 'freeSearchOffered', side, hex, hexes: beside });
  return again;
}

export function eventHappened(state: State, { side, event }: EventHappened): State {
  const diver = diverOf(state, side);
  if (diver === null) return state;
  switch (event) {
    case 'shorthanded':
      return withDiver(state, side, {
        modifier: diver.modifier + SHORTHANDED_BY[state.setup.shorthanded],
      });
    case 'equipmentMalfunction':
    case 'fatigued':
      return withDiver(state, side, { rest: Math.max(diver.rest, REST_AFTER[event] ?? 0) });
    case 'secondLook':
    case 'goodVisibility':
    case 'excellentVisibility':
      return state;
    default:
      return event satisfies never;
  }
}

export const freeSearchOffered = (state: State, { hex }: FreeSearchOffered): State => ({
  ...state,
  phase: 'choosing',
  offer: hex,
});

export const freeSearchSkipped = (state: State, _event: FreeSearchSkipped): State => ({
  ...state,
  phase: 'scheduling',
  offer: null,
});

/** 3.6 */
export function cannotSearch(table: OpenTable, hex: Hex): Refusal | null {
  const beside = table.offer === null ? [] : faceDownAround(table, table.offer);
  if (beside.includes(hex)) return null;
  return refuse('notBeside', { of: table.offer, hexes: beside });
}

/** 3.6 Nobody is made to search. */
export function skipSearch(turn: Turn<State, Event>, side: SideName): null {
  turn.emit({ type: 'freeSearchSkipped', side });
  return null;
}
