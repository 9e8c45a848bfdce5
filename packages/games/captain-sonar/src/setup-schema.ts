import { BadInput } from '@fathom/kit';
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

const text = <Name extends keyof Setup>(name: Name) =>
  [
    v.title<Required<Setup>[Name], string>(OPTION_TEXTS[name].title),
    v.description<Required<Setup>[Name], string>(OPTION_TEXTS[name].description),
  ] as const;

const whole = ({ least, most }: { readonly least: number; readonly most: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const oneOfScenarios = (names: readonly Scenario[]) =>
  v.optional(v.pipe(v.picklist(names), ...text('scenario')), 'plain');

const first = {
  mode: v.optional(v.pipe(v.picklist(MODES), ...text('mode')), 'turn'),
  map: v.optional(v.pipe(v.string(), v.maxLength(40), ...text('map')), ''),
  chart: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_CHART), ...text('chart')), ''),
  scenario: oneOfScenarios(SCENARIOS),
  first: v.optional(v.pipe(v.picklist(FIRST_MOVERS), ...text('first')), 'random'),
  torpedoPath: v.optional(v.pipe(v.picklist(TORPEDO_PATHS), ...text('torpedoPath')), 'water'),
  chainMines: v.optional(v.pipe(v.boolean(), ...text('chainMines')), false),
  answerSeconds: v.optional(
    v.pipe(whole(ANSWER_SECONDS), ...text('answerSeconds')),
    ANSWER_SECONDS.usual,
  ),
};
const newer = {
  aimSeconds: v.optional(v.pipe(whole(AIM_SECONDS), ...text('aimSeconds')), AIM_SECONDS.usual),
  systemsWhen: v.optional(v.pipe(v.picklist(SYSTEMS_WHEN), ...text('systemsWhen')), 'afterCourse'),
  triggersCount: v.optional(v.pipe(v.boolean(), ...text('triggersCount')), false),
  plotting: v.optional(v.pipe(v.picklist(PLOTTINGS), ...text('plotting')), 'drawn'),
  guided: v.optional(v.pipe(v.boolean(), ...text('guided')), false),
};
const last = {
  damage: v.optional(v.pipe(v.picklist(HULLS), ...text('damage')), 4),
  assist: v.optional(v.pipe(v.picklist(ASSISTS), ...text('assist')), 'sheet'),
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
