import { BadInput, option, wholeWithin } from '@fathom/kit';
import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import { scenarioFault } from './charts/scenario-fault.ts';
import { chartOf } from './charts/index.ts';
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
import { usualChart } from './setup-choices.ts';
import type { Setup } from './setup.ts';
import { MODES, SCENARIOS } from './vocabulary.ts';
import type { Scenario } from './vocabulary.ts';
import { chartFaults } from './words/chart-faults.ts';
import { OPTION_TEXTS } from './words/options.ts';

const LONGEST_CHART = 1000; // characters: 15 lines of 15 and room to spare

const oneOfScenarios = (names: readonly Scenario[]) =>
  option(OPTION_TEXTS.scenario, v.picklist(names), 'plain');

const first = {
  mode: option(OPTION_TEXTS.mode, v.picklist(MODES), 'turn'),
  map: option(OPTION_TEXTS.map, v.pipe(v.string(), v.maxLength(40)), ''),
  chart: option(OPTION_TEXTS.chart, v.pipe(v.string(), v.maxLength(LONGEST_CHART)), ''),
  scenario: oneOfScenarios(SCENARIOS),
  first: option(OPTION_TEXTS.first, v.picklist(FIRST_MOVERS), 'random'),
  torpedoPath: option(OPTION_TEXTS.torpedoPath, v.picklist(TORPEDO_PATHS), 'water'),
  chainMines: option(OPTION_TEXTS.chainMines, v.boolean(), false),
  answerSeconds: option(
    OPTION_TEXTS.answerSeconds,
    wholeWithin(ANSWER_SECONDS),
    ANSWER_SECONDS.usual,
  ),
};
const newer = {
  aimSeconds: option(OPTION_TEXTS.aimSeconds, wholeWithin(AIM_SECONDS), AIM_SECONDS.usual),
  systemsWhen: option(OPTION_TEXTS.systemsWhen, v.picklist(SYSTEMS_WHEN), 'afterCourse'),
  triggersCount: option(OPTION_TEXTS.triggersCount, v.boolean(), false),
  plotting: option(OPTION_TEXTS.plotting, v.picklist(PLOTTINGS), 'drawn'),
  guided: option(OPTION_TEXTS.guided, v.boolean(), false),
};
const last = {
  damage: option(OPTION_TEXTS.damage, v.picklist(HULLS), 4),
  assist: option(OPTION_TEXTS.assist, v.picklist(ASSISTS), 'sheet'),
};

/** Says what is wrong with the chart chosen, if anything is. */
function chartFault({ mode, map, chart, scenario }: Omit<Setup, 'first'>): string | null {
  if (map !== CUSTOM && chart !== '') return chartFaults.notCustom;
  try {
    return scenarioFault(chartOf(map, chart, CHART_SIZES[mode]), scenario);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}

const checked = (fields: v.GenericSchema<unknown, Setup>): Schema<Setup> =>
  v.pipe(
    fields,
    v.transform((setup): Setup => ({ ...setup, map: setup.map || usualChart(setup.mode) })),
    v.rawCheck(({ dataset, addIssue }) => {
      const fault = dataset.typed ? chartFault(dataset.value) : null;
      if (fault !== null) addIssue({ message: fault });
    }),
  );

export const setupSchema: Schema<Setup> = checked(v.strictObject({ ...first, ...newer, ...last }));
/** The options of version 1: without the newer ones the rules are what they were. */
export const setupSchemaV1: Schema<Setup> = checked(
  v.strictObject({ ...first, scenario: oneOfScenarios(['plain', 'ice', 'minefield']), ...last }),
);
