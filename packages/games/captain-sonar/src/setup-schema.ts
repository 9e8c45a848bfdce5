import { BadInput } from '@fathom/kit';
import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import { scenarioFault } from './chart.ts';
import { chartOf } from './charts/index.ts';
import {
  ANSWER_SECONDS,
  ASSISTS,
  CHART_SIZES,
  CUSTOM,
  FIRST_MOVERS,
  HULLS,
  TORPEDO_PATHS,
  usualChart,
} from './setup.ts';
import type { Setup } from './setup.ts';
import { MODES, SCENARIOS } from './vocabulary.ts';
import { chartFaults } from './words/chart-faults.ts';
import { OPTION_TEXTS } from './words/options.ts';

const LONGEST_CHART = 1000; // characters: 15 lines of 15 and room to spare

const text = <Name extends keyof Setup>(name: Name) =>
  [
    v.title<Setup[Name], string>(OPTION_TEXTS[name].title),
    v.description<Setup[Name], string>(OPTION_TEXTS[name].description),
  ] as const;

const fields = v.strictObject({
  mode: v.optional(v.pipe(v.picklist(MODES), ...text('mode')), 'turn'),
  map: v.optional(v.pipe(v.string(), v.maxLength(40), ...text('map')), ''),
  chart: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_CHART), ...text('chart')), ''),
  scenario: v.optional(v.pipe(v.picklist(SCENARIOS), ...text('scenario')), 'plain'),
  first: v.optional(v.pipe(v.picklist(FIRST_MOVERS), ...text('first')), 'random'),
  torpedoPath: v.optional(v.pipe(v.picklist(TORPEDO_PATHS), ...text('torpedoPath')), 'water'),
  chainMines: v.optional(v.pipe(v.boolean(), ...text('chainMines')), false),
  answerSeconds: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(ANSWER_SECONDS.least),
      v.maxValue(ANSWER_SECONDS.most),
      ...text('answerSeconds'),
    ),
    ANSWER_SECONDS.usual,
  ),
  damage: v.optional(v.pipe(v.picklist(HULLS), ...text('damage')), 4),
  assist: v.optional(v.pipe(v.picklist(ASSISTS), ...text('assist')), 'sheet'),
});

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

export const setupSchema: Schema<Setup> = v.pipe(
  fields,
  v.transform((setup): Setup => ({ ...setup, map: setup.map || usualChart(setup.mode) })),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? chartFault(dataset.value) : null;
    if (fault !== null) addIssue({ message: fault });
  }),
);
