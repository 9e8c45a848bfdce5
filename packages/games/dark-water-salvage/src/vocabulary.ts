import type { Seat, Side } from '@fathom/kit';

/** What a match is pinned to. */
export const RULES = { id: 'dark-water-salvage', version: 2 } as const;
/** Matches of an older version go on by its rules. */
export type RulesVersion = 1 | typeof RULES.version;

/** The wreck hunters. A match of fewer than five has the first of them. */
export const HUNTERS = ['amber', 'coral', 'jade', 'slate', 'violet'] as const;
export type HunterName = (typeof HUNTERS)[number];

export const PLAYER_COUNTS = [2, 3, 4, 5] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

export const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type Column = (typeof COLUMNS)[number];
export const ROWS = ['1', '2', '3', '4', '5'] as const;
type RowName = (typeof ROWS)[number];
/** Columns run from west to east and rows from north to south: "A1" is the north-west corner. */
export type Region = `${Column}${RowName}`;
export type PerRegion<T> = { readonly [Name in Region]: T };

/** Row by row from the north, which is also the order of `regionNumber`. */
export const REGIONS: readonly Region[] = ROWS.flatMap((row) =>
  COLUMNS.map((column) => `${column}${row}` as const),
);

export const DEPTHS = ['shallow', 'medium', 'deep'] as const;
export type Depth = (typeof DEPTHS)[number];

export const BEARINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Bearing = (typeof BEARINGS)[number];

/** A sonar card: of the city or feature in that region, of a depth, or the rumoured value. */
export type Card = Region | Depth | 'rumour';
export const CARDS: readonly Card[] = [...REGIONS, ...DEPTHS, 'rumour'];

/** What is said to be aboard, in dollars. */
export type Rumour = readonly [least: number, most: number];

/** Of a city's or feature's card a bearing, of a depth's card yes or no, of the rumoured value its range. */
export type Answer = Bearing | boolean | Rumour;

export const WRECKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** The wrecks lie on the table in this order; it says nothing about them. */
export type WreckNumber = (typeof WRECKS)[number];

export const PHASES = ['applying', 'cities', 'loop', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The action loop, in the order in which the action token goes round. */
export const STEPS = ['research', 'move', 'locate', 'salvage'] as const;
export type LoopStep = (typeof STEPS)[number];

/** Every way a game can end. The first two are the game's own, the others the players'. */
export const ENDINGS = ['lastRound', 'allSalvaged', 'resigned', 'time', 'absent'] as const;
export type Ending = (typeof ENDINGS)[number];

/** One seat per hunter: it is called what the hunter is called. */
export const seatOf = (hunter: HunterName): Seat => hunter as string as Seat;
export const teamOf = (hunter: HunterName): Side => hunter as string as Side;
/** null: no seat of this game. */
export const hunterAt = (seat: Seat): HunterName | null =>
  HUNTERS.find((name) => seatOf(name) === seat) ?? null;
