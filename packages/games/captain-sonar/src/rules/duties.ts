import type { Refusal, Turn } from '@fathom/kit';
import type { MarkGauge } from '../actions.ts';
import type { Event, GaugeMarked } from '../events.ts';
import { GAUGES, gaugeOf, systemsIn } from '../panel.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import type { Role, SideName, System } from '../vocabulary.ts';
import { announceReady, isCharged } from './systems.ts';
import { withBoat, withStanding } from './table.ts';
import { notFor, notUnderWay, ownBoat } from './permission.ts';
import type { Actor, CrewMember, OwnBoat } from './table.ts';

/** 2.1 Whether an OK of this role is still to be heard. */
export const noDuty = ({ table, side }: OwnBoat, role: Role): Refusal | null =>
  table.standing[side].awaiting.includes(role) ? null : refuse('noDuty');

/** The gauges that can take a mark. */
export const openGauges = ({ table: { setup }, boat }: OwnBoat): readonly System[] =>
  systemsIn(setup.scenario).filter((system) => !isCharged(setup, boat, system));

const notFirstMate = (own: OwnBoat, who: CrewMember): Refusal | null =>
  notFor(who, 'firstMate') ?? notUnderWay(own.table) ?? noDuty(own, 'firstMate');

export function markGauge(
  turn: Turn<State, Event>,
  who: Actor,
  { system }: MarkGauge,
): Refusal | null {
  const own = ownBoat(turn.state, who.side);
  const refusal = notFirstMate(own, who);
  if (refusal !== null) return refusal;
  const { setup } = turn.state;
  if (!systemsIn(setup.scenario).includes(system)) return refuse('notFitted');
  if (isCharged(setup, own.boat, system))
    return refuse('gaugeFull', { spaces: GAUGES[setup.mode][system] });
  turn.emit({ type: 'gaugeMarked', side: who.side, system });
  announceReady(turn, who.side);
  return null;
}

/** 2.1 If every gauge is full the First Mate just says OK. */
export function sayOk(turn: Turn<State, Event>, who: Actor): Refusal | null {
  const own = ownBoat(turn.state, who.side);
  const refusal = notFirstMate(own, who);
  if (refusal !== null) return refusal;
  if (openGauges(own).length > 0) return refuse('gaugesOpen');
  turn.emit({ type: 'gaugeMarked', side: who.side, system: 'none' });
  return null;
}

export function gaugeMarked(state: State, { side, system }: GaugeMarked): State {
  const heard = okHeard(state, side, 'firstMate');
  if (system === null || system === 'none') return heard;
  const { gauges } = state.boats[side];
  const gauge = gaugeOf(system);
  return withBoat(heard, side, { gauges: { ...gauges, [gauge]: gauges[gauge] + 1 } });
}

export const okHeard = (state: State, side: SideName, role: Role): State =>
  withStanding(state, side, {
    awaiting: state.standing[side].awaiting.filter((other) => other !== role),
  });
