import type { Die, Group, Hex, NaturalSix, RolledSearch, Search } from '@fathom/search-diver';

/** The worked examples and boundary cases of the rules, by what is looked up. */
interface Example {
  readonly example: string;
}
interface ResidualExample extends Example {
  readonly depth: number;
  readonly group: Group;
  readonly minutes: number;
}
export const RESIDUALS: readonly ResidualExample[] = [
  { example: '2: 1607, 40 ft, group A', depth: 40, group: 'A', minutes: 9 },
  { example: '16: 60 ft, group C', depth: 60, group: 'C', minutes: 14 },
];

interface LimitExample extends Example {
  readonly hex: Hex;
  readonly depth: number;
  readonly group: Group;
  readonly limit: number;
}
export const LIMITS: readonly LimitExample[] = [
  { example: '12: 1809, 80 ft, group C', hex: '1809', depth: 80, group: 'C', limit: 20 },
  { example: '14: 1710, 60 ft, group C', hex: '1710', depth: 60, group: 'C', limit: 41 },
];

interface TotalExample extends Example {
  readonly residual: number;
  readonly minutes: number;
  readonly total: number;
}
export const TOTALS: readonly TotalExample[] = [
  { example: '3: 9 and 21', residual: 9, minutes: 21, total: 30 },
  { example: '17: 14 and 41', residual: 14, minutes: 41, total: 55 },
];

interface GroupExample extends Example {
  readonly depth: number;
  readonly total: number;
  readonly after: Group;
}
export const GROUPS_AFTER: readonly GroupExample[] = [
  { example: '4: 40 ft, 30 minutes', depth: 40, total: 30, after: 'D' },
  { example: '18: 60 ft, 55 minutes', depth: 60, total: 55, after: 'I' },
  { example: 'boundary: 40 ft, 31 minutes', depth: 40, total: 31, after: 'E' },
  { example: 'boundary: 60 ft, 56 minutes', depth: 60, total: 56, after: 'J' },
];

interface SearchExample extends Example {
  readonly depth: number;
  readonly minutes: number;
  readonly search: Search;
  readonly minimum: number | null;
}
export const KINDS: readonly SearchExample[] = [
  { example: '5: 40 ft, 21 minutes', depth: 40, minutes: 21, search: 'thorough', minimum: 4 },
  { example: '13: 80 ft, 20 minutes', depth: 80, minutes: 20, search: 'none', minimum: null },
  { example: '15: 60 ft, 41 minutes', depth: 60, minutes: 41, search: 'complete', minimum: 2 },
  { example: 'boundary: 40 ft, 20 minutes', depth: 40, minutes: 20, search: 'hasty', minimum: 6 },
  {
    example: 'boundary: 60 ft, 40 minutes',
    depth: 60,
    minutes: 40,
    search: 'thorough',
    minimum: 4,
  },
  { example: 'boundary: 30 ft, 1 minute', depth: 30, minutes: 1, search: 'thorough', minimum: 4 },
];

interface IntervalExample extends Example {
  readonly before: Group;
  readonly minutes: number;
  readonly after: Group;
  readonly range?: string; // of Table 2, where the example names it
}
export const INTERVALS: readonly IntervalExample[] = [
  { example: '7: D, 2:00', before: 'D', minutes: 120, after: 'C', range: '1:10-2:38' },
  { example: '20: I, 4:00', before: 'I', minutes: 240, after: 'C', range: '3:44-5:12' },
  { example: 'boundary: D, 1:09', before: 'D', minutes: 69, after: 'D' },
  { example: 'boundary: D, 2:39', before: 'D', minutes: 159, after: 'B' },
  { example: 'boundary: I, 3:43', before: 'I', minutes: 223, after: 'D' },
  { example: 'boundary: I, 5:13', before: 'I', minutes: 313, after: 'B' },
];

interface RollExample extends Example {
  readonly search: RolledSearch;
  readonly die: Die;
  readonly modifier: number;
  readonly naturalSix: NaturalSix;
  readonly revealed: boolean;
  readonly specialEvent: boolean;
}
const roll = { modifier: 0, naturalSix: 'fail', revealed: false, specialEvent: false } as const;
export const ROLLS: readonly RollExample[] = [
  { ...roll, example: '6: a 5', search: 'thorough', die: 5, revealed: true },
  { ...roll, example: '19: a 1', search: 'complete', die: 1 },
  { ...roll, example: 'boundary: a 6', search: 'hasty', die: 6, specialEvent: true },
  { ...roll, example: 'boundary: 5 + 1', search: 'hasty', die: 5, modifier: 1, revealed: true },
  {
    ...roll,
    example: 'boundary: a 6, resolved',
    search: 'hasty',
    die: 6,
    naturalSix: 'resolve',
    revealed: true,
    specialEvent: true,
  },
];

interface IllegalExample extends Example {
  readonly depth: number;
  readonly group: Group;
  readonly minutes: number;
  readonly message: RegExp;
}
export const ILLEGAL: readonly IllegalExample[] = [
  { example: '60 ft, C, 42 minutes', depth: 60, group: 'C', minutes: 42, message: /limit 41/ },
  { example: '80 ft, C, 21 minutes', depth: 80, group: 'C', minutes: 21, message: /limit 20/ },
  { example: '140 ft, A, 1 minute', depth: 140, group: 'A', minutes: 1, message: /no row/ },
];

interface ClockExample extends Example {
  readonly blue: number;
  readonly red: number;
  readonly next: 'red' | 'blue';
}
export const CLOCKS: readonly ClockExample[] = [
  { example: '9: Blue at 8, Red at 6', blue: 8, red: 6, next: 'red' },
  { example: '10: Blue at 8, Red at 7', blue: 8, red: 7, next: 'red' },
  { example: '11: Blue at 8, Red at 14', blue: 8, red: 14, next: 'blue' },
  { example: '22: Blue at 12, Red at 14', blue: 12, red: 14, next: 'blue' },
];
