import { rngFrom } from '@fathom/kit';
import type { Rng } from '@fathom/kit';
import { waysOut } from '../chart.ts';
import type { Chart } from '../chart.ts';
import { COURSES } from '../vocabulary.ts';
import type { Cell, Course } from '../vocabulary.ts';
import { seasOf } from './parse.ts';

/** What can be counted about how a chart plays. Shares are from 0 to 1. */
export interface Measures {
  readonly islands: number; // share of all cells
  readonly emptiestSector: number; // share of water
  readonly fullestSector: number;
  readonly narrows: number; // cells of water that join two parts of the sea all alone
  readonly cutOff: number; // share of the water that the worst of them cuts off
  readonly waysOut: number; // of a cell of water, on average
  readonly after8: Quantiles; // cells where an enemy can be after so many heard courses
  readonly after12: Quantiles;
  readonly route: Quantiles; // courses of an aimless boat until it must surface
  readonly fewestHoles: number; // in a sector
  readonly fewestMines: number;
  readonly mostMines: number;
  readonly mineGap: number; // cells from a charted mine to the nearest other, diagonals counting as one
  readonly wreckGap: number; // the same of wrecks
  readonly mined: number; // share of the water that charted mines can reach
}

/** One in ten is lower, half are lower, nine in ten are lower. */
export interface Quantiles {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

const ROUTES = 600;

/** The same numbers for the same chart, every time. */
export function measure(chart: Chart): Measures {
  const rng = steadyLuck();
  const routes = Array.from({ length: ROUTES }, () => aimlessRoute(chart, rng));
  const sectors = Array.from({ length: chart.sectors }, (_, index) => chart.sectorCells(index + 1));
  const shareOfWater = sectors.map((cells) => cells.filter(chart.isWater).length / cells.length);
  const inSectors = (marks: readonly Cell[]): readonly number[] =>
    sectors.map((cells) => cells.filter((cell) => marks.includes(cell)).length);
  const cuts = chart.waterCells.map((cell) => cutOffBy(chart, cell)).filter((share) => share > 0);
  const mines = inSectors(chart.chartedMines);
  return {
    islands: 1 - chart.waterCells.length / chart.cells.length,
    emptiestSector: Math.min(...shareOfWater),
    fullestSector: Math.max(...shareOfWater),
    narrows: cuts.length,
    cutOff: Math.max(0, ...cuts),
    waysOut: mean(chart.waterCells.map((cell) => waysOut(chart, cell).length)),
    after8: spreadOf(possibleAfter(chart, routes, 8)),
    after12: spreadOf(possibleAfter(chart, routes, 12)),
    route: spreadOf(routes.map((courses) => courses.length)),
    fewestHoles: Math.min(...inSectors(chart.holes)),
    fewestMines: Math.min(...mines),
    mostMines: Math.max(...mines),
    mineGap: gapAmong(chart, chart.chartedMines),
    wreckGap: gapAmong(chart, chart.wrecks),
    mined: minedShare(chart),
  };
}

/** Luck that is always the same: a xorshift register started at a fixed word. */
function steadyLuck(): Rng {
  let word = 0x2545f491;
  return rngFrom(() => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return word >>> 0;
  });
}

/** The courses of a boat that steers at random, under the rules of 2, until it has to surface. */
function aimlessRoute(chart: Chart, rng: Rng): readonly Course[] {
  const courses: Course[] = [];
  let cell = rng.pick(chart.waterCells);
  const passed = new Set([cell]);
  for (;;) {
    const open = COURSES.flatMap((course) => {
      const next = chart.neighbour(cell, course);
      return next !== null && chart.isWater(next) && !passed.has(next) ? [{ course, next }] : [];
    });
    if (open.length === 0) return courses;
    const { course, next } = rng.pick(open);
    courses.push(course);
    passed.add(next);
    cell = next;
  }
}

/** For each route that is long enough: where the boat can be for one who heard its first courses and no more. */
const possibleAfter = (
  chart: Chart,
  routes: readonly (readonly Course[])[],
  length: number,
): readonly number[] =>
  routes
    .filter((courses) => courses.length >= length)
    .map((courses) => possibleStarts(chart, courses.slice(0, length)));

/** From how many cells these courses can be sailed. */
export const possibleStarts = (chart: Chart, courses: readonly Course[]): number =>
  chart.waterCells.filter((start) => canSail(chart, start, courses)).length;

function canSail(chart: Chart, start: Cell, courses: readonly Course[]): boolean {
  let cell = start;
  for (const course of courses) {
    const next = chart.neighbour(cell, course);
    if (next === null || !chart.isWater(next)) return false;
    cell = next;
  }
  return true;
}

/** The share of the water that cannot be reached from the main part without passing this cell. */
function cutOffBy(chart: Chart, cell: Cell): number {
  const rest = chart.waterCells.filter((other) => other !== cell);
  const waters = { ...chart, isWater: (other: string) => other !== cell && chart.isWater(other) };
  const main = seasOf(waters, rest)[0]?.length ?? 0;
  return (rest.length - main) / chart.waterCells.length;
}

/** The cells between the nearest two of some marks. */
function gapAmong({ size, indexOf }: Chart, marks: readonly Cell[]): number {
  const gaps = marks.flatMap((mark, i) =>
    marks.slice(i + 1).map((other) => {
      const [from, to] = [indexOf(mark), indexOf(other)];
      return Math.max(
        Math.abs((from % size) - (to % size)),
        Math.abs(Math.floor(from / size) - Math.floor(to / size)),
      );
    }),
  );
  return Math.min(size, ...gaps);
}

function minedShare(chart: Chart): number {
  const blast = new Set(chart.chartedMines.flatMap((mine) => [mine, ...chart.around(mine)]));
  return chart.waterCells.filter((cell) => blast.has(cell)).length / chart.waterCells.length;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function spreadOf(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { low: at(0.1), middle: at(0.5), high: at(0.9) };
}
