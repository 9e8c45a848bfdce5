/**
 * How much better a player is who gets this share of the points at a table of `sides`, against even chances. For two it is
 * the usual 400·log10(s/(1−s)).
 */
export const eloOf = (share: number, sides: number): number =>
  400 * Math.log10((share / (1 - share)) * (sides - 1));

/** The share of the points that such a player gets. */
export const shareFor = (elo: number, sides: number): number =>
  1 / (1 + (sides - 1) * 10 ** (-elo / 400));
