import type { Refusal, Turn } from '@fathom/kit';
import type { MarkPanel } from '../actions.ts';
import type { BrokeDown, CircuitRepaired, Damaged, Event, Fault } from '../events.ts';
import { CIRCUIT_SYMBOLS, PANELS, REACTOR_SYMBOLS } from '../panel.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { CIRCUITS } from '../vocabulary.ts';
import type { Circuit, Course, PanelSymbol, SideName } from '../vocabulary.ts';
import { noDuty, okHeard } from './duties.ts';
import { announceReady } from './systems.ts';
import { announced, notFor, notUnderWay, ownBoat, withBoat, withStanding } from './table.ts';
import type { Actor } from './table.ts';

/** 2.1 The symbols of a course's panel that can still break. */
export const openSymbols = (
  broken: readonly PanelSymbol[],
  course: Course,
): readonly PanelSymbol[] =>
  PANELS[course].map(({ symbol }) => symbol).filter((symbol) => !broken.includes(symbol));

/** 4. The circuit whose four symbols are all broken, if there is one. */
const fullCircuit = (broken: readonly PanelSymbol[]): Circuit | null =>
  CIRCUITS.find((circuit) => CIRCUIT_SYMBOLS[circuit].every((one) => broken.includes(one))) ?? null;

type Overload = Exclude<Fault, 'ice'>;

/** 4. What so many breakdowns have filled. Panel and reactor at once count as one damage. */
function overloads(broken: readonly PanelSymbol[], course: Course): readonly Overload[] {
  const isPanelFull = openSymbols(broken, course).length === 0;
  const isReactorFull = REACTOR_SYMBOLS.every((symbol) => broken.includes(symbol));
  return [
    ...(isPanelFull ? ['panel' as const] : []),
    ...(isReactorFull ? ['reactor' as const] : []),
  ];
}

const repaired = (broken: readonly PanelSymbol[], circuit: Circuit): readonly PanelSymbol[] =>
  broken.filter((one) => !CIRCUIT_SYMBOLS[circuit].includes(one));

/** 4. What one more mark does. */
export interface Breakdown {
  readonly circuit: Circuit | null; // completed, and so repaired
  readonly overloads: readonly Overload[]; // any of them: one damage, and the whole board is repaired
  readonly broken: readonly PanelSymbol[]; // afterwards
}

/** 4. A mark that completes a circuit repairs first. */
export function breakdownOf(broken: readonly PanelSymbol[], symbol: PanelSymbol): Breakdown {
  const marked = [...broken, symbol];
  const circuit = fullCircuit(marked);
  const left = circuit === null ? marked : repaired(marked, circuit);
  const full = overloads(left, symbol.charAt(0) as Course);
  return { circuit, overloads: full, broken: full.length > 0 ? [] : left };
}

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
