import { refuse } from '@fathom/kit';
import type { Refusal, Turn } from '@fathom/kit';
import type { MarkPanel } from '../actions.ts';
import type { BrokeDown, CircuitRepaired, Damaged, Event, Fault } from '../events.ts';
import { CIRCUIT_SYMBOLS, PANELS, REACTOR_SYMBOLS } from '../panel.ts';
import type { State } from '../state.ts';
import { CIRCUITS } from '../vocabulary.ts';
import type { Circuit, Course, PanelSymbol, SideName } from '../vocabulary.ts';
import { noDuty, okHeard } from './duties.ts';
import { announced } from './record.ts';
import { announceReady } from './systems.ts';
import { aboard, bridgeOf, known, notFor, notUnderWay } from './table.ts';
import type { Actor } from './table.ts';

/** 2.1 The symbols of a course's panel that can still break. */
export const openSymbols = (
  broken: readonly PanelSymbol[],
  course: Course,
): readonly PanelSymbol[] =>
  PANELS[course].map(({ symbol }) => symbol).filter((symbol) => !broken.includes(symbol));

/** 4. The circuit whose four symbols are all broken, if there is one. */
export const fullCircuit = (broken: readonly PanelSymbol[]): Circuit | null =>
  CIRCUITS.find((circuit) => CIRCUIT_SYMBOLS[circuit].every((one) => broken.includes(one))) ?? null;

/** 4. Which damage so many breakdowns do. Panel and reactor at once count as one. */
export function faultOf(
  broken: readonly PanelSymbol[],
  course: Course,
): Exclude<Fault, 'ice'> | null {
  if (openSymbols(broken, course).length === 0) return 'panel';
  return REACTOR_SYMBOLS.every((symbol) => broken.includes(symbol)) ? 'reactor' : null;
}

export function markPanel(
  turn: Turn<State, Event>,
  who: Actor,
  { symbol }: MarkPanel,
): Refusal | null {
  const { side } = who;
  const bridge = bridgeOf(turn.state, side);
  const refusal = notFor(who, 'engineer') ?? notUnderWay(turn.state) ?? noDuty(bridge, 'engineer');
  if (refusal !== null) return refusal;
  const { heading, broken } = bridge.boat;
  if (heading === null || !symbol.startsWith(heading))
    return refuse('otherPanel', `The boat headed ${heading}: mark a symbol of that panel.`);
  if (broken.includes(symbol))
    return refuse('alreadyBroken', `${symbol} is broken already: mark another symbol.`);
  turn.emit({ type: 'brokeDown', side, symbol });
  // A mark that completes a circuit repairs first.
  const circuit = fullCircuit(turn.state.boats[side].broken);
  if (circuit !== null) turn.emit({ type: 'circuitRepaired', side, circuit });
  const fault = faultOf(turn.state.boats[side].broken, heading);
  if (fault !== null) turn.emit({ type: 'damaged', side, fault });
  announceReady(turn, side);
  return null;
}

export function brokeDown(state: State, { side, symbol }: BrokeDown): State {
  const heard = okHeard(state, side, 'engineer');
  const { broken } = state.boats[side];
  return symbol === null ? heard : aboard(heard, side, { broken: [...broken, symbol] });
}

export const circuitRepaired = (state: State, { side, circuit }: CircuitRepaired): State =>
  aboard(state, side, {
    broken: state.boats[side].broken.filter((one) => !CIRCUIT_SYMBOLS[circuit].includes(one)),
  });

export function damaged(state: State, event: Damaged): State {
  const { side, fault } = event;
  const hurt = injured(announced(state, event), side, 1);
  return fault === 'ice' ? hurt : aboard(hurt, side, { broken: [] });
}

export const injured = (state: State, side: SideName, damage: number): State =>
  known(state, side, { damage: state.standing[side].damage + damage });
