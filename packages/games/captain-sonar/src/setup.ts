import { BadInput } from '@fathom/kit';
import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import { scenarioFault } from './chart.ts';
import { CHARTS, chartOf } from './charts/index.ts';
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
const LONGEST_CHART = 1000; // characters: 15 lines of 15 and room to spare

const usualChart = (mode: Mode): string =>
  CHARTS.find(({ size }) => size === CHART_SIZES[mode])?.id ?? CUSTOM;

const fields = v.strictObject({
  mode: v.optional(
    v.pipe(
      v.picklist(MODES),
      v.title('Mode'),
      v.description('Crew after crew, turn by turn; or both at once, in real time.'),
    ),
    'turn',
  ),
  map: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(40),
      v.title('Chart'),
      v.description(
        'The waters to fight in: the id of a chart, or "custom" with a chart of your own.',
      ),
    ),
    '',
  ),
  chart: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(LONGEST_CHART),
      v.title('Custom chart'),
      v.description(
        'For "custom": one line a row from north to south, "." water, "#" island, "o" hole in the ice, "*" charted mine.',
      ),
    ),
    '',
  ),
  scenario: v.optional(
    v.pipe(
      v.picklist(SCENARIOS),
      v.title('Scenario'),
      v.description(
        'Open sea; pack ice, where surfacing outside a hole does damage; or a minefield anyone can set off.',
      ),
    ),
    'plain',
  ),
  first: v.optional(
    v.pipe(
      v.picklist(FIRST_MOVERS),
      v.title('First turn'),
      v.description('Which crew begins, turn by turn.'),
    ),
    'random',
  ),
  torpedoPath: v.optional(
    v.pipe(
      v.picklist(TORPEDO_PATHS),
      v.title('Torpedoes'),
      v.description('A torpedo runs through water only, or straight over islands.'),
    ),
    'water',
  ),
  chainMines: v.optional(
    v.pipe(
      v.boolean(),
      v.title('Chained mines'),
      v.description('A mine on the cell of a blast goes off as well, instead of being lost.'),
    ),
    false,
  ),
  answerSeconds: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(ANSWER_SECONDS.least),
      v.maxValue(ANSWER_SECONDS.most),
      v.title('Time to answer'),
      v.description(
        'Seconds to aim after a STOP, or to answer a sonar before one is drawn at random.',
      ),
    ),
    ANSWER_SECONDS.usual,
  ),
  damage: v.optional(
    v.pipe(
      v.picklist(HULLS),
      v.title('Hull'),
      v.description('How much damage sinks a boat: 4, or 1 for sudden death.'),
    ),
    4,
  ),
  assist: v.optional(
    v.pipe(
      v.picklist(ASSISTS),
      v.title('Aids'),
      v.description(
        'For the Radio Operator: a bare sheet; offsets the chart forbids shaded; or a map of where the enemy can be.',
      ),
    ),
    'sheet',
  ),
});

/** Says what is wrong with the waters chosen, if anything is. */
function chartFault({ mode, map, chart, scenario }: Omit<Setup, 'first'>): string | null {
  if (map !== CUSTOM && chart !== '') return 'a chart of your own goes with the map "custom" only';
  try {
    const waters = chartOf(map, chart, CHART_SIZES[mode]);
    return scenarioFault(waters, scenario);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}

export const setupSchema: Schema<Setup> = v.pipe(
  fields,
  v.transform((setup): Setup => ({ ...setup, map: setup.map || usualChart(setup.mode) })),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? chartFault(dataset.value) : null;
    if (fault !== null) addIssue({ message: fault });
  }),
);
