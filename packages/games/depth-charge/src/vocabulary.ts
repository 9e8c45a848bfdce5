import type { Seat, Side } from '@fathom/kit';

/** What a match is pinned to. */
export const RULES = { id: 'depth-charge', version: 1 } as const;

export const SIDES = ['black', 'red'] as const;
export type SideName = (typeof SIDES)[number];
export type PerSide<T> = { readonly [Name in SideName]: T };

/** The same but for one side. */
export const withSide = <T>(both: PerSide<T>, side: SideName, value: T): PerSide<T> =>
  side === 'black' ? { black: value, red: both.red } : { black: both.black, red: value };

export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export type Column = (typeof COLUMNS)[number];
export const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
type RowName = (typeof ROWS)[number];
/** Column a is column 1 of the rules: "c5" is (3,5). */
export type Square = `${Column}${RowName}`;
export type PerSquare<T> = { readonly [Name in Square]: T };

/** In the order of their names, which is also the order of `squareNumber`. */
export const SQUARES: readonly Square[] = COLUMNS.flatMap((column) =>
  ROWS.map((row) => `${column}${row}` as const),
);

export const PHASES = ['placing', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Every way a game can end. The first four are the game's own, the others the players'. */
export const ENDINGS = [
  'minesDestroyed',
  'boatSunk',
  'secondMiss',
  'turnLimit',
  'resigned',
  'time',
  'absent',
] as const;
export type Ending = (typeof ENDINGS)[number];

export const opponent = (side: SideName): SideName => (side === 'black' ? 'red' : 'black');

/** One captain a side: a seat is called what its side is called. */
export const seatOf = (side: SideName): Seat => side as string as Seat;
export const teamOf = (side: SideName): Side => side as string as Side;
export const sideAt = (seat: Seat): SideName | null =>
  SIDES.find((side) => seatOf(side) === seat) ?? null;

/** Where a side's mines lie at the start, in the order of the squares' names. */
export type Placement = readonly [Square, Square, Square];

/** Three squares in any order name one placement: this is its one spelling. */
export const inOrder = (squares: Placement): Placement => squares.toSorted() as [...Placement];

/** Levels for beginners: against them possible mines are shown unless somebody minds. */
export const EASY_LEVELS: ReadonlySet<string> = new Set(['cadet', 'hand']);
