import {
  CIRCUIT_SYMBOLS,
  CIRCUITS,
  COLOUR_OF,
  FITTINGS,
  PANELS,
  REACTOR_SYMBOLS,
} from '@fathom/captain-sonar/client';
import type { Circuit, Colour, Course, PanelSymbol, System } from '@fathom/captain-sonar/client';

/** What one more mark would do. */
export interface Consequence {
  readonly repairs: Circuit | null; // the circuit it completes
  readonly damage: readonly ('panel' | 'reactor')[]; // what it completes: one damage, even for both
  readonly broken: readonly PanelSymbol[]; // afterwards
  readonly lost: readonly System[]; // worked before and no longer would
  readonly regained: readonly System[];
}

type Marks = readonly PanelSymbol[];

const COLOUR_AT = new Map<PanelSymbol, Colour>(
  FITTINGS.map(({ symbol, colour }) => [symbol, colour]),
);
const COURSE_AT = new Map<PanelSymbol, Course>(
  FITTINGS.map(({ symbol, course }) => [symbol, course]),
);

export const isBroken = (broken: Marks, colour: Colour): boolean =>
  broken.some((symbol) => COLOUR_AT.get(symbol) === colour);

/** The systems that nothing keeps from working, full or not. */
export const workingSystems = (broken: Marks, systems: readonly System[]): readonly System[] =>
  systems.filter((system) => !isBroken(broken, COLOUR_OF[system]));

export const freeSymbols = (broken: Marks, course: Course): readonly PanelSymbol[] =>
  PANELS[course].map(({ symbol }) => symbol).filter((symbol) => !broken.includes(symbol));

export const reactorLeft = (broken: Marks): number =>
  REACTOR_SYMBOLS.filter((symbol) => !broken.includes(symbol)).length;

/** 4: a circuit that is completed is repaired before panel and reactor are looked at. */
export function consequenceOf(
  broken: Marks,
  symbol: PanelSymbol,
  systems: readonly System[],
): Consequence {
  const marked = [...broken, symbol];
  const all = (symbols: Marks, marks: Marks): boolean =>
    symbols.every((each) => marks.includes(each));
  const repairs = CIRCUITS.find(
    (circuit) => CIRCUIT_SYMBOLS[circuit].includes(symbol) && all(CIRCUIT_SYMBOLS[circuit], marked),
  );
  const left =
    repairs === undefined
      ? marked
      : marked.filter((each) => !CIRCUIT_SYMBOLS[repairs].includes(each));
  const course = COURSE_AT.get(symbol);
  const damage: ('panel' | 'reactor')[] = [];
  if (course !== undefined && freeSymbols(left, course).length === 0) damage.push('panel');
  if (reactorLeft(left) === 0) damage.push('reactor');
  const after = damage.length > 0 ? [] : left;
  const before = workingSystems(broken, systems);
  const then = workingSystems(after, systems);
  return {
    repairs: repairs ?? null,
    damage,
    broken: after,
    lost: before.filter((system) => !then.includes(system)),
    regained: then.filter((system) => !before.includes(system)),
  };
}
