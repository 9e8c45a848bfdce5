import type { Refusal } from '@fathom/kit';
import { gaugeOf } from '../panel.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import type { Role, SideName, System } from '../vocabulary.ts';
import { withBoat } from './table.ts';
import type { OpenTable, CrewMember, OwnBoat } from './table.ts';

export const ownBoat = (state: State, side: SideName): OwnBoat => ({
  table: state,
  boat: state.boats[side],
  side,
});

/** The gauge of a system is empty, and nobody else need know. */
export const drained = (state: State, side: SideName, system: System): State =>
  withBoat(state, side, { gauges: { ...state.boats[side].gauges, [gaugeOf(system)]: 0 } });

/** The work of one role is refused to the others. */
export const notFor = ({ role }: CrewMember, ...roles: readonly Role[]): Refusal | null =>
  roles.includes(role) ? null : refuse('notYourRole', { roles });

/** Nothing is done before both boats are in the water, nor while everything is stopped. */
export function notUnderWay({ phase, stop }: OpenTable): Refusal | null {
  if (phase === 'placing') return refuse('stillPlacing');
  if (stop !== null) return refuse('stopped');
  return null;
}

/** Turn mode: only the crew whose turn it is does anything. */
export const notYourTurn = ({ turn }: OpenTable, side: SideName): Refusal | null =>
  turn === null || turn.side === side ? null : refuse('notYourTurn');

/** 5. A surfaced boat does nothing but get ready to dive. */
export const upAtTheSurface = ({ standing }: OpenTable, side: SideName): Refusal | null =>
  standing[side].surfaced ? refuse('surfaced', { isDrawing: false }) : null;
