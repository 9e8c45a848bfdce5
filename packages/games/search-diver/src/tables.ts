import type { Group, Search } from './vocabulary.ts';

/**
 * The tables of the game, in feet and minutes. They are for this game and for nothing else: no real dive may be planned
 * with them.
 */
export interface GroupRow {
  readonly depth: number;
  readonly upTo: { readonly [Name in Group]?: number }; // total bottom time that still leads to this group
}
export interface ResidualRow {
  readonly depth: number;
  readonly limit: number; // residual and actual bottom time together
  readonly residual: readonly number[]; // one a group, from A on; a group beyond the last may not dive
}

/** Table 1: the group after a dive, by depth and total bottom time. */
export const TABLE_1: readonly GroupRow[] = [
  { depth: 10, upTo: { A: 60, B: 120, C: 210, D: 300 } },
  { depth: 15, upTo: { A: 35, B: 70, C: 110, D: 160, E: 225, F: 350 } },
  { depth: 20, upTo: { A: 25, B: 50, C: 75, D: 100, E: 135, F: 180, G: 240, H: 325 } },
  {
    depth: 25,
    upTo: { A: 20, B: 35, C: 55, D: 75, E: 100, F: 125, G: 160, H: 195, I: 245, J: 315 },
  },
  {
    depth: 30,
    upTo: {
      A: 15,
      B: 30,
      C: 45,
      D: 60,
      E: 75,
      F: 95,
      G: 120,
      H: 145,
      I: 170,
      J: 205,
      K: 250,
      L: 310,
    },
  },
  {
    depth: 35,
    upTo: {
      A: 5,
      B: 15,
      C: 25,
      D: 40,
      E: 50,
      F: 60,
      G: 80,
      H: 100,
      I: 120,
      J: 140,
      K: 160,
      L: 190,
      M: 220,
      N: 270,
      O: 310,
    },
  },
  {
    depth: 40,
    upTo: {
      A: 5,
      B: 15,
      C: 25,
      D: 30,
      E: 40,
      F: 50,
      G: 70,
      H: 80,
      I: 100,
      J: 110,
      K: 130,
      L: 150,
      M: 170,
      N: 200,
    },
  },
  {
    depth: 50,
    upTo: { B: 10, C: 15, D: 25, E: 30, F: 40, G: 50, H: 60, I: 70, J: 80, K: 90, L: 100 },
  },
  { depth: 60, upTo: { B: 10, C: 15, D: 20, E: 25, F: 30, G: 40, H: 50, I: 55, J: 60 } },
  { depth: 70, upTo: { B: 5, C: 10, D: 15, E: 20, F: 30, G: 35, H: 40, I: 45, J: 50 } },
  { depth: 80, upTo: { B: 5, C: 10, D: 15, E: 20, F: 25, G: 30, H: 35, I: 40 } },
  { depth: 90, upTo: { B: 5, C: 10, D: 12, E: 15, F: 20, G: 25, H: 30 } },
  { depth: 100, upTo: { B: 5, C: 7, D: 10, E: 15, F: 20, G: 22, H: 25 } },
  { depth: 110, upTo: { C: 5, D: 10, E: 13, F: 15, G: 20 } },
  { depth: 120, upTo: { C: 5, D: 10, E: 12, F: 15 } },
  { depth: 130, upTo: { C: 5, D: 8, E: 10 } },
  { depth: 140, upTo: { C: 5, D: 7, E: 10 } },
  { depth: 150, upTo: { C: 5 } },
  { depth: 160, upTo: { D: 5 } },
  { depth: 170, upTo: { D: 5 } },
  { depth: 180, upTo: { D: 5 } },
  { depth: 190, upTo: { D: 5 } },
];

/**
 * Table 2: the group after a surface interval. For each group the longest interval in minutes that leads to the group
 * itself, then to the one before it, and so on down to A. The first range begins at 10 minutes; longer than the last is
 * A again. N, O and Z are there for the sake of the table: no dive of the game leads to them.
 */
export const TABLE_2: { readonly [Name in Group]?: readonly number[] } = {
  A: [720],
  B: [200, 720],
  C: [99, 289, 720],
  D: [69, 158, 348, 720],
  E: [54, 117, 204, 394, 720],
  F: [45, 89, 148, 237, 425, 720],
  G: [40, 75, 119, 178, 265, 455, 720],
  H: [36, 66, 101, 143, 200, 289, 479, 720],
  I: [33, 59, 89, 122, 164, 223, 312, 501, 720],
  J: [31, 54, 79, 107, 140, 184, 242, 340, 530, 720],
  K: [28, 49, 71, 95, 123, 158, 201, 259, 348, 538, 720],
  L: [26, 45, 64, 85, 109, 139, 173, 216, 275, 362, 552, 720],
  M: [25, 42, 59, 78, 99, 125, 154, 188, 232, 289, 378, 568, 720],
  N: [24, 39, 54, 71, 90, 113, 138, 167, 202, 244, 303, 392, 583, 720],
  O: [23, 36, 51, 67, 84, 103, 124, 149, 179, 213, 257, 316, 404, 594, 720],
  Z: [22, 34, 48, 62, 78, 96, 115, 137, 162, 190, 225, 269, 327, 416, 605, 720],
};

/** Table 3: residual nitrogen time and the limit of the minutes, by depth and group. */
export const TABLE_3: readonly ResidualRow[] = [
  {
    depth: 35,
    limit: 205,
    residual: [
      10, 19, 25, 29, 32, 36, 40, 44, 48, 52, 57, 62, 67, 73, 79, 85, 92, 100, 108, 117, 127, 139,
      152, 168, 188, 205,
    ],
  },
  {
    depth: 40,
    limit: 140,
    residual: [
      9, 16, 22, 25, 27, 31, 34, 37, 40, 44, 48, 51, 55, 60, 64, 69, 74, 79, 85, 91, 97, 104, 111,
      120, 129, 140,
    ],
  },
  {
    depth: 50,
    limit: 80,
    residual: [
      7, 13, 17, 19, 21, 24, 26, 28, 31, 33, 36, 38, 41, 44, 47, 50, 53, 57, 60, 63, 67, 71, 75, 80,
    ],
  },
  {
    depth: 60,
    limit: 55,
    residual: [
      6, 11, 14, 16, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39, 42, 44, 47, 49, 52, 54, 55,
    ],
  },
  {
    depth: 70,
    limit: 40,
    residual: [5, 9, 12, 13, 15, 16, 18, 19, 21, 22, 24, 26, 27, 29, 31, 33, 34, 36, 38, 40],
  },
  {
    depth: 80,
    limit: 30,
    residual: [4, 8, 10, 11, 13, 14, 15, 17, 18, 19, 21, 22, 23, 25, 26, 28, 29, 30],
  },
  {
    depth: 90,
    limit: 25,
    residual: [4, 7, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25],
  },
  { depth: 100, limit: 20, residual: [3, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] },
  { depth: 110, limit: 16, residual: [3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 14, 15, 16] },
  { depth: 120, limit: 13, residual: [3, 5, 6, 7, 8, 9, 10, 11, 12, 12, 13] },
  { depth: 130, limit: 10, residual: [3, 5, 6, 7, 8, 8, 9, 10] },
];

/** Table 4: the kind of search. A depth or a time beyond the last bound falls into the last row or column. */
export const TABLE_4: {
  readonly depthUpTo: readonly number[];
  readonly minutesUpTo: readonly number[];
  readonly search: readonly (readonly Search[])[];
} = {
  depthUpTo: [30, 60, Infinity],
  minutesUpTo: [20, 40, Infinity],
  search: [
    ['thorough', 'complete', 'complete'],
    ['hasty', 'thorough', 'complete'],
    ['none', 'hasty', 'thorough'],
  ],
};

/** Table 5: the least roll that turns the marker. */
export const TABLE_5: { readonly [Name in Search]: number | null } = {
  none: null,
  hasty: 6,
  thorough: 4,
  complete: 2,
};
