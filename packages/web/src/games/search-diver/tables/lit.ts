import { TABLE_2, TABLE_4 } from '@fathom/search-diver/client';
import type { DivePlan, Group, RolledSearch, TimePlan } from '@fathom/search-diver/client';

/** The cells that were looked up, so that a paper player's finger can be followed. */
export interface Lit {
  readonly table1: { readonly row: number; readonly group: Group } | null;
  readonly table2: { readonly row: Group; readonly column: number } | null; // -1: beyond the last range
  readonly table3: { readonly row: number; readonly group: Group } | null;
  readonly table4: { readonly row: number; readonly column: number } | null;
  readonly table5: RolledSearch | null;
}

export interface LookedUp {
  readonly plan: DivePlan | null; // the dive that is planned
  readonly before: Group | null; // the letter before a rest
  readonly time: TimePlan | null; // the time that is picked after it
}

export function litOf({ plan, before, time }: LookedUp): Lit {
  const search = plan?.search ?? 'none';
  return {
    table1: plan === null ? null : { row: plan.rows.table1, group: plan.after },
    table3: plan === null ? null : { row: plan.rows.table3, group: plan.before },
    table4:
      plan === null
        ? null
        : {
            row: firstUpTo(TABLE_4.depthUpTo, plan.depth),
            column: firstUpTo(TABLE_4.minutesUpTo, plan.minutes),
          },
    table5: search === 'none' ? null : search,
    table2:
      before === null || time === null || time.interval === null
        ? null
        : { row: before, column: firstUpTo(TABLE_2[before] ?? [], time.interval) },
  };
}

const firstUpTo = (bounds: readonly number[], value: number): number =>
  bounds.findIndex((bound) => value <= bound);

/** "1:10–2:38": a range of Table 2 in hours and minutes. */
export function rangeText(bounds: readonly number[], column: number): string {
  const least = column === 0 ? 10 : (bounds[column - 1] ?? 0) + 1;
  return `${clock(least)}–${clock(bounds[column] ?? 0)}`;
}
const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
