import type { Millis } from '@fathom/kit';
import type { Chart } from '../chart.ts';
import { chartInPlay } from '../charts/in-play.ts';
import type { Announcement } from '../events.ts';
import { CHART_SIZES } from '../setup.ts';
import type { Setup } from '../setup.ts';
import type { Boat, State } from '../state.ts';
import { withSide } from '../vocabulary.ts';
import type { Role, SideName } from '../vocabulary.ts';

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

/** The options of a match are one object all along, and rules ask for its chart all the time. */
const charts = new WeakMap<Setup, Chart>();

export function chartFor(setup: Setup): Chart {
  const found = charts.get(setup) ?? chartInPlay(setup, CHART_SIZES[setup.mode]);
  charts.set(setup, found);
  return found;
}

/** The state with something changed aboard one boat. */
export const withBoat = (state: State, side: SideName, change: Partial<Boat>): State => ({
  ...state,
  boats: withSide(state.boats, side, { ...state.boats[side], ...change }),
});

/** The state with something changed in what all know of a crew. */
export const withStanding = (
  state: State,
  side: SideName,
  change: Partial<State['standing'][SideName]>,
): State => ({
  ...state,
  standing: withSide(state.standing, side, { ...state.standing[side], ...change }),
});

/** 9. Every announcement goes onto the record. */
export const announced = (state: State, said: Announcement): State => ({
  ...state,
  record: [...state.record, said],
});
