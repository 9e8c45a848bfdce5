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

export { CUSTOM } from './charts/in-play.ts';
export const CHART_SIZES: { readonly [Name in Mode]: 10 | 15 } = { turn: 10, realTime: 15 };
export const ANSWER_SECONDS = { least: 5, usual: 30, most: 604_800 } as const;
export const AIM_SECONDS = { least: 5, usual: 8, most: 120 } as const;

/** Which rules a match is played by: `aimSeconds` came with version 2, and every match of that has it. */
export const rulesOf = ({ aimSeconds }: Pick<Setup, 'aimSeconds'>): 1 | 2 =>
  aimSeconds === undefined ? 1 : 2;
/** In version 1 a STOP that was called off cost nothing. */
export const standsDownFree = (setup: Setup): boolean => rulesOf(setup) === 1;
/** 3.5 How long there is to answer a sonar; null: nobody is hurried but by the clock of the match. In version 1 all were. */
export const answerSecondsOf = (setup: Setup): number | null =>
  setup.mode === 'realTime' || rulesOf(setup) === 1 ? setup.answerSeconds : null;
/** 3. How long there is to aim after a STOP; in version 1 as long as for an answer. */
export const aimSecondsOf = ({ aimSeconds, answerSeconds }: Setup): number =>
  aimSeconds ?? answerSeconds;
/** 8. In version 1 all was drawn. */
export const plottingOf = ({ plotting }: Pick<Setup, 'plotting'>): Plotting => plotting ?? 'drawn';
