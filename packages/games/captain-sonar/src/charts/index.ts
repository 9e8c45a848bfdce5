import { BadInput } from '@fathom/kit';
import type { Chart, ChartSize } from '../chart.ts';
import { CHART_NAMES } from '../words/chart-names.ts';
import { CHART_ABOUTS } from '../words/charts.ts';
import { chartFaults } from '../words/chart-faults.ts';
import { chartInPlay, CUSTOM, PRINTED_CHARTS } from './in-play.ts';
import type { NamedChart } from './named-chart.ts';
import { parseChart } from './parse.ts';
import { linesOf } from './read.ts';

export { coastline } from './coastline.ts';
export type { NamedChart } from './named-chart.ts';
export { parseChart } from './parse.ts';

export const CHARTS: readonly NamedChart[] = PRINTED_CHARTS.map(({ id, size, text }) => ({
  id,
  name: CHART_NAMES[id],
  size,
  about: CHART_ABOUTS[id],
  text,
}));

/** null: there is no chart of that name. */
export const chartById = (id: string): NamedChart | null =>
  CHARTS.find((chart) => chart.id === id) ?? null;

/**
 * The chart that somebody wants. The map "custom" is read from the text, any other is one of ours by its id. With a
 * size, only a chart of that size will do.
 */
export function chartOf(map: string, text: string, size?: ChartSize): Chart {
  if (map === CUSTOM) return customChart(text, size ?? sizeOfText(text));
  const named = chartById(map);
  if (named === null || (size !== undefined && named.size !== size))
    throw new BadInput(chartFaults.unknownChart(map, idsOf(size)));
  return chartInPlay({ map, chart: '' }, named.size);
}

function customChart(text: string, size: ChartSize): Chart {
  parseChart(text, size);
  return chartInPlay({ map: CUSTOM, chart: text }, size);
}

function sizeOfText(text: string): ChartSize {
  const { length } = linesOf(text);
  if (length === 10 || length === 15) return length;
  throw new BadInput(chartFaults.neitherSize(length));
}

const idsOf = (size: ChartSize | undefined): readonly string[] =>
  CHARTS.filter((chart) => size === undefined || chart.size === size).map(({ id }) => id);
