import { CHARTS } from './charts/index.ts';
import type { NamedChart } from './charts/index.ts';
import { MODES, SCENARIOS } from './vocabulary.ts';
import type { Mode, Scenario } from './vocabulary.ts';

export const TORPEDO_PATHS = ['water', 'free'] as const;
export type TorpedoPath = (typeof TORPEDO_PATHS)[number];
export const ASSISTS = ['sheet', 'legalShifts', 'belief'] as const;
export type Assist = (typeof ASSISTS)[number];
export const HULLS = [4, 1] as const;
export type Hull = (typeof HULLS)[number];
export const FIRST_MOVERS = ['random', 'alpha', 'bravo'] as const;
export type FirstMover = (typeof FIRST_MOVERS)[number];

/** The options of a match. */
export interface Setup {
  readonly mode: Mode;
  readonly map: string; // the id of a chart, or "custom"
  readonly chart: string; // the text of a custom chart; empty otherwise
  readonly scenario: Scenario;
  readonly first: FirstMover; // turn mode only
  readonly torpedoPath: TorpedoPath;
  readonly chainMines: boolean;
  readonly answerSeconds: number;
  readonly damage: Hull; // how much sinks a boat
  readonly assist: Assist; // for the players' clients; the rules do not read it
}

export const CUSTOM = 'custom';
export const CHART_SIZES: { readonly [Name in Mode]: 10 | 15 } = { turn: 10, realTime: 15 };
export const ANSWER_SECONDS = { least: 5, usual: 30, most: 604_800 } as const;

export const chartsFor = (mode: Mode): readonly NamedChart[] =>
  CHARTS.filter(({ size }) => size === CHART_SIZES[mode]);

export const usualChart = (mode: Mode): string => chartsFor(mode)[0]?.id ?? CUSTOM;

const oneOf = <T>(list: readonly [T, ...T[]], value: unknown): T =>
  list.find((each) => each === value) ?? list[0];

/** Options as far as they are chosen, with a usual value for whatever is missing or unknown: for forms and words. */
export function setupOf(options: unknown): Setup {
  const chosen: Readonly<Record<string, unknown>> =
    typeof options === 'object' && options !== null ? { ...options } : {};
  const { map, chart, answerSeconds } = chosen;
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
    answerSeconds: typeof answerSeconds === 'number' ? answerSeconds : ANSWER_SECONDS.usual,
    damage: oneOf(HULLS, chosen['damage']),
    assist: oneOf(ASSISTS, chosen['assist']),
  };
}
