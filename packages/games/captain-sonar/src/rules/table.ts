import type { Millis, Refusal } from '@fathom/kit';
import type { Chart } from '../chart.ts';
import { chartOf } from '../charts/index.ts';
import type { Announcement } from '../events.ts';
import { gaugeOf } from '../panel.ts';
import { refuse } from '../refusals.ts';
import { CHART_SIZES } from '../setup.ts';
import type { Setup } from '../setup.ts';
import type { Boat, State } from '../state.ts';
import { withSide } from '../vocabulary.ts';
import type { Role, SideName, System } from '../vocabulary.ts';

/** What lies open on the table: the same in a State and in a View, so that both can be asked what is allowed. */
export type OpenTable = Pick<
  State,
  'setup' | 'phase' | 'turn' | 'stop' | 'standing' | 'charted' | 'record'
>;

/** Who does something. */
export interface CrewMember {
  readonly side: SideName;
  readonly role: Role;
}
/** Who does something, and when. */
export interface Actor extends CrewMember {
  readonly at: Millis;
}
/** One crew's own view of things. */
export interface OwnBoat {
  readonly table: OpenTable;
  readonly boat: Boat;
  readonly side: SideName;
}

export const ownBoat = (state: State, side: SideName): OwnBoat => ({
  table: state,
  boat: state.boats[side],
  side,
});

/** The options of a match are one object all along, and rules ask for its chart all the time. */
const charts = new WeakMap<Setup, Chart>();

export function chartFor(setup: Setup): Chart {
  const found = charts.get(setup) ?? chartOf(setup.map, setup.chart, CHART_SIZES[setup.mode]);
  charts.set(setup, found);
  return found;
}

/** The state with something changed aboard one boat. */
export const withBoat = (state: State, side: SideName, change: Partial<Boat>): State => ({
  ...state,
  boats: withSide(state.boats, side, { ...state.boats[side], ...change }),
});

/** The gauge of a system is empty, and nobody else need know. */
export const drained = (state: State, side: SideName, system: System): State =>
  withBoat(state, side, { gauges: { ...state.boats[side].gauges, [gaugeOf(system)]: 0 } });

/** The state with something changed in what all know of a crew. */
export const withStanding = (
  state: State,
  side: SideName,
  change: Partial<State['standing'][SideName]>,
): State => ({
  ...state,
  standing: withSide(state.standing, side, { ...state.standing[side], ...change }),
});

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

/** 9. Every announcement goes onto the record. */
export const announced = (state: State, said: Announcement): State => ({
  ...state,
  record: [...state.record, said],
});
