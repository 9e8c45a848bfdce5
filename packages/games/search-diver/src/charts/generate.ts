import { digest, rngFor } from '@fathom/kit';
import type { Rng, Seed } from '@fathom/kit';
import type { DepthChart } from '../chart.ts';
import { centreOf } from '../hex.ts';
import type { ColumnRow } from '../hex.ts';
import { DEPTHS } from '../vocabulary.ts';
import type { Depth } from '../vocabulary.ts';

const COLUMNS = 20;
const ROWS = 12;
const SWELLS = 9; // hills and hollows of the bottom
const SHORE = 0.5; // how much the edges of the chart rise
const LAND = { least: 24, spread: 25 } as const; // hexes

/** How the water is shared among DEPTHS, in parts: what 1.4 allows for the last three is 15 of a hundred. */
const SHARES: readonly number[] = [3, 4, 5, 6, 7, 12, 14, 16, 14, 5, 4, 3];

/**
 * 1.4 A chart from any text: the same text gives the same chart on every machine. The bottom is a sum of round hills and
 * hollows; its hexes are put in order of height and the depths dealt out in fixed shares, so the bounds hold by making.
 */
export function generateChart(seed: string): DepthChart {
  const rng = rngFor(digest(['search-diver/chart/1', seed]) as Seed, 0);
  const heightAt = bottom(rng);
  const land = LAND.least + rng.int(LAND.spread);
  const places = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
    index,
    height: heightAt({ column: (index % COLUMNS) + 1, row: Math.floor(index / COLUMNS) + 1 }),
  })).toSorted((a, b) => b.height - a.height || a.index - b.index);
  const depths: (Depth | null)[] = places.map(() => null);
  const water = places.slice(land);
  for (const [rank, { index }] of water.entries()) depths[index] = dealt(rank / water.length);
  return { columns: COLUMNS, rows: ROWS, depths };
}

const WHOLE = SHARES.reduce((sum, share) => sum + share, 0);

/** The depth for a place in the order from the shallowest, 0, to the deepest, 1. */
function dealt(share: number): Depth {
  let sum = 0;
  const index = SHARES.findIndex((each) => (sum += each) > share * WHOLE);
  return DEPTHS[index] ?? 10;
}

/** How high the bottom is at each point. Sums, products and quotients only: those are the same on every machine. */
function bottom(rng: Rng): (at: ColumnRow) => number {
  const far = centreOf({ column: COLUMNS, row: ROWS });
  const swells = Array.from({ length: SWELLS }, () => ({
    x: (far.x * rng.int(1000)) / 1000,
    y: (far.y * rng.int(1000)) / 1000,
    reach: 9 + rng.int(40),
    height: (rng.int(200) - 110) / 100,
  }));
  return (place) => {
    const { x, y } = centreOf(place);
    return swells.reduce((sum, swell) => {
      const [across, along] = [x - swell.x, y - swell.y];
      return sum + swell.height / (1 + (across * across + along * along) / swell.reach);
    }, shore(place));
  };
}

/** The edges of the chart rise. By columns and rows, so that the half hexes between them make no teeth. */
function shore({ column, row }: ColumnRow): number {
  const edge = Math.max(fromMiddle(column, COLUMNS), fromMiddle(row, ROWS));
  return SHORE * edge * edge * edge;
}

/** 0 in the middle of so many, 1 at either end. */
const fromMiddle = (at: number, count: number): number =>
  Math.abs(at - (count + 1) / 2) / ((count - 1) / 2);
