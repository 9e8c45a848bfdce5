import { BadInput } from '@fathom/kit';
import type { DepthChart } from '../chart.ts';
import { generateChart } from './generate.ts';
import { CHARTS } from './named-charts.ts';
import type { NamedChart } from './named-charts.ts';
import { OPTION_FAULTS } from '../words/options.ts';
import { parseChart } from './parse.ts';

export { generateChart } from './generate.ts';
export { CHARTS } from './named-charts.ts';
export type { ChartLabel, NamedChart } from './named-charts.ts';
export { makeChart, parseChart } from './parse.ts';

/** Maps that are not one of ours: drawn from a seed, or written by the players. */
export const GENERATED = 'generated';
export const CUSTOM = 'custom';

/** Where a chart comes from. */
export interface ChartSource {
  readonly map: string; // the id of a chart, "generated" or "custom"
  readonly chart: string; // the text of a custom one
  readonly seed: string; // of a generated one
}

/** null: there is no chart of that name. */
export const chartById = (id: string): NamedChart | null =>
  CHARTS.find((chart) => chart.id === id) ?? null;

const KEPT = 100;
const drawnBefore = new Map<string, DepthChart>();

/** The same chart for the same source while it is in use; the one unused for longest gives way. */
export function chartFrom(source: ChartSource): DepthChart {
  const key = `${source.map}\n${source.seed}\n${source.chart}`;
  const chart = drawnBefore.get(key) ?? draw(source);
  drawnBefore.delete(key);
  drawnBefore.set(key, chart);
  const [oldest] = drawnBefore.keys();
  if (drawnBefore.size > KEPT && oldest !== undefined) drawnBefore.delete(oldest);
  return chart;
}

function draw({ map, chart, seed }: ChartSource): DepthChart {
  if (map === CUSTOM) return parseChart(chart);
  if (map === GENERATED) return generateChart(seed);
  const named = chartById(map);
  if (named === null)
    throw new BadInput(
      OPTION_FAULTS.noSuchChart(
        map,
        CHARTS.map(({ id }) => id),
      ),
    );
  return parseChart(named.text);
}
