import { scenarioFault } from './scenario-fault.ts';
import type { Chart, ChartSize } from '../chart.ts';
import { SCENARIOS } from '../vocabulary.ts';
import { measure } from './measure.ts';
import type { Measures } from './measure.ts';

interface Bound {
  readonly least: number;
  readonly most: number;
}
type Bounds = { readonly [Name in 'after8' | 'after12' | 'route']: Bound };

/**
 * How many cells should be left, in the middle of many routes, to one who heard 8 or 12 courses and nothing
 * else: fewer, and the chart gives boats away before their systems are ready; more, and nobody finds anybody.
 */
const BOUNDS: { readonly [Size in ChartSize]: Bounds } = {
  10: {
    after8: { least: 8, most: 20 },
    after12: { least: 3, most: 10 },
    route: { least: 15, most: 40 },
  },
  15: {
    after8: { least: 20, most: 50 },
    after12: { least: 7, most: 22 },
    route: { least: 15, most: 50 },
  },
};
const SECTOR_WATER = { least: 0.6, most: 0.96 };
const WAYS_OUT = { least: 2.9, most: 3.5 };
const CUT_OFF = { least: 0, most: 0.03 };
const HOLES_A_SECTOR = 2; // surfacing names the sector: with a single hole it would name the cell
const MINE_GAP = 2;
const WRECK_GAP = 3; // no boat can reach two at once

/** What keeps a chart of ours from being a good one, a sentence each; none: it is. */
export function goodPlayFaults(chart: Chart): readonly string[] {
  const lacking = SCENARIOS.map((scenario) => scenarioFault(chart, scenario));
  return [...lacking.filter((fault) => fault !== null), ...measuredFaults(chart, measure(chart))];
}

function measuredFaults({ size }: Chart, found: Measures): readonly string[] {
  const { after8, after12, route } = BOUNDS[size];
  return [
    outside('the share of water in the driest sector', found.emptiestSector, SECTOR_WATER),
    outside('the share of water in the wettest sector', found.fullestSector, SECTOR_WATER),
    outside('the share of water behind one narrow cell', found.cutOff, CUT_OFF),
    outside('the ways out of a cell', found.waysOut, WAYS_OUT),
    outside('the cells possible after 8 courses', found.after8.middle, after8),
    outside('the cells possible after 12 courses', found.after12.middle, after12),
    outside('the courses of an aimless boat', found.route.middle, route),
    outside('the fewest holes in a sector', found.fewestHoles, { least: HOLES_A_SECTOR, most: 5 }),
    outside('the fewest charted mines in a sector', found.fewestMines, { least: 1, most: 2 }),
    outside('the most charted mines in a sector', found.mostMines, { least: 1, most: 3 }),
    outside('the gap between charted mines', found.mineGap, { least: MINE_GAP, most: size }),
    outside('the gap between wrecks', found.wreckGap, { least: WRECK_GAP, most: size }),
  ].filter((fault) => fault !== null);
}

const outside = (what: string, value: number, { least, most }: Bound): string | null =>
  value >= least && value <= most
    ? null
    : `${what}: ${rounded(value)}, should be ${least} to ${most}`;

const rounded = (value: number): string => String(Math.round(value * 100) / 100);
