import type { Belief } from '../belief.ts';
import { lowestBerth, masksOf, numberOf } from '../belief/minefields.ts';
import { reportsAt } from '../belief/reports.ts';
import { SEAS, squareNumber } from '../board.ts';
import { AROUND_OF, UNREACHED, nameOf, routesFrom } from './numbered-board.ts';
import { MINES_A_SIDE } from '../rules/placement.ts';
import { SQUARES } from '../vocabulary.ts';
import type { PerSide, SideName } from '../vocabulary.ts';

/** n × log2 n. */
const weight = Float64Array.from({ length: 3277 }, (_, n) => (n === 0 ? 0 : n * Math.log2(n)));
/** How often each report occurs; all zero between uses. Three times of at most 13 make 560 reports. */
const tally = new Uint16Array(560);

/** Bits a sounding charge on a square is expected to tell. */
export function information(belief: Belief, square: number): number {
  const { fields } = belief;
  if (fields.length < 2) return 0;
  const { codes } = reportsAt(belief, nameOf(square));
  for (const field of fields) tally[codes[field]!]!++;
  let unknown = 0;
  for (const field of fields) {
    const code = codes[field]!;
    unknown += weight[tally[code]!]!;
    tally[code] = 0;
  }
  return (weight[fields.length]! - unknown) / fields.length;
}

/** Bits a depth charge tells besides what it does, where it hits with this chance. */
export function informationOfHit(chance: number): number {
  if (chance <= 0 || chance >= 1) return 0;
  return -chance * Math.log2(chance) - (1 - chance) * Math.log2(1 - chance);
}

/** Turns a tour of the mines takes from each square, on average over the minefields. */
export function meanTours({ about, living, fields }: Belief): Float64Array {
  const tours = toursOf(about, living);
  const sums = new Float64Array(SQUARES.length);
  for (const field of fields) {
    const row = field * SQUARES.length;
    for (let square = 0; square < sums.length; square++) sums[square]! += tours[row + square]!;
  }
  return sums.map((sum) => sum / fields.length);
}

const NUMBERS: PerSide<readonly number[]> = {
  black: SEAS.black.map(squareNumber),
  red: SEAS.red.map(squareNumber),
};

/** How many of the minefields have a mine on each square. */
export function mineCounts({ about, living, fields }: Belief): Uint16Array {
  const masks = masksOf(living);
  const counts = new Uint16Array(SQUARES.length);
  const numbers = NUMBERS[about];
  for (const field of fields)
    for (let rest = masks[field]!; rest !== 0; rest &= rest - 1)
      counts[numbers[lowestBerth(rest)]!]!++;
  return counts;
}

/**
 * Turns it takes to destroy a whole minefield one knows, from each square of an empty board: the moves
 * and one depth charge a mine. Indexed by number of the minefield × 64 + square.
 */
export type Tours = Uint8Array;

const made: { -readonly [Name in SideName]?: readonly Tours[] } = {};

export const toursOf = (side: SideName, mines: number): Tours =>
  (made[side] ??= allTours(side))[mines] ?? new Uint8Array();

/** Going by number of mines: the best tour begins with some mine and goes on with the best tour of the rest. */
function allTours(side: SideName): readonly Tours[] {
  const tours: Tours[] = [new Uint8Array(SQUARES.length)];
  for (let mines = 1; mines <= MINES_A_SIDE; mines++)
    tours.push(longerTours(side, mines, tours[mines - 1]!));
  return tours;
}

function longerTours(side: SideName, mines: number, shorter: Tours): Tours {
  const masks = masksOf(mines);
  const tours = new Uint8Array(masks.length * SQUARES.length).fill(UNREACHED);
  for (let field = 0; field < masks.length; field++) {
    const mask = masks[field]!;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const berth = lowestBerth(rest);
      const target = squareNumber(SEAS[side][berth]!);
      const onward = numberOf(mask ^ (1 << berth)) * SQUARES.length;
      for (const beside of AROUND_OF[target]!)
        shorten(tours, field * SQUARES.length, {
          moves: movesTo(beside),
          turns: 1 + shorter[onward + beside]!,
        });
    }
  }
  return tours;
}

/** To a square beside the next mine, and the turns from there on. */
interface Detour {
  readonly moves: Uint8Array;
  readonly turns: number;
}

function shorten(tours: Tours, row: number, { moves, turns }: Detour): void {
  for (let from = 0; from < moves.length; from++) {
    const all = moves[from]! + turns;
    if (all < tours[row + from]!) tours[row + from] = all;
  }
}

/** Moves from each square to this one, on an empty board. */
const movesTo = (square: number): Uint8Array =>
  (crossings[square] ??= routesFrom(square, () => false).turns);

const crossings: Uint8Array[] = [];

/** The tour from a square where it is known for sure where the mines lie. */
export const tourFrom = (square: number, { about, living, fields }: Belief): number =>
  toursOf(about, living)[(fields[0] ?? 0) * SQUARES.length + square] ?? 0;
