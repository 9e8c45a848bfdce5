import {
  CHARTS,
  CUSTOM,
  DEEP_MARKERS,
  DUMMIES,
  GENERATED,
  LAST_MARKERS,
  MAX_DAYS,
  NATURAL_SIXES,
  PLACEMENTS,
  PLAYER_COUNTS,
  SHORTHANDED,
  TARGET_CHOICES,
  chartById,
  chartFrom,
  parseChart,
} from '@fathom/search-diver/client';
import type { DepthChart, Setup } from '@fathom/search-diver/client';
import { BadInput } from '@fathom/kit';
import type { MatchOptions } from '../../game-client.ts';

export type OptionChange = {
  readonly [Name in keyof Required<Setup>]: readonly [name: Name, value: Required<Setup>[Name]];
}[keyof Setup];

const oneOf = <T>(list: readonly T[], value: unknown, usual: T): T =>
  list.find((each) => each === value) ?? usual;
const whole = (value: unknown, { least, usual, most }: typeof DUMMIES | typeof MAX_DAYS): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : usual;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The options as they stand, with a usual value for whatever is not chosen yet. */
export function draftOf(chosen: MatchOptions): Required<Setup> {
  const map = text(chosen['map']);
  const isKnown = map === CUSTOM || map === GENERATED || chartById(map) !== null;
  return {
    players: oneOf(PLAYER_COUNTS, chosen['players'], 2),
    map: isKnown ? map : CHARTS[0].id,
    mapSeed: map === GENERATED ? text(chosen['mapSeed']) : '',
    chart: map === CUSTOM ? text(chosen['chart']) : '',
    dummies: whole(chosen['dummies'], DUMMIES),
    placement: oneOf(PLACEMENTS, chosen['placement'], 'random'),
    deepMarkers: oneOf(DEEP_MARKERS, chosen['deepMarkers'], 'none'),
    target: oneOf(TARGET_CHOICES, chosen['target'], 'random'),
    naturalSix: oneOf(NATURAL_SIXES, chosen['naturalSix'], 'fail'),
    shorthanded: oneOf(SHORTHANDED, chosen['shorthanded'], '+1'),
    lastMarker: oneOf(LAST_MARKERS, chosen['lastMarker'], 'located'),
    maxDays: whole(chosen['maxDays'], MAX_DAYS),
    daily: text(chosen['daily']),
  };
}

/** Who dives: several in a race, one alone, or one in the search that is everybody's today. */
export const MATCH_KINDS = ['race', 'alone', 'today'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

export const matchKindOf = ({ players, daily }: Setup): MatchKind =>
  daily !== '' ? 'today' : players === 1 ? 'alone' : 'race';

/** The search of the day is the same for everybody: whatever was chosen before it goes back to what is usual. */
export function changeMatchKind(kind: MatchKind, date: string): readonly OptionChange[] {
  if (kind !== 'today')
    return [
      ['daily', ''],
      ['players', kind === 'race' ? 2 : 1],
      // One who lays the markers alone would know no surprise.
      ...(kind === 'alone' ? [['placement', 'random'] as const] : []),
    ];
  const { map, mapSeed, chart, ...usual } = draftOf({ players: 1, daily: date });
  return [
    ['map', map],
    ['mapSeed', mapSeed],
    ['chart', chart],
    ...(Object.entries(usual) as unknown as readonly OptionChange[]),
  ];
}

/** A chart of one's own begins as a copy of the one in view. */
export function changeChart(setup: Setup, to: string): readonly OptionChange[] {
  if (to === setup.map) return [];
  return [
    ['map', to],
    ['mapSeed', ''],
    ['chart', to === CUSTOM ? (chartById(setup.map)?.text ?? CHARTS[0].text) : ''],
  ];
}

export interface ReadChart {
  readonly chart: DepthChart | null; // null: it cannot be read
  readonly fault: string | null; // why not
}

/** Reads a chart while it is being written. */
export function readChart(written: string): ReadChart {
  try {
    return { chart: parseChart(written), fault: null };
  } catch (error) {
    if (error instanceof BadInput) return { chart: null, fault: error.message };
    throw error;
  }
}

/** The waters a date or a seed leads to. */
export const generated = (seed: string): DepthChart =>
  chartFrom({ map: GENERATED, chart: '', seed });
export const dailyChart = (date: string): DepthChart => generated(`daily ${date}`);

/** The date of today's search: the same for everybody at the same moment, wherever they are. */
export const today = (now: Date = new Date()): string => now.toISOString().slice(0, 10);
