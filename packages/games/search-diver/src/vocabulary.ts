import type { Seat, Side } from '@fathom/kit';

/** What a match is pinned to. */
export const RULES = { id: 'search-diver', version: 3 } as const;

/** As many of them dive as there are players, from the first on. */
export const SIDES = ['red', 'blue', 'green', 'yellow'] as const;
export type SideName = (typeof SIDES)[number];
export type PerSide<T> = { readonly [Name in SideName]: T };

/** Repetitive groups, from a diver without residual nitrogen to one full of it. */
// prettier-ignore
export const GROUPS = [
  'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M',
  'N', 'O', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z',
] as const;
export type Group = (typeof GROUPS)[number];
export const groupNumber = (group: Group): number => GROUPS.indexOf(group);

/** In feet: what a hex of water can be. */
export const DEPTHS = [10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 80, 90] as const;
export type Depth = (typeof DEPTHS)[number];

/** The hourly boxes of the Time Track: from 6 in the morning to 6 in the evening. */
export const HOURS = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const;
export type Hour = (typeof HOURS)[number];
export const FIRST_HOUR = 6;
export const LAST_HOUR = 18;
/** One box of the Time Track on one of the days, which count from 1. */
export interface Slot {
  readonly day: number;
  readonly hour: Hour;
}

/** What is looked for. */
export const TARGETS = ['ship', 'victim', 'aircraft'] as const;
export type TargetKind = (typeof TARGETS)[number];
/** What a turned marker shows. */
export type Face = TargetKind | 'dummy';

/** From Table 4, the better the later. */
export const SEARCHES = ['none', 'hasty', 'thorough', 'complete'] as const;
export type Search = (typeof SEARCHES)[number];
/** A search for which a die is rolled. */
export type RolledSearch = Exclude<Search, 'none'>;

/** From Table 6, in the order of the die. */
export const SPECIAL_EVENTS = [
  'shorthanded',
  'equipmentMalfunction',
  'fatigued',
  'secondLook',
  'goodVisibility',
  'excellentVisibility',
] as const;
export type SpecialEvent = (typeof SPECIAL_EVENTS)[number];

export const DIE_FACES = [1, 2, 3, 4, 5, 6] as const;
export type Die = (typeof DIE_FACES)[number];

/**
 * `placing` only where the players lay the markers; `choosing` when Excellent Visibility offers a free search;
 * `scheduling` between a dive and the next diver's turn.
 */
export const PHASES = ['placing', 'diving', 'choosing', 'scheduling', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Why a diver goes next: first on the track, a lower letter, a coin, or nobody else being there. */
export const TURN_REASONS = ['time', 'group', 'coin', 'alone'] as const;
export type TurnReason = (typeof TURN_REASONS)[number];

/**
 * Every way a game can end. The first four are the game's own, the others the players'. `located`: the last dummy is up, so
 * everybody knows what the last marker is. `othersLeft`: of more than two divers one is left, and it takes no more than one to
 * leave where there are two.
 */
export const ENDINGS = [
  'found',
  'located',
  'dayLimit',
  'outOfReach',
  'othersLeft',
  'resigned',
  'time',
  'absent',
] as const;
export type Ending = (typeof ENDINGS)[number];
/** The endings by which a search has succeeded. */
export const isSuccess = (reason: Ending): boolean => reason === 'found' || reason === 'located';

/** One diver a side: a seat is called what its side is called. */
export const seatOf = (side: SideName): Seat => side as string as Seat;
export const teamOf = (side: SideName): Side => side as string as Side;
export const sideAt = (seat: Seat): SideName | null =>
  SIDES.find((side) => seatOf(side) === seat) ?? null;
