import type { Square } from '@fathom/depth-charge';

export interface Example {
  readonly charge: Square;
  readonly mines: readonly Square[];
  readonly pings: readonly number[];
  readonly why: string;
}

/** Worked examples of ping reports, with equal times listed and mines hidden in line only. */
export const EXAMPLES: readonly Example[] = [
  {
    charge: 'a1',
    mines: ['d7', 'e5', 'h2'],
    pings: [4, 8, 9],
    why: 'off-line 3 + 6, diagonal 4, off-line 7 + 1',
  },
  {
    charge: 'e5',
    mines: ['h8', 'e8', 'h5'],
    pings: [3, 3, 3],
    why: 'diagonal, column and row, all 3 away: each is listed',
  },
  {
    charge: 'e5',
    mines: ['f6', 'h8', 'e8'],
    pings: [1, 3],
    why: 'h8 lies behind f6 on the diagonal',
  },
  {
    charge: 'f6',
    mines: ['f6', 'h8', 'e8'],
    pings: [2, 3],
    why: 'the mine on the very square is silent and hides nothing: h8 answers at 2, e8 at 1 + 2',
  },
  {
    charge: 'f6',
    mines: ['f6', 'g7', 'h8'],
    pings: [1],
    why: 'f6 is silent and h8 lies behind g7: one answer',
  },
  {
    charge: 'e6',
    mines: ['f6', 'h7', 'g6'],
    pings: [1, 4],
    why: 'g6 lies behind f6 on the row; h7 is 3 + 1 off the lines',
  },
];
