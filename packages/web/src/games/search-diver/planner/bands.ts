import { TABLE_1 } from '@fathom/search-diver/client';
import type { Group } from '@fathom/search-diver/client';

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
