import { refuse } from '@fathom/kit';
import type { Refusal, Turn } from '@fathom/kit';
import type { MarkGauge } from '../actions.ts';
import type { Event, GaugeMarked } from '../events.ts';
import { GAUGES, systemsIn } from '../panel.ts';
import type { State } from '../state.ts';
import type { Role, SideName, System } from '../vocabulary.ts';
import { announceReady, isCharged } from './systems.ts';
import { withBoat, ownBoat, withStanding, notFor, notUnderWay } from './table.ts';
import type { Actor, OwnBoat, CrewMember } from './table.ts';

/** 2.1 Whether an OK of this role is still to be heard. */
export const noDuty = ({ table, side }: OwnBoat, role: Role): Refusal | null =>
  table.standing[side].awaiting.includes(role)
    ? null
    : refuse('noDuty', 'There is nothing to mark until the next course.');

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
  if (!systemsIn(setup.scenario).includes(system))
    return refuse('notFitted', 'The boats have no system of the scenario’s own in these waters.');
  if (isCharged(setup, own.boat, system))
    return refuse(
      'gaugeFull',
      `All ${GAUGES[setup.mode][system]} spaces of that gauge are marked.`,
    );
  turn.emit({ type: 'gaugeMarked', side: who.side, system });
  announceReady(turn, who.side);
  return null;
}

/** 2.1 If every gauge is full the First Mate just says OK. */
export function sayOk(turn: Turn<State, Event>, who: Actor): Refusal | null {
  const own = ownBoat(turn.state, who.side);
  const refusal = notFirstMate(own, who);
  if (refusal !== null) return refusal;
  if (openGauges(own).length > 0)
    return refuse('gaugesOpen', 'There is a free space on a gauge: mark one.');
  turn.emit({ type: 'gaugeMarked', side: who.side, system: 'none' });
  return null;
}

export function gaugeMarked(state: State, { side, system }: GaugeMarked): State {
  const heard = okHeard(state, side, 'firstMate');
  if (system === null || system === 'none') return heard;
  const { gauges } = state.boats[side];
  return withBoat(heard, side, { gauges: { ...gauges, [system]: gauges[system] + 1 } });
}

export const okHeard = (state: State, side: SideName, role: Role): State =>
  withStanding(state, side, {
    awaiting: state.standing[side].awaiting.filter((other) => other !== role),
  });
