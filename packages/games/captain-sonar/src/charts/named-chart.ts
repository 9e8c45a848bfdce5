import type { ChartSize } from './grid.ts';

/** In kebab-case, for options and links. */
export type ChartId =
  | 'crumb-islands'
  | 'lantern-atoll'
  | 'needles-eye'
  | 'widows-teeth'
  | 'old-mother-bank'
  | 'sorrel-fjords'
  | 'millrace-whirl'
  | 'kettle-ring'
  | 'hundred-lamps'
  | 'long-narrows'
  | 'grimmel-fjords'
  | 'saltmother'
  | 'broken-plates'
  | 'two-sisters';

/** A chart of the house, as it is printed. */
export interface PrintedChart {
  readonly id: ChartId;
  readonly size: ChartSize;
  readonly text: string; // as parseChart reads it
}

/** And what it is called. */
export interface NamedChart extends PrintedChart {
  readonly name: string;
  readonly about: string; // what kind of waters it shows, and what they ask of the crews
}
