import { bitAt, holds, indexesIn, NOWHERE } from './bitboard.ts';
import type { Bitboard } from './bitboard.ts';
import { plus } from './sea.ts';
import type { Offset, SeaBits } from './sea.ts';

/** When something was said: its place on the record. */
export type RecordIndex = number;
export const NEVER: RecordIndex = Infinity;

/**
 * A mine that was heard being laid and has not been heard going off. It lies on one of the eight cells around the
 * place where the boat was: its berths, in the order of RING.
 */
export interface HeardMine {
  readonly at: RecordIndex;
  readonly from: Offset; // where the boat was, seen from where its route began
  /** No mine was left in the berth by this moment: the boat, or another mine, was there. At once: there never was. */
  readonly clearBy: readonly RecordIndex[];
}

export const RING: readonly Offset[] = [-1, 0, 1]
  .flatMap((south) => [-1, 0, 1].map((east): Offset => ({ east, south })))
  .filter(({ east, south }) => east !== 0 || south !== 0);

/** What is known of blasts: when there was one on a cell. A mine there is lost, or with chained mines is heard going off. */
export interface Blasts {
  readonly on: ReadonlyMap<number, readonly RecordIndex[]>;
  readonly chained: boolean;
}

export interface MineKnowledge {
  readonly sea: SeaBits;
  readonly blasts: Blasts;
}

/** A berth where a mine can have been put, for a boat that began its route in a given place. */
interface Berth {
  readonly index: number; // of the cell
  readonly lost: RecordIndex; // when a blast took the mine away
}

/** The berth at this offset of a mine's place, if there is one. */
export const berthAt = ({ from }: HeardMine, { east, south }: Offset): number =>
  RING.findIndex((step) => from.east + step.east === east && from.south + step.south === south);

/** Whether a mine may still lie in the berth, as far as the boat's own ways tell. */
export const isOpen = ({ clearBy }: HeardMine, berth: number): boolean => clearBy[berth] === NEVER;

/** The mines of a boat that has come to a place, or has put another mine there. The same array: they had no berth there. */
export function cleared(
  mines: readonly HeardMine[],
  place: Offset,
  by: (mine: HeardMine) => RecordIndex,
): readonly HeardMine[] {
  let changed = false;
  const after = mines.map((mine) => {
    const berth = berthAt(mine, place);
    const moment = by(mine);
    if (berth < 0 || (mine.clearBy[berth] ?? NEVER) <= moment) return mine;
    changed = true;
    return { ...mine, clearBy: mine.clearBy.with(berth, moment) };
  });
  return changed ? after : mines;
}

/** The beginnings of a route among these for which all the mines can lie somewhere, no two in the same place. */
export function fitting(
  known: MineKnowledge,
  mines: readonly HeardMine[],
  origins: Bitboard,
): Bitboard {
  if (mines.length === 0) return origins;
  let fit = NOWHERE;
  for (const origin of indexesIn(origins)) {
    const berths = mines.map((mine) => berthsOf(known, mine, origin));
    if (canAllLie(mines, berths)) fit |= bitAt(origin);
  }
  return fit;
}

/** Each mine can be in the way of one berth of another: with as many berths each as there are mines, nothing can go wrong. */
const canAllLie = (mines: readonly HeardMine[], berths: readonly (readonly Berth[])[]): boolean =>
  berths.every((choices) => choices.length >= mines.length) || lay(mines, berths) !== null;

/** One berth for each mine; null: there is no way to lay them. The earliest in each list that does is taken. */
export function lay(
  mines: readonly HeardMine[],
  berths: readonly (readonly Berth[])[],
): readonly Berth[] | null {
  const taken: Berth[] = [];
  const layFrom = (next: number): boolean => {
    const mine = mines[next];
    if (mine === undefined) return true;
    for (const berth of berths[next] ?? []) {
      // Mines come in the order they were laid: one that was lost before this one is in nobody's way.
      if (taken.some(({ index, lost }) => index === berth.index && lost >= mine.at)) continue;
      taken.push(berth);
      if (layFrom(next + 1)) return true;
      taken.pop();
    }
    return false;
  };
  return layFrom(0) ? taken : null;
}

/** Where a mine can have been put by a boat that began its route here. */
export function berthsOf(known: MineKnowledge, mine: HeardMine, origin: number): readonly Berth[] {
  const { sea, blasts } = known;
  const berths: Berth[] = [];
  for (let i = 0; i < RING.length; i++) {
    const clearBy = mine.clearBy[i] ?? mine.at;
    if (clearBy <= mine.at) continue;
    const index = cellFrom(sea, origin, plus(mine.from, RING[i] as Offset));
    if (index < 0 || !holds(sea.water, index)) continue;
    const lost = lostAt(blasts, index, mine.at);
    if (blasts.chained ? clearBy === NEVER && lost === NEVER : clearBy === NEVER || lost < clearBy)
      berths.push({ index, lost });
  }
  return berths;
}

/** The cell at an offset; -1: off the chart. */
function cellFrom({ size }: SeaBits, index: number, { east, south }: Offset): number {
  const column = (index % size) + east;
  const row = Math.floor(index / size) + south;
  return column < 0 || column >= size || row < 0 || row >= size ? -1 : row * size + column;
}

const lostAt = ({ on }: Blasts, index: number, laid: RecordIndex): RecordIndex =>
  on.get(index)?.find((moment) => moment > laid) ?? NEVER;
