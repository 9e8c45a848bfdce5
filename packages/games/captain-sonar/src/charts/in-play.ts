import type { Chart, ChartSize } from '../chart.ts';
import { LARGE_CHARTS } from './large.ts';
import type { PrintedChart } from './named-chart.ts';
import { readChart } from './read.ts';
import { SMALL_CHARTS } from './small.ts';

export const PRINTED_CHARTS: readonly PrintedChart[] = [...SMALL_CHARTS, ...LARGE_CHARTS];

export const CUSTOM = 'custom';
const KEPT = 100;
const readBefore = new Map<string, Chart>();

/** The text of a chart of the house, or else the given one. */
interface ChartChosen {
  readonly map: string; // the id of a chart, or "custom"
  readonly chart: string; // the text of a custom one
}

/**
 * The chart of a match that was made: it was looked at then, by `chartOf`, and is not looked at again. The same chart for
 * the same text while it is in use; the one unused for longest gives way.
 */
export function chartInPlay({ map, chart }: ChartChosen, size: ChartSize): Chart {
  const text = map === CUSTOM ? chart : PRINTED_CHARTS.find(({ id }) => id === map)?.text;
  if (text === undefined) throw new Error(`there is no chart "${map}"`);
  const key = `${size} ${text}`;
  const found = readBefore.get(key) ?? readChart(text, size);
  readBefore.delete(key);
  readBefore.set(key, found);
  const [oldest] = readBefore.keys();
  if (readBefore.size > KEPT && oldest !== undefined) readBefore.delete(oldest);
  return found;
}
