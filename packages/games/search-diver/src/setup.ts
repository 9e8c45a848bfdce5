import { BadInput } from '@fathom/kit';
import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import { CHARTS, CUSTOM, GENERATED, chartFrom } from './charts/index.ts';
import { TARGETS } from './vocabulary.ts';
import type { TargetKind } from './vocabulary.ts';

export const PLAYER_COUNTS = [2, 1] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];
export const PLACEMENTS = ['random', 'alternate'] as const;
export type Placement = (typeof PLACEMENTS)[number];
export type TargetChoice = 'random' | TargetKind;
export const TARGET_CHOICES: readonly TargetChoice[] = ['random', ...TARGETS];
export const NATURAL_SIXES = ['fail', 'resolve'] as const;
export type NaturalSix = (typeof NATURAL_SIXES)[number];
export const SHORTHANDED = ['+1', '-1'] as const;
export type Shorthanded = (typeof SHORTHANDED)[number];

/** The options of a match. */
export interface Setup {
  readonly players: PlayerCount; // 1: a diver searches alone
  readonly map: string; // the id of a chart, "generated" or "custom"
  readonly mapSeed: string; // for "generated"; empty: another chart each time
  readonly chart: string; // the text for "custom"; empty otherwise
  readonly dummies: number;
  readonly placement: Placement;
  readonly target: TargetChoice;
  readonly naturalSix: NaturalSix;
  readonly shorthanded: Shorthanded;
  readonly maxDays: number;
  readonly daily: string; // the date of a search of the day, as 2026-05-17; empty: none
}

export const DUMMIES = { least: 8, usual: 12, most: 16 } as const;
export const MAX_DAYS = { least: 1, usual: 5, most: 14 } as const;
const LONGEST_SEED = 40;
const LONGEST_CHART = 3000; // characters: 24 lines of 32 marks and room to spare

const fields = v.strictObject({
  players: v.optional(
    v.pipe(
      v.picklist(PLAYER_COUNTS),
      v.title('Divers'),
      v.description('Two who race for the target, or one who finds it in as few days as possible.'),
    ),
    2,
  ),
  map: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(40),
      v.title('Chart'),
      v.description(
        `The waters: ${CHARTS.map(({ id }) => `"${id}"`).join(', ')}; "${GENERATED}" for a new chart; "${CUSTOM}" for your own.`,
      ),
    ),
    CHARTS[0].id,
  ),
  mapSeed: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(LONGEST_SEED),
      v.title('Seed of the chart'),
      v.description(
        `For "${GENERATED}": any words. The same words give the same chart; none, another one each time.`,
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
        `For "${CUSTOM}": one line a row, one depth in feet a column with spaces between, -- for land.`,
      ),
    ),
    '',
  ),
  dummies: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(DUMMIES.least),
      v.maxValue(DUMMIES.most),
      v.title('Dummies'),
      v.description('Markers besides the target. More of them make a longer search.'),
    ),
    DUMMIES.usual,
  ),
  placement: v.optional(
    v.pipe(
      v.picklist(PLACEMENTS),
      v.title('Laying the markers'),
      v.description('At random, or face down by the players in turns.'),
    ),
    'random',
  ),
  target: v.optional(
    v.pipe(v.picklist(TARGET_CHOICES), v.title('Target'), v.description('What is looked for.')),
    'random',
  ),
  naturalSix: v.optional(
    v.pipe(
      v.picklist(NATURAL_SIXES),
      v.title('A rolled 6'),
      v.description(
        'Brings a special event. The search itself fails, or is resolved as a 6 like any other roll.',
      ),
    ),
    'fail',
  ),
  shorthanded: v.optional(
    v.pipe(
      v.picklist(SHORTHANDED),
      v.title('Shorthanded'),
      v.description('What this event does to the search rolls for the rest of the day.'),
    ),
    '+1',
  ),
  maxDays: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(MAX_DAYS.least),
      v.maxValue(MAX_DAYS.most),
      v.title('Days'),
      v.description('The search is called off after this many days.'),
    ),
    MAX_DAYS.usual,
  ),
  daily: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, 'expected a date such as 2026-05-17, or nothing'),
      v.title('Search of the day'),
      v.description(
        'For one diver: a date, from which chart, markers and target are drawn, the same for everybody.',
      ),
    ),
    '',
  ),
});

/** The search of the day is the same for everybody: all but the luck of the dice follows from the date. */
const withDaily = (setup: Setup): Setup =>
  setup.daily === ''
    ? setup
    : { ...setup, map: GENERATED, mapSeed: `daily ${setup.daily}`, chart: '' };

const USUAL = {
  players: 1,
  dummies: DUMMIES.usual,
  placement: 'random',
  target: 'random',
  naturalSix: 'fail',
  shorthanded: '+1',
  maxDays: MAX_DAYS.usual,
} as const satisfies Partial<Setup>;

function dailyFault(setup: Setup): string | null {
  if (setup.daily === '') return null;
  const other = (Object.keys(USUAL) as (keyof typeof USUAL)[]).find(
    (option) => setup[option] !== USUAL[option],
  );
  if (other === undefined) return null;
  return `the search of the day is the same for everybody: with it, ${other} must be ${USUAL[other]}`;
}

/** Says what is wrong with the waters chosen, if anything is. */
function chartFault({ map, mapSeed, chart }: Setup): string | null {
  if (map !== CUSTOM && chart !== '')
    return `a chart of your own goes with the map "${CUSTOM}" only`;
  if (map !== GENERATED && mapSeed !== '')
    return `a seed of the chart goes with the map "${GENERATED}" only`;
  try {
    chartFrom({ map, chart, seed: mapSeed });
    return null;
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}

export const setupSchema: Schema<Setup> = v.pipe(
  fields,
  v.transform(withDaily),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const fault = dailyFault(dataset.value) ?? chartFault(dataset.value);
    if (fault !== null) addIssue({ message: fault });
  }),
);
