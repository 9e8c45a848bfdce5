import { CHARTS } from './charts/index.ts';
import type { NamedChart } from './charts/index.ts';
import { MODES, SCENARIOS } from './vocabulary.ts';
import type { Mode, Scenario } from './vocabulary.ts';

export const TORPEDO_PATHS = ['water', 'free'] as const;
export type TorpedoPath = (typeof TORPEDO_PATHS)[number];
export const ASSISTS = ['sheet', 'legalShifts', 'belief'] as const;
export type Assist = (typeof ASSISTS)[number];
export const PLOTTINGS = ['drawn', 'byHand'] as const;
export type Plotting = (typeof PLOTTINGS)[number];
export const SYSTEMS_WHEN = ['afterCourse', 'anyTime'] as const;
export type SystemsWhen = (typeof SYSTEMS_WHEN)[number];
export const HULLS = [4, 1] as const;
export type Hull = (typeof HULLS)[number];
export const FIRST_MOVERS = ['random', 'alpha', 'bravo'] as const;
export type FirstMover = (typeof FIRST_MOVERS)[number];

/** The options of a match. Those that may be absent are so in matches of version 1, which had no such choice. */
export interface Setup {
  readonly mode: Mode;
  readonly map: string; // the id of a chart, or "custom"
  readonly chart: string; // the text of a custom chart; empty otherwise
  readonly scenario: Scenario;
  readonly first: FirstMover; // turn mode only
  readonly torpedoPath: TorpedoPath;
  readonly chainMines: boolean;
  readonly answerSeconds: number; // in real time
  readonly aimSeconds?: number; // real time only
  readonly systemsWhen?: SystemsWhen; // turn mode only
  readonly triggersCount?: boolean;
  readonly damage: Hull; // how much sinks a boat
  readonly plotting?: Plotting; // whether courses get onto the sheet by themselves
  readonly assist: Assist; // for the players' clients; the rules do not read it
  readonly guided?: boolean; // so is this, turn by turn: stations explain themselves, and hints come unasked
}

export const CUSTOM = 'custom';
export const CHART_SIZES: { readonly [Name in Mode]: 10 | 15 } = { turn: 10, realTime: 15 };
export const ANSWER_SECONDS = { least: 5, usual: 30, most: 604_800 } as const;
export const AIM_SECONDS = { least: 5, usual: 8, most: 120 } as const;

/** Which rules a match is played by: `aimSeconds` came with version 2, and every match of that has it. */
export const rulesOf = ({ aimSeconds }: Pick<Setup, 'aimSeconds'>): 1 | 2 =>
  aimSeconds === undefined ? 1 : 2;
/** 3.5 How long there is to answer a sonar; null: nobody is hurried but by the clock of the match. In version 1 all were. */
export const answerSecondsOf = (setup: Setup): number | null =>
  setup.mode === 'realTime' || rulesOf(setup) === 1 ? setup.answerSeconds : null;
/** 3. How long there is to aim after a STOP; in version 1 as long as for an answer. */
export const aimSecondsOf = ({ aimSeconds, answerSeconds }: Setup): number =>
  aimSeconds ?? answerSeconds;
/** 8. In version 1 all was drawn. */
export const plottingOf = ({ plotting }: Pick<Setup, 'plotting'>): Plotting => plotting ?? 'drawn';

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
