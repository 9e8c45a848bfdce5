import { BadInput } from '@fathom/kit';
import type { Chart, ChartSize } from '../chart.ts';
import { LARGE_CHARTS } from './large.ts';
import type { NamedChart } from './named-chart.ts';
import { linesOf, parseChart } from './parse.ts';
import { SMALL_CHARTS } from './small.ts';
import { CHART_TEXTS } from '../words/charts.ts';
import { chartFaults } from '../words/chart-faults.ts';

export { coastline } from './coastline.ts';
export type { NamedChart } from './named-chart.ts';
export { parseChart } from './parse.ts';

export const CHARTS: readonly NamedChart[] = [...SMALL_CHARTS, ...LARGE_CHARTS].map(
  ({ id, size, text }) => {
    const { name, about } = CHART_TEXTS[id];
    return { id, name, size, about, text };
  },
);

/** null: there is no chart of that name. */
export const chartById = (id: string): NamedChart | null =>
  CHARTS.find((chart) => chart.id === id) ?? null;

const CUSTOM_MAP = 'custom';
const KEPT = 100;
const readBefore = new Map<string, Chart>();

/**
 * The chart of a match. The map "custom" is read from the text, any other is one of ours by its id. With a size,
 * only a chart of that size will do.
 */
export function chartOf(map: string, text: string, size?: ChartSize): Chart {
  if (map === CUSTOM_MAP) return readOnce(text, size ?? sizeOfText(text));
  const named = chartById(map);
  if (named === null || (size !== undefined && named.size !== size))
    throw new BadInput(chartFaults.unknownChart(map, idsOf(size)));
  return readOnce(named.text, named.size);
}

/** The same chart for the same text while it is in use; the one unused for longest gives way. */
function readOnce(text: string, size: ChartSize): Chart {
  const key = `${size} ${text}`;
  const chart = readBefore.get(key) ?? parseChart(text, size);
  readBefore.delete(key);
  readBefore.set(key, chart);
  const [oldest] = readBefore.keys();
  if (readBefore.size > KEPT && oldest !== undefined) readBefore.delete(oldest);
  return chart;
}

function sizeOfText(text: string): ChartSize {
  const { length } = linesOf(text);
  if (length === 10 || length === 15) return length;
  throw new BadInput(chartFaults.neitherSize(length));
}

const idsOf = (size: ChartSize | undefined): readonly string[] =>
  CHARTS.filter((chart) => size === undefined || chart.size === size).map(({ id }) => id);
