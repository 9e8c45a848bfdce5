import type { Fault } from '../events.ts';
import { CIRCUIT_SYMBOLS, COLOUR_OF, FITTINGS, PANELS, REACTOR_SYMBOLS } from '../panel.ts';
import type { Boat } from '../state.ts';
import { CIRCUITS } from '../vocabulary.ts';
import type { Circuit, Colour, Course, PanelSymbol, System } from '../vocabulary.ts';

/** Whether any symbol of a colour is broken. */
export const isOut = ({ broken }: Pick<Boat, 'broken'>, colour: Colour): boolean =>
  FITTINGS.some((fitting) => fitting.colour === colour && broken.includes(fitting.symbol));

export const isBroken = (boat: Pick<Boat, 'broken'>, system: System): boolean =>
  isOut(boat, COLOUR_OF[system]);

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

export const repaired = (
  broken: readonly PanelSymbol[],
  circuit: Circuit,
): readonly PanelSymbol[] => broken.filter((one) => !CIRCUIT_SYMBOLS[circuit].includes(one));

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
