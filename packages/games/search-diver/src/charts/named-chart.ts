import type { Hex } from '../hex.ts';

/** A name to write on a chart. */
export interface ChartLabel {
  readonly hex: Hex;
  readonly name: string;
  readonly kind: 'place' | 'wreck';
}
/** A chart of the house. */
export interface NamedChart {
  readonly id: string; // in kebab-case, for options and links
  readonly name: string;
  readonly about: string; // what kind of waters, and what they ask of the divers
  readonly text: string; // as parseChart reads it
  readonly labels: readonly ChartLabel[];
}
