import { counted } from '@fathom/kit';
import type { DivePlan } from '../plan.ts';
import type { Group, Search, Slot } from '../vocabulary.ts';
import { chanceText, hourName, searchInWords, slotName } from './names.ts';

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
  | { readonly type: 'schedule' | 'pass'; readonly hour: number; readonly isToday: boolean };

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
      return `dive again ${whenWords(suggestion)}`;
    case 'pass':
      return `stay dry, and plan the next dive for ${whenWords(suggestion)}`;
    default:
      return suggestion satisfies never;
  }
}
const whenWords = ({ hour, isToday }: { hour: number; isToday: boolean }): string =>
  `${isToday ? 'at' : 'tomorrow at'} ${hourName(hour)}`;

/** Another diver on the track. */
interface Rival extends Slot {
  readonly group: Group;
}
const rivalWords = (rival: Rival): string =>
  `the other diver (${slotName(rival)}, group ${rival.group})`;

/** The sentences of a hint. */
export const ADVICE = {
  suggestion: (suggestion: Suggestion): string => {
    const what = toDo(suggestion);
    return `${what.charAt(0).toUpperCase()}${what.slice(1)}.`;
  },
  skip: 'Its die would rather bring trouble than turn the marker: a 6 may cost hours of rest.',
  boldDepth: (depth: number): string =>
    `At ${depth} ft a complete search can be made every hour, but only by a diver who dares to: whoever rests will be slower there.`,
  plainDepth: (depth: number): string => `It is ${depth} ft deep there, and can be searched well.`,
  drawnLast: 'Nobody knows a face: which of the markers is the target is drawn at the end.',
  search: ({ search, turns, wins }: Pick<DivePlan, 'search' | 'turns' | 'wins'>): string =>
    `That is ${kindWords(search)}: it turns the marker with ${chanceText(turns)} and finds the target with ${chanceText(wins)}.`,
  nitrogen: ({ before, after, minutes, limit }: DivePlan): string =>
    after === before
      ? `You come up in group ${after} as before, after ${minutes} of the ${limit} minutes you may stay.`
      : `It takes you from group ${before} to ${after}, with ${minutes} of the ${limit} minutes you may stay.`,
  freeSearch: (turns: number): string =>
    `It costs no time, and turns the marker with ${chanceText(turns)}.`,
  night: 'A night’s rest takes all nitrogen away: you will be in group A.',
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
  share: (markers: number, chance: number): string =>
    `Each of the ${markers} markers still down is the target with ${chanceText(chance)}.`,
  win: (chance: number): string =>
    `As far as the other diver can be judged, you should win with about ${chanceText(chance)}.`,
  asGood: (other: Suggestion): string => `It would be just as good to ${toDo(other)}.`,
  worse: (other: Suggestion, less: number): string =>
    `To ${toDo(other)} would take ${chanceText(less)} off that.`,
} as const;

const kindWords = (search: Search): string =>
  search === 'none' ? 'no search' : `a ${searchInWords(search)} search`;
