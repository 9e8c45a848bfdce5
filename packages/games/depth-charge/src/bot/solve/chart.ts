import { reportsAt } from '../../belief/reports.ts';
import { SEAS, squareNumber } from '../../board.ts';
import { MINES_A_SIDE } from '../../rules/placement.ts';
import type { PingRules } from '../../setup.ts';
import { SQUARES } from '../../vocabulary.ts';
import type { SideName } from '../../vocabulary.ts';
import { routesFrom } from '../waters.ts';

/** A sea in numbers, for whoever hunts in it. */
export interface Chart {
  readonly sea: readonly number[]; // the square of each berth
  readonly berths: Int8Array; // the berth of each square; -1: outside this sea
  /** By number of living mines, then by square: the report of each minefield to a sounding there. */
  readonly codes: readonly (readonly Uint16Array[])[];
}

const made = new Map<string, Chart>();

export function chartOf(about: SideName, rules: PingRules): Chart {
  const key = `${about} ${rules.duplicates} ${rules.occlusion}`;
  const known = made.get(key) ?? draw(about, rules);
  made.set(key, known);
  return known;
}

function draw(about: SideName, rules: PingRules): Chart {
  const sea = SEAS[about].map(squareNumber);
  const berths = new Int8Array(SQUARES.length).fill(-1);
  for (const [berth, square] of sea.entries()) berths[square] = berth;
  const codes = Array.from({ length: MINES_A_SIDE + 1 }, (_, living) =>
    SQUARES.map((square) => reportsAt({ about, living, rules }, square).codes),
  );
  return { sea, berths, codes };
}

/** Moves between two squares of an empty board, by one × 64 + other. */
export const MOVES: Uint8Array = Uint8Array.from(
  SQUARES.flatMap((_, from) => Array.from(routesFrom(from, () => false).turns)),
);
