import {
  CHART_SIZES,
  CUSTOM,
  chartsFor,
  parseChart,
  scenarioFault,
} from '@fathom/captain-sonar/client';
import type { Chart, Mode, Scenario, Setup } from '@fathom/captain-sonar/client';
import { BadInput } from '@fathom/kit';

export { matchWords as describeOptions } from '@fathom/captain-sonar/client';

export type OptionChange = {
  readonly [Name in keyof Setup]-?: readonly [name: Name, value: Required<Setup>[Name]];
}[keyof Setup];

/** What else has to change with the mode: its charts have another size. */
export function changeMode({ map }: Setup, mode: Mode): readonly OptionChange[] {
  const charts = chartsFor(mode);
  const fits = charts.some(({ id }) => id === map);
  return [
    ['mode', mode],
    ...(fits ? [] : [['map', charts[0]?.id ?? CUSTOM] as const, ['chart', ''] as const]),
  ];
}

/** A chart of one's own begins as a copy of the one in view. */
export function changeChart({ map, mode }: Setup, to: string): readonly OptionChange[] {
  if (to !== CUSTOM)
    return [
      ['map', to],
      ['chart', ''],
    ];
  const seen = chartsFor(mode).find(({ id }) => id === map) ?? chartsFor(mode)[0];
  return map === CUSTOM
    ? []
    : [
        ['map', CUSTOM],
        ['chart', seen?.text ?? ''],
      ];
}

export interface ReadChart {
  readonly chart: Chart | null; // null: it cannot be read
  readonly fault: string | null; // what keeps it from being played
}

/** Reads a chart while it is being written. */
export function readChart(text: string, mode: Mode, scenario: Scenario): ReadChart {
  try {
    const chart = parseChart(text, CHART_SIZES[mode]);
    return { chart, fault: scenarioFault(chart, scenario) };
  } catch (error) {
    if (error instanceof BadInput) return { chart: null, fault: error.message };
    throw error;
  }
}
