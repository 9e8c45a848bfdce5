import { TABLE_1, TABLE_2, TABLE_3, TABLE_4, TABLE_5 } from './tables.ts';
import type { ResidualRow } from './tables.ts';
import { GROUPS, SPECIAL_EVENTS, groupNumber } from './vocabulary.ts';
import type { Die, Group, RolledSearch, Search, SpecialEvent } from './vocabulary.ts';

/** A row of a table by depth: between listed depths the next deeper one. */
const rowFor = <Row extends { readonly depth: number }>(
  rows: readonly Row[],
  depth: number,
): Row | null => rows.find((row) => row.depth >= depth) ?? null;

/** What a diver of a group finds in Table 3 for a depth. */
export interface Residual {
  readonly row: number; // the depth of the row
  readonly minutes: number; // residual nitrogen time
  readonly limit: number; // adjusted: the longest actual bottom time
}

/** 2.1, 2.2 null: there is no row for this depth or no cell for this group, and no dive. */
export function residualOf(depth: number, group: Group): Residual | null {
  const row: ResidualRow | null = rowFor(TABLE_3, depth);
  const minutes = row?.residual[groupNumber(group)];
  if (row === null || minutes === undefined) return null;
  return { row: row.depth, minutes, limit: row.limit - minutes };
}

/** The longest dive there, in minutes; 0: none is allowed. */
export const longestDive = (depth: number, group: Group): number =>
  residualOf(depth, group)?.limit ?? 0;

/** The depth of Table 1's row for a depth. */
export const groupRowOf = (depth: number): number | null => rowFor(TABLE_1, depth)?.depth ?? null;

/** 2.3 null: the table has no group for so long a dive. */
export function groupAfterDive(depth: number, total: number): Group | null {
  const upTo = rowFor(TABLE_1, depth)?.upTo ?? {};
  return GROUPS.find((group) => (upTo[group] ?? 0) >= total) ?? null;
}

/** 4.2 The group after so many minutes at the surface. */
export function groupAfterInterval(group: Group, minutes: number): Group {
  const ranges = TABLE_2[group];
  if (ranges === undefined) return group; // no dive of the game leads here
  const range = ranges.findIndex((longest) => minutes <= longest);
  return range < 0 ? 'A' : (namedFrom(group)[range] ?? 'A');
}

/** The groups that have a row in Table 2, from a group back to A. */
const namedFrom = (group: Group): readonly Group[] =>
  GROUPS.slice(0, groupNumber(group) + 1)
    .filter((each) => TABLE_2[each] !== undefined)
    .toReversed();

/** The range of Table 2 that leads from one group to another, in minutes. null: none does. */
export function intervalRange(
  from: Group,
  to: Group,
): { readonly least: number; readonly most: number } | null {
  const range = namedFrom(from).indexOf(to);
  const most = TABLE_2[from]?.[range];
  if (most === undefined) return null;
  return { least: range === 0 ? SHORTEST_INTERVAL : (TABLE_2[from]?.[range - 1] ?? 0) + 1, most };
}
export const SHORTEST_INTERVAL = 10;

const indexUpTo = (bounds: readonly number[], value: number): number =>
  bounds.findIndex((bound) => value <= bound);

/** 2.4 By depth and actual bottom time. */
export const searchOf = (depth: number, minutes: number): Search =>
  TABLE_4.search[indexUpTo(TABLE_4.depthUpTo, depth)]?.[indexUpTo(TABLE_4.minutesUpTo, minutes)] ??
  'none';

/** 2.4 The least roll that turns a marker. */
export const minimumOf = (search: RolledSearch): number => TABLE_5[search] ?? Infinity;

/** 3 What a roll on Table 6 brings. */
export const specialEventOf = (die: Die): SpecialEvent =>
  SPECIAL_EVENTS[die - 1] ?? SPECIAL_EVENTS[0];

const METRES_A_FOOT = 0.3048;
export const metres = (feet: number): number => Math.round(feet * METRES_A_FOOT);
