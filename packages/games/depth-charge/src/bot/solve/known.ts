import { lowestBerth, masksOf, numberOf } from '../../belief/minefields.ts';
import { SQUARES } from '../../vocabulary.ts';
import { AROUND_OF, UNREACHED } from '../waters.ts';
import type { Chart } from './chart.ts';
import { drift } from './drift.ts';

/** Turns to destroy a minefield one knows, from each square. The mines themselves and the other boat are in the way. */
export type KnownTours = (living: number, field: number) => Uint8Array;

const kept = new WeakMap<Chart, KnownTours[]>();

/** Worked out for a minefield when first asked for, and kept for each place of the other boat. */
export function knownTours(chart: Chart, obstacle: number): KnownTours {
  const byObstacle = kept.get(chart) ?? [];
  kept.set(chart, byObstacle);
  return (byObstacle[obstacle] ??= toursAround(chart, obstacle));
}

function toursAround({ sea }: Chart, obstacle: number): KnownTours {
  const tables: Uint8Array[][] = [];
  const tours: KnownTours = (living, field) =>
    ((tables[living] ??= [])[field] ??= living === 0 ? DONE : work(living, field));
  const work = (living: number, field: number): Uint8Array => {
    const turns = new Uint8Array(SQUARES.length).fill(UNREACHED);
    const mask = masksOf(living)[field]!;
    const open = new Uint8Array(SQUARES.length).fill(1);
    open[obstacle] = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) open[sea[lowestBerth(rest)]!] = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const berth = lowestBerth(rest);
      const onward = tours(living - 1, numberOf(mask ^ (1 << berth)));
      for (const beside of AROUND_OF[sea[berth]!]!)
        if (open[beside] === 1) turns[beside] = Math.min(turns[beside]!, onward[beside]! + 1);
    }
    for (let square = 0; square < turns.length; square++)
      if (turns[square]! < UNREACHED) drift(square, { turns, open, stride: 1 });
    return turns;
  };
  return tours;
}

const DONE = new Uint8Array(SQUARES.length);
