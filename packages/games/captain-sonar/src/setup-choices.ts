import { CHARTS } from './charts/index.ts';
import type { NamedChart } from './charts/index.ts';
import {
  AIM_SECONDS,
  ANSWER_SECONDS,
  ASSISTS,
  CHART_SIZES,
  CUSTOM,
  FIRST_MOVERS,
  HULLS,
  PLOTTINGS,
  SYSTEMS_WHEN,
  TORPEDO_PATHS,
} from './setup.ts';
import type { Setup } from './setup.ts';
import { MODES, SCENARIOS } from './vocabulary.ts';
import type { Mode } from './vocabulary.ts';

export const chartsFor = (mode: Mode): readonly NamedChart[] =>
  CHARTS.filter(({ size }) => size === CHART_SIZES[mode]);

export const usualChart = (mode: Mode): string => chartsFor(mode)[0]?.id ?? CUSTOM;

const numberOr = (value: unknown, usual: number): number =>
  typeof value === 'number' ? value : usual;

const oneOf = <T>(list: readonly [T, ...T[]], value: unknown): T =>
  list.find((each) => each === value) ?? list[0];

/** Options as far as they are chosen, with a usual value for whatever is missing or unknown: for forms and words. */
export function setupOf(options: unknown): Required<Setup> {
  const chosen: Readonly<Record<string, unknown>> =
    typeof options === 'object' && options !== null ? { ...options } : {};
  const { map, chart } = chosen;
  const mode = oneOf(MODES, chosen['mode']);
  const isKnown = map === CUSTOM || chartsFor(mode).some(({ id }) => id === map);
  return {
    mode,
    map: isKnown ? String(map) : usualChart(mode),
    chart: map === CUSTOM && typeof chart === 'string' ? chart : '',
    scenario: oneOf(SCENARIOS, chosen['scenario']),
    first: oneOf(FIRST_MOVERS, chosen['first']),
    torpedoPath: oneOf(TORPEDO_PATHS, chosen['torpedoPath']),
    chainMines: chosen['chainMines'] === true,
    answerSeconds: numberOr(chosen['answerSeconds'], ANSWER_SECONDS.usual),
    aimSeconds: numberOr(chosen['aimSeconds'], AIM_SECONDS.usual),
    systemsWhen: oneOf(SYSTEMS_WHEN, chosen['systemsWhen']),
    triggersCount: chosen['triggersCount'] === true,
    damage: oneOf(HULLS, chosen['damage']),
    plotting: oneOf(PLOTTINGS, chosen['plotting']),
    assist: oneOf(ASSISTS, chosen['assist']),
    guided: chosen['guided'] === true,
  };
}
