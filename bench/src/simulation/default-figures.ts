import type { SiteFigures } from './figures.ts';

/** From a short run on two shared cores, so that there is something to reckon with where nothing is kept. */
export const DEFAULT_FIGURES: SiteFigures = {
  nodeMove: { together: 0.68, apart: 1.25 },
  natsMove: 0.125,
  postgresMore: 1.3,
  join: { node: 12, postgres: 2.5 },
  append: { statement: 0.35, row: 0.015 },
  read: 0.15,
  list: 0.45,
  rest: 0.32,
  beat: 0.23,
  headsPerMatch: 0.007,
  attendancePerMatch: 0.0005,
  perNetwork: 0.01,
  wal: { row: 540, rowFirst: 5300, list: 1600, listFirst: 18_000, restFirst: 8400, beat: 300 },
  tableRow: 283,
  indexRow: 78,
  memoryPerCopy: 100_000,
};
