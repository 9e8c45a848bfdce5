import { counted, listed } from '@fathom/kit';
import type { DiveDifference } from '../compare.ts';
import { minimumOf } from '../lookup.ts';
import type { DivePlan } from '../plan.ts';
import type { Search } from '../vocabulary.ts';
import { chanceText, searchInWords } from './names.ts';

/** What people can see before them: halves to tenths, and below an eighth one in so many. */
const MOST_PARTS = 10;
const SMALL = 8;

/** "about 2 in 3", "about 1 in 19": a chance as one would say it. */
export function chanceInWords(share: number): string {
  if (share <= 0) return 'no chance';
  if (share >= 1) return 'certain';
  if (share > 0.95) return 'nearly certain';
  if (share < 1 / SMALL) return `about 1 in ${Math.round(1 / share)}`;
  const parts = Array.from({ length: MOST_PARTS - 1 }, (_, i) => i + 2);
  const off = (whole: number): number =>
    Math.abs(Math.max(1, Math.round(share * whole)) / whole - share);
  // The fewest parts that come close enough: 2 in 3 is easier than 7 in 10.
  const whole =
    parts.find((each) => off(each) < 0.02) ?? parts.toSorted((a, b) => off(a) - off(b))[0] ?? 10;
  return `about ${Math.max(1, Math.round(share * whole))} in ${whole}`;
}

type Needed = Pick<DivePlan, 'search' | 'modifier' | 'sixFails'>;

/** What the die must show: "2 or more, but a 6 fails". */
export function neededRoll({ search, modifier, sixFails }: Needed): string {
  if (search === 'none') return 'no roll';
  const needed = minimumOf(search) - modifier;
  if (!sixFails) return needed > 6 ? 'beyond any roll' : needed <= 1 ? 'any roll' : orMore(needed);
  if (needed > 6) return 'beyond any roll';
  if (needed === 6) return 'a 6, but a 6 fails: only a free search can turn it';
  if (needed === 5) return '5 alone: a 6 fails';
  return needed <= 1 ? 'anything but a 6' : `${orMore(needed)}, but a 6 fails`;
}
const orMore = (roll: number): string => `${roll} or more`;

export const aSearch = (search: Search): string =>
  search === 'none' ? 'no search' : `a ${searchInWords(search)} search`;

const NAMED = 3;
/** "1203, 1405 and 7 others". */
export function someHexes(hexes: readonly string[]): string {
  if (hexes.length <= NAMED) return listed(hexes);
  const rest = hexes.length - NAMED + 1;
  return `${hexes.slice(0, NAMED - 1).join(', ')} and ${rest} others`;
}

/** "a complete search instead of a thorough one". */
export function advantage({ by, better, worse }: DiveDifference): string {
  switch (by) {
    case 'search':
      return better.search === worse.search
        ? `${chanceText(better.turns)} instead of ${chanceText(worse.turns)}`
        : `${aSearch(better.search)}, ${chanceText(better.turns)}, instead of ${aSearch(worse.search)}, ${chanceText(worse.turns)}`;
    case 'beside':
      return 'the same search, and a marker beside it that an excellent view may turn as well';
    case 'nitrogen':
      return `the same search, and you come up in group ${better.after} instead of ${worse.after}`;
    case 'minutes':
      return `the same search in ${counted(better.minutes, 'minute')} instead of ${worse.minutes}`;
    default:
      return by satisfies never;
  }
}
