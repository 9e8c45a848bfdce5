import { Z95 } from './interval.ts';
import type { Estimate } from './interval.ts';

/** How often each mean score of a set, from 0 to 1, came up. */
export type ScoreCounts = readonly (readonly [score: number, sets: number])[];

/** One player alone against another in all the other chairs, over sets of games. */
export interface Contest {
  readonly one: number; // players by their numbers
  readonly others: number;
  readonly sides: number; // games of a set
  readonly scores: ScoreCounts; // of the one
}

const ELO_A_NEPER = 400 / Math.LN10;
const MOST_STEPS = 100;
const CLOSE_ENOUGH = 1e-10;

/**
 * Ratings under which the results are likeliest (Bradley and Terry; at a table of N the one alone has odds of 1 : N − 1
 * among equals), with 95 % intervals of the distance to player 0, who is put at `anchor`. One evenly shared game is
 * added to every contest: it keeps a clean sweep from meaning an infinite distance.
 */
export function ratingsOf(
  players: number,
  contests: readonly Contest[],
  anchor: number,
): readonly Estimate[] {
  let strengths: readonly number[] = Array.from({ length: players }, () => 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const pull = pulls(strengths, contests);
    const shift = product([pull], inverse(curvature(strengths, contests)))[0] ?? [];
    strengths = strengths.map((strength, i) => strength + (i === 0 ? 0 : (shift[i - 1] ?? 0)));
    if (shift.every((by) => Math.abs(by) < CLOSE_ENOUGH)) break;
  }
  const errors = standardErrors(strengths, contests);
  return strengths.map((strength, i) => {
    const value = anchor + strength * ELO_A_NEPER;
    const half = i === 0 ? 0 : (errors[i - 1] ?? 0) * Z95 * ELO_A_NEPER;
    return { value, low: value - half, high: value + half };
  });
}

const setsIn = (scores: ScoreCounts): number => scores.reduce((sum, [, sets]) => sum + sets, 0);

/** What the one of a contest should get, by the strengths. */
function chanceOf({ one, others, sides }: Contest, strengths: readonly number[]): number {
  const lead = (strengths[one] ?? 0) - (strengths[others] ?? 0);
  return 1 / (1 + (sides - 1) * Math.exp(-lead));
}

/** +1 for the one, −1 for the others, without player 0, who stands still. */
function direction({ one, others }: Contest, players: number): readonly number[] {
  return Array.from(
    { length: players - 1 },
    (_, i) => Number(i === one - 1) - Number(i === others - 1),
  );
}

/** How much more each player got than the strengths say. */
function pulls(strengths: readonly number[], contests: readonly Contest[]): readonly number[] {
  const sum = Array.from({ length: strengths.length - 1 }, () => 0);
  for (const contest of contests) {
    const { sides, scores } = contest;
    const chance = chanceOf(contest, strengths);
    const won = scores.reduce((points, [score, sets]) => points + sides * sets * score, 1 / sides);
    const surplus = won - (sides * setsIn(scores) + 1) * chance;
    for (const [i, sign] of direction(contest, strengths.length).entries())
      sum[i] = (sum[i] ?? 0) + sign * surplus;
  }
  return sum;
}

/** How sharply the likelihood falls off: the information that the games hold if all were independent. */
const curvature = (strengths: readonly number[], contests: readonly Contest[]): Matrix =>
  sumOfSquares(strengths.length, contests, (contest) => {
    const chance = chanceOf(contest, strengths);
    return (contest.sides * setsIn(contest.scores) + 1) * chance * (1 - chance);
  });

/** How much the sets really scattered about what the strengths say: games of a set are not independent. */
const scatter = (strengths: readonly number[], contests: readonly Contest[]): Matrix =>
  sumOfSquares(strengths.length, contests, (contest) => {
    const chance = chanceOf(contest, strengths);
    return contest.scores.reduce(
      (sum, [score, sets]) => sum + sets * (contest.sides * (score - chance)) ** 2,
      0,
    );
  });

function sumOfSquares(
  players: number,
  contests: readonly Contest[],
  weightOf: (contest: Contest) => number,
): Matrix {
  const size = players - 1;
  const sum = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  for (const contest of contests) {
    const weight = weightOf(contest);
    const signs = direction(contest, players);
    for (const [i, row] of sum.entries())
      for (const j of row.keys())
        row[j] = (row[j] ?? 0) + weight * (signs[i] ?? 0) * (signs[j] ?? 0);
  }
  return sum;
}

/** The wider of two views: games as independent, and sets as they scattered, which says too little after a clean sweep. */
function standardErrors(
  strengths: readonly number[],
  contests: readonly Contest[],
): readonly number[] {
  const free = inverse(curvature(strengths, contests));
  const seen = product(product(free, scatter(strengths, contests)), free);
  return free.map((row, i) => Math.sqrt(Math.max(row[i] ?? 0, seen[i]?.[i] ?? 0)));
}

export type Matrix = readonly (readonly number[])[];

export const product = (left: Matrix, right: Matrix): Matrix =>
  left.map((row) =>
    (right[0] ?? []).map((_, column) =>
      row.reduce((sum, number, i) => sum + number * (right[i]?.[column] ?? 0), 0),
    ),
  );

/** By elimination with pivots; for the small, well-behaved matrices of ratings. */
export function inverse(matrix: Matrix): Matrix {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [
    ...row,
    ...Array.from({ length: size }, (_, j) => Number(i === j)),
  ]);
  for (let column = 0; column < size; column++) {
    const left = rows.slice(column);
    const pivot = left.reduce((best, row) => (at(row, column) > at(best, column) ? row : best));
    if (at(pivot, column) === 0) throw new RangeError('the matrix has no inverse');
    rows.splice(rows.indexOf(pivot), 1);
    const scale = pivot[column] ?? 1;
    const scaled = pivot.map((number) => number / scale);
    for (const [i, row] of rows.entries()) {
      const factor = row[column] ?? 0;
      rows[i] = row.map((number, j) => number - factor * (scaled[j] ?? 0));
    }
    rows.splice(column, 0, scaled);
  }
  return rows.map((row) => row.slice(size));
}

const at = (row: readonly number[], column: number): number => Math.abs(row[column] ?? 0);
