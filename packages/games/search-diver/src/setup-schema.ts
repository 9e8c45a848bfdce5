import { BadInput } from '@fathom/kit';
import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import { CHARTS, CUSTOM, GENERATED, chartFrom } from './charts/index.ts';
import {
  DEEP_MARKERS,
  DUMMIES,
  LAST_MARKERS,
  MAX_DAYS,
  NATURAL_SIXES,
  PLACEMENTS,
  PLAYER_COUNTS,
  SHORTHANDED,
  TARGET_CHOICES,
} from './setup.ts';
import type { PlayerCount, Setup } from './setup.ts';
import { OPTION_FAULTS } from './words/options.ts';
import { OPTION_WORDS } from './words/option-words.ts';

const LONGEST_SEED = 40;
const LONGEST_CHART = 3000; // characters: 24 lines of 32 marks and room to spare

/** With the title and the explanation under which the option is listed. */
const told = <T>(name: keyof typeof OPTION_WORDS, schema: v.GenericSchema<T>): v.GenericSchema<T> =>
  v.pipe(schema, v.title(OPTION_WORDS[name].title), v.description(OPTION_WORDS[name].text));

const wholeNumber = ({ least, most }: typeof DUMMIES | typeof MAX_DAYS): v.GenericSchema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const text = (longest: number): v.GenericSchema<string> => v.pipe(v.string(), v.maxLength(longest));

const playersOf = (
  counts: readonly PlayerCount[],
): v.OptionalSchema<v.GenericSchema<PlayerCount>, 2> =>
  v.optional(told('players', v.picklist(counts)), 2);
const first = {
  map: v.optional(told('map', text(40)), CHARTS[0].id),
  mapSeed: v.optional(told('mapSeed', text(LONGEST_SEED)), ''),
  chart: v.optional(told('chart', text(LONGEST_CHART)), ''),
  dummies: v.optional(told('dummies', wholeNumber(DUMMIES)), DUMMIES.usual),
  placement: v.optional(told('placement', v.picklist(PLACEMENTS)), 'random'),
};
const then = {
  target: v.optional(told('target', v.picklist(TARGET_CHOICES)), 'random'),
  naturalSix: v.optional(told('naturalSix', v.picklist(NATURAL_SIXES)), 'fail'),
  shorthanded: v.optional(told('shorthanded', v.picklist(SHORTHANDED)), '+1'),
};
const last = {
  maxDays: v.optional(told('maxDays', wholeNumber(MAX_DAYS)), MAX_DAYS.usual),
  daily: v.optional(
    told('daily', v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, OPTION_FAULTS.noDate))),
    '',
  ),
};
const deepMarkers = v.optional(told('deepMarkers', v.picklist(DEEP_MARKERS)), 'none');
const lastMarker = v.optional(told('lastMarker', v.picklist(LAST_MARKERS)), 'located');

/** The search of the day is the same for everybody: all but the luck of the dice follows from the date. */
const withDaily = (setup: Setup): Setup =>
  setup.daily === ''
    ? setup
    : { ...setup, map: GENERATED, mapSeed: `daily ${setup.daily}`, chart: '' };

const USUAL = {
  players: 1,
  dummies: DUMMIES.usual,
  placement: 'random',
  deepMarkers: 'none',
  target: 'random',
  naturalSix: 'fail',
  shorthanded: '+1',
  lastMarker: 'located',
  maxDays: MAX_DAYS.usual,
} as const satisfies Partial<Setup>;

function dailyFault(setup: Setup): string | null {
  if (setup.daily === '') return null;
  const other = (Object.keys(USUAL) as (keyof typeof USUAL)[]).find(
    (option) => (setup[option] ?? USUAL[option]) !== USUAL[option],
  );
  return other === undefined ? null : OPTION_FAULTS.notUsual(other, USUAL[other]);
}

/** Says what is wrong with the waters chosen, if anything is. */
function chartFault({ map, mapSeed, chart }: Setup): string | null {
  if (map !== CUSTOM && chart !== '') return OPTION_FAULTS.chartAside;
  if (map !== GENERATED && mapSeed !== '') return OPTION_FAULTS.seedAside;
  try {
    chartFrom({ map, chart, seed: mapSeed });
    return null;
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}

const checked = (fields: v.GenericSchema<unknown, Setup>): Schema<Setup> =>
  v.pipe(
    fields,
    v.transform(withDaily),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const fault = dailyFault(dataset.value) ?? chartFault(dataset.value);
      if (fault !== null) addIssue({ message: fault });
    }),
  );

export const setupSchema: Schema<Setup> = checked(
  v.strictObject({
    players: playersOf(PLAYER_COUNTS),
    ...first,
    deepMarkers,
    ...then,
    lastMarker,
    ...last,
  }),
);
/** The options of version 1: without these two, and with two divers at most, the rules are what they were. */
export const setupSchemaV1: Schema<Setup> = checked(
  v.strictObject({ players: playersOf([1, 2]), ...first, ...then, ...last }),
);
