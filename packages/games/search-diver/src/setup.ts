import { BadInput } from '@fathom/kit';
import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import { CHARTS, CUSTOM, GENERATED, chartFrom } from './charts/index.ts';
import { TARGETS } from './vocabulary.ts';
import type { TargetKind } from './vocabulary.ts';
import { OPTION_FAULTS, OPTION_WORDS } from './words/options.ts';

export const PLAYER_COUNTS = [2, 1] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];
export const PLACEMENTS = ['random', 'alternate'] as const;
export type Placement = (typeof PLACEMENTS)[number];
export const DEEP_MARKERS = ['none', 'few'] as const;
export type DeepMarkers = (typeof DEEP_MARKERS)[number];
export type TargetChoice = 'random' | TargetKind;
export const TARGET_CHOICES: readonly TargetChoice[] = ['random', ...TARGETS];
export const NATURAL_SIXES = ['fail', 'resolve'] as const;
export type NaturalSix = (typeof NATURAL_SIXES)[number];
export const SHORTHANDED = ['+1', '-1'] as const;
export type Shorthanded = (typeof SHORTHANDED)[number];
export const LAST_MARKERS = ['located', 'mustBeTurned'] as const;
export type LastMarker = (typeof LAST_MARKERS)[number];

/** The options of a match. Those that may be absent are so in matches of version 1, which had no such choice. */
export interface Setup {
  readonly players: PlayerCount; // 1: a diver searches alone
  readonly map: string; // the id of a chart, "generated" or "custom"
  readonly mapSeed: string; // for "generated"; empty: another chart each time
  readonly chart: string; // the text for "custom"; empty otherwise
  readonly dummies: number;
  readonly placement: Placement;
  readonly deepMarkers?: DeepMarkers;
  readonly target: TargetChoice;
  readonly naturalSix: NaturalSix;
  readonly shorthanded: Shorthanded;
  readonly lastMarker?: LastMarker;
  readonly maxDays: number;
  readonly daily: string; // the date of a search of the day, as 2026-05-17; empty: none
}

/** 1.4 Whether markers may lie deeper than 60 ft; in version 1 a few always might. */
export const deepMarkersOf = ({ deepMarkers }: Setup): DeepMarkers => deepMarkers ?? 'few';
/** 5 What the last face-down marker is good for; in version 1 it had to be turned. */
export const lastMarkerOf = ({ lastMarker }: Setup): LastMarker => lastMarker ?? 'mustBeTurned';

export const DUMMIES = { least: 8, usual: 12, most: 16 } as const;
export const MAX_DAYS = { least: 1, usual: 5, most: 14 } as const;
const LONGEST_SEED = 40;
const LONGEST_CHART = 3000; // characters: 24 lines of 32 marks and room to spare

/** With the title and the explanation under which the option is listed. */
const told = <T>(name: keyof typeof OPTION_WORDS, schema: v.GenericSchema<T>): v.GenericSchema<T> =>
  v.pipe(schema, v.title(OPTION_WORDS[name].title), v.description(OPTION_WORDS[name].text));

const wholeNumber = ({ least, most }: typeof DUMMIES | typeof MAX_DAYS): v.GenericSchema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const text = (longest: number): v.GenericSchema<string> => v.pipe(v.string(), v.maxLength(longest));

const first = {
  players: v.optional(told('players', v.picklist(PLAYER_COUNTS)), 2),
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
  v.strictObject({ ...first, deepMarkers, ...then, lastMarker, ...last }),
);
/** The options of version 1: without these two, the rules are what they were. */
export const setupSchemaV1: Schema<Setup> = checked(v.strictObject({ ...first, ...then, ...last }));
