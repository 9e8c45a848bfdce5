import type { Seat, Side } from '@fathom/kit';

export const SIDES = ['north', 'south'] as const;
export type SideName = (typeof SIDES)[number];
export type PerSide<T> = { readonly [Name in SideName]: T };

export const PHASES = ['hiding', 'guessing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Where the treasure lies, seen from the depth that was named. */
export const ANSWERS = ['shallower', 'deeper', 'found'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Every way a game can end. The first is the game's own, the others the players'. */
export const ENDINGS = ['found', 'resigned', 'time', 'absent'] as const;
export type Ending = (typeof ENDINGS)[number];

export const opponent = (side: SideName): SideName => (side === 'north' ? 'south' : 'north');

/** One player a side: a seat is called what its side is called. */
export const seatOf = (side: SideName): Seat => side as string as Seat;
export const teamOf = (side: SideName): Side => side as string as Side;
export const sideAt = (seat: Seat): SideName | null =>
  SIDES.find((side) => seatOf(side) === seat) ?? null;
