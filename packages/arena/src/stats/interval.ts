export interface Interval {
  readonly low: number;
  readonly high: number;
}
export interface Estimate extends Interval {
  readonly value: number;
}

export const Z95 = 1.959964;

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Of the numbers around their mean, for a sample (n − 1). 0 for fewer than two. */
export function varianceOf(numbers: readonly number[]): number {
  if (numbers.length < 2) return 0;
  const mean = meanOf(numbers);
  return numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / (numbers.length - 1);
}

/**
 * The share of points with its 95 % interval. Games of a set share their luck and are not independent, so the sets are what
 * is counted: how much their scores differ says how many independent games they are worth, and Wilson's interval is taken
 * for so many. `scores` are the mean scores of sets, from 0 to 1.
 */
export function shareEstimate(scores: readonly number[], gamesASet: number): Estimate {
  const value = meanOf(scores);
  const spread = varianceOf(scores);
  const worth =
    spread === 0 ? scores.length * gamesASet : (value * (1 - value) * scores.length) / spread;
  return { value, ...wilson(value, worth) };
}

function wilson(share: number, games: number): Interval {
  const z2 = Z95 ** 2;
  const centre = (share + z2 / (2 * games)) / (1 + z2 / games);
  const half =
    (Z95 * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games ** 2))) / (1 + z2 / games);
  // At the ends the formula gives exactly that end, but for the last digits.
  return { low: share === 0 ? 0 : centre - half, high: share === 1 ? 1 : centre + half };
}

/**
 * How much better a player is who gets this share of the points at a table of `sides`, against even chances. For two it is
 * the usual 400·log10(s/(1−s)).
 */
export const eloOf = (share: number, sides: number): number =>
  400 * Math.log10((share / (1 - share)) * (sides - 1));

/** The share of the points that such a player gets. */
export const shareFor = (elo: number, sides: number): number =>
  1 / (1 + (sides - 1) * 10 ** (-elo / 400));
