import { counted, does, listed } from '@fathom/kit';
import type { DiveDifference } from '../compare.ts';
import type { DivePlan, TimePlan } from '../plan.ts';
import { groupNumber } from '../vocabulary.ts';
import type { Group, Phase, Search, Slot, TargetKind } from '../vocabulary.ts';
import {
  SEARCH_NAMES,
  TARGET_NAMES,
  chanceText,
  depthText,
  hourName,
  searchInWords,
  slotName,
} from './names.ts';
import type { Unit } from './names.ts';
import { aSearch, advantage, chanceInWords, neededRoll, someHexes } from './odds.ts';

/** What the letters mean, for those who do not read the tables: each is good up to its last letter. */
const LEVELS: readonly (readonly [last: Group, words: string])[] = [
  ['A', 'no nitrogen'],
  ['C', 'a little nitrogen'],
  ['F', 'some nitrogen'],
  ['I', 'much nitrogen'],
  ['Z', 'very much nitrogen'],
];
export const nitrogenWords = (group: Group): string =>
  LEVELS.find(([last]) => groupNumber(group) <= groupNumber(last))?.[1] ?? '';

/** The plan of a dive and the markers, without the tables. */
export const PLAIN = {
  showTables: 'Show me the tables',
  hideTables: 'Hide the tables',
  allTables: 'All six tables',
  nothingPicked: (markers: number): string =>
    `Pick a marker on the chart. Its number is the depth; the fuller its ring, the surer a search of it. ${markers === 1 ? 'It hides the target.' : `One of ${markers} hides the target.`}`,
  group: (letter: Group): string => `group ${letter}`,
  other: (who: string, next: Slot, isToday: boolean): string =>
    `${does(who, 'dive')} ${isToday ? `at ${hourName(next.hour)}` : `on ${slotName(next)}`}.`,
  timePicked: ({ group, interval, hour }: TimePlan): string =>
    `${interval === null ? 'After a night’s rest' : `By ${hourName(hour)}`}: ${nitrogenWords(group)}. Confirm, or look at other boxes.`,
  planned: (plan: DivePlan, unit: Unit): string =>
    `**${plan.hex}** · ${depthText(plan.depth, unit)} · **${plan.minutes} min** · ${searchInWords(plan.search)} · **${chanceText(plan.turns)}** to turn it`,
  /** "Complete · 21 min · 68%": the best dive in a marker’s hex. */
  worth: (plan: Pick<DivePlan, 'search' | 'minutes' | 'turns'> | null): string =>
    plan === null || plan.search === 'none'
      ? 'Too deep for now'
      : `${SEARCH_NAMES[plan.search]} · ${plan.minutes} min · ${chanceText(plan.turns)}`,
  marker: (hex: string, depth: number, unit: Unit): string => `${hex}, ${depthText(depth, unit)}`,
  equal: (markers: number): string =>
    markers > 1 ? `Best now, and equal: ${markers}` : 'Best now',
  /** What a marker lacks beside the best. */
  less: ({ by, better, worse }: DiveDifference): string => {
    if (worse.search === 'none') return 'no search';
    switch (by) {
      case 'search':
        return 'a smaller chance';
      case 'beside':
        return 'no marker beside it that it might turn, too';
      case 'nitrogen':
        return worse.minutes > better.minutes
          ? `more nitrogen, ${worse.minutes - better.minutes} min more`
          : 'more nitrogen';
      case 'minutes':
        return `${worse.minutes - better.minutes} min more`;
      default:
        return by satisfies never;
    }
  },
  /** All of a plan in a sentence. */
  told: (plan: DivePlan, unit: Unit): string =>
    plan.search === 'none'
      ? `${plan.hex}, ${depthText(plan.depth, unit)}: ${counted(plan.minutes, 'minute')} are too short to search.`
      : `${plan.hex}, ${depthText(plan.depth, unit)}: ${counted(plan.minutes, 'minute')} for ${aSearch(plan.search)}, ${chanceInWords(plan.turns)} to turn the marker: ${neededRoll(plan)}.`,
  turns: (plan: DivePlan): string =>
    plan.search === 'none' ? 'nothing is turned' : `turns it: ${neededRoll(plan)}`,
  finds: (markers: number): string =>
    markers === 1 ? 'finds the target' : `finds the target: one of ${markers}`,
  kind: (from: number, turns: number): string => `${from} min, ${chanceText(turns)}`,
  tooDeep: 'Too deep for you now: rest first, or go shallower.',
  /** How one comes up, and when one is fresh again. */
  nitrogen: (after: Group, fresh: TimePlan | null): string =>
    after === 'A'
      ? 'You come up without nitrogen: fresh for the next dive.'
      : `You come up with ${nitrogenWords(after)}${freshWords(fresh)}.`,
  /** What could be done at another time. */
  could: (counts: { readonly [Kind in Search]: number }): string => {
    const all = (['complete', 'thorough', 'hasty'] as const).filter((kind) => counts[kind] > 0);
    const [only] = all;
    if (only === undefined) return 'nothing';
    const down = all.reduce((sum, kind) => sum + counts[kind], counts.none);
    if (counts[only] === down)
      return `${down === 1 ? 'the last one' : `all ${down}`} ${ADVERBS[only]}`;
    return listed(all.map((kind) => `${counts[kind]} ${ADVERBS[kind]}`));
  },
  couldHead: 'You could search',
  sameUntil: (last: TimePlan): string => `the same until ${hourName(last.hour)}`,
  sooner:
    'Hours that come to the same share a row. The sooner you dive, the more dives fit into a day.',
  /** What a picture of the end shows. */
  whereAllLay: (kind: TargetKind, target: string | null): string =>
    target === null ? 'The chart' : `The chart: the ${TARGET_NAMES[kind]} lay in ${target}`,
} as const;

const ADVERBS = { complete: 'completely', thorough: 'thoroughly', hasty: 'hastily' } as const;

function freshWords(fresh: TimePlan | null): string {
  if (fresh === null) return '';
  return fresh.interval === null
    ? ', which takes a night to lose'
    : `, and lose it by ${hourName(fresh.hour)}`;
}

/** How a marker stands among all others. */
export interface MarkerStanding {
  readonly better: DiveDifference | null; // what the best has over it; null: it is among the best
  readonly equal: readonly string[]; // other hexes, as good as it
  readonly others: number; // all other markers
  readonly canSearch: boolean;
}

export function standingWords({ better, equal, others, canSearch }: MarkerStanding): string {
  if (better !== null)
    return `${better.better.hex} is better: ${canSearch ? whyBetter(better) : `${aSearch(better.better.search)} is possible there`}.`;
  if (!canSearch) return 'No marker can be searched now.';
  if (others === 0) return '';
  if (equal.length === others) return 'All markers are equal: none is better than another.';
  return equal.length === 0
    ? 'The best marker now: no other is as sure, as quick and as easy on you.'
    : `As good as any: ${someHexes(equal)} ${equal.length === 1 ? 'is' : 'are'} equal to it.`;
}

/** The same with the letters of the tables. */
export const betterByLetters = (difference: DiveDifference): string =>
  `${difference.better.hex} is better: ${advantage(difference)}.`;

function whyBetter({ by, better, worse }: DiveDifference): string {
  switch (by) {
    case 'search':
      return `${chanceText(better.turns)} to turn it instead of ${chanceText(worse.turns)}`;
    case 'beside':
      return 'the same search, and a marker beside it that it might turn, too';
    case 'nitrogen':
      return worse.minutes > better.minutes
        ? `the same search in ${counted(worse.minutes - better.minutes, 'minute')} less, and less nitrogen`
        : 'the same search, and less nitrogen afterwards';
    case 'minutes':
      return `the same search in ${counted(worse.minutes - better.minutes, 'minute')} less`;
    default:
      return by satisfies never;
  }
}

/** What keeps somebody from choosing a box of the Time Track. */
export interface BoxUse {
  readonly phase: Phase;
  readonly isOwnTurn: boolean;
  readonly isPast: boolean;
}

/** Why a tap on a box that no rule shuts does nothing. */
export function whyNotThen({ phase, isOwnTurn, isPast }: BoxUse): string {
  if (phase === 'over') return 'The search is over';
  if (isPast) return 'That hour is past';
  if (!isOwnTurn) return 'Not your turn';
  return phase === 'diving' ? 'Dive first, or choose “Another time”' : 'Not now';
}

/** The ways to look closer at the chart. */
export const ZOOM = {
  name: 'Size of the chart',
  in: 'Larger',
  out: 'Smaller',
  whole: 'The whole chart',
} as const;

/** What the keys do that stand in no button. */
export const KEYS = {
  markers: 'The marker before, the next marker',
  minutes: 'A minute less, a minute more at the bottom',
  unit: 'Depths in feet or metres',
  tables: 'All six tables',
  zoom: 'The chart larger, smaller, whole',
  boxes: 'On the Time Track: another hour',
} as const;
