import type { ChartSize } from './grid.ts';

/** A chart of the house. */
export interface NamedChart {
  readonly id: string; // in kebab-case, for options and links
  readonly name: string;
  readonly size: ChartSize;
  readonly about: string; // what kind of waters, and what they ask of the crews
  readonly text: string; // as parseChart reads it
}
