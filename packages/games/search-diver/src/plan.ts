import type { Refusal } from '@fathom/kit';
import type { DiveChoice } from './actions.ts';
import type { Hex } from './hex.ts';
import { groupRowOf, longestDive, minimumOf, residualOf, searchOf } from './lookup.ts';
import { chanceToFind, chanceToTurn } from './odds.ts';
import { figuresOf, isRefusal } from './rules/diving.ts';
import { cannotSchedule, restedOf, timeAt, tomorrow } from './rules/scheduling.ts';
import type { NextTime, Rested } from './rules/scheduling.ts';
import { depthOf, diverOf, faceDown } from './rules/table.ts';
import type { OpenTable } from './state.ts';
import { HOURS, SEARCHES } from './vocabulary.ts';
import type { Group, Search, SideName, Slot } from './vocabulary.ts';

/** 6 All that a paper player would look up before a dive. */
export interface DivePlan {
  readonly hex: Hex;
  readonly depth: number;
  readonly minutes: number; // actual bottom time (ABT)
  readonly before: Group;
  readonly residual: number; // residual nitrogen time (RNT)
  readonly limit: number; // adjusted: the longest minutes
  readonly total: number; // total bottom time (TBT)
  readonly after: Group;
  readonly search: Search;
  readonly minimum: number | null; // the least roll; null: no search
  readonly modifier: number; // to the roll
  readonly sixFails: boolean; // 2.6 whether an unmodified 6 turns nothing
  readonly turns: number; // chance to turn this marker, free searches of it counted in
  readonly wins: number; // chance that the dive finds the target, free searches beside it counted in
  readonly rows: { readonly table1: number; readonly table3: number }; // depths of the rows looked up
}

/** The plan of a dive, or why it cannot be made. */
export function planDive(table: OpenTable, side: SideName, choice: DiveChoice): DivePlan | Refusal {
  const figures = figuresOf(table, side, choice);
  if (isRefusal(figures)) return figures;
  const diver = diverOf(table, side);
  const { hex, minutes } = choice;
  const { depth, residual, total, after, search } = figures;
  const modifier = diver?.modifier ?? 0;
  return {
    hex,
    depth,
    minutes,
    before: diver?.group ?? 'A',
    residual: residual.minutes,
    limit: residual.limit,
    total,
    after,
    search,
    minimum: search === 'none' ? null : minimumOf(search),
    modifier,
    sixFails: table.setup.naturalSix === 'fail',
    turns: chanceToTurn(search, { naturalSix: table.setup.naturalSix, modifier }),
    wins: chanceToFind(table, { hex, search, modifier }),
    rows: { table1: groupRowOf(depth) ?? depth, table3: residual.row },
  };
}

export const isPlan = (plan: DivePlan | Refusal): plan is DivePlan => 'turns' in plan;

/** The fewest minutes that make each kind of search possible there, as far as the limit allows. */
export function searchMinutes(
  depth: number,
  group: Group,
): readonly { readonly search: Search; readonly from: number }[] {
  const limit = longestDive(depth, group);
  return SEARCHES.map((search) => ({ search, from: firstMinute(depth, search, limit) })).filter(
    ({ from }) => from > 0,
  );
}

function firstMinute(depth: number, search: Search, limit: number): number {
  for (let minutes = 1; minutes <= limit; minutes++)
    if (searchOf(depth, minutes) === search) return minutes;
  return 0;
}

/** A box of the Time Track as the next time, and why it cannot be chosen if it cannot. */
export interface TimePlan extends NextTime {
  readonly refusal: Refusal | null;
}

/** The boxes after a dive that is only planned. */
export interface PlannedDive {
  readonly after: Group;
  readonly minutes: number;
}

/** 6 Every later box of today and the first of tomorrow, with the group that results. */
export function planTimes(
  table: OpenTable,
  side: SideName,
  planned: PlannedDive | null = null,
): readonly TimePlan[] {
  const diver = diverOf(table, side);
  if (diver === null) return [];
  const now = restedOf(table, diver);
  const rested: Rested =
    planned === null ? now : { ...now, group: planned.after, minutes: planned.minutes };
  const slots: readonly Slot[] = [
    ...HOURS.filter((hour) => hour > diver.hour).map((hour) => ({ day: diver.day, hour })),
    tomorrow(diver),
  ];
  return slots.map((slot) => {
    const { day, hour, interval, group } = timeAt(rested, slot);
    return { day, hour, interval, group, refusal: cannotSchedule(rested, slot) };
  });
}

/** What a diver of a group could do in a hex. */
export interface Prospect {
  readonly hex: Hex;
  readonly depth: number;
  readonly residual: number | null; // null: no dive is possible there
  readonly limit: number; // minutes; 0: none
  readonly best: Search;
}

/** 6 What would be possible in each hex that still has a face-down marker. */
export const prospects = (table: OpenTable, group: Group): readonly Prospect[] =>
  faceDown(table).map((hex) => {
    const depth = depthOf(table, hex) ?? 0;
    const residual = residualOf(depth, group);
    const limit = Math.max(0, residual?.limit ?? 0);
    return {
      hex,
      depth,
      residual: residual?.minutes ?? null,
      limit,
      best: limit > 0 ? searchOf(depth, limit) : 'none',
    };
  });
