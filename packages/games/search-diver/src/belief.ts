import type { Hex } from './hex.ts';
import { faceDown } from './rules/table.ts';
import type { Table } from './state.ts';

/** How likely each marker is the target: every one that is face down, as likely as the others. */
export interface Belief {
  readonly hexes: readonly Hex[]; // in the order of their names
  readonly chance: number; // of each
}

/** Turning a dummy up is all that anybody ever learns, so a glance at the table is enough. */
export function believe(table: Pick<Table, 'markers'>): Belief {
  const hexes = faceDown(table);
  return { hexes, chance: hexes.length === 0 ? 0 : 1 / hexes.length };
}
