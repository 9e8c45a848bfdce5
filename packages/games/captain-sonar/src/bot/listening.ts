import type { Claims } from '../actions.ts';
import { lawfulAnswers } from '../rules/detection.ts';
import { COLUMNS } from '../vocabulary.ts';
import type { Chances } from './chances.ts';
import { nameOf } from './sea.ts';
import type { SeaTables } from './sea.ts';

/** Bits that the answer to a yes-or-no question tells. */
export const bitsOf = (chance: number): number =>
  chance <= 0 || chance >= 1
    ? 0
    : -chance * Math.log2(chance) - (1 - chance) * Math.log2(1 - chance);

/** 3.4 Bits a drone over each sector is expected to tell; the first sector comes first. */
export function droneBits(sea: SeaTables, chances: Chances): readonly number[] {
  const sums = new Float64Array(sea.chart.sectors);
  for (const cell of sea.water) {
    const place = (sea.sector[cell] ?? 1) - 1;
    sums[place] = (sums[place] ?? 0) + (chances[cell] ?? 0);
  }
  return [...sums].map(bitsOf);
}

/** Sums over the lines of a chart, so that what an answer leaves is one addition. */
interface Sums {
  readonly row: Float64Array;
  readonly column: Float64Array;
  readonly sector: Float64Array;
  readonly rowInSector: Float64Array; // row × SECTORS + sector
  readonly columnInSector: Float64Array;
  readonly chances: Chances;
}
const SECTORS = 10; // more than there are, numbered from 1

function sumsOf(sea: SeaTables, chances: Chances): Sums {
  const { size } = sea.chart;
  const sums = {
    row: new Float64Array(size + 1),
    column: new Float64Array(size),
    sector: new Float64Array(SECTORS),
    rowInSector: new Float64Array((size + 1) * SECTORS),
    columnInSector: new Float64Array(size * SECTORS),
    chances,
  };
  for (const cell of sea.water) {
    const chance = chances[cell] ?? 0;
    const [row, column, sector] = [
      sea.row[cell] ?? 0,
      sea.column[cell] ?? 0,
      sea.sector[cell] ?? 0,
    ];
    add(sums.row, row, chance);
    add(sums.column, column, chance);
    add(sums.sector, sector, chance);
    add(sums.rowInSector, row * SECTORS + sector, chance);
    add(sums.columnInSector, column * SECTORS + sector, chance);
  }
  return sums;
}

const add = (sums: Float64Array, place: number, chance: number): void => {
  sums[place] = (sums[place] ?? 0) + chance;
};

/** 3.5 The share of the chances that two claims leave: exactly one of them is true. */
function left({ chart }: SeaTables, sums: Sums, { row, column, sector }: Claims): number {
  const across = column === null ? 0 : COLUMNS.indexOf(column);
  if (row === null)
    return either(
      sums.column[across],
      sums.sector[sector ?? 0],
      sums.columnInSector[across * SECTORS + (sector ?? 0)],
    );
  if (column === null)
    return either(
      sums.row[row],
      sums.sector[sector ?? 0],
      sums.rowInSector[row * SECTORS + (sector ?? 0)],
    );
  const both = chart.cellAt(column, row);
  return either(
    sums.row[row],
    sums.column[across],
    both === null ? 0 : sums.chances[chart.indexOf(both)],
  );
}

const either = (one = 0, other = 0, both = 0): number => one + other - 2 * both;

/** Every lawful answer of a boat on this cell, and the share of the chances it leaves. */
export function answersAt(
  sea: SeaTables,
  chances: Chances,
  cell: number,
): readonly { readonly claims: Claims; readonly left: number }[] {
  const sums = sumsOf(sea, chances);
  return lawfulAnswers(sea.chart, nameOf(sea, cell)).map((claims) => ({
    claims,
    left: left(sea, sums, claims),
  }));
}

const ASKED = 12; // cells that are looked at; more would not change the sum by much

/** Bits a sonar is expected to tell, where the enemy answers so that it tells least. */
export function sonarBits(sea: SeaTables, chances: Chances, cells: readonly number[]): number {
  const sums = sumsOf(sea, chances);
  let [bits, weight] = [0, 0];
  for (const cell of cells.slice(0, ASKED)) {
    let most = 0;
    for (const claims of lawfulAnswers(sea.chart, nameOf(sea, cell)))
      most = Math.max(most, left(sea, sums, claims));
    const chance = chances[cell] ?? 0;
    if (most > 0) bits -= chance * Math.log2(Math.min(1, most));
    weight += chance;
  }
  return weight === 0 ? 0 : bits / weight;
}
