import { capital, counted, does, possessive } from '@fathom/kit';
import type { EventHappened, Searched } from '../events.ts';
import type { DivePlan, TimePlan } from '../plan.ts';
import { SHORTHANDED_BY } from '../rules/special-events.ts';
import type { Setup } from '../setup.ts';
import type { Diver, Marker } from '../state.ts';
import { isSuccess } from '../vocabulary.ts';
import type {
  Depth,
  Face,
  Group,
  Search,
  SideName,
  Slot,
  SpecialEvent,
  TargetKind,
} from '../vocabulary.ts';
import type { View } from '../view.ts';
import {
  EVENT_NAMES,
  SEARCH_NAMES,
  SIDE_NAMES,
  TARGET_NAMES,
  UNIT_NAMES,
  chanceText,
  clockName,
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

/** What a special event changes, in a few words. */
export function eventEffect(
  event: SpecialEvent,
  { shorthanded }: Pick<Setup, 'shorthanded'>,
): string {
  switch (event) {
    case 'shorthanded':
      return `${signed(SHORTHANDED_BY[shorthanded])} to search rolls for the rest of the day`;
    case 'equipmentMalfunction':
      return 'the next surface interval is 3 hours or more';
    case 'fatigued':
      return 'the next surface interval is 2 hours or more';
    case 'secondLook':
      return 'a free hasty search of this hex';
    case 'goodVisibility':
      return 'a free thorough search of this hex';
    case 'excellentVisibility':
      return 'a free hasty search of a hex beside it';
    default:
      return event satisfies never;
  }
}

/** A dive that was made, with the odds it had. */
interface DiveFacts {
  readonly hex: string;
  readonly depth: number;
  readonly minutes: number;
}

/** The dice of the last dive. */
export const LAST_ROLL = {
  name: 'The last dive',
  noRoll: 'no roll',
  dive: (who: string, { hex, depth, minutes }: DiveFacts, unit: Unit): string =>
    `**${does(who, 'dive')}** in ${hex}, ${depthText(depth, unit)}, ${minutes} min.`,
  odds: (turns: number, wins: number): string =>
    `${chanceText(turns)} to turn it, ${chanceText(wins)} to win.`,
  /** One die: what was needed, what came, what it changes. */
  throw: (each: Searched | EventHappened, setup: Setup): string =>
    each.type === 'searched' ? searchThrow(each) : eventThrow(each, setup),
} as const;

const eventThrow = ({ event, die, idle }: EventHappened, setup: Setup): string =>
  `${EVENT_NAMES[event]} (${die}): ${idle ? 'nothing left to search' : eventEffect(event, setup)}.`;

function searchThrow({ search, free, die, modifier, minimum, face, hex }: Searched): string {
  const kind = free ? `Free: ${searchInWords(search)} search of ${hex}` : SEARCH_NAMES[search];
  const sum = modifier === 0 ? '' : ` ${signed(modifier)}`;
  const come =
    face === null
      ? die === 6
        ? 'a 6 brings an event'
        : 'nothing'
      : face === 'dummy'
        ? 'a dummy is turned'
        : `the ${TARGET_NAMES[face]} is found`;
  return `${kind}, needs ${minimum}: ${die}${sum}, ${come}.`;
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

/** Alone: days against par. */
export const SOLO = {
  name: 'Your search',
  title: (daily: string): string => (daily === '' ? 'Alone' : `Dive of ${daily}`),
  days: (days: number, isFound: boolean): string =>
    `**${days}** ${days === 1 ? 'day' : 'days'}${isFound ? '' : ' so far'}`,
  par: (par: number | null): string => `**${par === null ? '–' : par.toFixed(1)}** par`,
  dives: (dives: number): string => `**${dives}** ${dives === 1 ? 'dive' : 'dives'}`,
  working: 'Par is the average of the strongest bot in these waters. It is being worked out.',
  about: 'Par: the average of the strongest bot in these very waters.',
  found: (days: number, par: number): string =>
    `Found in ${counted(days, 'day')}: ${againstPar(days, par)}.`,
} as const;

/** How a search of so many days stands against its par. */
function againstPar(days: number, par: number): string {
  const less = par - days;
  if (Math.abs(less) < 0.05) return 'exactly par';
  return less > 0 ? `${less.toFixed(1)} under par` : `${(-less).toFixed(1)} over par`;
}

/** The tables of the game. */
export const TABLES = {
  name: 'The tables',
  nothingLit:
    'Pick a marker and set the minutes: the cells that are looked up for it are lit here.',
  lit: 'Lit: what was looked up for the plan on your table.',
  lookedUp: ' (looked up)',
  sheet: (number: number): string => `Table ${number}`,
  named: (number: number): string => `Table ${number}: ${SHEETS[number]?.name}`,
  titled: (number: number): string => `Table ${number}. ${SHEETS[number]?.name}`,
  /** "Table 3, 40 ft: residual nitrogen and limit". */
  rowOf: (number: number, depth: string): string =>
    `Table ${number}, ${depth}. ${SHEETS[number]?.name}`,
  about: (number: number): string => SHEETS[number]?.about ?? '',
  events: ({ naturalSix }: Pick<Setup, 'naturalSix'>): string =>
    `On an unmodified 6${naturalSix === 'fail' ? ', which fails the search' : ', which also counts as a 6'}: one more die.`,
  event: (event: SpecialEvent, setup: Pick<Setup, 'shorthanded'>): string =>
    `**${EVENT_NAMES[event]}.** ${capital(eventEffect(event, setup))}.`,
  limit: 'Limit',
  from: 'From',
  to: (group: Group): string => `to ${group}`,
  /** "1:10–2:38": a range of Table 2 in hours and minutes. */
  range: (least: number, most: number): string => `${clockName(least)}–${clockName(most)}`,
  upTo: (bound: string): string => `to ${bound}`,
  over: (bound: string): string => `over ${bound}`,
  minutes: (bound: string): string => `${bound} min`,
  orMore: (roll: number | null): string => `${roll} or more`,
} as const;
const SHEETS: Readonly<Record<number, { readonly name: string; readonly about: string }>> = {
  1: {
    name: 'Group after the dive',
    about: 'Total bottom time up to so many minutes leads to this letter.',
  },
  2: {
    name: 'Group after a rest',
    about:
      'From your letter at the left, by hours and minutes at the surface, to the letter below the range.',
  },
  3: {
    name: 'Residual nitrogen and limit',
    about: 'By depth and your group: the minutes you bring along, and the longest total.',
  },
  4: {
    name: 'Kind of search',
    about: 'By depth and minutes at the bottom, without the residual.',
  },
  5: { name: 'Roll needed', about: 'On one die, with modifiers.' },
  6: { name: 'Special events', about: '' },
};

/** The pictures of the rules page. */
export const PICTURES = {
  chart:
    'Heron Lake with seven markers, face down. The numbers are depths; the bold lines stand at 30 and 60 feet.',
  chartSpoken: 'A hex chart of a lake with depths and seven face-down markers',
  dive: '21 minutes at 40 feet in group A: 9 residual and 21 at the bottom are 30 in all, which is group D. The letters below are the groups on the way; H, T and C where each kind of search begins.',
  track:
    'Both divers at 6 AM. Below each hour the group Blue would be in after that dive: D at seven, C at eight, B from nine and A from noon.',
  trackSpoken: 'A part of the Time Track, from 6 AM to 2 PM',
  faceDown: 'face down',
  dummy: 'a dummy',
  kinds: { ship: 'ship', victim: 'victim', aircraft: 'aircraft' },
  turned: 'A thorough search needs 4: the marker is turned.',
  nothing: 'Nothing found. It stays face down.',
  six: 'The 6 fails, and the second die brings good visibility: a free thorough search.',
  tables: 'Lit: the dive of the picture above, 21 minutes at 40 feet in group A.',
} as const;
