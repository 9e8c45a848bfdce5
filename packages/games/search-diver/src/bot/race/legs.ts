import { groupAfterInterval } from '../../lookup.ts';
import { searchMinutes } from '../../plan.ts';
import { isRefusal, lookUp } from '../../rules/diving.ts';
import { GROUPS, HOURS, groupNumber } from '../../vocabulary.ts';
import type { Group, RolledSearch } from '../../vocabulary.ts';

/** Letters in numbers, as far as a dive can lead: A is 0, M is 12. */
export const REACHED: readonly Group[] = GROUPS.slice(0, 13);
export const HOURS_A_DAY: number = HOURS.length;

/** C: with more nitrogen no complete search is possible at 60 ft. */
export const CLEAN = 2;

/** The group after each number of hours at the surface, for each group. */
export const RESTED: readonly (readonly number[])[] = REACHED.map((group) =>
  HOURS.map((_, hours) => groupNumber(groupAfterInterval(group, hours * 60))),
);

/** A dive in numbers, as short as its kind of search allows. None takes longer than an hour. */
export interface Leg {
  readonly minutes: number;
  readonly search: RolledSearch;
  readonly after: number;
}

const known = new Map<number, readonly (readonly Leg[])[]>();

/** For each group the dives worth thinking of at a depth, the best search last. */
export function legsAt(depth: number): readonly (readonly Leg[])[] {
  const legs = known.get(depth) ?? REACHED.map((group) => legsFrom(depth, group));
  known.set(depth, legs);
  return legs;
}

const legsFrom = (depth: number, group: Group): readonly Leg[] =>
  searchMinutes(depth, group).flatMap(({ search, from }) => {
    const figures = lookUp({ depth, group, minutes: from });
    if (isRefusal(figures) || search === 'none') return [];
    return [{ minutes: from, search, after: groupNumber(figures.after) }];
  });

/** Where a bold diver can search completely hour after hour, and a careful one has to rest after each dive. */
export const asksForRest = (depth: number): boolean => {
  const best = legsAt(depth).map((legs) => legs.at(-1));
  const tired = RESTED[best[0]?.after ?? 0]?.[1] ?? 0;
  return tired > CLEAN && best.slice(0, -1).every((leg) => leg?.search === 'complete');
};
