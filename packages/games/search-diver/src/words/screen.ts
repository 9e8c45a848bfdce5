import { capital, counted, possessive } from '@fathom/kit';
import type { DivePlan, TimePlan } from '../plan.ts';
import type { Diver, Marker } from '../state.ts';
import { isSuccess } from '../vocabulary.ts';
import type { Depth, Face, Search, SideName, Slot, TargetKind } from '../vocabulary.ts';
import type { View } from '../view.ts';
import {
  SIDE_NAMES,
  TARGET_NAMES,
  UNIT_NAMES,
  chanceText,
  depthSpoken,
  depthText,
  hourName,
  searchInWords,
  signed,
  slotName,
} from './names.ts';
import type { Unit } from './names.ts';

export { BUTTONS, CLOCK, HINTS, PROMPTS } from './prompts.ts';

/** Texts of the boards. What stands between two stars each side is set in bold. */
export const TABLE = {
  name: 'Your table',
  chart: 'Chart',
  dives: 'Dives',
  result: 'Result',
  nextDive: 'Next dive',
  plan: 'Plan',
  wanted: (kind: TargetKind, faceDown: number): string =>
    `Wanted: **${TARGET_NAMES[kind]}**, ${faceDown} face down`,
  /** What the waters of a match are called. */
  waters: ({ setup, chartSeed }: Pick<View, 'setup' | 'chartSeed'>, chart: string | null): string =>
    setup.daily !== ''
      ? `Waters of ${setup.daily}`
      : (chart ?? (setup.map === 'custom' ? 'Your waters' : `Waters “${chartSeed}”`)),
  planned: (plan: DivePlan, unit: Unit): string =>
    `**${plan.hex}** · ${depthText(plan.depth, unit)} · **${plan.minutes} min** · ${searchInWords(plan.search)} · **${chanceText(plan.wins)}** · ${plan.before} → ${plan.after}`,
  units: 'Depths in',
  unit: (unit: Unit): string => `${unit}, ${UNIT_NAMES[unit]}`,
  unitHead: (unit: Unit): string => capital(UNIT_NAMES[unit]),
  rolled: (die: number): string => `rolled ${die}`,
  groupTitle: 'Group: A is free of nitrogen',
  out: 'out of the search',
  divesAt: (slot: Slot): string => `dives ${slotName(slot)}`,
  diveCount: (dives: number): string => counted(dives, 'dive'),
} as const;

/** What hangs over a diver: a modifier, a rest that is owed. Empty: nothing. */
export const owedWords = ({ modifier, rest }: Pick<Diver, 'modifier' | 'rest'>): string =>
  [
    ...(modifier === 0 ? [] : [`${signed(modifier)} to search rolls today`]),
    ...(rest === 0 ? [] : [`must rest ${rest} h`]),
  ].join(', ');

/** All that is known of a hex. */
export interface HexFacts {
  readonly hex: string;
  readonly depth: Depth | null; // null: land
  readonly marker: Marker | null;
  readonly kind: TargetKind;
  readonly isTarget: boolean; // as far as that is known
  readonly best: Search | null; // the best search possible; null: not of interest
  readonly lastDives: readonly SideName[]; // who dived here last
  readonly use: 'place' | 'search' | null; // what it can be picked for
}

/** A hex in words: "hex 1607, 40 feet, marker face down, complete search possible". */
export const hexWords = (facts: HexFacts, unit: Unit): string =>
  [
    `hex ${facts.hex}`,
    facts.depth === null ? 'land' : depthSpoken(facts.depth, unit),
    ...markerWords(facts),
    ...facts.lastDives.map((side) => `last dive of ${SIDE_NAMES[side]}`),
    ...(facts.use === null
      ? []
      : [facts.use === 'place' ? 'free for a marker' : 'can be searched for nothing']),
  ].join(', ');

function markerWords({ marker, kind, isTarget, best }: HexFacts): readonly string[] {
  if (marker === null) return [];
  if (marker.face !== null) {
    const by = marker.turnedBy === null ? '' : `, turned by ${SIDE_NAMES[marker.turnedBy]}`;
    return [`${faceName(marker.face)}${by}`];
  }
  if (isTarget) return [`marker face down, the ${TARGET_NAMES[kind]}`];
  if (best === null) return ['marker face down'];
  return [
    'marker face down',
    best === 'none' ? 'no search possible' : `${searchInWords(best)} search possible`,
  ];
}
const faceName = (face: Face): string =>
  face === 'dummy' ? 'a dummy' : `the ${TARGET_NAMES[face]}`;

/** A dive that was made, with the odds it had. */
export interface DiveFacts {
  readonly hex: string;
  readonly depth: number;
  readonly minutes: number;
}

/** Where a dive is planned. */
export const PLANNER = {
  over: 'How it ended',
  placing: 'Laying the markers',
  freeSearch: 'Free search',
  timing: 'The next dive',
  chancesOf: (who: string): string => `${capital(possessive(who))} chances`,
  dive: 'Plan your dive',
  ahead: 'Plan ahead',
  toPlace: (left: number, all: number): string =>
    `**${left}** of ${all} markers are still to be laid, by the divers in turns. When the last one lies, one of them becomes the target; nobody knows which.`,
  placingTip:
    'Think of later: in shallow water searches are better and cost less nitrogen, but that is as true for everybody else.',
  freeSearchAt: (hex: string | null): string =>
    `Excellent visibility around ${hex}: one hasty search beside it, without time or nitrogen.`,
  freeSearches: 'Free searches',
  markers: 'Markers face down',
  times: 'Times for the next dive',
  columns: {
    hex: 'Hex',
    wins: 'Wins',
    when: 'When',
    rest: 'Rest',
    group: 'Group',
    bestWin: 'Best chance',
  },
  giveUp: 'Give up',
  when: ({ interval, day, hour }: TimePlan): string =>
    interval === null ? `Day ${day}` : hourName(hour),
  night: 'night',
  noGroup: '–',
  markerBefore: 'Marker before',
  nextMarker: 'Next marker',
  hex: (hex: string, depth: number | null, unit: Unit): string =>
    `Hex ${hex}${depth === null ? '' : `, ${depthText(depth, unit)}`}`,
  minutes: 'Minutes at the bottom',
  minuteLess: 'One minute less',
  minuteMore: 'One minute more',
  minutesSpoken: ({ minutes, search, after }: DivePlan): string =>
    `${counted(minutes, 'minute')}, ${searchInWords(search)}, group ${after} afterwards`,
  fewest: 'Fewest minutes for',
  figures: {
    residual: ['RNT', 'Residual nitrogen time'],
    minutes: ['ABT', 'Actual bottom time'],
    limit: ['limit', 'Longest actual bottom time'],
    total: ['TBT', 'Total bottom time'],
    group: ['group', 'Group before and after'],
  },
  groups: ({ before, after }: DivePlan): string => `${before} → ${after}`,
  profile: ({ residual, minutes, depth, total, limit }: DivePlan, unit: Unit): string =>
    `Dive profile: ${residual} minutes of nitrogen, then ${minutes} at ${depthText(depth, unit)}, ${residual + limit - total} to spare`,
  nitrogen: (minutes: number): string => `nitrogen ${minutes}`,
  totalOf: (total: number, whole: number): string => `${total} of ${whole} min`,
} as const;

/** The Time Track. */
export const TRACK = {
  name: 'Time Track',
  day: (day: number, most: number): string => `Day ${day} of ${most}`,
  nextDay: (day: number): string => `Day ${day}`,
  out: 'Out',
  box: (
    slot: Slot & { readonly isPastEnd: boolean },
    on: {
      readonly divers: readonly Diver[];
      readonly time: TimePlan | null;
    },
  ): string =>
    [
      slot.isPastEnd ? 'Past the last day' : capital(slotName(slot)),
      ...(on.time === null ? [] : [`group ${on.time.group} by then`]),
      ...on.divers.map(({ side, group }) => `${SIDE_NAMES[side]} dives, group ${group}`),
    ].join(', '),
  /** What was done in a box: "Red dived in 1607: a dummy". */
  dived: (side: SideName, hex: string, come: string): string =>
    `${SIDE_NAMES[side]} dived in ${hex}: ${come}`,
  days: 'Days',
  past: (day: number): string => `Looking back: the dives of day ${day}.`,
} as const;

/** The dives so far, and the end. */
export const DIVES = {
  name: 'Dives so far',
  title: 'Dives and their odds',
  list: 'Dives, the latest first',
  none: 'Nobody has dived yet.',
  dive: (dive: DiveFacts & Slot & { readonly search: Search }, come: string, unit: Unit): string =>
    `Day ${dive.day}, ${hourName(dive.hour)}: ${dive.hex}, ${depthText(dive.depth, unit)}, ${dive.minutes} min, ${searchInWords(dive.search)}. **${come}**`,
  chance: 'Chance it had to win',
  /** What a dive turned up, in a word or two. */
  came: (faces: readonly Face[]): string => {
    const found = faces.find((face) => face !== 'dummy');
    if (found !== undefined) return `The ${TARGET_NAMES[found]}!`;
    if (faces.length > 1) return `${faces.length} dummies`;
    return faces.length === 1 ? 'A dummy' : 'Nothing';
  },
  where: (kind: TargetKind, target: string | null, dives: number): string =>
    `${capital(TARGET_NAMES[kind])}${target === null ? '' : ` in hex ${target}`}, after ${counted(dives, 'dive')}.`,
  tally: (who: string, side: SideName, tally: TallyFacts): string =>
    `**${who}** (${SIDE_NAMES[side]}): ${counted(tally.dives, 'dive')}, ${counted(tally.minutes, 'minute')} down, ` +
    `${counted(tally.turned, 'marker')} turned, ${luckWords(tally.turned - tally.expected)}. ` +
    `Chance to have found it by now: ${chanceText(1 - tally.missed)}.`,
  sealed:
    'All rolls follow from a seed that was sealed before the match: the replay plays them again and checks them.',
  /** A line about today's dive that spoils nothing. */
  share: ({ divers, result, setup }: View, dives: number): string =>
    `Search Diver, dive of ${setup.daily}: ${result !== null && isSuccess(result.reason) ? `found on day ${divers[0]?.day ?? 1}` : 'not found'}, ${counted(dives, 'dive')}.`,
} as const;

/**
 * How the dice fell. Not how many markers were to be expected: the odds of many dives may add up to more markers than there
 * are.
 */
function luckWords(more: number): string {
  const off = Math.abs(more).toFixed(1);
  if (off === '0.0') return 'as many as average dice turn';
  return `${off} ${more > 0 ? 'more' : 'fewer'} than average dice would have`;
}

/** What a side's dives add up to. */
interface TallyFacts {
  readonly dives: number;
  readonly minutes: number;
  readonly turned: number;
  readonly expected: number;
  readonly missed: number;
}
