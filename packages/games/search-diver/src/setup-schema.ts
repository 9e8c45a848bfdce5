import { BadInput, option, wholeWithin } from '@fathom/kit';
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

const text = (longest: number): v.GenericSchema<string> => v.pipe(v.string(), v.maxLength(longest));

const playersOf = (
  counts: readonly PlayerCount[],
): v.OptionalSchema<v.GenericSchema<PlayerCount>, 2> =>
  option(OPTION_WORDS.players, v.picklist(counts), 2);
const first = {
  map: option(OPTION_WORDS.map, text(40), CHARTS[0].id),
  mapSeed: option(OPTION_WORDS.mapSeed, text(LONGEST_SEED), ''),
  chart: option(OPTION_WORDS.chart, text(LONGEST_CHART), ''),
  dummies: option(OPTION_WORDS.dummies, wholeWithin(DUMMIES), DUMMIES.usual),
  placement: option(OPTION_WORDS.placement, v.picklist(PLACEMENTS), 'random'),
};
const then = {
  target: option(OPTION_WORDS.target, v.picklist(TARGET_CHOICES), 'random'),
  naturalSix: option(OPTION_WORDS.naturalSix, v.picklist(NATURAL_SIXES), 'fail'),
  shorthanded: option(OPTION_WORDS.shorthanded, v.picklist(SHORTHANDED), '+1'),
};
const last = {
  maxDays: option(OPTION_WORDS.maxDays, wholeWithin(MAX_DAYS), MAX_DAYS.usual),
  daily: option(
    OPTION_WORDS.daily,
    v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, OPTION_FAULTS.noDate)),
    '',
  ),
};
const deepMarkers = option(OPTION_WORDS.deepMarkers, v.picklist(DEEP_MARKERS), 'none');
const lastMarker = option(OPTION_WORDS.lastMarker, v.picklist(LAST_MARKERS), 'located');

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
