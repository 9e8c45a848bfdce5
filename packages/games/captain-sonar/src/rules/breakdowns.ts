import type { Refusal, Turn } from '@fathom/kit';
import type { MarkPanel } from '../actions.ts';
import type { BrokeDown, CircuitRepaired, Damaged, Event } from '../events.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import type { SideName } from '../vocabulary.ts';
import { noDuty, okHeard } from './duties.ts';
import { breakdownOf, repaired } from './panel-marks.ts';
import { announceReady } from './systems.ts';
import { announced, withBoat, withStanding } from './table.ts';
import { notFor, notUnderWay, ownBoat } from './permission.ts';
import type { Actor } from './table.ts';

export function markPanel(
  turn: Turn<State, Event>,
  who: Actor,
  { symbol }: MarkPanel,
): Refusal | null {
  const { side } = who;
  const own = ownBoat(turn.state, side);
  const refusal = notFor(who, 'engineer') ?? notUnderWay(turn.state) ?? noDuty(own, 'engineer');
  if (refusal !== null) return refusal;
  const { heading, broken } = own.boat;
  if (heading === null || !symbol.startsWith(heading)) return refuse('otherPanel', { heading });
  if (broken.includes(symbol)) return refuse('alreadyBroken', { symbol });
  const {
    circuit,
    overloads: [fault],
  } = breakdownOf(broken, symbol);
  turn.emit({ type: 'brokeDown', side, symbol });
  if (circuit !== null) turn.emit({ type: 'circuitRepaired', side, circuit });
  if (fault !== undefined) turn.emit({ type: 'damaged', side, fault });
  announceReady(turn, side);
  return null;
}

export function brokeDown(state: State, { side, symbol }: BrokeDown): State {
  const heard = okHeard(state, side, 'engineer');
  const { broken } = state.boats[side];
  return symbol === null ? heard : withBoat(heard, side, { broken: [...broken, symbol] });
}

export const circuitRepaired = (state: State, { side, circuit }: CircuitRepaired): State =>
  withBoat(state, side, { broken: repaired(state.boats[side].broken, circuit) });

export function damaged(state: State, event: Damaged): State {
  const { side, fault } = event;
  const hurt = injured(announced(state, event), side, 1);
  return fault === 'ice' ? hurt : withBoat(hurt, side, { broken: [] });
}

export const injured = (state: State, side: SideName, damage: number): State =>
  withStanding(state, side, { damage: state.standing[side].damage + damage });
