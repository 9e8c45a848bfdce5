import {
  ANSWER_SECONDS,
  ASSISTS,
  CHART_SIZES,
  CHARTS,
  CUSTOM,
  FIRST_MOVERS,
  HULLS,
  MODES,
  parseChart,
  SCENARIOS,
  scenarioFault,
  TORPEDO_PATHS,
} from '@fathom/captain-sonar/client';
import type { Chart, Mode, NamedChart, Scenario, Setup } from '@fathom/captain-sonar/client';
import { BadInput } from '@fathom/kit';
import type { MatchOptions } from '../../game-client.ts';

export type Change = {
  readonly [Name in keyof Setup]: readonly [name: Name, value: Setup[Name]];
}[keyof Setup];

export const chartsFor = (mode: Mode): readonly NamedChart[] =>
  CHARTS.filter(({ size }) => size === CHART_SIZES[mode]);

const oneOf = <T>(list: readonly [T, ...T[]], value: unknown): T =>
  list.find((each) => each === value) ?? list[0];

/** The options as they stand, with a usual value for whatever is not chosen yet. */
export function draftOf(chosen: MatchOptions): Setup {
  const mode = oneOf(MODES, chosen['mode']);
  const { map, chart, answerSeconds } = chosen;
  const charts = chartsFor(mode);
  const isKnown = map === CUSTOM || charts.some(({ id }) => id === map);
  return {
    mode,
    map: isKnown ? String(map) : (charts[0]?.id ?? CUSTOM),
    chart: map === CUSTOM && typeof chart === 'string' ? chart : '',
    scenario: oneOf(SCENARIOS, chosen['scenario']),
    first: oneOf(FIRST_MOVERS, chosen['first']),
    torpedoPath: oneOf(TORPEDO_PATHS, chosen['torpedoPath']),
    chainMines: chosen['chainMines'] === true,
    answerSeconds: typeof answerSeconds === 'number' ? answerSeconds : ANSWER_SECONDS.usual,
    damage: oneOf(HULLS, chosen['damage']),
    assist: oneOf(ASSISTS, chosen['assist']),
  };
}

/** What else has to change with the mode: its charts have another size. */
export function changeMode({ map }: Setup, mode: Mode): readonly Change[] {
  const charts = chartsFor(mode);
  const fits = charts.some(({ id }) => id === map);
  return [
    ['mode', mode],
    ...(fits ? [] : [['map', charts[0]?.id ?? CUSTOM] as const, ['chart', ''] as const]),
  ];
}

/** A chart of one's own begins as a copy of the one in view. */
export function changeChart({ map, mode }: Setup, to: string): readonly Change[] {
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

/** What is wrong with a number of seconds; null: nothing. */
export function secondsFault(seconds: number): string | null {
  const { least, most } = ANSWER_SECONDS;
  return Number.isInteger(seconds) && seconds >= least && seconds <= most
    ? null
    : `A whole number of seconds from ${least} to ${most} (a week), please.`;
}
