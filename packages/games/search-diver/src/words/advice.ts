import { capital, counted, listed } from '@fathom/kit';
import type { DiveDifference } from '../compare.ts';
import type { DivePlan } from '../plan.ts';
import type { Group, SideName, Slot } from '../vocabulary.ts';
import { SIDE_NAMES, chanceText, hourName, slotName } from './names.ts';
import { aSearch, advantage, neededRoll, someHexes } from './odds.ts';

/** What somebody could do, so that it can be said alone or inside a sentence. */
export type Suggestion =
  | { readonly type: 'place'; readonly hex: string }
  | {
      readonly type: 'dive';
      readonly hex: string;
      readonly depth: number;
      readonly minutes: number;
    }
  | { readonly type: 'search'; readonly hex: string; readonly depth: number }
  | { readonly type: 'skip' }
  | { readonly type: 'schedule' | 'pass'; readonly hour: number; readonly when: SuggestedDay };
/** `never`: the last day is over for who takes that time. */
export type SuggestedDay = 'today' | 'tomorrow' | 'never';

/** "dive in 1607, 40 ft, for 41 minutes". */
function toDo(suggestion: Suggestion): string {
  switch (suggestion.type) {
    case 'place':
      return `lay the marker in ${suggestion.hex}`;
    case 'dive':
      return `dive in ${suggestion.hex}, ${suggestion.depth} ft, for ${counted(suggestion.minutes, 'minute')}`;
    case 'search':
      return `use the free search in ${suggestion.hex}, ${suggestion.depth} ft`;
    case 'skip':
      return 'let the free search go';
    case 'schedule':
      if (suggestion.when === 'never') return 'end your search here';
      return `dive again ${whenWords(suggestion)}`;
    case 'pass':
      if (suggestion.when === 'never') return 'give the search up';
      return `stay dry, and dive ${whenWords(suggestion)}`;
    default:
      return suggestion satisfies never;
  }
}
const whenWords = ({ hour, when }: { hour: number; when: SuggestedDay }): string =>
  `${when === 'today' ? 'at' : 'tomorrow at'} ${hourName(hour)}`;

/** Another diver on the track. */
interface Rival extends Slot {
  readonly group: Group;
}
const rivalWords = (rival: Rival): string =>
  `the other diver (${slotName(rival)}, group ${rival.group})`;

/** The others on the track, by whether one will dive before them. */
export interface Meetings {
  readonly before: readonly SideName[];
  readonly level: readonly SideName[];
  readonly after: readonly SideName[];
}
const namesOf = (sides: readonly SideName[]): string =>
  listed(sides.map((side) => SIDE_NAMES[side]));

/** Why one marker and not another. */
export type MarkerReason =
  | { readonly type: 'better'; readonly difference: DiveDifference }
  | { readonly type: 'deepFirst' | 'shallowFirst' | 'later'; readonly other: DivePlan };

/** The sentences of a hint. */
export const ADVICE = {
  suggestion: (suggestion: Suggestion): string => {
    return `${capital(toDo(suggestion))}.`;
  },
  skip: 'Its die would rather bring trouble than turn the marker: a 6 may cost hours of rest.',
  boldDepth: (depth: number): string =>
    `At ${depth} ft a complete search can be made every hour, but only by a diver who dares to: whoever rests will be slower there.`,
  plainDepth: (depth: number): string => `It is ${depth} ft deep there, and can be searched well.`,
  drawnLast: 'Nobody knows a face: which of the markers is the target is drawn at the end.',
  search: (plan: DivePlan): string =>
    `That is ${aSearch(plan.search)} (${neededRoll(plan)}): ${chanceText(plan.turns)} to turn the marker, ${chanceText(plan.wins)} to find the target.`,
  /** Markers between which there is nothing to choose. */
  equal: (hexes: readonly string[], others: number): string =>
    hexes.length === others && others > 1
      ? `All ${others} other markers are just as good.`
      : `${someHexes(hexes)} ${hexes.length === 1 ? 'is' : 'are'} just as good.`,
  /** Why not the best of the others. */
  rather: (reason: MarkerReason): string => {
    switch (reason.type) {
      case 'better':
        return `It is better than ${reason.difference.worse.hex}: ${advantage(reason.difference)}.`;
      case 'deepFirst':
        return `It comes before ${reason.other.hex}: at ${reason.other.depth} ft a tired diver can still search well, here only a fresh one.`;
      case 'shallowFirst':
        return `It comes before ${reason.other.hex}: shallow water is what everybody can search, so it is gone first.`;
      case 'later':
        return `${reason.other.hex} can wait: what follows goes better in this order.`;
      default:
        return reason satisfies never;
    }
  },
  nitrogen: ({ before, after, minutes, limit }: DivePlan): string =>
    after === before
      ? `You come up in group ${after} as before, after ${minutes} of the ${limit} minutes you may stay.`
      : `It takes you from group ${before} to ${after}, with ${minutes} of the ${limit} minutes you may stay.`,
  freeSearch: (turns: number): string =>
    `It costs no time: ${chanceText(turns)} to turn the marker.`,
  night: 'A night’s rest takes all nitrogen away: you will be in group A.',
  lastDay: 'This is the last day, and no hour is left in which you could find anything.',
  lastHours: 'This is the last day: after it there is no other dive.',
  /** What waiting is good for. */
  earlier: (hour: number, more: MoreComplete): string =>
    `It is worth the wait: at ${hourName(hour)} ${more.before === 0 ? 'no marker' : counted(more.before, 'marker')} could be searched completely, by then ${more.complete}.`,
  sooner: (complete: number, { most, hour }: { most: number; hour: number }): string =>
    `${complete === 0 ? 'No marker' : counted(complete, 'marker')} can be searched completely by then, ${most} if you waited until ${hourName(hour)}: time is worth more here.`,
  noLonger: (complete: number): string =>
    `Waiting longer would not help: ${counted(complete, 'marker')} can be searched completely by then, and no more later today.`,
  rest: (group: Group, hours: number): string =>
    `By then you will be in group ${group}, after ${counted(hours, 'hour')} at the surface.`,
  before: (rival: Rival): string => `You will dive before ${rivalWords(rival)}.`,
  after: (rival: Rival): string => `You will dive after ${rivalWords(rival)}.`,
  level: (rival: Rival): string =>
    `You will be level with ${rivalWords(rival)}: a coin decides who goes first.`,
  lowerLetter: (rival: Rival): string =>
    `At the same hour the lower letter goes first, so you will dive before ${rivalWords(rival)}.`,
  higherLetter: (rival: Rival): string =>
    `At the same hour the lower letter goes first, so you will dive after ${rivalWords(rival)}.`,
  meetings: ({ before, level, after }: Meetings): string =>
    `You will dive ${listed([
      ...(before.length > 0 ? [`before ${namesOf(before)}`] : []),
      ...(after.length > 0 ? [`after ${namesOf(after)}`] : []),
      ...(level.length > 0 ? [`level with ${namesOf(level)}, where a coin decides`] : []),
    ])}.`,
  share: (markers: number, chance: number): string =>
    markers === 1
      ? 'Only one marker is still down: it is the target.'
      : `Each of the ${markers} markers still down is the target with a chance of ${chanceText(chance)}.`,
  win: (chance: number, rivals: number): string =>
    `As far as the other ${rivals === 1 ? 'diver' : 'divers'} can be judged, you should win about ${chanceText(chance)} of the time.`,
  asGood: (other: Suggestion): string => `It would be just as good to ${toDo(other)}.`,
  worse: (other: Suggestion, less: number): string =>
    `To ${toDo(other)} would take ${chanceText(less)} off that.`,
} as const;

/** How many markers can be searched completely, at an earlier time and at the one advised. */
interface MoreComplete {
  readonly before: number;
  readonly complete: number;
}
