import { CHARTED_MINES, LEAST_HOLES, WRECKS } from '../chart.ts';
import type { Chart } from '../chart.ts';
import type { Scenario } from '../vocabulary.ts';
import { chartFaults } from '../words/chart-faults.ts';

/** What a chart lacks for a scenario (6); null: nothing. */
export function scenarioFault(chart: Chart, scenario: Scenario): string | null {
  const { size, holes, chartedMines, wrecks } = chart;
  switch (scenario) {
    case 'plain':
    case 'decoy':
      return null;
    case 'ice':
      return holes.length >= LEAST_HOLES[size]
        ? null
        : chartFaults.holes(holes.length, LEAST_HOLES[size], size);
    case 'minefield':
      return chartedMines.length === CHARTED_MINES[size]
        ? null
        : chartFaults.chartedMines(chartedMines.length, CHARTED_MINES[size], size);
    case 'salvage':
      return wrecks.length === WRECKS[size]
        ? null
        : chartFaults.wrecks(wrecks.length, WRECKS[size], size);
    default:
      return scenario satisfies never;
  }
}
