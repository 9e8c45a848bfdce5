import { REACTOR_SYMBOLS, breakdownOf, isBroken } from '@fathom/captain-sonar/client';
import type { Breakdown, PanelSymbol, System } from '@fathom/captain-sonar/client';

/** What one more mark would do, and which systems that would cost or bring back. */
export interface Consequence extends Breakdown {
  readonly lost: readonly System[]; // worked before and no longer would
  readonly regained: readonly System[];
}

type Marks = readonly PanelSymbol[];

/** The systems that nothing keeps from working, full or not. */
export const workingSystems = (broken: Marks, systems: readonly System[]): readonly System[] =>
  systems.filter((system) => !isBroken({ broken }, system));

export const reactorLeft = (broken: Marks): number =>
  REACTOR_SYMBOLS.filter((symbol) => !broken.includes(symbol)).length;

export function consequenceOf(
  broken: Marks,
  symbol: PanelSymbol,
  systems: readonly System[],
): Consequence {
  const done = breakdownOf(broken, symbol);
  const before = workingSystems(broken, systems);
  const then = workingSystems(done.broken, systems);
  return {
    ...done,
    lost: before.filter((system) => !then.includes(system)),
    regained: then.filter((system) => !before.includes(system)),
  };
}
