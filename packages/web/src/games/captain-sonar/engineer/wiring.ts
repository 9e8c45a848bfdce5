import { CIRCUITS, PANELS } from '@fathom/captain-sonar/client';
import type { Circuit, Course, PanelSymbol } from '@fathom/captain-sonar/client';

/** The panels from left to right: the circuits of the first three end in the last. */
export const PANEL_ORDER: readonly [Course, Course, Course, Course] = ['W', 'N', 'S', 'E'];

/** The drawing of the board, in its own units. */
export const BOARD = { width: 400, height: 424, panel: 100, symbol: 50 } as const;
const ROWS = [112, 166, 220, 286, 340, 394] as const; // three on circuits, three on the reactor's side
export const DIVIDER = 253;
/** Each circuit runs above the symbols in a lane of its own, so that no two wires cross. */
const LANES: { readonly [Name in Circuit]: number } = { yellow: 58, orange: 67, gray: 76 };
const RIM = 40; // from the middle of a symbol to a wire beside it

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of a symbol. */
export function spotOf(symbol: PanelSymbol): Spot {
  const column = PANEL_ORDER.findIndex((course) => symbol.startsWith(course));
  return {
    x: (column + 0.5) * BOARD.panel,
    y: ROWS[Number(symbol.slice(1)) - 1] ?? ROWS[0],
  };
}

/** Where a wire comes into its last symbol: from above, from the left or from the right. */
const ARRIVALS: { readonly [Name in Circuit]: number } = { orange: 0, gray: -RIM, yellow: RIM };

/** A circuit as a line: down the three symbols of one panel, and over to the fourth. */
export function wire(circuit: Circuit): string {
  const places = PANEL_ORDER.flatMap((course) => PANELS[course])
    .filter((fitting) => fitting.circuit === circuit)
    .map(({ symbol }) => spotOf(symbol));
  const end = places.at(-1);
  const chain = places.slice(0, -1);
  const [top, bottom] = [chain[0], chain.at(-1)];
  if (end === undefined || top === undefined || bottom === undefined) return '';
  const down = end.x + ARRIVALS[circuit];
  const last = ARRIVALS[circuit] === 0 ? `V${end.y}` : `V${end.y}H${end.x}`;
  return `M${bottom.x} ${bottom.y}V${LANES[circuit]}H${down}${last}`;
}

export const WIRES: { readonly [Name in Circuit]: string } = {
  yellow: wire(CIRCUITS[0]),
  orange: wire(CIRCUITS[1]),
  gray: wire(CIRCUITS[2]),
};

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [0, -5],
  End: [0, 5],
};

/** Where an arrow key leads from a symbol; null: the key is none of the board's. */
export function symbolByKey(from: PanelSymbol, key: string): PanelSymbol | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const column = PANEL_ORDER.findIndex((course) => from.startsWith(course)) + step[0];
  const row = Number(from.slice(1)) - 1 + step[1];
  const course = PANEL_ORDER[Math.min(3, Math.max(0, column))];
  return course === undefined
    ? null
    : (`${course}${Math.min(5, Math.max(0, row)) + 1}` as PanelSymbol);
}
