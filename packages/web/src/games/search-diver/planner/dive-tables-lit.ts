import { SHORTEST_INTERVAL, TABLES, TABLE_1, TABLE_2, TABLE_4 } from '@fathom/search-diver/client';
import type { Group } from '@fathom/search-diver/client';
import type { LitCells, LookedUp } from '../desk/look-up.ts';

export function litOf({ plan, before, time }: LookedUp): LitCells {
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

/** A range of Table 2; empty where none leads there. */
export function rangeText(bounds: readonly number[], column: number): string {
  const most = bounds[column];
  if (most === undefined) return '';
  return TABLES.range(column === 0 ? SHORTEST_INTERVAL : (bounds[column - 1] ?? 0) + 1, most);
}

/** The letters a dive passes through, by total bottom time. */
export function letterBands(
  row: number,
  most: number,
): readonly { readonly group: Group; readonly from: number; readonly to: number }[] {
  const upTo = Object.entries(TABLE_1.find(({ depth }) => depth === row)?.upTo ?? {}) as [
    Group,
    number,
  ][];
  return upTo
    .map(([group, to], i) => ({ group, from: upTo[i - 1]?.[1] ?? 0, to: Math.min(to, most) }))
    .filter(({ from }) => from < most);
}
