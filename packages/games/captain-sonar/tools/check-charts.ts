/**
 * Measures the charts of the house and says what is wrong with them:
 * node packages/games/captain-sonar/tools/check-charts.ts
 */
import { CHARTS, chartOf } from '../src/charts/index.ts';
import { goodPlayFaults } from '../src/charts/good-play.ts';
import { measure } from '../src/charts/measure.ts';
import type { Measures, Quantiles } from '../src/charts/measure.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const spread = ({ low, middle, high }: Quantiles): string => `${low} ${middle} ${high}`;

const row = (found: Measures): Readonly<Record<string, string | number>> => ({
  islands: percent(found.islands),
  'water a sector': `${percent(found.emptiestSector)}–${percent(found.fullestSector)}`,
  narrows: found.narrows,
  'cut off': percent(found.cutOff),
  'ways out': found.waysOut.toFixed(2),
  'cells after 8': spread(found.after8),
  'after 12': spread(found.after12),
  'aimless route': spread(found.route),
  'holes a sector': `${found.fewestHoles}+`,
  'mines a sector': `${found.fewestMines}–${found.mostMines}`,
  'mine gap': found.mineGap,
  'wreck gap': found.wreckGap,
  mined: percent(found.mined),
});

console.table(Object.fromEntries(CHARTS.map(({ id }) => [id, row(measure(chartOf(id, '')))])));
console.log('Three numbers: one in ten is lower, half are lower, nine in ten are lower.');

const faults = CHARTS.flatMap(({ id }) =>
  goodPlayFaults(chartOf(id, '')).map((fault) => `${id}: ${fault}`),
);
console.log(faults.length === 0 ? 'All are fit for good play.' : faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
